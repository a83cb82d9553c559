import { expect, it } from 'vitest';
import { findFaults } from './schema-faults';

const faultsOf = (node: object) => findFaults({ '@context': 'https://schema.org', ...node }).faults;

it('accepts what schema.org describes', () => {
  const event = {
    '@type': 'Event',
    name: 'Sleep',
    startDate: '2026-12-01T18:00+05:30',
    eventStatus: 'https://schema.org/EventScheduled',
    location: [{ '@type': 'VirtualLocation', url: 'https://example.com/' }, 'Pune'],
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'INR' },
    organizer: { '@id': 'https://example.com/#us' },
  };
  expect(findFaults({ '@context': 'https://schema.org', ...event })).toEqual({
    faults: [],
    described: [],
    named: ['https://example.com/#us'],
  });
});

it.each([
  ['a type that it does not know', { '@type': 'Therapist' }],
  ['a misspelt property', { '@type': 'Person', jobtitle: 'Counsellor' }],
  [
    'a rating of a person, which only their service can have',
    {
      '@type': 'Person',
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 5 },
    },
  ],
  ['a fee of a person', { '@type': 'Person', priceRange: 'x', offers: { '@type': 'Offer' } }],
  ['a thing of the wrong type', { '@type': 'Article', author: { '@type': 'Place', name: 'Pune' } }],
  ['a text in the place of a thing', { '@type': 'Service', provider: 'Asha' }],
  ['a path in the place of an address', { '@type': 'Person', url: 42 }],
  ['a relative address', { '@type': 'Person', image: '/asha.png' }],
  ['a day that is none', { '@type': 'Article', datePublished: '1 December 2026' }],
  ['a state that is not in the list', { '@type': 'Event', eventStatus: 'Soon' }],
  ['an empty text', { '@type': 'Person', name: ' ' }],
  ['an empty list', { '@type': 'Person', knowsAbout: [] }],
  ['nothing', { '@type': 'Person', name: null }],
  ['a fault deep inside', { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', place: 1 }] }],
])('finds %s', (_, node) => {
  expect(faultsOf(node)).not.toEqual([]);
});

it('finds a missing context', () => {
  expect(findFaults({ '@type': 'Person' }).faults).toEqual(['has another context than schema.org']);
});
