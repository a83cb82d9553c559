import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { publishVersion, saveDraft } from '@/lib/admin/content/commands';
import { valuesOf } from '@/lib/admin/content/form/values';
import type { ContentSpec } from '@/lib/admin/content/spec';
import { specNamed } from '@/lib/admin/content/specs';
import { readArticle, readArticles } from '@/lib/site/article/queries';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';

setUpDatabase();

function spec(name: string): ContentSpec {
  const found = specNamed(name);
  if (!found) throw new Error(`no kind ${name}`);
  return found;
}

let admin: Awaited<ReturnType<typeof createAdmin>>;
beforeEach(async () => {
  admin = await createAdmin();
});

describe('an article', () => {
  const article = spec('article');
  const today = '2026-12-01';
  const [slug = '', file = {}] = Object.entries(article.files)[0] ?? [];
  const form = (change: object, address = 'a-new-one') => ({
    ...valuesOf(article.parts, { ...file, ...change }),
    slug: address,
  });
  const errorsOf = (change: object, address?: string) => {
    const read = article.read(form(change, address), null, today);
    return read.ok ? null : read.errors;
  };
  const draft = (content: object, address: string) => ({
    id: randomUUID(),
    spec: article,
    entry: null,
    base: 0,
    content,
    name: 'A new one',
    address,
  });

  it.each([
    ['', 'Please enter the address'],
    ['Sleep & Worry', 'Use at most 60 small letters, digits and single dashes, such as sleep-and-worry'],
    ['../admin', 'Use at most 60 small letters, digits and single dashes, such as sleep-and-worry'],
    ['new', 'Use at most 60 small letters, digits and single dashes, such as sleep-and-worry'],
    ['search', 'Use at most 60 small letters, digits and single dashes, such as sleep-and-worry'],
  ])('at the address %j is refused there', (address, message) => {
    expect(errorsOf({}, address)).toEqual({ slug: message });
  });

  const words = 'word '.repeat(100);
  it.each([
    [{ body: '' }, 'body', 'Please enter the text'],
    [{ body: 'Short.' }, 'body', 'An article has at least 100 words; this has 1'],
    [{ body: 'word '.repeat(8_001) }, 'body', 'Use at most 40,000 characters'],
    [{ body: `${words}<b>` }, 'body', 'Line 1 holds HTML, which no page shows: “<b>”. Write it in Markdown'],
    [{ body: `${words}[a](/nowhere)` }, 'body', 'Line 1 links to /nowhere, which is no page of this site'],
    [
      { body: `${words}\n\na\u202eb` },
      'body',
      'Line 3 has an invisible mark that changes how text reads. Please type it again instead of pasting it',
    ],
    [
      { title: 'a\u0000b' },
      'title',
      'This has an invisible mark that changes how text reads. Please type it again instead of pasting it',
    ],
    [{ date: '2026-12-02' }, 'date', 'The day of publication cannot be in the future'],
    [{ sources: [] }, 'sources', 'Name at least one source'],
    [
      { sources: [{ title: 'A book', publisher: 'Press', url: 'javascript:alert(1)' }] },
      'sources.0.url',
      'Enter an address that begins with https://',
    ],
  ])('with %j is refused at the field', (change, field, message) => {
    expect(errorsOf(change)).toMatchObject({ [field]: message });
  });

  it('has an address of its own, which nobody takes twice', { tags: ['slow'] }, async () => {
    expect(await saveDraft(draft(file, slug), admin)).toEqual({ state: 'taken' });
    const [one, two] = await Promise.all([1, 2].map(() => saveDraft(draft(file, 'a-new-one'), admin)));
    expect([one?.state, two?.state].sort()).toEqual(['saved', 'taken']);
  });

  it('is there for visitors once it is published, and gone when it is not shown any more', {
    tags: ['slow'],
  }, async () => {
    const content = { ...file, title: 'A new one', date: '2026-11-30' };
    await saveDraft(draft(content, 'a-new-one'), admin);
    expect(await readArticle('a-new-one')).toBeUndefined();
    await publishVersion(article, 'a-new-one', 1, admin);
    expect(await readArticle('a-new-one')).toMatchObject({ title: 'A new one', slug: 'a-new-one' });
    expect((await readArticles()).map((one) => one.slug)).toContain('a-new-one');
    const hidden = { ...draft({ ...content, shown: false }, ''), entry: 'a-new-one', base: 1 };
    await saveDraft(hidden, admin);
    await publishVersion(article, 'a-new-one', 2, admin);
    expect(await readArticle('a-new-one')).toBeUndefined();
    expect((await readArticles()).map((one) => one.slug)).not.toContain('a-new-one');
  });
});

it.each([
  ['product', 'price_india', '0', 'A price is more than zero'],
  ['product', 'price_india', '-5', 'A price is more than zero'],
  ['product', 'price_india', '1000000000000', 'Enter at most 10,00,000'],
  ['product', 'price_india', '1e3', 'Enter the price in figures, such as 2500'],
  ['product', 'price_us', 'free', 'Enter the price in figures, such as 2500'],
  ['product', 'price_us', '10.005', 'Use at most two decimals'],
  ['product', 'meetings', '14', 'Enter whole minutes from 15 to 240, one meeting a line'],
  ['product', 'meetings', '241', 'Enter whole minutes from 15 to 240, one meeting a line'],
  ['product', 'meetings', 'fifty', 'Enter whole minutes from 15 to 240, one meeting a line'],
  ['product', 'meetings', '50\n50', 'Its texts name one meeting: enter one line'],
  ['product', 'meetings', '', 'Its texts name one meeting: enter one line'],
  ['legal-identity', 'gstin', '27ABCDE1234F1Z5', 'The last character of this GSTIN does not fit the others'],
  ['legal-identity', 'since', '2026-12-02', 'The date must be the day of publishing, or earlier'],
])('%s: %s %j is refused there', (name, field, typed, message) => {
  const of = spec(name);
  const [entry = '', file] = Object.entries(of.files)[0] ?? [];
  const taxed = { taxStatus: name === 'legal-identity' && field === 'gstin' ? 'registered' : 'unregistered' };
  const read = of.read({ ...valuesOf(of.parts, file), ...taxed, [field]: typed }, entry, '2026-12-01');
  expect(read.ok ? null : read.errors[field]).toBe(message);
});

it('reads a price as people in India write it', () => {
  const of = spec('product');
  const [entry = '', file] = Object.entries(of.files)[0] ?? [];
  const read = of.read({ ...valuesOf(of.parts, file), price_india: '1,00,000.50' }, entry, '2026-12-01');
  expect(read).toMatchObject({ ok: true, content: { price_india: 100_000.5 } });
});

it('reads the lengths of meetings, as many as the product has', () => {
  const of = spec('product');
  const read = (entry: string, meetings: string) =>
    of.read({ ...valuesOf(of.parts, of.files[entry]), meetings }, entry, '2026-12-01');
  expect(read('diagnostic-evaluation', '100\r\n50')).toMatchObject({ content: { meetings: [100, 50] } });
  expect(read('diagnostic-evaluation', '100')).toMatchObject({
    errors: { meetings: 'Its texts name 2 meetings: enter 2 lines' },
  });
  expect(read('internship-community-outreach', '50')).toMatchObject({
    errors: { meetings: 'It has no meetings: leave this empty' },
  });
});

it('takes a webinar of a day that has passed only where it was before', () => {
  const webinars = spec('webinars');
  const one = { date: '2026-11-01', time: '6 pm', title: 'Sleep', text: 'On sleep.' };
  const values = valuesOf(webinars.parts, { webinars: [one] });
  expect(webinars.read(values, 'webinars', '2026-12-01', { webinars: [] })).toEqual({
    ok: false,
    errors: { 'webinars.0.date': 'This day has passed. Enter today or a later day' },
  });
  expect(webinars.read(values, 'webinars', '2026-12-01', { webinars: [one] })).toMatchObject({ ok: true });
});
