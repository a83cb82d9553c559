import { describe, expect, it } from 'vitest';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { createTherapist } from '@/test/therapist/factories';
import { countLandingPeople, readLanding } from './queries';
import { isIndexed } from './rules';
import { findLanding } from './words';

setUpDatabase();

const now = new Date('2026-11-23T04:30:00Z');

function landing(...words: string[]) {
  const found = findLanding(words);
  if (!found || !('landing' in found)) throw new Error(`${words.join('/')} is no landing page`);
  return found.landing;
}

async function isShown(...words: string[]): Promise<boolean> {
  const page = landing(...words);
  return isIndexed(page, (await countLandingPeople(now))[page.address]);
}

const inPune = (given: Parameters<typeof createTherapist>[0] = {}) =>
  createTherapist({ location: 'Pune', specialization: ['Anxiety'], languages: ['Marathi'], ...given });

describe('a landing page is for search engines', () => {
  it('from three real people on who are listed and take new clients', async () => {
    await inPune();
    const second = await inPune();
    expect(await isShown('pune')).toBe(false);
    await inPune({ isSample: true });
    await inPune({ isActive: false });
    await inPune({ acceptingNewClients: false });
    expect(await isShown('pune')).toBe(false);
    await inPune();
    expect(await isShown('pune')).toBe(true);
    expect(await isShown('anxiety', 'pune')).toBe(true);
    expect(await isShown('marathi')).toBe(true);
    expect(await isShown('mumbai')).toBe(false);
    await db.therapist.update({ where: { id: second.id }, data: { acceptingNewClients: false } });
    expect(await isShown('pune')).toBe(false);
  });

  it('only with words of its own', { tags: ['slow'] }, async () => {
    for (let person = 0; person < 3; person++) await inPune({ location: 'Nagpur' });
    expect(await isShown('nagpur')).toBe(false);
    expect((await readLanding(landing('nagpur'), now)).facts?.accepting).toBe(3);
  });

  it('never because of people who are only close', { tags: ['slow'] }, async () => {
    for (let person = 0; person < 3; person++) await inPune({ modes: ['video'] });
    const mumbai = await readLanding(landing('mumbai'), now);
    expect(mumbai.list.cards).toHaveLength(3);
    expect(mumbai.list.understood?.notes.join()).toContain('No therapist meets clients in Mumbai yet.');
    expect(mumbai.facts).toBeNull();
    expect(await isShown('mumbai')).toBe(false);
  });
});

describe('facts of a landing page', () => {
  it('come from those who take new clients', async () => {
    const soon = new Date('2026-11-24T04:30:00Z');
    await inPune({ sessionRate: '900', languages: ['Marathi', 'Hindi'], modes: ['video'], nextFreeAt: soon });
    await inPune({ sessionRate: '2400', languages: ['Marathi'], modes: ['in_person', 'video'] });
    await inPune({ sessionRate: null, nextFreeAt: new Date('2026-11-22T04:30:00Z') });
    await inPune({ sessionRate: '300', languages: ['Odia'], acceptingNewClients: false });
    const { facts, list, instead } = await readLanding(landing('pune'), now);
    expect(facts).toEqual({
      accepting: 3,
      isLong: false,
      fees: { from: 90_000, to: 240_000 },
      languages: ['Marathi', 'Hindi'],
      modes: ['video', 'in_person', 'phone'],
      nextFree: soon.toISOString(),
    });
    expect(list.total).toEqual({ count: 4, atLeast: false });
    expect(instead).toBeNull();
  });

  it('are empty, not wrong, when nobody has said a fee or has a free time', async () => {
    await inPune({ sessionRate: null });
    const { facts } = await readLanding(landing('pune'), now);
    expect(facts).toMatchObject({ accepting: 1, fees: null, nextFree: null });
  });
});

describe('whom to see instead', () => {
  it('for a concern in a city: people who work with it by video', async () => {
    const there = await inPune();
    const elsewhere = await inPune({ location: 'Delhi', modes: ['video'] });
    await inPune({ location: 'Delhi', modes: ['in_person'] });
    const { list, instead } = await readLanding(landing('anxiety', 'pune'), now);
    expect(list.cards.map(({ slug }) => slug)).toEqual([there.slug]);
    expect(instead?.cards.map(({ slug }) => slug)).toEqual([elsewhere.slug]);
    expect(instead?.words).toBe('These people work with anxiety and meet by video, wherever you are.');
  });

  it('for a concern in a language: people who speak it', async () => {
    const speaks = await inPune({ specialization: ['Grief'], languages: ['Tamil'] });
    await inPune();
    const { list, instead } = await readLanding(landing('anxiety', 'tamil'), now);
    expect(list.cards).toEqual([]);
    expect(instead?.cards.map(({ slug }) => slug)).toEqual([speaks.slug]);
    expect(instead?.words).toBe('These people speak Tamil and meet by video, wherever you are.');
  });

  it('for a language that nobody speaks: anybody who takes new clients', async () => {
    const anybody = await inPune();
    const { instead } = await readLanding(landing('odia'), now);
    expect(instead?.cards.map(({ slug }) => slug)).toEqual([anybody.slug]);
  });

  it('is nobody in an empty directory', { tags: ['slow'] }, async () => {
    expect(await readLanding(landing('anxiety', 'pune'), now)).toMatchObject({ facts: null, instead: null });
    expect(await countLandingPeople(now)).toEqual({});
  });
});
