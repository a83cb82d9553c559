import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchParams } from '@/lib/format/search-params';
import { db } from '@/lib/server/db';
import { anyText } from '@/test/case/any-text';
import { randomCases } from '@/test/case/sample';
import { setUpDatabase } from '@/test/database/database';
import { createTherapist } from '@/test/therapist/factories';
import { type DirectoryPage, readDirectory } from './queries';
import { parseCriteria } from './schema';

setUpDatabase();

function read(raw: SearchParams = {}): Promise<DirectoryPage> {
  return readDirectory(parseCriteria(raw));
}

async function slugs(raw: SearchParams = {}): Promise<string[]> {
  return (await read(raw)).cards.map(({ slug }) => slug);
}

/** Five therapists who differ in every search criterion. */
async function createFive(): Promise<void> {
  const plain = {
    specialization: [],
    languages: ['English'],
    modes: ['video'],
    sessionRate: null,
    gender: null,
  };
  await createTherapist({
    ...plain,
    slug: 'deepa-nunez',
    name: 'Deepá Núñez',
    title: 'Psychotherapist',
    bio: 'Ways through anxiety and long tiredness.',
    location: 'Bengaluru',
    specialization: ['Anxiety', 'Couples & family'],
    sessionRate: '1200',
    gender: 'woman',
    yearsOfExperience: 4,
  });
  await createTherapist({
    ...plain,
    slug: 'jose-rao',
    name: 'José Rao',
    title: 'Counsellor',
    bio: 'Grief takes the time it takes. 100% at your pace_.',
    location: 'Mumbai',
    specialization: ['Grief'],
    languages: ['English', 'Hindi'],
    sessionRate: '900',
    gender: 'man',
    yearsOfExperience: 20,
  });
  await createTherapist({
    ...plain,
    slug: 'priya-nair',
    name: 'Priya Nair',
    title: 'Rehabilitation Psychologist',
    bio: 'मन की बात, anxiety and sleep.',
    location: 'Mumbai',
    specialization: ['Anxiety', 'Sleep'],
    languages: ['Malayalam', 'Hindi'],
    modes: ['phone', 'in_person'],
    sessionRate: '2500',
    gender: 'woman',
    acceptingNewClients: false,
    yearsOfExperience: 11,
  });
  await createTherapist({
    ...plain,
    slug: 'zoya-khan',
    name: 'Zoya Khan',
    title: 'Counsellor',
    bio: 'Work.',
    location: 'Online',
    yearsOfExperience: null,
  });
  await createTherapist({
    ...plain,
    slug: 'asha-hidden',
    name: 'Asha Hidden',
    bio: 'anxiety',
    isActive: false,
  });
}

describe('the plain list', () => {
  it('shows active therapists in display order, with counts beside every filter', async () => {
    await createFive();
    const page = await read();
    expect(page.cards.map(({ slug }) => slug)).toEqual([
      'deepa-nunez',
      'jose-rao',
      'priya-nair',
      'zoya-khan',
    ]);
    expect(page.total).toEqual({ count: 4, atLeast: false });
    expect(page.options.specialization).toEqual([
      { value: 'anxiety', label: 'Anxiety', therapists: 2 },
      { value: 'couples-family', label: 'Couples & family', therapists: 1 },
      { value: 'grief', label: 'Grief', therapists: 1 },
      { value: 'sleep', label: 'Sleep', therapists: 1 },
    ]);
    expect(page.figures).toEqual({ therapists: 4, specializations: 4 });
  });

  it('shows nothing beyond the fields of a card', async () => {
    await createTherapist();
    const [card] = (await read()).cards;
    expect(Object.keys(card ?? {}).sort()).toEqual(
      'accepting availability bio claimed feePaise freeDays languages location modes mostFeePaise name nextFree picture registers reviewAverage reviewCount sample slug specialization title years'.split(
        ' ',
      ),
    );
  });

  it('cuts a long bio behind a word', async () => {
    await createTherapist({ bio: `${'मन '.repeat(66)}long, longer` });
    await createTherapist({ slug: 'other', bio: 'Short, and whole.' });
    const [long, whole] = (await read()).cards;
    expect(long?.bio).toBe(`${'मन '.repeat(66).trim()}…`);
    expect(whole?.bio).toBe('Short, and whole.');
  });

  it('is empty without therapists', async () => {
    expect(await read()).toMatchObject({
      cards: [],
      total: { count: 0 },
      next: null,
      previous: null,
      close: [],
      looser: [],
    });
  });
});

describe('search', () => {
  it.each([
    ['deepa', ['deepa-nunez']],
    ['DEEPÁ', ['deepa-nunez']],
    ['jose', ['jose-rao']],
    ['anx', ['deepa-nunez', 'priya-nair']],
    ['anxiety sleep', ['priya-nair']],
    ['psych', ['deepa-nunez', 'priya-nair']],
    ['grief', ['jose-rao']],
    ['couples & family', ['deepa-nunez']],
    ['therapist for anxiety in Mumbai', ['priya-nair']],
    ['bangalore', ['deepa-nunez']],
    ['pr', ['priya-nair']],
    ['ra', ['jose-rao']],
    ['मन', ['priya-nair']],
    ['बात', ['priya-nair']],
  ])('%s finds %j', async (q, expected) => {
    await createFive();
    expect(await slugs({ q })).toEqual(expected);
  });

  it('looks at names only for one or two letters', async () => {
    await createFive();
    expect(await slugs({ q: 'a' })).toEqual([]);
    expect(await slugs({ q: 'z' })).toEqual(['zoya-khan']);
  });

  it.each([
    ['anxeity', 'anxiety', ['deepa-nunez', 'priya-nair']],
    ['Banglore', 'bangalore', ['deepa-nunez']],
    ['Priyaa', 'priya', ['priya-nair']],
    ['greif in Mumbai', 'grief in Mumbai', ['jose-rao']],
  ])('reads %s as %s', async (q, meant, expected) => {
    await createFive();
    const page = await read({ q });
    expect(page.correctedTo).toBe(meant);
    expect(page.cards.map(({ slug }) => slug)).toEqual(expected);
    expect(await read({ q, exact: '1' })).toMatchObject({ cards: [], correctedTo: null });
  });

  it('does not correct what is there, nor short words', async () => {
    await createFive();
    expect((await read({ q: 'anxi' })).correctedTo).toBeNull();
    expect((await read({ q: 'grf' })).correctedTo).toBeNull();
  });

  it('never offers the name of somebody who left', async () => {
    await createFive();
    expect((await read({ q: 'priyaa' })).correctedTo).toBe('priya');
    await db.therapist.update({ where: { slug: 'priya-nair' }, data: { isActive: false } });
    expect((await read({ q: 'priyaa' })).correctedTo).toBeNull();
  });

  it.each(['%', '_', "'", '"', '\\', ':* & !', '\0', '\ud800', '<->', '((', '🙂'])(
    'takes %j for nothing to search for',
    async (q) => {
      await createFive();
      expect(await slugs({ q })).toHaveLength(4);
    },
  );

  it('survives any text', { tags: ['slow'] }, async () => {
    await createFive();
    await fc.assert(
      fc.asyncProperty(anyText({ maxLength: 120 }), async (q) => {
        expect((await read({ q })).cards.length).toBeLessThanOrEqual(4);
      }),
      randomCases(60),
    );
  });
});

describe('filters', () => {
  it.each<[SearchParams, string[]]>([
    [{ specialization: 'anxiety' }, ['deepa-nunez', 'priya-nair']],
    [{ specialization: 'Couples & Family' }, ['deepa-nunez']],
    [{ location: 'mumbai', language: 'hindi' }, ['jose-rao', 'priya-nair']],
    [{ mode: 'phone' }, ['priya-nair']],
    [{ gender: 'man' }, ['jose-rao']],
    [{ accepting: 'yes', location: 'mumbai' }, ['jose-rao']],
    [{ fee_max: '1200' }, ['deepa-nunez', 'jose-rao']],
    [{ fee_min: '901', fee_max: '2500' }, ['deepa-nunez', 'priya-nair']],
    [{ q: 'anxiety', fee_min: '2000' }, ['priya-nair']],
    [{ specialization: 'no-such-thing' }, ['deepa-nunez', 'jose-rao', 'priya-nair', 'zoya-khan']],
  ])('%j shows %j', async (raw, expected) => {
    await createFive();
    const page = await read(raw);
    expect(page.cards.map(({ slug }) => slug)).toEqual(expected);
    expect(page.total).toEqual({ count: expected.length, atLeast: false });
  });

  it('count what choosing each value would show now', async () => {
    await createFive();
    const { options } = await read({ q: 'anxiety', location: 'mumbai' });
    const counts = (kind: 'location' | 'language' | 'specialization') =>
      Object.fromEntries(options[kind].map(({ value, therapists }) => [value, therapists]));
    expect(counts('location')).toEqual({ bengaluru: 1, mumbai: 1, online: 0 });
    expect(counts('language')).toEqual({ english: 0, hindi: 1, malayalam: 1 });
    expect(counts('specialization')).toEqual({ anxiety: 1, 'couples-family': 0, grief: 0, sleep: 1 });
  });

  it('that find nothing say which of them to leave out', async () => {
    await createFive();
    const page = await read({ specialization: 'grief', location: 'bengaluru', fee_max: '1500' });
    expect(page.cards).toEqual([]);
    expect(page.looser).toEqual([
      { removed: 'specialization', total: { count: 1, atLeast: false } },
      { removed: 'location', total: { count: 1, atLeast: false } },
    ]);
  });
});

describe('order and paging', () => {
  it.each([
    ['fee-low', ['jose-rao', 'deepa-nunez', 'priya-nair', 'zoya-khan']],
    ['fee-high', ['priya-nair', 'deepa-nunez', 'jose-rao', 'zoya-khan']],
    ['experience', ['jose-rao', 'priya-nair', 'deepa-nunez', 'zoya-khan']],
    ['name', ['deepa-nunez', 'jose-rao', 'priya-nair', 'zoya-khan']],
  ])('%s: a person who has not said comes last', async (sort, expected) => {
    await createFive();
    expect(await slugs({ sort })).toEqual(expected);
  });

  it.each(['recommended', 'soonest', 'fee-low', 'fee-high', 'experience', 'name'])(
    'by %s every therapist is met once on the way there, and again on the way back',
    { tags: ['slow'] },
    async (sort) => {
      for (let number = 0; number < 60; number++) {
        await createTherapist({
          slug: `person-${number}`,
          displayOrder: number % 7,
          sessionRate: number % 5 === 0 ? null : 500 + (number % 4) * 100,
          yearsOfExperience: number % 6 === 0 ? null : number % 3,
          name: `Name ${number % 9}`,
          nextFreeAt: number % 8 === 0 ? null : new Date(Date.now() + ((number % 5) + 1) * 3_600_000),
          freeCells: number % 8 === 0 ? null : '1'.repeat(384),
          acceptingNewClients: number % 10 !== 0,
        });
      }
      for (const filter of [{}, { q: 'anxiety' }, { location: 'pune', language: 'english' }]) {
        const pages = [await read({ ...filter, sort })];
        for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
          pages.push(await readDirectory(next));
        expect(pages.map(({ cards }) => cards.length)).toEqual([21, 21, 18]);
        const there = pages.flatMap(({ cards }) => cards.map(({ slug }) => slug));
        expect(new Set(there).size).toBe(60);
        const back = pages.at(-1)?.previous;
        const middle = back ? await readDirectory(back) : undefined;
        expect(middle?.cards).toEqual(pages[1]?.cards);
        const first = middle?.previous ? await readDirectory(middle.previous) : undefined;
        expect(first?.cards).toEqual(pages[0]?.cards);
        expect(first?.previous).toBeNull();
      }
    },
  );

  it('starts again when the card at the edge is gone', async () => {
    await createFive();
    expect(await slugs({ after: 'nobody-at-all' })).toHaveLength(4);
  });
});
