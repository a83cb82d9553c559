import type { EventInput } from '@fullcalendar/react';
import type { CalendarView } from '@/lib/booking/calendar/view/queries';
import { calendarAddress, type Shown } from '@/lib/booking/calendar/view/rules';
import { differsInWords } from '@/lib/booking/calendar/view/words';
import { minute } from '@/lib/format/duration';

type Drawn = Pick<CalendarView, 'entries' | 'open' | 'exceptions' | 'busy' | 'days' | keyof Shown>;

/** A session that is being moved by keyboard: where it would be. */
export type Lifted = { readonly id: string; readonly to: string };

/** The end of a local time that is this long: the clock's changes within a session are not worth a library here. */
export function localAfter(local: string, milliseconds: number): string {
  return new Date(Date.parse(`${local}Z`) + milliseconds).toISOString().slice(0, 16);
}

const classes: Readonly<Record<string, string>> = {
  scheduled: 'entry-scheduled',
  confirmed: 'entry-scheduled',
  held: 'entry-hold',
  cancelled: 'entry-done entry-cancelled',
};

/** Words for a difference that a colour alone would show. */
const remarks: Readonly<Record<string, string>> = { no_show: ' (missed)', cancelled: ' (cancelled)' };

/** The entries that the grid draws: sessions, holds, proposed times, time kept free, open hours, days that differ. */
export function eventsOf(
  calendar: Drawn,
  { sending, lifted }: { readonly sending: string | null; readonly lifted: Lifted | null },
): EventInput[] {
  const { entries, open, exceptions, busy, view, days } = calendar;
  const events: EventInput[] = [];
  for (const entry of entries) {
    const { id, kind, title, startsAt, endsAt, freeFrom, status, fee, proposedStartsAt, movable } = entry;
    const length = endsAt.getTime() - startsAt.getTime();
    const url = kind === 'hold' ? {} : { url: calendarAddress(calendar, { [kind]: id }) };
    const done = classes[status] ?? 'entry-done';
    events.push({
      id,
      title: `${title}${remarks[status] ?? ''}${fee && ` · ${fee}`}`,
      start: startsAt.toISOString(),
      end: endsAt.toISOString(),
      startEditable: movable && sending === null && lifted === null,
      className: sending === id ? `${done} entry-sending` : done,
      ...url,
    });
    if (proposedStartsAt) {
      events.push({
        id: `${id} proposed`,
        title: `Proposed: ${title}`,
        start: proposedStartsAt.toISOString(),
        end: new Date(proposedStartsAt.getTime() + length).toISOString(),
        startEditable: false,
        className: 'entry-proposed',
        ...url,
      });
    }
    if (lifted?.id === id) {
      events.push({
        id: `${id} lifted`,
        title: `New time: ${title}`,
        start: lifted.to,
        end: localAfter(lifted.to, length),
        startEditable: false,
        className: 'entry-proposed',
      });
    }
    if (view !== 'month' && freeFrom.getTime() - endsAt.getTime() >= minute) {
      events.push({
        start: endsAt.toISOString(),
        end: freeFrom.toISOString(),
        display: 'background',
        className: 'time-kept',
      });
    }
  }
  for (const { startsAt, endsAt } of busy) {
    events.push({
      title: 'Busy',
      start: startsAt.toISOString(),
      end: endsAt.toISOString(),
      startEditable: false,
      className: 'entry-busy',
    });
  }
  if (view !== 'month') {
    // Shaded is what lies outside the open hours; without any, all of it.
    for (const { startsAt, endsAt } of open) {
      events.push({
        groupId: 'open',
        start: startsAt.toISOString(),
        end: endsAt.toISOString(),
        display: 'inverse-background',
      });
    }
    if (open.length === 0) {
      events.push({ start: `${days.from}T00:00`, end: `${days.until}T00:00`, display: 'background' });
    }
  }
  for (const exception of exceptions) {
    events.push({
      title: differsInWords(exception),
      start: exception.onDate,
      allDay: true,
      startEditable: false,
      className: 'day-differs',
    });
  }
  return events;
}

const firstHour = 8;
const lastHour = 20;

/** The hours that the grid shows, "08:00": the usual ones, and more where something is earlier or later. */
export function hoursOf({ entries, open }: Pick<CalendarView, 'entries' | 'open'>, timeZone: string) {
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  const minutes = (moment: Date) => {
    const [hours = 0, rest = 0] = clock.format(moment).split(':').map(Number);
    return hours * 60 + rest;
  };
  const times = [...entries, ...open];
  const starts = times.map(({ startsAt }) => minutes(startsAt));
  // A time that ends at midnight or later reaches to the end of the day.
  const ends = times.map(({ startsAt, endsAt }) =>
    minutes(endsAt) <= minutes(startsAt) ? 24 * 60 : minutes(endsAt),
  );
  const overnight = times.some(
    ({ startsAt, endsAt }) => minutes(endsAt) < minutes(startsAt) && minutes(endsAt) > 0,
  );
  const from = overnight ? 0 : Math.min(firstHour, ...starts.map((start) => Math.floor(start / 60)));
  const until = Math.max(lastHour, ...ends.map((end) => Math.ceil(end / 60)));
  const text = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  return { slotMinTime: text(from), slotMaxTime: text(until) };
}
