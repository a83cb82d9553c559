import { expect, it } from 'vitest';
import { knownTimeZone } from '@/lib/time-zone';

it.each([
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
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
