import { expect, it } from 'vitest';
import { busyStretches } from '@/lib/booking/calendar/busy/stretches';

const window = {
  timeZone: 'Asia/Kolkata',
  from: new Date('2026-11-20T00:00:00Z'),
  until: new Date('2027-11-20T00:00:00Z'),
  ownHost: 'www.antarman.test',
  owners: ['Asha@Practice.test'],
};

export type Lines = readonly string[];
type Case = readonly [kind: string, parts: readonly Lines[], right: readonly string[], unread?: number];

export const event = (...lines: Lines): Lines => ['BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT'];
export const other = (...lines: Lines): Lines => ['BEGIN:VEVENT', 'UID:two', ...lines, 'END:VEVENT'];
export const freeBusy = (...lines: Lines): Lines => ['BEGIN:VFREEBUSY', 'UID:fb', ...lines, 'END:VFREEBUSY'];
export const calendarText = (parts: readonly Lines[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...parts.flat(), 'END:VCALENDAR', ''].join('\r\n');

/** "12-07 10:00 11:00" in UTC, with the day of the end if it differs. */
export async function found(parts: readonly Lines[]) {
  const { busy, unread } = await busyStretches(calendarText(parts), window);
  const lines = busy.map(({ startsAt, endsAt }) => {
    const [from, to] = [startsAt, endsAt].map((at) => at.toISOString().slice(5, 16).replace('T', ' '));
    return `${from} ${from?.slice(0, 5) === to?.slice(0, 5) ? to?.slice(6) : to}`;
  });
  return { busy: lines, unread };
}

export const told = (cases: readonly Case[]) =>
  it.each(
    cases.map(([kind, parts, busy, unread = 0]) => {
      const name = `${kind}: ${busy.length} right, ${unread} counted as unread`;
      return [name, parts, { busy, unread }] as const;
    }),
  )('%s', async (_, parts, right) => {
    expect(await found(parts)).toEqual(right);
  });

/** A series of Mondays at nine in India, and its first three. */
export const weekly = (...lines: Lines) =>
  event('DTSTART;TZID=Asia/Kolkata:20261207T090000', 'DTEND;TZID=Asia/Kolkata:20261207T100000', ...lines);
export const [first, second, third] = [
  '12-07 03:30 04:30',
  '12-14 03:30 04:30',
  '12-21 03:30 04:30',
] as const;
export const moved = (...lines: Lines) =>
  event(...lines, 'DTSTART;TZID=Asia/Kolkata:20261215T150000', 'DTEND;TZID=Asia/Kolkata:20261215T160000');

/** From ten to eleven in UTC on these days. */
export const at = (...days: Lines) => days.map((day) => `${day} 10:00 11:00`);
