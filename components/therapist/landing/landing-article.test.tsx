import { HtmlValidate } from 'html-validate';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readLanding } from '@/lib/therapist/landing/queries';
import { relatedLandings } from '@/lib/therapist/landing/rules';
import { findLanding } from '@/lib/therapist/landing/words';
import { setUpDatabase } from '@/test/database/database';
import { createTherapist } from '@/test/therapist/factories';
import { LandingArticle } from './landing-article';

setUpDatabase();

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-redundant-role': 'off',
  },
});

/** The page as a visitor gets it, and what is wrong with its HTML. */
async function pageOf(...words: string[]) {
  const found = findLanding(words);
  if (!found || !('landing' in found)) throw new Error(`${words.join('/')} is no landing page`);
  const { landing } = found;
  const html = renderToStaticMarkup(
    <LandingArticle
      landing={landing}
      page={await readLanding(landing)}
      related={relatedLandings(landing, {})}
    />,
  );
  const report = await validator.validateString(
    `<!doctype html><html lang="en"><head><title>Page</title></head><body><main>${html}</main></body></html>`,
  );
  const faults = report.results.flatMap(({ messages }) => messages.map(({ message }) => message));
  return { faults, text: html.replaceAll(/<script.*?<\/script>/g, '').replaceAll(/<[^>]+>/g, ' '), html };
}

const inPune = (given: Parameters<typeof createTherapist>[0] = {}) =>
  createTherapist({ location: 'Pune', specialization: ['Anxiety'], languages: ['Marathi'], ...given });

describe('a landing page', () => {
  it('shows its words, its facts and its people, with the same list under all filters', async () => {
    for (const sessionRate of ['900', '1500', '2400']) await inPune({ sessionRate });
    const { faults, text, html } = await pageOf('anxiety', 'pune');
    expect(faults).toEqual([]);
    expect(text).toContain('New to Pune, new to the course, new to cooking for yourself');
    expect(text).toContain('₹900 to ₹2,400 for a session');
    expect(text).toContain('3 professionals');
    expect(text).not.toContain('Whom to see instead');
    expect(html).toContain('href="/professionals?q=anxiety%2C+Pune"');
    expect(html).toContain('href="/therapists/pune"');
  });

  it('says when few take new clients, and shows others', { tags: ['slow'] }, async () => {
    await inPune();
    const other = await inPune({ location: 'Delhi', modes: ['video'] });
    const { faults, text } = await pageOf('anxiety', 'pune');
    expect(faults).toEqual([]);
    expect(text).toContain('Only one person on this list takes new clients now.');
    expect(text).toContain('Whom to see instead');
    expect(text).toContain(other.name);
  });

  it('says that people are only close, and leads to a person when there is nobody at all', {
    tags: ['slow'],
  }, async () => {
    const nobody = await pageOf('odia');
    expect(nobody.faults).toEqual([]);
    expect(nobody.text).toContain('No one is listed for this yet.');
    expect(nobody.html).toContain('href="/contact"');
    await inPune();
    const close = await pageOf('nagpur');
    expect(close.faults).toEqual([]);
    expect(close.text).toContain('No therapist meets clients in Nagpur yet.');
  });
});
