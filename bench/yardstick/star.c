/* Star of Africa, Zvezda edition, and the greedy policy, written by hand: what forge is measured by.

   The board and all numbers come from the edition; the readings of the rules are those shipped
   (bench/yardstick/star_c.py compares). Chance, actions and digest follow docs/simulator.md, so
   equal digests show that both play the same games. codes.h is made from the rules' numbers. */

#include <stdint.h>
#include <string.h>
#include "codes.h"

enum { POINTS = 512, ARCS = 2048, FLIGHTS = 512, SEATS = 8, KINDS = 32, TURNS = 65536, WIDTH = 512 };
enum { TO_TOKEN, TO_HOME, TO_CAPE, TO_OWNER, TO_ROBBER };
enum { LONG_WALK = 7 };

/* The board and the edition, in the order in which star_c.py sends them. */
static int n_points, n_arcs, n_squares, n_starts, n_kinds, cape, gold, slave, die_sides, start_money,
    factor, bonus, ring_missed, air_fare, min_points, passed_fee, sea_fee, shoe_cash, slave_missed,
    island_missed, robber_toll, robber_missed;
static uint16_t first[POINTS + 1], head[ARCS], tail[ARCS], air_first[POINTS + 1], air_head[FLIGHTS];
static uint16_t squares[POINTS], starts[SEATS];
static uint8_t sea[ARCS], site[POINTS], port[POINTS], home[POINTS], island[POINTS], ring[POINTS];
static uint8_t role[KINDS];
static int way_out[POINTS], die[64], mix[KINDS], worth[KINDS], home_far[POINTS];

/* The game under way. */
static uint32_t seed, game, digest;
static int seats, seat, ply, turns, limit, winner, over, owner, found, cape_paid, extra;
static int throw_, points, walked, n_passed, opened;
static int pos[SEATS], money[SEATS], shoes[SEATS], wait[SEATS], free_exit[SEATS], robber[SEATS];
static int left[KINDS], passed[64];
static uint8_t kind[POINTS], closed[POINTS], open_robber[POINTS];

/* The policy's plan and scratch. */
static uint32_t stamp, seen[POINTS];
static uint16_t queue[POINTS], by_arc[POINTS], depth[POINTS], way[POINTS];
static int spent[POINTS], way_turn, way_length, way_at, way_goal;

/* What is counted. */
static int most[SEATS], start_of[SEATS], seen_turn, found_turn;
static uint8_t fired[N_EVENTS];
int64_t games, unfinished, plies, digests, won[SEATS * SEATS], begun[SEATS * SEATS];
int64_t turn_bins[TURNS], found_bins[TURNS], sum_bins[1024], turned[KINDS], fired_in[N_EVENTS];
int64_t count[N_EVENTS * WIDTH];

static uint32_t mix32(uint32_t h)
{
    h ^= h >> 16;
    h *= 0x85EBCA6Bu;
    h ^= h >> 13;
    h *= 0xC2B2AE35u;
    return h ^ (h >> 16);
}

static uint32_t first_word(uint32_t s) { return mix32(s ^ 0x9E3779B9u); }
static uint32_t stir(uint32_t h, uint32_t c) { return mix32(h * 5 + 0xE6546B64u + mix32(c)); }

static uint32_t roll(uint32_t total)
{
    uint32_t word = stir(stir(first_word(seed), game), (uint32_t)ply);
    return (uint32_t)(((uint64_t)word * total) >> 32);
}

static inline void emit(int event, int place)
{
    count[event * WIDTH + place]++;
    fired[event] = 1;
}

static void act(int action)
{
    digest = stir(digest, (uint32_t)action);
    ply++;
}

static void watch(void)
{
    if (turns != seen_turn) {
        seen_turn = turns;
        for (int p = 0; p < seats; p++)
            if (money[p] > most[p]) most[p] = money[p];
    } else if (money[seat] > most[seat]) {
        most[seat] = money[seat];
    }
    if (found && !found_turn) found_turn = turns;
}

/* The rules. */

static void recruit(int p, int v)
{
    robber[p] = 1;
    open_robber[v] = 0;
    closed[v] = 0;
    emit(E_RECRUIT, v);
}

static void take_star(int p)
{
    owner = p;
    robber[p] = 0;
}

static void lose_star(int p, int v)
{
    emit(E_STAR_LOST, v);
    money[p] = 0;
    owner = AT_CAPE;
    emit(E_STAR_LAID, cape);
    if (open_robber[cape]) {
        open_robber[cape] = 0;
        emit(E_CLEARED, cape);
    }
}

static int meet_robber(int p, int v)
{
    if (!open_robber[v]) return 0;
    if (!found) {
        if (money[p] >= robber_toll) {
            money[p] -= robber_toll;
            emit(E_TOLL, v);
        } else {
            emit(E_SPARED, v);
        }
    } else if (owner == p) {
        if (points > 0) emit(E_HALT, v);
        lose_star(p, v);
        return 1;
    } else if (!robber[p]) {
        recruit(p, v);
    }
    return 0;
}

static int enter(int p, int v)
{
    pos[p] = v;
    if (v == cape && !cape_paid) {
        cape_paid = 1;
        money[p] += bonus;
        emit(E_PRIZE, v);
    }
    if (v == cape && owner == AT_CAPE) {
        take_star(p);
        emit(E_TAKE, v);
    }
    if (owner >= 0 && owner != p && robber[p] && pos[owner] == v) {
        money[p] += money[owner];
        money[owner] = 0;
        take_star(p);
        emit(E_STEAL, v);
        emit(E_LOOT, v);
    }
    int ended = meet_robber(p, v);
    if (owner == p && home[v]) {
        winner = p;
        over = 1;
        emit(E_WIN, v);
    }
    return ended;
}

static void open_token(int p, int v)
{
    int k = kind[v];
    closed[v] = 0;
    left[k]--;
    emit(E_OPEN, v);
    if (++opened > 1) emit(E_ORDER, v);
    switch (role[k]) {
    case GEM:
        emit(E_GEM, v);
        if (v == gold) emit(E_DOUBLE, v);
        money[p] += v == gold ? worth[k] * factor : worth[k];
        break;
    case SHOE:
        shoes[p]++;
        emit(E_SHOE, v);
        break;
    case STAR:
        take_star(p);
        found = 1;
        emit(E_FIND_STAR, v);
        break;
    case ROBBER:
        if (v == slave) {
            wait[p] += slave_missed;
            emit(E_CAPTIVE, v);
        }
        if (!found) {
            emit(E_ROBBED, v);
            money[p] = 0;
            open_robber[v] = 1;
        } else if (owner == p) {
            open_robber[v] = 1;
            lose_star(p, v);
        } else if (!robber[p]) {
            recruit(p, v);
        } else {
            open_robber[v] = 1;
            emit(E_SECOND_ROBBER, v);
        }
        break;
    default:
        emit(E_BLANK, v);
    }
}

static void pass_token(int v)
{
    if (!closed[v]) return;
    for (int i = 0; i < n_passed; i++)
        if (passed[i] == v) return;
    passed[n_passed++] = v;
}

static int all_broke(int p)
{
    if (money[p] >= sea_fee) return 0;
    for (int q = 0; q < seats; q++)
        if (money[q] >= sea_fee || shoes[q]) return 0;
    return 1;
}

static int fare_of(int p) { return free_exit[p] || all_broke(p) ? 0 : sea_fee; }

static void tell_fare(int p)
{
    if (port[pos[p]] && money[p] < fare_of(p)) emit(E_NO_FARE, pos[p]);
}

static int puts_to_sea(int e) { return sea[e] && site[tail[e]]; }

/* True when the walk ends there. */
static int step(int p, int e)
{
    int v = head[e];
    if (puts_to_sea(e)) {
        if (free_exit[p]) {
            free_exit[p]--;
            emit(E_CARRIED, tail[e]);
        } else if (all_broke(p)) {
            emit(E_GRACE, tail[e]);
        } else {
            money[p] -= sea_fee;
            emit(E_FARE, tail[e]);
        }
    }
    points--;
    walked++;
    emit(E_STEP, e);
    int ended = enter(p, v);
    if (over) return 1;
    pass_token(v);
    if (ended || !points) return 1;
    tell_fare(p);
    return 0;
}

static void halt(int p)
{
    int v = pos[p];
    if (ring[v]) {
        wait[p] += ring_missed;
        emit(E_RING, v);
    }
    if (open_robber[v] && !found) {
        wait[p] += robber_missed;
        emit(E_ROBBER_WAIT, v);
    }
}

/* On to the next turn in which somebody has a choice, or to the end at the limit. */
static void next_turn(void)
{
    for (;;) {
        if (limit > 0 && turns == limit) {
            over = 1;
            emit(E_LIMIT, 0);
            return;
        }
        turns++;
        throw_ = points = walked = n_passed = opened = 0;
        if (extra > 0) {
            extra--;
            emit(E_EXTRA_TURN, pos[seat]);
        } else {
            seat = seat + 1 == seats ? 0 : seat + 1;
        }
        int p = seat, v = pos[p];
        if (!wait[p]) {
            int stuck = island[v] && !shoes[p] && !free_exit[p];
            if (!stuck || (way_out[v] >= 0 && money[p] >= way_out[v])) return;
            free_exit[p] = 1;
            wait[p] += island_missed;
            emit(E_STRANDED, v);
            if (!wait[p]) return;
        }
        wait[p]--;
        emit(E_MISS, v);
    }
}

/* The greedy policy. */

static int goal_of(int p)
{
    if (owner == p) return TO_HOME;
    if (owner == AT_CAPE) return TO_CAPE;
    if (owner == NOBODY) return TO_TOKEN;
    if (robber[p]) return TO_OWNER;
    for (int i = 0; i < n_squares; i++)
        if (open_robber[squares[i]]) return TO_ROBBER;
    return TO_TOKEN;
}

static int is_goal(int v, int goal)
{
    switch (goal) {
    case TO_TOKEN: return closed[v];
    case TO_HOME: return home[v];
    case TO_CAPE: return v == cape;
    case TO_OWNER: return owner >= 0 && pos[owner] == v;
    default: return open_robber[v];
    }
}

static int find_way(int p, int goal)
{
    int begin = pos[p], purse = money[p], fare = fare_of(p), shy = owner == p;
    int from = 0, to = 1;
    stamp++;
    queue[0] = begin;
    seen[begin] = stamp;
    spent[begin] = 0;
    depth[begin] = 0;
    while (from < to) {
        int u = queue[from++];
        for (int e = first[u]; e < first[u + 1]; e++) {
            int v = head[e];
            if (seen[v] == stamp || (shy && open_robber[v])) continue;
            int cost = spent[u] + (puts_to_sea(e) ? fare : 0);
            if (cost > purse) continue;
            if (!found && open_robber[v] && cost + robber_toll <= purse) cost += robber_toll;
            seen[v] = stamp;
            spent[v] = cost;
            depth[v] = depth[u] + 1;
            by_arc[v] = e;
            if (is_goal(v, goal)) {
                int length = depth[v];
                for (int i = length - 1; i >= 0; i--) {
                    way[i] = by_arc[v];
                    v = tail[by_arc[v]];
                }
                return length;
            }
            queue[to++] = v;
        }
    }
    return -1;
}

static int flight(int p)
{
    int u = pos[p], goal = goal_of(p);
    if (money[p] < air_fare || air_first[u] == air_first[u + 1]) return -1;
    if (goal == TO_HOME) {
        int best = -1, nearest = home_far[u] - 4;
        for (int f = air_first[u]; f < air_first[u + 1]; f++) {
            int v = air_head[f];
            if (!open_robber[v] && !closed[v] && home_far[v] < nearest) {
                nearest = home_far[v];
                best = f;
            }
        }
        return best;
    }
    if (goal == TO_TOKEN) {
        int length = find_way(p, goal);
        if (length >= 0 && length < LONG_WALK) return -1;
    }
    for (int f = air_first[u]; f < air_first[u + 1]; f++)
        if (is_goal(air_head[f], goal)) return f;
    return -1;
}

static int may_step(int p, int e)
{
    return !puts_to_sea(e) || fare_of(p) <= money[p];
}

static int any_step(int p)
{
    int found_arc = -1, v = pos[p];
    for (int e = first[v]; e < first[v + 1]; e++)
        if (may_step(p, e)) {
            if (!open_robber[head[e]]) return ARC + e;
            if (found_arc < 0) found_arc = e;
        }
    return walked >= min_points || found_arc < 0 ? STOP : ARC + found_arc;
}

static int choose_step(int p)
{
    int goal = goal_of(p);
    if (way_turn != turns || way_goal != goal || !walked) {
        way_turn = turns;
        way_goal = goal;
        way_at = 0;
        way_length = find_way(p, goal);
    }
    if (way_at >= way_length) return walked >= min_points ? STOP : any_step(p);
    int e = way[way_at++];
    if (owner == p && points == 1 && closed[head[e]] && walked >= min_points) return STOP;
    return may_step(p, e) ? ARC + e : any_step(p);
}

static int worth_opening(int p)
{
    int hidden = 0, value = found ? 0 : start_money;
    if (owner == p) return 0;
    for (int k = 0; k < n_kinds; k++) {
        hidden += left[k];
        if (role[k] == GEM) value += left[k] * worth[k];
        if (role[k] == ROBBER) value -= left[k] * (money[p] - passed_fee);
    }
    return value > hidden * passed_fee;
}

/* One game. */

static void walk(int p)
{
    uint32_t total = 0;
    for (int i = 1; i <= die_sides; i++) total += die[i];
    watch();
    int number = (int)roll(total), face = 1;
    while (number >= die[face]) number -= die[face++];
    throw_ = points = face;
    emit(E_ROLL, pos[p]);
    act(face);
    tell_fare(p);
    for (;;) {
        watch();
        int a = choose_step(p);
        act(a);
        if (a == STOP) {
            emit(walked ? E_STOP_SHORT : E_STAY, pos[p]);
            return;
        }
        if (step(p, a - ARC)) return;
    }
}

static void ask(int p)
{
    for (int i = 0; points == 0 && i < n_passed; i++) {
        int v = passed[i];
        if (!closed[v] || (v == pos[p] && throw_)) continue;
        if (money[p] < passed_fee && !shoes[p]) break;
        watch();
        if (money[p] >= passed_fee && worth_opening(p)) {
            act(OPEN);
            money[p] -= passed_fee;
            emit(E_PAY_TOKEN, v);
            open_token(p, v);
        } else {
            act(LEAVE);
            emit(E_LEAVE, v);
        }
    }
    if (closed[pos[p]]) open_token(p, pos[p]);
}

static void close_turn(int p)
{
    if (!shoes[p]) return;
    for (;;) {
        watch();
        if (!shoes[p] || owner != p || wait[p]) {
            act(DONE);
            return;
        }
        act(EXTRA);
        shoes[p]--;
        extra++;
        emit(E_EXTRA, pos[p]);
    }
}

static void take_turn(int p)
{
    watch();
    while (shoes[p] && money[p] < sea_fee && island[pos[p]] && owner != p) {
        act(CASH);
        shoes[p]--;
        money[p] += shoe_cash;
        emit(E_CASH, pos[p]);
        watch();
    }
    int f = flight(p), moved = 1;
    if (f >= 0) {
        act(ARC + n_arcs + f);
        money[p] -= air_fare;
        emit(E_FLY, f);
        enter(p, air_head[f]);
    } else {
        act(ROLL);
        walk(p);
        moved = walked > 0;
    }
    if (over) return;
    if (moved) {
        halt(p);
        ask(p);
    }
    close_turn(p);
}

static void set_up(void)
{
    winner = owner = NOBODY;
    seat = ply = turns = over = found = cape_paid = extra = found_turn = 0;
    way_turn = seen_turn = 0;
    digest = 0;
    memset(closed, 0, sizeof closed);
    memset(open_robber, 0, sizeof open_robber);
    memcpy(left, mix, sizeof left);
    int lying = n_squares;
    for (int i = 0; i < n_squares; i++) {
        int number = (int)roll((uint32_t)lying--), k = 0;
        while (number >= left[k]) number -= left[k++];
        left[k]--;
        kind[squares[i]] = k;
        closed[squares[i]] = 1;
        emit(E_LAY, squares[i]);
        act(k);
    }
    memcpy(left, mix, sizeof left);
    for (int p = 0; p < seats; p++) {
        start_of[p] = (p + (int)game) % n_starts;
        pos[p] = starts[start_of[p]];
        most[p] = money[p] = start_money;
        shoes[p] = wait[p] = free_exit[p] = robber[p] = 0;
        emit(E_START, pos[p]);
        act(START + start_of[p]);
    }
    seat = seats - 1;
}

static void count_game(void)
{
    int richest = 0;
    watch();
    for (int p = 0; p < seats; p++) {
        begun[p * n_starts + start_of[p]]++;
        if (winner == p) won[p * n_starts + start_of[p]]++;
        if (most[p] > richest) richest = most[p];
    }
    sum_bins[richest / 100 < 1023 ? richest / 100 : 1023]++;
    if (winner == NOBODY) unfinished++;
    else turn_bins[turns]++;
    if (found_turn) found_bins[found_turn]++;
    for (int k = 0; k < n_kinds; k++) turned[k] += mix[k] - left[k];
    for (int e = 0; e < N_EVENTS; e++) {
        fired_in[e] += fired[e];
        fired[e] = 0;
    }
    plies += ply;
    digests += stir(first_word(game), digest);
    games++;
}

static const int32_t *numbers(const int32_t *in, int *const *to, int n)
{
    for (int i = 0; i < n; i++) *to[i] = *in++;
    return in;
}

#define LIST(name) for (int32_t n = *in++, i = 0; i < n; i++) name[i] = *in++

void load(const int32_t *in)
{
    int *const single[] = {
        &n_points, &n_arcs, &n_squares, &n_starts, &n_kinds, &cape, &gold, &slave, &die_sides,
        &start_money, &factor, &bonus, &ring_missed, &air_fare, &min_points, &passed_fee, &sea_fee,
        &shoe_cash, &slave_missed, &island_missed, &robber_toll, &robber_missed,
    };
    in = numbers(in, single, sizeof single / sizeof *single);
    LIST(first);
    LIST(head);
    LIST(tail);
    LIST(sea);
    LIST(air_first);
    LIST(air_head);
    LIST(site);
    LIST(port);
    LIST(home);
    LIST(island);
    LIST(way_out);
    LIST(ring);
    LIST(squares);
    LIST(starts);
    LIST(die);
    LIST(mix);
    LIST(role);
    LIST(worth);
    LIST(home_far);
}

void play(uint32_t with_seed, uint32_t from, int n, int at_table, int at_most)
{
    seed = with_seed;
    seats = at_table;
    limit = at_most;
    for (game = from; game < from + (uint32_t)n; game++) {
        set_up();
        next_turn();
        while (!over) {
            take_turn(seat);
            if (!over) next_turn();
        }
        count_game();
    }
}
