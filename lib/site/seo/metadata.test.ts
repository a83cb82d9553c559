import { describe, expect, it } from 'vitest';
import { pageMetadata } from './metadata';
import { urlSet } from './sitemap';

describe('pageMetadata', () => {
  it('names one address for the page, and the card of its part of the site', () => {
    const metadata = pageMetadata({ title: 'Sleep', description: 'On sleep.', path: '/blog/sleep' });
    expect(metadata.alternates?.canonical).toBe('http://localhost:3000/blog/sleep');
    expect(metadata.openGraph).toMatchObject({
      url: 'http://localhost:3000/blog/sleep',
      images: [{ url: '/share/blog.png', width: 1200, height: 630 }],
    });
  });

  it.each([
    ['/', '/share/home.png'],
    ['/resources/crisis-support', '/share/help.png'],
    ['/resources/tools-worksheets', '/share/resources.png'],
    ['/blogging', '/share/home.png'],
  ] as const)('shares %s with %s', (path, url) => {
    expect(pageMetadata({ title: 't', description: 'd', path }).openGraph).toMatchObject({
      images: [{ url }],
    });
  });

  it('shares a therapist with a card of their own', () => {
    const image = { therapistSlug: 'asha-rao', alt: 'Asha Rao, counsellor' };
    const metadata = pageMetadata({ title: 't', description: 'd', path: '/professionals/asha-rao', image });
    expect(metadata.twitter).toMatchObject({
      card: 'summary_large_image',
      images: [{ url: '/share/therapist/asha-rao.png', alt: 'Asha Rao, counsellor' }],
    });
  });
});

describe('urlSet', () => {
  it('escapes addresses and says when a page changed, if known', () => {
    const xml = urlSet([{ path: '/a?b=1&c=2' }, { path: '/d', lastModified: new Date(0) }]);
    expect(xml).toContain('<url><loc>http://localhost:3000/a?b=1&amp;c=2</loc></url>');
    expect(xml).toContain('<loc>http://localhost:3000/d</loc><lastmod>1970-01-01T00:00:00.000Z</lastmod>');
  });
});
