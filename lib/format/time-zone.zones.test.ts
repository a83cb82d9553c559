import { expect, it } from 'vitest';
import { knownTimeZone } from '@/lib/format/time-zone';
import { everyTimeZone, minutesBehindUtc, zoneInWords } from '@/lib/format/zone-choices';

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

it.each([
  ['Asia/Kolkata', -330],
  ['Europe/London', 0],
  ['America/New_York', 300],
  ['America/St_Johns', 210],
  ['Asia/Kathmandu', -345],
  ['UTC', 0],
])('the clock of %s is %s minutes behind UTC in winter', (zone, minutes) => {
  expect(minutesBehindUtc(zone, new Date('2026-12-01T06:00:00Z'))).toBe(minutes);
});

it('counts the device’s own zone as its dates do', () => {
  const moment = new Date('2026-07-01T06:00:00Z');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(minutesBehindUtc(timeZone, moment)).toBe(moment.getTimezoneOffset());
});
