import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BookableCalendar, freeSlots, type Slot } from '@/lib/booking/calendar/slots/rules';
import { day } from '@/lib/format/duration';
import { randomCases } from '@/test/case/sample';
import { zones } from '@/test/case/zones';

const monday = new Date('2026-11-23T00:00:00Z');

function calendar(given: Partial<BookableCalendar> = {}): BookableCalendar {
  return {
    timeZone: 'Asia/Kolkata',
    slotMinutes: 45,
    bufferMinutes: 15,
    noticeMinutes: 0,
    horizonDays: 30,
    hours: [{ weekday: 1, startMinute: 9 * 60, endMinute: 12 * 60 }],
    exceptions: [],
    ...given,
  };
}

function localClock(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant);
}

const clocks = (slots: readonly Slot[], timeZone = 'Asia/Kolkata') =>
  slots.map(({ startsAt }) => localClock(startsAt, timeZone));

const wholeMonday = { from: monday, until: new Date(monday.getTime() + day) };

describe('free slots', () => {
  it('follow one another from the opening, with the buffer between them', () => {
    expect(clocks(freeSlots(calendar(), [], monday, wholeMonday))).toEqual(['09:00', '10:00', '11:00']);
  });

  it('fit wholly into the hours, but their last buffer may follow the closing', () => {
    const short = calendar({ hours: [{ weekday: 1, startMinute: 540, endMinute: 540 + 45 + 60 }] });
    expect(clocks(freeSlots(short, [], monday, wholeMonday))).toEqual(['09:00', '10:00']);
    const shorter = calendar({ hours: [{ weekday: 1, startMinute: 540, endMinute: 584 }] });
    expect(freeSlots(shorter, [], monday, wholeMonday)).toEqual([]);
  });

  it('leave out breaks, closed days and closed hours, and add extra hours once', () => {
    const given = calendar({
      hours: [
        { weekday: 1, startMinute: 540, endMinute: 660 },
        { weekday: 1, startMinute: 720, endMinute: 780 },
      ],
      exceptions: [
        { kind: 'closed', onDate: '2026-11-23', startMinute: 540, endMinute: 600 },
        { kind: 'extra', onDate: '2026-11-23', startMinute: 780, endMinute: 840 },
        { kind: 'closed', onDate: '2026-11-30', startMinute: null, endMinute: null },
        { kind: 'extra', onDate: '2026-11-30', startMinute: 600, endMinute: 660 },
      ],
    });
    expect(clocks(freeSlots(given, [], monday, wholeMonday))).toEqual(['10:00', '12:00', '13:00']);
    const week = 7 * day;
    const next = {
      from: new Date(monday.getTime() + week),
      until: new Date(monday.getTime() + week + day),
    };
    expect(clocks(freeSlots(given, [], monday, next))).toEqual(['10:00']);
  });

  it('begin after the notice and before the horizon', () => {
    const at = (clock: string) => new Date(`2026-11-23T${clock}:00+05:30`);
    const given = calendar({ noticeMinutes: 60, horizonDays: 7 });
    expect(clocks(freeSlots(given, [], at('09:00'), wholeMonday))).toEqual(['10:00', '11:00']);
    expect(clocks(freeSlots(given, [], at('09:01'), wholeMonday))).toEqual(['11:00']);
    const far = { from: at('09:00'), until: new Date(at('09:00').getTime() + 60 * day) };
    expect(freeSlots(given, [], at('09:30'), far).at(-1)?.startsAt).toEqual(
      new Date('2026-11-30T09:00:00+05:30'),
    );
  });

  it('do not exist for hours of another day, or in an empty calendar', () => {
    expect(
      freeSlots(
        calendar({ hours: [{ weekday: 2, startMinute: 540, endMinute: 720 }] }),
        [],
        monday,
        wholeMonday,
      ),
    ).toEqual([]);
    expect(freeSlots(calendar({ hours: [] }), [], monday, wholeMonday)).toEqual([]);
  });

  it('exclude taken times, their buffer and their own included', () => {
    const taken = [
      {
        startsAt: new Date('2026-11-23T10:00:00+05:30'),
        blockedUntil: new Date('2026-11-23T11:00:00+05:30'),
      },
    ];
    expect(clocks(freeSlots(calendar(), taken, monday, wholeMonday))).toEqual(['09:00', '11:00']);
    const touching = [
      {
        startsAt: new Date('2026-11-23T09:50:00+05:30'),
        blockedUntil: new Date('2026-11-23T10:05:00+05:30'),
      },
    ];
    expect(clocks(freeSlots(calendar(), touching, monday, wholeMonday))).toEqual(['11:00']);
  });

  it.each([
    // The clock goes from 02:00 to 03:00: from one o'clock to four there are two slots, and none begins in
    // the gap.
    ['America/New_York', '2026-03-08', 60, 240, ['01:00', '03:00']],
    // The clock goes back from 02:00 to 01:00: the same hours hold four slots, with one o'clock twice.
    ['America/New_York', '2026-11-01', 60, 240, ['01:00', '01:00', '02:00', '03:00']],
    // Half an hour of summer time: from 02:00 to 02:30.
    ['Australia/Lord_Howe', '2026-10-04', 60, 240, ['01:00', '02:30']],
    // From 01:00 to 02:00: an opening inside the gap moves to the first moment after it, a closing to the
    // last moment before it.
    ['Europe/London', '2026-03-29', 90, 240, ['02:00', '03:00']],
    ['Europe/London', '2026-03-29', 0, 90, ['00:00']],
    // The day begins at 01:00.
    ['America/Santiago', '2026-09-06', 0, 180, ['01:00', '02:00']],
  ] as const)('keep real length in %s on %s', (timeZone, date, startMinute, endMinute, expected) => {
    const sunday = calendar({ timeZone, hours: [{ weekday: 7, startMinute, endMinute }], horizonDays: 2 });
    const now = new Date(`${date}T00:00:00Z`);
    const before = new Date(now.getTime() - day);
    const slots = freeSlots(sunday, [], before, { from: before, until: new Date(now.getTime() + day) });
    expect(clocks(slots, timeZone)).toEqual(expected);
    for (const { startsAt, endsAt } of slots) expect(endsAt.getTime() - startsAt.getTime()).toBe(45 * 60_000);
  });
});

describe('for any calendar, zone and day within two years', () => {
  const hours = fc
    .record({
      weekday: fc.integer({ min: 1, max: 7 }),
      start: fc.integer({ min: 0, max: 1380 }),
      length: fc.integer({ min: 15, max: 600 }),
    })
    .map(({ weekday, start, length }) => ({
      weekday,
      startMinute: start,
      endMinute: Math.min(1440, start + length),
    }));
  const anyCalendar = fc.record({
    timeZone: fc.constantFrom(...zones),
    slotMinutes: fc.constantFrom(30, 45, 60),
    bufferMinutes: fc.constantFrom(0, 10, 15),
    noticeMinutes: fc.constantFrom(0, 60, 720),
    horizonDays: fc.constantFrom(1, 7, 14),
    hours: fc.array(hours, { maxLength: 10 }),
    exceptions: fc.constant([]),
  });
  const anyNow = fc
    .integer({ min: Date.parse('2026-11-01T00:00:00Z'), max: Date.parse('2028-11-01T00:00:00Z') })
    .map((instant) => new Date(instant));

  it('slots keep their rules', { tags: ['slow'] }, () => {
    fc.assert(
      fc.property(anyCalendar, anyNow, (given, now) => {
        const slots = freeSlots(given, [], now, {
          from: now,
          until: new Date(now.getTime() + 20 * day),
        });
        slots.forEach((slot, index) => {
          const wait = slot.startsAt.getTime() - now.getTime();
          expect(wait).toBeGreaterThanOrEqual(given.noticeMinutes * 60_000);
          expect(wait).toBeLessThanOrEqual(given.horizonDays * day);
          const following = slots[index + 1];
          if (following) expect(following.startsAt.getTime()).toBeGreaterThanOrEqual(slot.endsAt.getTime());
        });
      }),
      randomCases(300),
    );
  });

  it('taking any one of them takes exactly those that it overlaps', { tags: ['slow'] }, () => {
    fc.assert(
      fc.property(anyCalendar, anyNow, fc.nat(), (given, now, pick) => {
        const range = { from: now, until: new Date(now.getTime() + 20 * day) };
        const slots = freeSlots(given, [], now, range);
        const chosen = slots[pick % Math.max(1, slots.length)];
        if (!chosen) return;
        const clear = slots.filter(
          (slot) => slot.startsAt >= chosen.blockedUntil || chosen.startsAt >= slot.blockedUntil,
        );
        expect(freeSlots(given, [chosen], now, range)).toEqual(clear);
      }),
      randomCases(300),
    );
  });
});
