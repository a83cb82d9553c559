import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { calendarFile } from '@/lib/booking/invite';
import type { BookingView } from '@/lib/booking/queries';
import { type BookableCalendar, freeSlots } from '@/lib/calendar/slots/rules';
import { formatInstant, formatInstantElsewhere } from '@/lib/time';

const zones = [
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Dubai',
  'Asia/Singapore',
  'Europe/London',
  'Europe/Berlin',
  'America/New_York',
  'America/Los_Angeles',
  'America/St_Johns',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
] as const;

const day = 86_400_000;

function booking(startsAt: Date, given: Partial<BookingView> = {}): BookingView {
  return {
    id: '01930000-0000-7000-8000-000000000001',
    calendarId: '01930000-0000-7000-8000-000000000002',
    status: 'confirmed',
    startsAt,
    endsAt: new Date(startsAt.getTime() + 45 * 60_000),
    heldUntil: null,
    timeZone: 'Asia/Kolkata',
    mode: 'video',
    icsSequence: 0,
    cancelledBy: null,
    changes: { cancellable: true, movable: true, freeUntil: startsAt },
    therapist: null,
    person: { name: 'Meera Iyer', email: 'meera@example.in', userId: null },
    ...given,
  };
}

const url = 'http://localhost:3000/book/appointment/x';

/** Lines of a calendar file, folded ones joined (RFC 5545, 3.1). */
function lines(file: string): string[] {
  return file.replaceAll('\r\n\t', '').replaceAll('\r\n ', '').split('\r\n');
}

function instantInFile(file: string, name: 'DTSTART' | 'DTEND'): Date {
  const value = lines(file).find((line) => line.startsWith(`${name}:`)) ?? '';
  const [, year, month, date, hour, minute] = /:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)00Z$/.exec(value) ?? [];
  return new Date(`${year}-${month}-${date}T${hour}:${minute}:00Z`);
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

/** Reads "Tue, 24 Nov, 6:30 pm" back as a clock in a zone; the year and the hour twice a year come from the moment. */
function instantsInText(text: string, timeZone: string, year: number): number[] {
  const [, date, month, hour, minute, half] = /, (\d+) (\w+), (\d+):(\d\d) (am|pm)/.exec(text) ?? [];
  const clock = Temporal.PlainDateTime.from({
    year,
    month: months.findIndex((name) => name.startsWith(month ?? '?')) + 1,
    day: Number(date),
    hour: (Number(hour) % 12) + (half === 'pm' ? 12 : 0),
    minute: Number(minute),
  });
  return (['earlier', 'later'] as const).map(
    (disambiguation) => clock.toZonedDateTime(timeZone, { disambiguation }).epochMilliseconds,
  );
}

describe('for 24 months and 12 zones', () => {
  it.each(zones)('slot, mail and calendar file name the same instant in %s', (timeZone) => {
    const calendar: BookableCalendar = {
      timeZone: 'Asia/Kolkata',
      slotMinutes: 45,
      bufferMinutes: 15,
      noticeMinutes: 0,
      horizonDays: 31,
      hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startMinute: 0, endMinute: 1440 })),
      exceptions: [],
    };
    for (let month = 0; month < 24; month += 1) {
      const now = new Date(Date.UTC(2026, 11 + month, 1));
      const slots = freeSlots(calendar, [], now, { from: now, until: new Date(now.getTime() + 31 * day) });
      expect(slots.length).toBeGreaterThan(700);
      for (const { startsAt } of slots.filter(
        (slot, index) => index % 41 === 0 || nearChange(slot.startsAt, timeZone),
      )) {
        const file = calendarFile(booking(startsAt, { timeZone }), 'REQUEST', url);
        expect(instantInFile(file, 'DTSTART')).toEqual(startsAt);
        const indian = instantsInText(
          formatInstant(startsAt),
          'Asia/Kolkata',
          yearIn(startsAt, 'Asia/Kolkata'),
        );
        expect(indian).toContain(startsAt.getTime());
        const there = formatInstantElsewhere(startsAt, timeZone);
        if (there === null) {
          expect(timeZone).toBe('Asia/Kolkata');
          continue;
        }
        expect(instantsInText(there, timeZone, yearIn(startsAt, timeZone))).toContain(startsAt.getTime());
      }
    }
  });
});

/** Whether the clocks of the zone change within half a day of this instant. */
function nearChange(instant: Date, timeZone: string): boolean {
  const earlier = Temporal.Instant.fromEpochMilliseconds(instant.getTime() - day / 2);
  const change = earlier.toZonedDateTimeISO(timeZone).getTimeZoneTransition('next');
  return change !== null && change.epochMilliseconds < instant.getTime() + day / 2;
}

function yearIn(instant: Date, timeZone: string): number {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).year;
}

describe('a calendar file', () => {
  const startsAt = new Date('2026-11-24T13:00:00Z');

  it('replaces the earlier one when the appointment is moved, and takes it out when it is cancelled', () => {
    const first = lines(calendarFile(booking(startsAt), 'REQUEST', url));
    const moved = lines(calendarFile(booking(startsAt, { icsSequence: 1 }), 'REQUEST', url));
    const gone = lines(calendarFile(booking(startsAt, { icsSequence: 2 }), 'CANCEL', url));
    const uid = first.find((line) => line.startsWith('UID:'));
    expect(uid).toBeDefined();
    for (const [file, sequence, method, status] of [
      [first, 0, 'REQUEST', 'CONFIRMED'],
      [moved, 1, 'REQUEST', 'CONFIRMED'],
      [gone, 2, 'CANCEL', 'CANCELLED'],
    ] as const) {
      expect(file).toContain(uid);
      expect(file).toContain(`SEQUENCE:${sequence}`);
      expect(file).toContain(`METHOD:${method}`);
      expect(file).toContain(`STATUS:${status}`);
    }
  });

  it('ends after its length and says nothing about health', () => {
    const file = calendarFile(booking(startsAt), 'REQUEST', url);
    expect(instantInFile(file, 'DTEND')).toEqual(new Date('2026-11-24T13:45:00Z'));
    expect(file).not.toMatch(/therap|counsel|consult|mental|health|session/i);
  });

  it('is one event whatever the name of the person holds', () => {
    const person = { name: 'Eve"\r\nEND:VEVENT\r\nATTENDEE:x', email: 'eve@example.in', userId: null };
    const file = lines(calendarFile(booking(startsAt, { person }), 'REQUEST', url));
    expect(file.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
    expect(file.filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1);
  });
});
