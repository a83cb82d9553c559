import { describe, expect, it } from 'vitest';
import { busyStretches } from '@/lib/booking/calendar/busy/stretches';

const window = {
  timeZone: 'Asia/Kolkata',
  from: new Date('2026-11-20T00:00:00Z'),
  until: new Date('2027-11-20T00:00:00Z'),
  ownHost: 'www.antarman.test',
};

type Lines = readonly string[];

const event = (lines: Lines, uid = crypto.randomUUID()) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  'SUMMARY:Dentist, third floor',
  ...lines,
  'END:VEVENT',
];
const file = (...parts: readonly Lines[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...parts.flat(), 'END:VCALENDAR', ''].join('\r\n');

/** "2026-11-24T10:00Z to 11:00": the found times, in UTC. */
async function found(...parts: readonly Lines[]): Promise<readonly string[]> {
  const { busy } = await busyStretches(file(...parts), window);
  const text = (moment: Date) => moment.toISOString().slice(0, 16);
  return busy.map(({ startsAt, endsAt }) => `${text(startsAt)} ${text(endsAt)}`);
}

const failureOf = (text: string, longestMs = 10_000) =>
  busyStretches(text, { ...window, longestMs }).then(
    () => 'none',
    (error: { failure: string }) => error.failure,
  );

const hour = (from: string, until: string) => event([`DTSTART:${from}`, `DTEND:${until}`]);

const newYork: Lines = [
  'BEGIN:VTIMEZONE',
  'TZID:Eastern Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

describe('single entries', () => {
  it('are read in UTC, in a zone of the file, in a known zone and on the therapist’s clock', async () => {
    expect(
      await found(
        newYork,
        hour('20261124T100000Z', '20261124T110000Z'),
        event(['DTSTART;TZID=Eastern Standard Time:20261125T100000', 'DURATION:PT45M']),
        event(['DTSTART;TZID=Europe/Berlin:20261126T100000', 'DTEND;TZID=Europe/Berlin:20261126T113000']),
        hour('20261127T100000', '20261127T110000'),
      ),
    ).toEqual([
      '2026-11-24T10:00 2026-11-24T11:00',
      '2026-11-25T15:00 2026-11-25T15:45',
      '2026-11-26T09:00 2026-11-26T10:30',
      '2026-11-27T04:30 2026-11-27T05:30',
    ]);
  });

  it('of whole days take the day of the therapist', async () => {
    expect(
      await found(
        event(['DTSTART;VALUE=DATE:20261225']),
        event(['DTSTART;VALUE=DATE:20270101', 'DTEND;VALUE=DATE:20270103']),
      ),
    ).toEqual(['2026-12-24T18:30 2026-12-25T18:30', '2026-12-31T18:30 2027-01-02T18:30']);
  });

  it('do not count when free, cancelled, over, without length, or our own', async () => {
    const times = ['DTSTART:20261124T100000Z', 'DTEND:20261124T110000Z'];
    const id = '0198f2a4-7c1e-7000-8000-000000000001';
    expect(
      await found(
        event([...times, 'TRANSP:TRANSPARENT']),
        event([...times, 'STATUS:CANCELLED']),
        event(times, `booking-${id}@www.antarman.test`),
        event(times, `session-${id}@www.antarman.test`),
        event(['DTSTART:20261124T100000Z']),
        hour('20261124T110000Z', '20261124T100000Z'),
        hour('20261101T100000Z', '20261101T110000Z'),
        hour('20280101T100000Z', '20280101T110000Z'),
      ),
    ).toEqual([]);
  });

  it('that overlap or touch become one stretch, and one over the edge is cut', async () => {
    expect(
      await found(
        hour('20261124T100000Z', '20261124T120000Z'),
        hour('20261124T110000Z', '20261124T113000Z'),
        hour('20261124T120000Z', '20261124T123000Z'),
        hour('20261119T230000Z', '20261120T010000Z'),
      ),
    ).toEqual(['2026-11-20T00:00 2026-11-20T01:00', '2026-11-24T10:00 2026-11-24T12:30']);
  });
});

describe('repeated entries', () => {
  it('keep their local time over a change of the clock, skip what was left out and follow what was moved', async () => {
    const weekly = [
      'DTSTART;TZID=Eastern Standard Time:20270302T090000',
      'DTEND;TZID=Eastern Standard Time:20270302T100000',
      'RRULE:FREQ=WEEKLY;COUNT=5',
      'EXDATE;TZID=Eastern Standard Time:20270309T090000',
    ];
    expect(
      await found(
        newYork,
        event(weekly, 'weekly'),
        event(
          [
            'RECURRENCE-ID;TZID=Eastern Standard Time:20270316T090000',
            'DTSTART;TZID=Eastern Standard Time:20270317T150000',
            'DTEND;TZID=Eastern Standard Time:20270317T160000',
          ],
          'weekly',
        ),
        event(
          [
            'RECURRENCE-ID;TZID=Eastern Standard Time:20270323T090000',
            'DTSTART;TZID=Eastern Standard Time:20270323T090000',
            'DTEND;TZID=Eastern Standard Time:20270323T100000',
            'STATUS:CANCELLED',
          ],
          'weekly',
        ),
      ),
    ).toEqual([
      '2027-03-02T14:00 2027-03-02T15:00',
      '2027-03-17T19:00 2027-03-17T20:00',
      '2027-03-30T13:00 2027-03-30T14:00',
    ]);
  });

  it('without an end stop at the last day that is read', async () => {
    const all = await found(
      event(['DTSTART:20200106T100000Z', 'DTEND:20200106T110000Z', 'RRULE:FREQ=WEEKLY']),
    );
    expect(all).toHaveLength(52);
    expect(all[0]).toBe('2026-11-23T10:00 2026-11-23T11:00');
  });

  it('of whole days repeat on the therapist’s clock', async () => {
    const all = await found(event(['DTSTART;VALUE=DATE:20251225', 'RRULE:FREQ=YEARLY']));
    expect(all).toEqual(['2026-12-24T18:30 2026-12-25T18:30']);
  });

  it.each([
    ['each second', 'RRULE:FREQ=SECONDLY'],
    ['each second of days that never come', 'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30'],
  ])('%s are refused', { tags: ['slow'], timeout: 20_000 }, async (_name, rule) => {
    const text = file(event(['DTSTART:20100101T100000Z', 'DURATION:PT1S', rule]));
    expect(await failureOf(text, 1_500)).toBe('too-many');
  });

  it('of a day that never comes end by themselves', async () => {
    const rule = 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30';
    expect(
      await found(
        event(['DTSTART:20261124T100000Z', 'DTEND:20261124T110000Z', rule]),
        hour('20261126T100000Z', '20261126T110000Z'),
      ),
    ).toContain('2026-11-26T10:00 2026-11-26T11:00');
  });
});

describe('a file', () => {
  it.each([
    ['<!doctype html><title>Sign in</title>'],
    [''],
    ['BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n'],
    ['BEGIN:VCARD\r\nEND:VCARD\r\n'],
  ])('that is no calendar is refused: %j', async (text) => {
    expect(await failureOf(text)).toBe('not-a-calendar');
  });

  it('tells how many entries it could not read, and keeps the others', async () => {
    const text = file(event(['SUMMARY:No time']), hour('20261124T100000Z', '20261124T110000Z'));
    const { busy, unread } = await busyStretches(text, window);
    expect({ busy: busy.length, unread }).toEqual({ busy: 1, unread: 1 });
  });

  it('with 100,000 entries is refused', {
    tags: ['slow'],
    timeout: 40_000,
  }, async () => {
    const text = file(
      ...Array.from({ length: 100_000 }, (_, number) => [
        'BEGIN:VEVENT',
        `UID:${number}`,
        `DTSTART:20270${1 + (number % 9)}10T100000Z`,
        'DURATION:PT1M',
        'END:VEVENT',
      ]),
    );
    expect(await failureOf(text)).toBe('too-many');
  });
});
