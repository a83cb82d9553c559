import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { DirectoryPage } from '@/lib/therapist/directory/queries';
import { facetKinds, parseCriteria } from '@/lib/therapist/directory/schema';
import { DirectoryResults } from './directory-results';

type Understood = NonNullable<DirectoryPage['understood']>;

const nothing: Understood = { chips: [], words: null, leftOut: [], notes: [], help: null };

function markup(q: string, understood: Understood | null, more: Partial<DirectoryPage> = {}): string {
  const options = Object.fromEntries(
    facetKinds.map((kind) => [kind, []]),
  ) as unknown as DirectoryPage['options'];
  const page: DirectoryPage = {
    criteria: parseCriteria({ q, fee_max: '900', after: 'asha-rao' }),
    correctedTo: null,
    total: { count: 0, atLeast: false },
    cards: [],
    previous: null,
    next: null,
    options,
    free: [],
    close: [],
    looser: [],
    understood,
    figures: { therapists: 0, specializations: 0 },
    ...more,
  };
  return renderToStaticMarkup(<DirectoryResults page={page} now={new Date().toISOString()} />);
}

describe('what a search was understood to mean', () => {
  it('is a row of plain links, each to the first page of the search without its words', () => {
    const html = markup('hindi anxiety rao', {
      ...nothing,
      chips: [{ label: 'Language: Hindi', q: 'anxiety rao' }],
      words: { label: '“rao”', q: 'hindi anxiety' },
    });
    expect(html).toContain('href="/professionals?q=anxiety+rao&amp;fee_max=900"');
    expect(html).toContain('href="/professionals?q=hindi+anxiety&amp;fee_max=900"');
    expect(html).toContain('href="/professionals?q=hindi+anxiety+rao&amp;exact=1&amp;fee_max=900"');
    expect(html).toContain('</span>Up to ₹900');
    expect(html).not.toContain('</span>“hindi anxiety rao”');
    expect(html).not.toContain('<script');
  });

  it('shows the search itself when nothing was understood', () => {
    expect(markup('rao', null)).toContain('</span>“rao”');
  });

  it('names what was not used, and writes words as text', () => {
    const html = markup('hindi <b>x</b>', {
      ...nothing,
      leftOut: ['<b>x</b>'],
      notes: ['Nobody is there yet.'],
    });
    expect(html).toContain('Not used in this search: “&lt;b&gt;x&lt;/b&gt;”.');
    expect(html).toContain('Nobody is there yet.');
  });

  it('puts numbers to call before everything else for who may not be safe', () => {
    const html = markup('want to die', { ...nothing, help: 'urgent' });
    expect(html).toContain('href="tel:112"');
    expect(html.indexOf('href="tel:14416"')).toBeLessThan(html.indexOf('Filters in use'));
    expect(markup('tablets', { ...nothing, help: 'doctor' })).toContain('do not prescribe');
  });

  it('says which word to leave out of an empty list', () => {
    const removed = { label: 'City: Leh', q: 'anxiety' };
    const html = markup(
      'anxiety leh',
      { ...nothing, chips: [removed] },
      {
        looser: [{ removed, total: { count: 7, atLeast: false } }],
      },
    );
    expect(html).toContain('Without City: Leh: 7 professionals');
  });
});
