import { expect } from 'vitest';
import type { People } from './people';
import type { Persona } from './personas';

/** Everything that only others may see. */
function secretsFrom(people: People, persona: Persona, shown: readonly Persona[]): string[] {
  const open: readonly string[] = [persona, ...shown];
  return Object.entries(people).flatMap(([other, { marker }]) => (open.includes(other) ? [] : [marker]));
}

/** @param shown whose names the page has to show them */
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
