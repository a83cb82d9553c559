import { expect, it } from 'vitest';
import { everyTimeZone, knownTimeZone, offsetOf, zoneInWords } from '@/lib/format/time-zone';

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
  ['Asia/Kolkata', 'GMT+0530'],
  ['Europe/London', 'GMT+0000'],
  ['America/New_York', 'GMT-0500'],
  ['America/St_Johns', 'GMT-0330'],
  ['Asia/Kathmandu', 'GMT+0545'],
  ['UTC', 'GMT+0000'],
])('clocks of %s are %s in winter', (zone, offset) => {
  expect(offsetOf(zone, new Date('2026-12-01T06:00:00Z'))).toBe(offset);
});

it('says the offset of the device’s own zone as its dates do', () => {
  const moment = new Date('2026-07-01T06:00:00Z');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(String(moment)).toContain(offsetOf(timeZone, moment));
});
