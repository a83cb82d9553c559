import { beforeAll, describe, expect, it } from 'vitest';
import { readDirectory } from '@/lib/therapist/directory/queries';
import { parseCriteria } from '@/lib/therapist/directory/schema';
import { sampleTherapists } from '@/prisma/seed/therapists';
import { inTwoRuns } from '@/test/case/sample';
import { setUpDatabase } from '@/test/database/database';
import { fillSampleDirectory, now } from '@/test/therapist/sample-directory';
import { has } from './facts';
import { type Grade, type Line, lists } from './lines';

setUpDatabase({ emptied: 'once' });

beforeAll(fillSampleDirectory);

const people = sampleTherapists.filter(({ isActive }) => isActive);
const bySlug = new Map(people.map((person) => [person.slug, person]));
const worth: Readonly<Record<Grade, number>> = { fits: 2, close: 1, none: 0 };

/**
 * A page fits if a therapist with all facts comes first and half of the list has them. If no therapist has
 * them all, each may miss one.
 */
async function read({ typed, facts, help }: Line): Promise<{ grade: Grade; helps: boolean; page: string }> {
  const { cards, close, understood } = await readDirectory(parseCriteria({ q: typed }), now);
  const missing = (slug: string) => {
    const person = bySlug.get(slug);
    return person ? facts.filter((fact) => !has(person, fact)).length : facts.length;
  };
  const most = people.some(({ slug }) => missing(slug) === 0) ? 0 : 1;
  const shown = cards.map(({ slug }) => slug);
  const fitting = shown.filter((slug) => missing(slug) <= most);
  const isLed = shown.length === 0 ? most > 0 : missing(shown[0] ?? '') <= most;
  const offered = [...(shown.length < people.length ? shown : []), ...close.map(({ card }) => card.slug)];
  const grade =
    isLed && fitting.length * 2 >= shown.length
      ? 'fits'
      : offered.some((slug) => missing(slug) <= most)
        ? 'close'
        : 'none';
  const shownHelp = understood?.help ?? null;
  const chips = understood?.chips.map(({ label }) => label).join(', ');
  return { grade, helps: shownHelp === help, page: `${shown.join(' ')} (${chips}; ${shownHelp})` };
}

describe.each(inTwoRuns(lists))('searches as people typed them', ({ cases, tags }) => {
  it.each(cases)('are answered by people who fit: %s', { tags }, async (_name, lines) => {
    const faults: string[] = [];
    for (const line of lines) {
      const { grade, helps, page } = await read(line);
      if (worth[grade] < worth[line.grade] || !helps) faults.push(`${grade}: ${line.typed}: ${page}`);
    }
    expect(lines).not.toEqual([]);
    expect(faults, faults.join('\n')).toHaveLength(0);
  });
});
