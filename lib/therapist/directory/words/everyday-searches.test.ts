import { beforeAll, describe, expect, it } from 'vitest';
import { setUpDatabase } from '@/lib/testing/database';
import { fillSampleDirectory, now } from '@/lib/testing/sample-directory';
import { readDirectory } from '@/lib/therapist/directory/queries';
import { parseCriteria } from '@/lib/therapist/directory/schema';
import { sampleTherapists } from '@/prisma/seed/therapists';
import { type EverydaySearch, everydaySearches, moreEverydaySearches } from './everyday-searches';
import { fifthSketchSearches } from './fifth-sketch-searches';
import { fourthSketchSearches } from './fourth-sketch-searches';
import { furtherSearches } from './further-searches';
import { secondSketchSearches } from './second-sketch-searches';
import { sixthSketchSearches } from './sixth-sketch-searches';
import { firstSketchSearches } from './sketch-searches';
import { thirdSketchSearches } from './third-sketch-searches';
import { widerSearches } from './wider-searches';

setUpDatabase({ emptied: 'once' });

beforeAll(fillSampleDirectory);

const namesIn = (list = '') => list.split(' ').filter((name) => name !== '');

/** What is wrong with the first page of an everyday search, or nothing. */
async function everydayFault([typed, expected, help]: EverydaySearch): Promise<string | undefined> {
  const { cards, understood } = await readDirectory(parseCriteria({ q: typed }), now);
  const found = cards.map(({ slug }) => slug);
  const shown = understood?.chips.map(({ label }) => label).join(', ');
  const wrong = `${typed}: ${found.join(' ')} (${shown}), not ${expected}`;
  if (help && understood?.help !== help) return `${typed}: shows no help`;
  if (expected === '*') return found.length === sampleTherapists.length - 1 ? undefined : wrong;
  const isOpen = expected.endsWith('…');
  const [needed = [], others = []] = expected.replace('…', '').split('/').map(namesIn);
  const first = isOpen ? found.slice(0, needed.length) : found;
  const allowed = new Set([...needed, ...others]);
  const right = needed.every((name) => first.includes(name)) && first.every((name) => allowed.has(name));
  return right && (found.length > 0 || expected === '') ? undefined : wrong;
}

describe('searches of people who never saw the words', () => {
  it.each([
    ['first', everydaySearches],
    ['second', moreEverydaySearches],
    ['third', firstSketchSearches],
    ['fourth', secondSketchSearches],
    ['fifth', thirdSketchSearches],
    ['sixth', fourthSketchSearches],
    ['wider', widerSearches],
    ['further', furtherSearches],
  ] as const)('show whom they expect: %s list', { tags: ['slow'] }, async (_name, searches) => {
    const faults: string[] = [];
    for (const search of searches) {
      const found = await everydayFault(search);
      if (found) faults.push(found);
    }
    expect(faults, faults.join('\n')).toHaveLength(0);
  });

  it.each([
    ['seventh', fifthSketchSearches],
    ['eighth', sixthSketchSearches],
  ] as const)('show whom they expect: %s list', { tags: ['slow'] }, async (_name, searches) => {
    const faults: string[] = [];
    for (const [typed, must, may, help] of searches) {
      const { cards, understood } = await readDirectory(parseCriteria({ q: typed }), now);
      const found = cards.map(({ slug }) => slug);
      const allowed = [...namesIn(must), ...namesIn(may)];
      const isThere = namesIn(must).every((name) => found.includes(name));
      const isAllowed = may === '*' || found.every((name) => allowed.includes(name));
      if (!isThere || !isAllowed || (help && understood?.help !== help)) {
        faults.push(`${typed}: ${found.join(' ')} (${understood?.help}), not ${must} / ${may}`);
      }
    }
    expect(faults, faults.join('\n')).toHaveLength(0);
  });
});
