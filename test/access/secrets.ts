import { expect } from 'vitest';
import type { People } from './people';
import type { Persona } from './personas';

/** Every text that only other people may see. */
function secretsFrom(people: People, persona: Persona, shown: readonly Persona[]): string[] {
  const open: readonly string[] = [persona, ...shown];
  return Object.entries(people).flatMap(([other, { marker }]) => (open.includes(other) ? [] : [marker]));
}

/** @param shown the people whose names the page must show */
export function expectNoSecret(
  people: People,
  body: string,
  persona: Persona,
  shown: readonly Persona[] = [],
): void {
  const seen = secretsFrom(people, persona, shown).filter((secret) =>
    body.toLowerCase().includes(secret.toLowerCase()),
  );
  expect(seen).toEqual([]);
}
