import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { anyText } from '@/test/case/any-text';
import { findFaults } from '@/test/site/schema-faults';
import { JsonLd } from './json-ld';
import {
  article,
  breadcrumbList,
  counselling,
  faqPage,
  itemList,
  organization,
  person,
  priceList,
  profilePage,
  webinarEvent,
  website,
} from './structured-data';

const asha = {
  slug: 'asha-rao',
  name: 'Asha Rao',
  title: 'Counsellor',
  bio: 'Listens.',
  location: 'Pune',
  specialization: ['Anxiety'],
  languages: ['Marathi'],
  kinds: [{ name: 'Individual session', feePaise: 150_000 }],
  registers: [],
  degrees: [],
};

describe('JsonLd', () => {
  it('holds any text inside its element, and reads back as the same text', () => {
    fc.assert(
      fc.property(anyText(), (bio) => {
        const html = renderToStaticMarkup(<JsonLd data={person({ ...asha, bio: `</script><!--${bio}` })} />);
        const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/s.exec(html) ?? [];
        expect(JSON.parse(json)).toMatchObject({
          '@context': 'https://schema.org',
          description: JSON.parse(JSON.stringify(`</script><!--${bio}`)),
        });
      }),
    );
  });
});

const owner = { legalName: 'Antarman Care LLP', address: '4 Church Street, Bengaluru' };

describe('structured data', () => {
  it('gives absolute addresses of this site', () => {
    expect(person({ ...asha, picture: '/portraits/asha.svg' })).toMatchObject({
      url: 'http://localhost:3000/professionals/asha-rao',
      image: 'http://localhost:3000/portraits/asha.svg',
    });
    expect(organization(owner)).toMatchObject({
      '@type': 'Organization',
      url: 'http://localhost:3000/',
      ...owner,
    });
  });

  it('names registers and degrees, and a rating only where there is one', () => {
    expect(counselling(asha)).not.toHaveProperty('aggregateRating');
    expect(person(asha)).not.toHaveProperty('hasCredential');
    const registers = [{ register: 'RCI', number: 'A1', lookedUp: '2026-11-03', goodUntil: '2030-03-31' }];
    const known = { ...asha, registers, degrees: ['MA, Pune'], rating: { average: 4.2, count: 5 } };
    expect(counselling(known)).toMatchObject({ aggregateRating: { ratingValue: 4.2, reviewCount: 5 } });
    expect(person(known)).toMatchObject({
      hasCredential: [
        { identifier: 'A1', expires: '2030-03-31', description: 'Checked on 3 November 2026' },
        { name: 'MA, Pune' },
      ],
    });
  });

  it('offers each kind of session at its fee, and none whose fee is to be confirmed', () => {
    const kinds = [...asha.kinds, { name: 'Couples', feePaise: 300_000 }, { name: 'Family', feePaise: null }];
    const offer = (name: string, price: number) => expect.objectContaining({ name, price });
    expect(counselling(asha)).toMatchObject({ offers: offer('Individual session', 1500) });
    expect(counselling({ ...asha, kinds })).toMatchObject({
      offers: [offer('Individual session', 1500), offer('Couples', 3000)],
    });
    expect(counselling({ ...asha, kinds: [] })).not.toHaveProperty('offers');
  });

  it('names the place of a kind in person with its offer', () => {
    const kinds = [...asha.kinds, { name: 'Couples', feePaise: 300_000, placeName: 'Kothrud' }];
    expect(counselling({ ...asha, kinds })).toMatchObject({
      offers: [
        expect.not.objectContaining({ availableAtOrFrom: expect.anything() }),
        { name: 'Couples', availableAtOrFrom: { '@type': 'Place', name: 'Kothrud' } },
      ],
    });
  });

  it('numbers a trail from one', () => {
    const trail = breadcrumbList([
      { name: 'Home', path: '/' },
      { name: 'Contact', path: '/contact' },
    ]);
    expect(trail).toMatchObject({
      itemListElement: [
        { position: 1, item: { '@id': 'http://localhost:3000/' } },
        { position: 2, name: 'Contact', item: { '@id': 'http://localhost:3000/contact' } },
      ],
    });
  });

  it('pairs each question with its answer', () => {
    expect(faqPage([{ question: 'Why?', answer: 'Because.' }])).toMatchObject({
      mainEntity: [{ name: 'Why?', acceptedAnswer: { text: 'Because.' } }],
    });
  });

  it('uses terms of schema.org as schema.org means them', () => {
    const listed = {
      ...asha,
      picture: '/portraits/asha.svg',
      linkedin: 'https://www.linkedin.com/in/asha',
      rating: { average: 4.2, count: 5 },
      degrees: ['MA, Pune'],
      registers: [{ register: 'RCI', number: 'A1', lookedUp: '2026-11-03', goodUntil: '2030-03-31' }],
    };
    const day = '2026-12-01';
    const nodes = [
      organization(owner),
      website(),
      profilePage(listed),
      counselling(listed),
      counselling({ ...listed, kinds: [{ name: 'Couples', feePaise: 300_000, placeName: 'Kothrud' }] }),
      counselling({ ...listed, kinds: [] }),
      breadcrumbList([{ name: 'Home', path: '/' }]),
      itemList('People', [{ name: 'Asha Rao', path: '/professionals/asha-rao' }]),
      faqPage([{ question: 'Why?', answer: 'Because.' }]),
      priceList([
        {
          slug: 'talk',
          title: 'Talk',
          description: 'An hour.',
          inclusion: 'Tea',
          price_india: 1500,
          price_us: 40,
        },
      ]),
      webinarEvent({ date: day, title: 'Sleep', text: 'On sleep.' }, '/services/workshops-webinars'),
      article({
        title: 'Sleep',
        excerpt: 'On sleep.',
        author: 'Antarman',
        date: day,
        category: 'Sleep',
        url: 'http://localhost:3000/blog/sleep',
        sources: [{ title: 'A book' }, { title: 'A page', url: 'https://example.com/' }],
      }),
    ].map((node) => findFaults({ '@context': 'https://schema.org', ...node }));
    expect(nodes.flatMap(({ faults }) => faults)).toEqual([]);
    const described = nodes.flatMap((found) => found.described);
    expect(nodes.flatMap((found) => found.named).filter((id) => !described.includes(id))).toEqual([]);
  });
});
