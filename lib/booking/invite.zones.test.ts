import { describe, expect, it } from 'vitest';
import { calendarFile, type InviteMethod } from '@/lib/booking/invite';
import type { BookingView } from '@/lib/booking/queries';
import { noMeeting } from '@/lib/care/meeting/rules';
import { type FeeState, noFee } from '@/lib/payment/appointment/rules';
import { bookingView } from '@/test/booking/booking-views';

const booking = (startsAt: Date, given: Partial<BookingView> = {}) =>
  bookingView(startsAt, { startsAt, therapist: null, ...given });

const url = 'http://localhost:3000/book/appointment/x';

function lines(file: string): string[] {
  return file.replaceAll('\r\n\t', '').replaceAll('\r\n ', '').split('\r\n');
}

function instantInFile(file: string, name: 'DTSTART' | 'DTEND'): Date {
  const value = lines(file).find((line) => line.startsWith(`${name}:`)) ?? '';
  const [, year, month, date, hour, minute] = /:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)00Z$/.exec(value) ?? [];
  return new Date(`${year}-${month}-${date}T${hour}:${minute}:00Z`);
}

describe('a calendar file', () => {
  const startsAt = new Date('2026-11-24T13:00:00Z');

  it('replaces the earlier one when the appointment moves, and removes it when it is cancelled', () => {
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

  it('says where the two meet, and nothing while that is not agreed', () => {
    const link = 'https://meet.example.in/asha';
    const placed = booking(startsAt, { meeting: { ...noMeeting, link } });
    expect(lines(calendarFile(placed, 'REQUEST', url))).toContain(`LOCATION:${link}`);
    expect(calendarFile(booking(startsAt), 'REQUEST', url)).not.toContain('LOCATION');
  });

  it('says how to pay while the fee is due, and never once it is reported, paid or cancelled', () => {
    const payUntil = new Date('2026-11-23T13:00:00Z');
    const due = { ...noFee, amountPaise: 180_000, rule: 'ahead', payUntil, state: 'due' } as const;
    const words = (state: FeeState, method: InviteMethod = 'REQUEST') => {
      const now = new Date('2026-11-20T06:00:00Z');
      const file = calendarFile(booking(startsAt, { fee: { ...due, state } }), method, url, now);
      return lines(file).find((line) => line.startsWith('DESCRIPTION:')) ?? '';
    };
    expect(words('due')).toMatch(/not paid yet\. Please pay by Mon.*Pay\\, reschedule or cancel/);
    for (const state of ['reported', 'verified', 'refunded', 'plan'] as const) {
      expect(words(state)).not.toMatch(/pay[ ,\\]/i);
      expect(words(state)).toContain('Reschedule or cancel');
    }
    expect(words('due', 'CANCEL')).not.toMatch(/₹|pay/);
  });

  it('ends after its length and says nothing about health', () => {
    const file = calendarFile(booking(startsAt), 'REQUEST', url);
    expect(instantInFile(file, 'DTEND')).toEqual(new Date('2026-11-24T13:45:00Z'));
    expect(file).not.toMatch(/therap|counsel|consult|mental|health|session/i);
  });

  it('is one event, whatever the person’s name contains', () => {
    const person = {
      id: 'p',
      linkId: 'p',
      name: 'Eve"\r\nEND:VEVENT\r\nATTENDEE:x',
      email: 'eve@example.in',
      userId: null,
    };
    const file = lines(calendarFile(booking(startsAt, { person }), 'REQUEST', url));
    expect(file.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
    expect(file.filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1);
  });
});
