import { beforeEach, describe, expect, it } from 'vitest';
import { eventBounds } from '@/lib/booking/calendar/import/rules';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { createMovingPractice, fileOf, on } from '@/test/booking/imported-calendars';
import { event, other } from '@/test/booking/other-calendars';
import { setUpDatabase } from '@/test/database/database';

setUpDatabase();

let moving: Awaited<ReturnType<typeof createMovingPractice>>;

beforeEach(async () => {
  moving = await createMovingPractice();
});

describe('an entry', () => {
  it('fits by address first, among people who share one by name, and by whole names only', async () => {
    await moving.card('Kavya Rao', 'rao@example.in');
    await moving.card('Ravi Rao', 'rao@example.in');
    await moving.card('Ravi Rao Menon', 'menon@example.in');
    await moving.card('Meera', null, '+919876543211');
    await moving.card('आशा जोशी', 'asha@example.in');
    const { sessions, left } = await moving.preview(
      fileOf(
        on(1, 'SUMMARY:Therapy', 'ATTENDEE:mailto:rao@example.in'),
        on(2, 'SUMMARY:Ravi Rao, therapy', 'ATTENDEE:mailto:rao@example.in'),
        on(3, 'SUMMARY:Ravi Rao Menon and Asha'),
        on(4, 'SUMMARY:Kavya'),
        on(5, 'SUMMARY:Kavya Rao / Ravi Rao'),
        on(6, 'SUMMARY:Meera'),
        on(7, 'SUMMARY:सत्र: आशा जोशी'),
        on(8, 'SUMMARY:Ravi Rao', 'ATTENDEE:mailto:menon@example.in'),
      ),
    );
    expect(sessions.map(({ person }) => person.name)).toEqual([
      'Ravi Rao',
      'Ravi Rao Menon',
      'आशा जोशी',
      'Ravi Rao Menon',
    ]);
    expect(left.map(({ why }) => why)).toEqual(['several', 'no-client', 'several', 'no-address']);
  });

  it('is left out with its reason', async () => {
    await moving.card('Kavya Rao', 'kavya@example.in');
    const title = 'SUMMARY:Kavya Rao';
    const whole = (uid: string, ...lines: readonly string[]) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      title,
      ...lines,
      'END:VEVENT',
    ];
    const { left, sessions } = await moving.preview(
      fileOf(
        whole('a', 'DTSTART;VALUE=DATE:20261205'),
        whole('b', 'DTSTART;VALUE=DATE:20261206', 'RRULE:FREQ=DAILY'),
        whole('c', 'DTSTART;TZID=Nowhere/Else:20261208T100000'),
        whole('d', 'DTSTART:20280101T100000Z', 'DTEND:20280101T110000Z'),
        whole('e', 'DTSTART:20261209T100000Z', 'DURATION:PT5M'),
        whole('f', 'DTSTART:20261209T100000Z', 'DURATION:PT9H'),
        whole('g', 'DTSTART:18991231T100000Z', 'DURATION:PT1H'),
        on(10, title, 'STATUS:CANCELLED'),
        on(11, title, 'TRANSP:TRANSPARENT'),
        on(
          12,
          title,
          'ORGANIZER:mailto:o@x.test',
          `ATTENDEE;PARTSTAT=DECLINED:mailto:${moving.viewer.email}`,
        ),
        on(13, title),
        on(13, title),
        whole('h', 'DTSTART:20261213T103000Z', 'DURATION:PT1H'),
        [
          'BEGIN:VEVENT',
          `UID:booking-0190a7a0-0000-7000-8000-000000000000@${new URL(env.APP_URL).hostname}`,
          title,
          'DTSTART:20261220T100000Z',
          'DURATION:PT1H',
          'END:VEVENT',
        ],
      ),
    );
    expect(sessions).toHaveLength(1);
    expect(left.map(({ why }) => why).sort()).toEqual(
      [
        'all-day',
        'all-day',
        'unread',
        'far',
        'length',
        'length',
        'cancelled',
        'free',
        'declined',
        'same',
        'overlap',
        'ours',
      ].sort(),
    );
  });

  it('of a series counts each coming time, in its own zone, up to a bound', async () => {
    await moving.card('Kavya Rao', 'kavya@example.in');
    const weekly = event(
      'SUMMARY:Kavya Rao',
      'DTSTART;TZID=Europe/London:18990102T090000',
      'DTEND;TZID=Europe/London:18990102T095000',
      'RRULE:FREQ=WEEKLY',
      'EXDATE;TZID=Europe/London:20261207T090000',
    );
    const moved = event(
      'SUMMARY:Kavya Rao',
      'RECURRENCE-ID;TZID=Europe/London:20261214T090000',
      'DTSTART;TZID=Europe/London:20261215T110000',
      'DTEND;TZID=Europe/London:20261215T115000',
    );
    const daily = other(
      'SUMMARY:Kavya Rao',
      'DTSTART:20261201T160000Z',
      'DURATION:PT50M',
      'RRULE:FREQ=DAILY',
    );
    const one = await moving.preview(fileOf(weekly, moved));
    const starts = one.sessions.map(({ startsAt }) => startsAt.toISOString().slice(0, 16));
    expect(starts.slice(0, 3)).toEqual(['2026-11-30T09:00', '2026-12-15T11:00', '2026-12-21T09:00']);
    // In summer the clock of London is an hour ahead.
    expect(starts).toContain('2027-06-07T08:00');
    expect(one.left).toEqual([]);
    const two = await moving.preview(fileOf(daily));
    expect(two.sessions).toHaveLength(eventBounds.ofSeries);
    expect(two.left.map(({ why }) => why)).toEqual(['series']);
  });

  it('gets the break of the calendar, but no longer than to the next appointment', async () => {
    await moving.card('Kavya Rao', 'kavya@example.in');
    const at = (uid: string, from: string, until: string) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      'SUMMARY:Kavya Rao',
      `DTSTART:20261207T${from}00Z`,
      `DTEND:20261207T${until}00Z`,
      'END:VEVENT',
    ];
    const first = await moving.upload(fileOf(at('a', '1000', '1050'), at('b', '1100', '1150')));
    expect(await moving.take(first)).toEqual({ done: true, count: 2 });
    const blocked = await db.booking.findMany({
      orderBy: { startsAt: 'asc' },
      select: { blockedUntil: true },
    });
    expect(blocked.map(({ blockedUntil }) => blockedUntil.toISOString().slice(11, 16))).toEqual([
      '11:00',
      '12:05',
    ]);
    const { left, sessions } = await moving.preview(
      fileOf(at('c', '1030', '1100'), at('d', '1200', '1230'), at('e', '0900', '1000')),
    );
    expect(left.map(({ why }) => why)).toEqual(['taken', 'taken']);
    expect(sessions.map(({ blockedUntil }) => blockedUntil.toISOString().slice(11, 16))).toEqual(['10:00']);
  });
});
