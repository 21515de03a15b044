// A small client with rules of its own for Star of Africa, Zvezda edition: what a pawn may do.
// It knows the bundle and nothing of forge; what it does not know it leaves out (undefined).
import { readFileSync } from "node:fs";

export function client(path, mistake) {
  const bundle = JSON.parse(readFileSync(path, "utf8"));
  const number = Object.fromEntries(bundle.edition.parameters.map((p) => [p.id, p.value]));
  if (mistake) number[mistake] *= 2;
  const steps = new Map();
  const flights = new Map();
  const add = (ways, from, way) => ways.set(from, [...(ways.get(from) ?? []), way]);
  for (const link of bundle.board.links) {
    const row = [link.from, ...link.circles.map((circle) => circle.id), link.to];
    for (let i = 1; i < row.length; i++) {
      const ways = link.kind === "air" ? flights : steps;
      add(ways, row[i - 1], { link, from: row[i - 1], to: row[i] });
      if (!link.oneway) add(ways, row[i], { link, from: row[i], to: row[i - 1] });
    }
  }
  const isSite = (place) => !place.includes(":");
  const fare = (me, way) =>
    way.link.kind === "sea" && isSite(way.from) && !me.free_exit ? number.sea_fee : 0;
  const actions = {
    begin: (state, me) => [
      "roll",
      ...(me.shoes ? ["horseshoe for money", "horseshoe for an extra turn"] : []),
      ...(flights.get(me.at) ?? [])
        .filter(() => me.money >= number.air_fare)
        .map((way) => `fly ${way.link.id} to ${way.to}`),
    ],
    walk: (state, me) => {
      const open = (steps.get(me.at) ?? []).filter((way) => fare(me, way) <= me.money);
      return [
        ...(state.walked >= number.min_points || !open.length ? ["stop"] : []),
        ...(me.shoes ? ["horseshoe for money"] : []),
        ...open.map((way) => `step ${way.link.id} to ${way.to}`),
      ];
    },
    offer: (state, me) => [
      "leave closed",
      ...(me.money >= number.open_passed_fee ? ["open"] : []),
      ...(me.shoes ? ["horseshoe for money"] : []),
    ],
    thrown: () => Array.from({ length: number.die_sides }, (_, i) => [`throw ${i + 1}`, 1]),
  };
  return {
    legal: (state) => actions[state.phase]?.(state, state.players[state.seat]),
    apply: (state, action) => {
      if (!action.startsWith("throw ")) return undefined;
      const face = Number(action.slice(6));
      return { ...state, phase: "walk", throw: face, points: face };
    },
  };
}
