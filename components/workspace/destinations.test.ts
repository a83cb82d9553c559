import { beforeEach, expect, it, vi } from 'vitest';
import { adminSections } from '@/components/admin/sections';
import {
  destinationsNamed,
  destinationsOf,
  keepDestination,
  recentDestinations,
} from '@/components/workspace/destinations';

const destinations = destinationsOf(adminSections);
const destination = (label: string) => {
  const found = destinations.find((one) => one.label === label);
  if (!found) throw new Error(`no page is called ${label}`);
  return found;
};

beforeEach(() => {
  const values = new Map<string, string>();
  const store = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  vi.stubGlobal('sessionStorage', store);
  vi.stubGlobal('localStorage', store);
});

it('finds pages by their name, their section, and parts of both', () => {
  const named = (words: string) => destinationsNamed(destinations, words).map(({ label }) => label);
  expect(named('newsl')).toEqual(['Newsletter']);
  expect(named('MONEY ref')).toEqual(['Refunds']);
  expect(named('no such page')).toEqual([]);
});

it('offers the pages chosen last, the latest first, each once, and none that is gone', () => {
  for (const label of ['Users', 'Jobs', 'Refunds', 'Users', 'Payouts', 'Settings'])
    keepDestination(destinations, destination(label));
  expect(recentDestinations(destinations).map(({ label }) => label)).toEqual([
    'Settings',
    'Payouts',
    'Users',
    'Refunds',
  ]);
  const without = destinations.filter(({ label }) => label !== 'Payouts');
  expect(recentDestinations(without).map(({ label }) => label)).toEqual(['Settings', 'Users', 'Refunds']);
});

it('offers nothing when the store holds something else', () => {
  localStorage.setItem('antarman.own.recent-destinations', '{"value":"x","at":1,"until":9e15}');
  expect(recentDestinations(destinations)).toEqual([]);
});
