import { expect, it } from 'vitest';
import { everyTimeZone, knownTimeZone, zoneInWords } from '@/lib/format/time-zone';

it.each([
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['UTC', 'UTC'],
  ['', null],
  ['+05:30', null],
  ['Mars/Olympus', null],
  ["Asia/Kolkata'; --", null],
  ['A'.repeat(65), null],
])('%s', (text, zone) => {
  expect(knownTimeZone(text)).toBe(zone);
});

it('offers every zone once, by its city’s name today, and accepts each', () => {
  const zones = everyTimeZone();
  expect(new Set(zones).size).toBe(zones.length);
  expect(zones.map(knownTimeZone)).toEqual(zones);
  expect(zones).toEqual(expect.arrayContaining(['Asia/Kolkata', 'Asia/Kathmandu', 'Europe/Kyiv']));
  expect(zones).not.toContain('Asia/Calcutta');
});

it.each([
  ['Asia/Kolkata', 'Kolkata (Asia)'],
  ['America/Indiana/Knox', 'Knox (America, Indiana)'],
  ['America/New_York', 'New York (America)'],
  ['UTC', 'UTC'],
])('calls %s %s', (zone, words) => {
  expect(zoneInWords(zone)).toBe(words);
});
