import { beforeAll, describe, expect, it } from 'vitest';
import { readDirectory } from '@/lib/therapist/directory/queries';
import { parseCriteria } from '@/lib/therapist/directory/schema';
import { setUpDatabase } from '@/test/database/database';
import { fillSampleDirectory, now } from '@/test/therapist/sample-directory';

setUpDatabase({ emptied: 'once' });

beforeAll(fillSampleDirectory);

const read = (q: string, more: Record<string, string> = {}) =>
  readDirectory(parseCriteria({ q, ...more }), now);

async function slugs(q: string): Promise<string[]> {
  return (await read(q)).cards.map(({ slug }) => slug);
}

async function chips(q: string) {
  return (await read(q)).understood?.chips.map(({ label }) => label) ?? [];
}

describe('what was understood', () => {
  it.each([
    ['anxiety hindi', ['Concern: Anxiety', 'Language: Hindi']],
    ['ocd', ['Concern: OCD']],
    ['cbt in bangalore', ['Approach: CBT', 'City: Bengaluru']],
    ['mahila therapist 1,500 tak', ['Therapist: Woman', 'Fee: up to ₹1,500']],
    ['phone par baat, 800-1200 rs', ['Way to meet: Phone', 'Fee: ₹800 to ₹1,200']],
    ['affordable', ['Lowest fee first']],
    ['goa', ['City: Goa']],
    ['itvaar shaam', ['Free: On Sunday', 'Free: In the evening (from 5 pm)']],
    ['kal subah', ['Free: Tomorrow', 'Free: In the morning (before noon)']],
    ['aaj raat', ['Free: Tonight (from 7 pm)']],
    ['overthinking late at night', ['Concern: Anxiety']],
    [
      'tuesday or thursday evening',
      ['Free: On Tuesday', 'Free: On Thursday', 'Free: In the evening (from 5 pm)'],
    ],
    ['earliest slot', ['Soonest free time first']],
    ['hindi or urdu', ['Language: Hindi or Urdu']],
    ['pune ya mumbai', ['City: Pune or Mumbai']],
    ['sirf phone, video nahi', ['Way to meet: Phone']],
    ['gay hoon ghar pe bata nahi sakta', ['Concern: LGBTQIA+ affirming']],
    ['phone pe baat karni hai, ghar me sab hai', ['Way to meet: Phone', 'Concern: Family therapy first']],
  ])('%s shows as chips', async (q, expected) => {
    expect(await chips(q)).toEqual(expected);
  });

  it('goes away chip by chip, and leaves the rest of the search as it was typed', async () => {
    const { understood } = await read('Hindi therapist for anxiety in Pune, Priya');
    expect(understood?.chips).toEqual([
      { label: 'Language: Hindi', q: 'therapist for anxiety in Pune, Priya' },
      { label: 'Concern: Anxiety', q: 'Hindi therapist in Pune, Priya' },
      { label: 'City: Pune', q: 'Hindi therapist for anxiety, Priya' },
    ]);
  });

  it('is left alone by a visitor who wants the words themselves', async () => {
    expect(await read('sleep', { exact: '1' })).toMatchObject({ understood: null, correctedTo: null });
    const words = (await read('sleep', { exact: '1' })).cards.map(({ slug }) => slug);
    expect(words).toContain('farah-sheikh');
    expect(await slugs('sleep')).toEqual(['nandini-joseph']);
  });

  it.each(['gay', 'lesbian', 'समलैंगिक', 'transgender'])(
    'puts first who names the people: %s, on every page',
    async (q) => {
      const [first, second, ...others] = await slugs(q);
      expect(first).toBe('aarav-kulkarni');
      expect(others.length).toBeGreaterThan(3);
      const after = (await read(q, { after: 'aarav-kulkarni' })).cards.map(({ slug }) => slug);
      expect(after).toEqual([second, ...others]);
      const before = await read(q, { before: second ?? '' });
      expect(before.cards.map(({ slug }) => slug)).toEqual(['aarav-kulkarni']);
      expect((await read(q, { sort: 'fee-low' })).cards[0]?.slug).toBe('devika-menon');
    },
  );

  it('meets a filter that the visitor has chosen', async () => {
    const page = await read('anxiety', { language: 'hindi', fee_max: '1500' });
    expect(page.cards.map(({ slug }) => slug)).toEqual(['tenzin-wangchuk']);
    expect((await read('anxiety under 1500', { fee_max: '9000' })).cards.map(({ slug }) => slug)).toEqual([
      'devika-menon',
      'tenzin-wangchuk',
    ]);
  });

  it('counts beside the filters what they would show', async () => {
    const { options } = await read('anxiety hindi');
    expect(options.location.filter(({ therapists }) => therapists).map(({ label }) => label)).toEqual([
      'Aizawl',
      'Leh',
      'Mumbai',
    ]);
  });

  it('names a misspelt word, with the way back', async () => {
    expect(await read('depresion in hindi')).toMatchObject({ correctedTo: 'depression in hindi' });
    expect((await read('depresion', { exact: '1' })).cards).toEqual([]);
  });
});

describe('what could not be used', () => {
  it('is said, never dropped in silence', async () => {
    expect((await read('anxiety xylophone')).understood?.leftOut).toEqual(['xylophone']);
    expect((await read('ladki ke liye hindi')).understood?.leftOut).toEqual(['ladki']);
    expect((await read('xylophone quartz')).cards).toEqual([]);
    const anybody = await read('therapist xylophone');
    expect(anybody.understood?.leftOut).toEqual(['xylophone']);
    expect(anybody.cards).toHaveLength(15);
  });

  it('is a word that nobody who fits has', async () => {
    const { understood, cards } = await read('psychologist for sleep');
    expect(understood).toMatchObject({ leftOut: ['psychologist'], words: null });
    expect(cards.map(({ slug }) => slug)).toEqual(['nandini-joseph']);
    const fitting = await read('psychologist for anxiety');
    expect(fitting.understood).toMatchObject({
      leftOut: [],
      words: { label: '“psychologist”', q: 'anxiety' },
    });
  });

  it('is a word of a sentence that is no name', async () => {
    const story = await read('i feel anxious in the lift every morning at the office');
    expect(story.understood?.words).toBeNull();
    const named = await read('i would like to talk with tenzin about my anxiety');
    expect(named.cards.map(({ slug }) => slug)).toEqual(['tenzin-wangchuk']);
  });

  it('is a concern that nobody who fits names: what is close to it is shown', async () => {
    const { understood, cards } = await read('lady counsellor after divorce');
    expect(cards.map(({ slug }) => slug)).toEqual(['kavitha-reddy', 'saira-bano-ansari']);
    expect(understood?.notes).toEqual([
      'Nobody who fits names couples and marriage. These therapists work with relationships, which is related.',
    ]);
  });

  it('is a concern, when nobody works with all of them', async () => {
    const { understood, cards } = await read('sleep and grief');
    expect(understood?.notes).toEqual([
      'No therapist works with all of these. These therapists work with at least one.',
    ]);
    expect(cards).toHaveLength(4);
  });

  it('is a city where nobody is yet: people who meet by video are', async () => {
    const page = await read('hindi therapist in delhi');
    expect(page.understood?.notes).toEqual([
      'No therapist meets clients in Delhi yet. These therapists meet by video, wherever you are.',
    ]);
    expect(page.cards.every(({ modes }) => modes.includes('video'))).toBe(true);
    expect(await slugs('in person in delhi')).toEqual([]);
  });

  it('is a concern that nobody names, shown with the nearest', async () => {
    const { understood } = await read('ocd');
    expect(understood?.notes).toEqual([
      'No therapist lists OCD yet. These therapists work with anxiety, which is related.',
    ]);
  });

  it('empties the list where nothing is near, and says which word to leave out', async () => {
    const { cards, looser } = await read('alcohol addiction in hindi');
    expect(cards).toEqual([]);
    expect(looser).toEqual([
      { removed: { label: 'Concern: Addiction', q: 'hindi' }, total: { count: 10, atLeast: false } },
    ]);
    expect((await read('odia')).cards).toEqual([]);
  });
});

describe('help that cannot wait', () => {
  it.each(['want to die', 'khudkushi', 'आत्महत्या', 'my husband beats me', 'suicidal thoughts hindi'])(
    '%s shows numbers first',
    async (q) => {
      expect((await read(q)).understood?.help).toBe('urgent');
    },
  );

  it('is also found inside a longer phrase, and not in an idiom', async () => {
    expect((await read('loan ki tension me marne ka mann karta hai')).understood?.help).toBe('urgent');
    expect((await read('saas taane maarti hai')).understood?.help).toBeNull();
  });

  it('says who prescribes medicine', async () => {
    const { understood, cards } = await read('psychiatrist in hyderabad');
    expect(understood?.help).toBe('doctor');
    expect(cards.map(({ slug }) => slug)).toEqual(['farah-sheikh', 'kavitha-reddy']);
  });
});

describe('bad input', () => {
  it.each([
    'x'.repeat(500),
    '🙂🙃🙂',
    "'; DROP TABLE therapists; --",
    "anxiety' OR '1'='1",
    'क्‍षमा नि‌राशा ज़िं',
    '\u0301\u0902\u094d',
    'أحتاج مساعدة في القلق',
    '\u202eyteixna hindi\u202c',
    '₹₹₹ under 99999999999',
    'under 0, 1500-, -1500 se kam',
    'a=cognitive g=children n=a',
  ])('%j gets an answer', async (q) => {
    expect((await read(q)).cards.length).toBeLessThanOrEqual(15);
  });
});
