import { expect, it } from 'vitest';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { createTherapist } from '@/test/therapist/factories';
import { readDirectory } from './queries';
import { parseCriteria } from './schema';

setUpDatabase();

/** Spellings of one name each: typed by one person and written differently by another. */
const spellings: readonly (readonly string[])[] = [
  ['Lakshmi', 'Laxmi', 'Laksmi', 'Lakshmy', 'Laxmee'],
  ['Sreeja', 'Srija', 'Shreeja', 'Shrija'],
  ['Minaxi', 'Meenakshi', 'Minakshi'],
  ['Sita', 'Seetha', 'Sitha'],
  ['Pooja', 'Puja'],
  ['Vishwanath', 'Viswanath', 'Vishvanath'],
  ['Swathi', 'Svati', 'Swati'],
  ['Vidhya', 'Vidya'],
  ['Deepthi', 'Dipti', 'Deepti'],
  ['Moorthy', 'Murthy', 'Murti'],
  ['Reddy', 'Reddi', 'Redy'],
  ['Pillai', 'Pilai'],
  ['Iyer', 'Aiyar', 'Ayyar', 'Iyyer'],
  ['Nair', 'Nayar', 'Nayyar'],
  ['Mukherjee', 'Mukherji', 'Mookerjee'],
  ['Banerjee', 'Banerji'],
  ['Chowdhury', 'Choudhury', 'Chaudhuri'],
  ['Gowda', 'Gauda'],
  ['Raaghav', 'Raghav'],
  ['Zoya', 'Joya'],
  ['Farooq', 'Faruk'],
  ['Krishnan', 'Krisnan'],
  ['Venkateswaran', 'Venkateshwaran', 'Venkatesvaran'],
];

it('every spelling of a name sounds alike, and no two of these names do', async () => {
  const sounds = new Map<string, string>();
  for (const [name = '', ...others] of spellings) {
    const rows = await db.$queryRaw<{ sound: string }[]>`
      SELECT sound_of(written) AS sound FROM unnest(${[name, ...others]}::text[]) AS written`;
    expect(new Set(rows.map(({ sound }) => sound)).size, name).toBe(1);
    const [{ sound = '' } = {}] = rows;
    expect(sounds.get(sound), `${name} is not ${sounds.get(sound)}`).toBeUndefined();
    sounds.set(sound, name);
  }
});

it.each(spellings.map((names) => [names] as const))('each of %j finds all of them', async (names) => {
  for (const [index, name] of names.entries()) {
    await createTherapist({ slug: `own-${index}`, name: `${name} Test`, bio: 'I listen first.' });
  }
  await createTherapist({ slug: 'other', name: 'Gurpreet Kaur', bio: 'I listen first.' });
  for (const q of names) {
    const { cards } = await readDirectory(parseCriteria({ q }));
    expect(cards.map(({ slug }) => slug).toSorted(), q).toEqual(names.map((_, index) => `own-${index}`));
  }
});

it('a name of another sound is not among them, and the words of a search stay exact where asked', async () => {
  await createTherapist({ slug: 'lakshmi', name: 'Lakshmi Pillai', bio: 'I listen first.' });
  expect((await readDirectory(parseCriteria({ q: 'Laxmi', exact: '1' }))).cards).toEqual([]);
  expect((await readDirectory(parseCriteria({ q: 'Lata', exact: '1' }))).cards).toEqual([]);
});

it('a search is read without marks that nobody sees, and its figures in the digits of any script', () => {
  expect(parseCriteria({ q: '\u200bLak\u00adshmi\ufeff  १५०० तक' }).q).toBe('Lakshmi 1500 तक');
  expect(parseCriteria({ fee_min: '५००', fee_max: '১৫০০' })).toMatchObject({ feeMin: 500, feeMax: 1500 });
});
