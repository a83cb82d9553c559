import { describe, expect, it } from 'vitest';
import { parseCriteria } from '@/lib/therapist/directory/schema';
import { alternatives, isIndexed, landingOfCriteria, partsOfWords } from './rules';
import {
  findLanding,
  landingOf,
  landingParts,
  queryOf,
  titleOf,
  urgentSlugs,
  writtenLandings,
} from './words';

describe('addresses of landing pages', () => {
  it('have one meaning each', () => {
    const slugs = landingParts.map(({ slug }) => slug);
    expect(slugs.filter((slug, at) => slugs.indexOf(slug) !== at)).toEqual([]);
    expect(slugs.filter((slug) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) || urgentSlugs.has(slug))).toEqual(
      [],
    );
  });

  it.each([
    ['pune', '/therapists/pune'],
    ['poona', '/therapists/pune'],
    ['Pune', '/therapists/pune'],
    ['bangalore', '/therapists/bengaluru'],
    ['bangla', '/therapists/bengali'],
    ['selfworth', '/therapists/self-worth'],
    ['hindi/anxiety', '/therapists/anxiety/hindi'],
    ['marathi/poona', '/therapists/pune/marathi'],
  ])('%s leads to %s', (asked, address) => {
    const found = findLanding(asked.split('/'));
    const meant = found && ('landing' in found ? found.landing.address : 'movedTo' in found && found.movedTo);
    expect(meant).toBe(address);
    expect(found && 'landing' in found).toBe(`/therapists/${asked}` === address);
  });

  it.each([
    'nowhere',
    'anxiety/nowhere',
    'anxiety/grief',
    'pune/mumbai',
    'anxiety/pune/hindi',
    'constructor',
    '__proto__',
    '%F0%9F%98%80',
    'पुणे',
    '',
    "pune';--",
  ])('%s is unknown', (asked) => {
    expect(findLanding(asked.split('/'))).toBeUndefined();
  });

  it('about danger lead to people who answer now', () => {
    expect(findLanding(['suicidal'])).toEqual({ urgent: true });
    expect(findLanding(['violence', 'pune'])).toEqual({ urgent: true });
  });

  it('ask the directory with words that it understands as exactly these parts', () => {
    const misread = [...landingParts.map((part) => [part]), ...writtenLandings.map(({ parts }) => [...parts])]
      .filter((parts) => JSON.stringify(partsOfWords(queryOf(parts))) !== JSON.stringify(parts))
      .map(queryOf);
    expect(misread).toEqual([]);
  });
});

describe('words of landing pages', () => {
  const texts = writtenLandings.map(({ address, text }) => ({
    address,
    summary: text?.summary ?? '',
    body: text?.text.join(' ') ?? '',
  }));
  /** Words of a run that is too long to be a common phrase. */
  const run = 7;
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}’]+/gu) ?? [];

  it('are there for concerns, cities, languages and pairs of them', () => {
    const kinds = writtenLandings.map(({ parts }) => parts.map(({ kind }) => kind).join());
    for (const kind of ['concern', 'city', 'language', 'concern,city', 'concern,language', 'city,language']) {
      expect(kinds).toContain(kind);
    }
    expect(new Set(texts.map(({ address }) => address)).size).toBe(texts.length);
  });

  it('say enough, in a length that search engines show', () => {
    const odd = texts.filter(({ summary, body, address }) => {
      const least = address.split('/').length > 3 ? 40 : 60;
      return summary.length > 160 || summary.length < 60 || wordsOf(body).length < least;
    });
    expect(odd).toEqual([]);
  });

  it('are said once', () => {
    const owners = new Map<string, string>();
    const doubled: string[] = [];
    for (const { address, body } of texts) {
      const words = wordsOf(body);
      for (let at = 0; at + run <= words.length; at++) {
        const said = words.slice(at, at + run).join(' ');
        const owner = owners.get(said);
        if (owner && owner !== address) doubled.push(`${owner} and ${address}: ${said}`);
        owners.set(said, address);
      }
    }
    expect(doubled).toEqual([]);
    expect(new Set(texts.map(({ summary }) => summary)).size).toBe(texts.length);
  });

  it('have a plain title', () => {
    const title = (...words: string[]) => {
      const found = findLanding(words);
      return found && 'landing' in found ? titleOf(found.landing) : undefined;
    };
    expect(title('anxiety', 'hindi')).toBe('Therapists for anxiety who speak Hindi');
    expect(title('pune')).toBe('Therapists in Pune');
    expect(title('adhd', 'pune')).toBe('Therapists for ADHD in Pune');
    expect(title('depression')).toBe('Therapists for depression and low mood');
  });
});

describe('lists of the directory that equal a landing page', () => {
  it.each([
    [{ location: 'pune' }, '/therapists/pune'],
    [{ location: 'bangalore' }, '/therapists/bengaluru'],
    [{ specialization: 'anxiety', language: 'hindi' }, '/therapists/anxiety/hindi'],
    [{ specialization: 'depression-and-low-mood' }, '/therapists/depression'],
    [{ q: 'neend nahi aati' }, '/therapists/sleep'],
    [{ q: 'anxiety', location: 'pune' }, '/therapists/anxiety/pune'],
  ])('%o is %s', (raw, address) => {
    expect(landingOfCriteria(parseCriteria(raw))?.address).toBe(address);
  });

  it.each([
    {},
    { q: 'pune', sort: 'fee-low' },
    { location: 'pune', fee_max: '900' },
    { location: 'pune', after: 'asha' },
    { location: 'pune', mode: 'video' },
    { q: 'asha rao' },
    { q: 'anxiety under 1000' },
    { q: 'anxiety pune hindi' },
    { q: 'suicidal' },
    { location: 'pune', zone: 'Europe/London' },
    { q: 'pune', exact: '1' },
  ])('%o is none', (raw) => {
    expect(landingOfCriteria(parseCriteria(raw))).toBeUndefined();
  });
});

it('a page without people of its own is left out by search engines, and names others for every pair of kinds', () => {
  const first = (kind: string) => landingParts.find((part) => part.kind === kind);
  for (const kinds of [
    ['concern'],
    ['city'],
    ['language'],
    ['concern', 'city'],
    ['concern', 'language'],
    ['city', 'language'],
  ]) {
    const landing = landingOf(kinds.flatMap((kind) => first(kind) ?? []));
    expect(landing && isIndexed(landing, undefined)).toBe(false);
    expect(landing && alternatives(landing).length).toBeGreaterThan(0);
  }
});
