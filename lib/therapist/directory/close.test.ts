import { beforeAll, describe, expect, it } from 'vitest';
import type { SearchParams } from '@/lib/format/search-params';
import { sampleTherapists } from '@/prisma/seed/therapists';
import { setUpDatabase } from '@/test/database/database';
import { fillSampleDirectory, now } from '@/test/therapist/sample-directory';
import { readDirectory } from './queries';
import { parseCriteria } from './schema';

setUpDatabase({ emptied: 'once' });

beforeAll(fillSampleDirectory);

async function read(parameters: SearchParams) {
  const { cards, close } = await readDirectory(parseCriteria(parameters), now);
  return {
    shown: cards.map(({ slug }) => slug),
    close: close.map(({ card, but }) => `${card.slug}: ${but}`),
  };
}

const personOf = (line: string) => sampleTherapists.find(({ slug }) => line.startsWith(`${slug}: `));

describe('beside a short list', () => {
  it('has the person who fits all but one thing, with that thing', async () => {
    expect(await read({ q: 'couples therapist gujarati' })).toEqual({
      shown: ['jignesh-patel'],
      close: [],
    });
    const { shown, close } = await read({ q: 'breakup, exams' });
    expect(shown).toEqual(['devika-menon']);
    expect(close).toContain('lalremruati-chhangte: Break-up');
    expect(close).toContain('rohan-deshpande: Student life');
    expect(close.length).toBeLessThanOrEqual(6);
  });

  it('each way to leave something out has its place, and nobody is there twice', async () => {
    const { shown, close } = await read({ q: 'anxiety in person mumbai' });
    const slugs = close.map((line) => line.slice(0, line.indexOf(':')));
    expect(new Set([...slugs, ...shown]).size).toBe(slugs.length + shown.length);
    expect(new Set(close.map((line) => line.slice(line.indexOf(':')))).size).toBeGreaterThan(1);
  });

  it('a title and a time may be missing, a language and a gender never', async () => {
    const urdu = await read({ q: 'urdu speaking psychologist' });
    expect(urdu.close).toContain('saira-bano-ansari: “psychologist”');
    expect(urdu.close.every((line) => personOf(line)?.languages.includes('Urdu'))).toBe(true);
    const woman = await read({ q: 'tamil woman saturday evening' });
    expect(woman.close.every((line) => personOf(line)?.gender === 'woman')).toBe(true);
    expect(woman.close.every((line) => personOf(line)?.languages.includes('Tamil'))).toBe(true);
  });

  it('a chosen filter stays', async () => {
    const { close } = await read({ q: 'breakup, exams', gender: 'woman' });
    expect(close.length).toBeGreaterThan(0);
    expect(close.every((line) => personOf(line)?.gender === 'woman')).toBe(true);
  });

  it('has nobody when many fit, when nothing but one thing was said, on a later page and for words as typed', async () => {
    for (const parameters of [
      { q: 'hindi' },
      { q: 'konkani' },
      { q: 'breakup, exams', exact: '1' },
      { q: 'breakup, exams', after: 'devika-menon' },
      { location: 'pune' },
    ]) {
      expect([parameters, (await read(parameters)).close]).toEqual([parameters, []]);
    }
  });
});
