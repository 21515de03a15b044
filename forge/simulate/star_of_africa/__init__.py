"""Policies for Star of Africa."""
