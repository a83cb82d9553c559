/** @module-tag slow (lists of searches) */

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { setUpDatabase } from '@/lib/testing/database';
import { fillSampleDirectory, now } from '@/lib/testing/sample-directory';
import { readDirectory } from '@/lib/therapist/directory/queries';
import { parseCriteria } from '@/lib/therapist/directory/schema';

setUpDatabase({ emptied: 'once' });

beforeAll(fillSampleDirectory);

/** The lists of the file beside, each with its heading. */
const lists = readFileSync(new URL('later-searches.txt', import.meta.url), 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((list): [string, string[]] => {
    const [heading = '', ...lines] = list.split('\n').filter((line) => line !== '');
    return [heading, lines];
  });

const namesIn = (list = '') => list.split(' ').filter((name) => name !== '');

/** What is wrong with the first page of a search, or nothing. */
async function faultOf(line: string): Promise<string | undefined> {
  const [typed = '', must, may, help] = line.split('|').map((part) => part.trim());
  const { cards, close, understood } = await readDirectory(parseCriteria({ q: typed }), now);
  const found = cards.map(({ slug }) => slug);
  const offered = [...found, ...close.map(({ card }) => card.slug)];
  const allowed = [...namesIn(must), ...namesIn(may)];
  const missing = namesIn(must).filter((name) => !offered.includes(name));
  const others = may === '*' ? [] : found.filter((name) => !allowed.includes(name));
  if (missing.length + others.length === 0 && (!help || understood?.help === help)) return undefined;
  return `${typed}: without ${missing}, with ${others} (${understood?.help})`;
}

describe('searches of people who never saw the words', () => {
  it.each(lists)('%s', async (_heading, lines) => {
    expect(lines).not.toEqual([]);
    const faults: string[] = [];
    for (const line of lines) {
      const fault = await faultOf(line);
      if (fault) faults.push(fault);
    }
    expect(faults, faults.join('\n')).toHaveLength(0);
  });
});
