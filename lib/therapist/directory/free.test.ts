import { describe, expect, it } from 'vitest';
import type { SearchParams } from '@/lib/format/search-params';
import { cellsOf } from '@/lib/therapist/free-times/rules';
import { setUpDatabase } from '@/test/database/database';
import { createTherapist } from '@/test/therapist/factories';
import { readDirectory } from './queries';
import { parseCriteria } from './schema';

setUpDatabase();

/** Friday, 20 November 2026, 11:30 am in India. */
const now = new Date('2026-11-20T06:00:00Z');

async function create(slug: string, times: readonly string[], given: object = {}): Promise<void> {
  const starts = times.map((time) => new Date(`2026-11-${time}+05:30`));
  await createTherapist({
    slug,
    nextFreeAt: starts[0] ?? null,
    freeCells: cellsOf(starts, now),
    ...given,
  });
}

async function createSix(): Promise<void> {
  await create('monday-evening', ['23T18:30']);
  await create('this-evening', ['20T18:30', '23T10:00']);
  await create('at-the-weekend', ['22T11:00'], { location: 'Mumbai' });
  await create('in-two-weeks', ['30T18:30']);
  await create('never', []);
  await create('takes-nobody', ['20T15:00'], { acceptingNewClients: false });
}

const read = (raw: SearchParams) => readDirectory(parseCriteria(raw), now);
const slugs = async (raw: SearchParams) => (await read(raw)).cards.map(({ slug }) => slug);

describe('free times in the directory', () => {
  it.each([
    ['today', ['this-evening']],
    ['week', ['monday-evening', 'this-evening', 'at-the-weekend']],
    ['mornings', ['this-evening', 'at-the-weekend']],
    ['evenings', ['monday-evening', 'this-evening']],
    ['weekends', ['at-the-weekend']],
  ])('%s shows who new clients could meet then', async (free, expected) => {
    await createSix();
    const page = await read({ free });
    expect(page.cards.map(({ slug }) => slug)).toEqual(expected);
    expect(page.total).toEqual({ count: expected.length, atLeast: false });
  });

  it('mean the days and evenings of the visitor’s clock', async () => {
    await createSix();
    // There it is one in the morning; Monday, 10 am in India is Sunday, 11:30 pm, and Monday, 6:30 pm is 8 am.
    expect(await slugs({ free: 'evenings', zone: 'America/New_York' })).toEqual(['this-evening']);
    expect(await slugs({ free: 'weekends', zone: 'America/New_York' })).toEqual([
      'this-evening',
      'at-the-weekend',
    ]);
    expect(await slugs({ free: 'evenings', zone: 'Nowhere/Land' })).toEqual([
      'monday-evening',
      'this-evening',
    ]);
  });

  it('are understood in a search, and meet a filter and each other', async () => {
    await createSix();
    await create('saturday-evening', ['21T19:00']);
    expect(await slugs({ q: 'weekend' })).toEqual(['at-the-weekend', 'saturday-evening']);
    expect(await slugs({ q: 'saturday evening' })).toEqual(['saturday-evening']);
    expect(await slugs({ q: 'sunday' })).toEqual(['at-the-weekend']);
    expect(await slugs({ q: 'saturday sunday' })).toEqual(['at-the-weekend', 'saturday-evening']);
    expect(await slugs({ q: 'sunday evening' })).toEqual([]);
    expect(await slugs({ q: 'monday or saturday evening' })).toEqual(['monday-evening', 'saturday-evening']);
    expect(await slugs({ q: 'shaam', free: 'weekends' })).toEqual(['saturday-evening']);
    expect(await slugs({ q: 'kal' })).toEqual(['saturday-evening']);
    expect(await slugs({ q: 'evening', zone: 'America/New_York' })).toEqual(['this-evening']);
    expect(await slugs({ q: 'evening', exact: '1' })).toEqual([]);
    const page = await read({ q: 'aaj Mumbai' });
    expect(page.understood?.chips.map(({ label }) => label)).toEqual(['Free: Today', 'City: Mumbai']);
    expect(page.cards).toEqual([]);
    expect(page.looser.map(({ removed }) => removed)).toEqual([
      { label: 'Free: Today', q: 'Mumbai' },
      { label: 'City: Mumbai', q: 'aaj' },
    ]);
    const counts = Object.fromEntries(
      (await read({ q: 'weekend' })).free.map((o) => [o.value, o.therapists]),
    );
    expect(counts).toEqual({ today: 0, tomorrow: 1, week: 2, mornings: 1, evenings: 1, weekends: 2 });
  });

  it('are counted beside the filter, with everything else that was chosen', async () => {
    await createSix();
    const counts = async (raw: SearchParams) =>
      Object.fromEntries((await read(raw)).free.map(({ value, therapists }) => [value, therapists]));
    const all = { today: 1, tomorrow: 0, week: 3, mornings: 2, evenings: 2, weekends: 1 };
    expect(await counts({})).toEqual(all);
    expect(await counts({ free: 'today' })).toEqual(all);
    expect(await counts({ location: 'mumbai' })).toEqual({
      ...{ today: 0, tomorrow: 0, week: 1, mornings: 1, evenings: 0, weekends: 1 },
    });
    const { options } = await read({ free: 'week' });
    expect(options.location.map(({ value, therapists }) => [value, therapists])).toEqual([
      ['mumbai', 1],
      ['pune', 2],
    ]);
  });

  it('say which of them to leave out when nobody is free then', async () => {
    await createSix();
    const page = await read({ free: 'today', location: 'mumbai' });
    expect(page.cards).toEqual([]);
    expect(page.looser).toEqual([
      { removed: 'location', total: { count: 1, atLeast: false } },
      { removed: 'free', total: { count: 1, atLeast: false } },
    ]);
  });

  it('order the list: the soonest first, who has none or takes nobody last', async () => {
    await createSix();
    expect(await slugs({ sort: 'soonest' })).toEqual([
      'this-evening',
      'at-the-weekend',
      'monday-evening',
      'in-two-weeks',
      ...(await slugs({ sort: 'soonest' })).slice(4),
    ]);
    const { cards } = await read({ sort: 'soonest' });
    expect(cards.slice(4).map(({ slug, nextFree }) => [slug, nextFree])).toEqual(
      expect.arrayContaining([
        ['never', null],
        ['takes-nobody', null],
      ]),
    );
    expect(cards[0]?.nextFree).toBe('2026-11-20T13:00:00.000Z');
  });

  it('leave out a time that has passed while the worker was away', async () => {
    await createSix();
    const tomorrow = new Date('2026-11-21T06:00:00Z');
    const page = await readDirectory(parseCriteria({ free: 'week' }), tomorrow);
    expect(page.cards.map(({ slug }) => slug)).toEqual(['monday-evening', 'at-the-weekend']);
  });

  it('take an unknown span for none', async () => {
    await createSix();
    expect(await slugs({ free: "week'; DROP TABLE therapists" })).toHaveLength(6);
  });
});
