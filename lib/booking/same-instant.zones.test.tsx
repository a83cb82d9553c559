import ICAL from 'ical.js';
import { renderToStaticMarkup } from 'react-dom/server';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { type BookableCalendar, freeSlots, type Slot } from '@/lib/booking/calendar/slots/rules';
import { confirmationLetter } from '@/lib/booking/emails';
import { calendarFile } from '@/lib/booking/invite';
import { appointmentInWords } from '@/lib/booking/letter-words';
import { weekOfSlots } from '@/lib/booking/offer/rules';
import { day } from '@/lib/format/duration';
import { formatInstant } from '@/lib/format/time';
import { bookingView } from '@/test/booking/booking-views';
import { inTwoRuns } from '@/test/case/sample';
import { zones } from '@/test/case/zones';

/** Milliseconds around a change of the clock in which the test checks every slot. */
const around = 3 * 3_600_000;
const indianZone = 'Asia/Kolkata';
const firstDay = Date.UTC(2026, 11, 1);

function alwaysOpen(timeZone: string): BookableCalendar {
  return {
    timeZone,
    slotMinutes: 45,
    bufferMinutes: 15,
    noticeMinutes: 0,
    horizonDays: 31,
    hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startMinute: 0, endMinute: 1440 })),
    exceptions: [],
  };
}

/** The changes of a zone's clocks in these 24 months. */
function changesOf(timeZone: string): number[] {
  const changes: number[] = [];
  let at = Temporal.Instant.fromEpochMilliseconds(firstDay - around).toZonedDateTimeISO(timeZone);
  for (;;) {
    const next = at.getTimeZoneTransition('next');
    if (!next || next.epochMilliseconds > firstDay + 750 * day) return changes;
    changes.push(next.epochMilliseconds);
    at = next;
  }
}

/** One slot from each half of a month, and every slot around a change of the clock. */
function chosen(slots: readonly Slot[], changes: readonly number[]): Slot[] {
  return slots.filter(
    ({ startsAt }, index) =>
      index % 400 === 0 || changes.some((change) => Math.abs(change - startsAt.getTime()) < around),
  );
}

/** The instants at which a clock shows this time; two of them in the hour that occurs twice. */
function instantsOf(clock: Temporal.PlainDateTime, timeZone: string): number[] {
  return (['earlier', 'later'] as const).map(
    (disambiguation) => clock.toZonedDateTime(timeZone, { disambiguation }).epochMilliseconds,
  );
}

function clockOf(date: Temporal.PlainDate, time: string): Temporal.PlainDateTime {
  const [, hour, minute, half] = /(\d+):(\d\d) (am|pm)/.exec(time) ?? [];
  return date.toPlainDateTime({
    hour: (Number(hour) % 12) + (half === 'pm' ? 12 : 0),
    minute: Number(minute),
  });
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Parses "Tue, 24 Nov, 6:30 pm"; only the missing year comes from the instant. */
function readBack(text: string, timeZone: string, moment: Date): number[] {
  const [, date, month, time = ''] = /, (\d+) (\w+), (\d+:\d\d (?:am|pm))/.exec(text) ?? [];
  const { year } = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
  const day = Temporal.PlainDate.from({
    year,
    month: months.indexOf(month?.slice(0, 3) ?? '') + 1,
    day: Number(date),
  });
  return instantsOf(clockOf(day, time), timeZone);
}

const booked = ({ startsAt, endsAt }: Slot, timeZone: string) => ({
  ...bookingView(startsAt, { startsAt, endsAt, timeZone, hostZone: indianZone, therapist: null }),
  person: { id: 'p', linkId: 'p', name: 'Meera Iyer', email: 'meera@example.in', userId: null },
});

/** The page shows it under the viewer's day, and in India if different. */
function expectShown(slot: Slot, timeZone: string): void {
  const shown = weekOfSlots([slot], timeZone, '')?.days[0];
  const choice = shown?.slots[0];
  if (!shown || !choice) throw new Error('The slot is not shown.');
  const date = Temporal.PlainDate.from(shown.date);
  expect(instantsOf(clockOf(date, choice.time), timeZone)).toContain(slot.startsAt.getTime());
  if (choice.inIndia !== null) {
    const [, day] = /, (\d+) \w+$/.exec(choice.inIndia) ?? [];
    const there = [-1, 0, 1].map((days) => date.add({ days })).find((d) => d.day === Number(day)) ?? date;
    expect(instantsOf(clockOf(there, choice.inIndia), indianZone)).toContain(slot.startsAt.getTime());
  }
  expect(choice.value).toBe(slot.startsAt.toISOString());
}

/** The mail shows it in its subject and in its text, on both clocks. */
function expectMailed(slot: Slot, timeZone: string): void {
  const appointment = appointmentInWords(booked(slot, timeZone));
  const { subject, content } = confirmationLetter({
    ...appointment,
    own: null,
    moved: false,
    was: null,
    rule: '',
  });
  const [, when = ''] = /<strong>(.*?)<\/strong>/.exec(renderToStaticMarkup(content)) ?? [];
  const [own = '', india = ''] = when.split(' (');
  for (const text of [subject, own]) {
    expect(readBack(text, timeZone, slot.startsAt)).toContain(slot.startsAt.getTime());
  }
  if (india) expect(readBack(india, indianZone, slot.startsAt)).toContain(slot.startsAt.getTime());
  else expect(timeZone).toBe(indianZone);
  expect(subject.endsWith(when)).toBe(true);
  // The list of free times uses the same words.
  expect(formatInstant(slot.startsAt, timeZone)).toBe(when);
}

/** The file shows it to another program. */
function expectFiled(slot: Slot, timeZone: string): void {
  const file = calendarFile(booked(slot, timeZone), 'REQUEST', 'http://localhost:3000/book/appointment/x');
  const component = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
  const event = new ICAL.Event(component ?? undefined);
  expect(event.startDate.toJSDate()).toEqual(slot.startsAt);
  expect(event.endDate.toJSDate()).toEqual(slot.endsAt);
}

describe.each(inTwoRuns(zones))('for 24 months', ({ cases, tags }) => {
  it.each(cases)('slot, mail and calendar file name the same instant in %s', { tags }, (timeZone) => {
    const changes = changesOf(timeZone);
    for (let month = 0; month < 24; month += 1) {
      const now = new Date(Date.UTC(2026, 11 + month, 1));
      const until = new Date(now.getTime() + 31 * day);
      // One therapist in India and one in this zone; the two years contain each month of the year for both.
      const calendarZone = (month + Math.floor(month / 12)) % 2 === 0 ? indianZone : timeZone;
      const slots = freeSlots(alwaysOpen(calendarZone), [], now, { from: now, until });
      const looked = chosen(slots, changes);
      expect(looked).not.toEqual([]);
      for (const slot of looked) {
        expectShown(slot, timeZone);
        expectMailed(slot, timeZone);
        expectFiled(slot, timeZone);
      }
    }
  });
});
