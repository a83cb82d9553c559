import type { EventInput } from '@fullcalendar/react';
import type { CalendarView } from '@/lib/booking/calendar/view/queries';
import { calendarAddress, type Shown } from '@/lib/booking/calendar/view/rules';
import { differsInWords } from '@/lib/booking/calendar/view/words';
import { minute } from '@/lib/format/duration';

type Drawn = Pick<CalendarView, 'entries' | 'open' | 'exceptions' | 'busy' | 'days' | keyof Shown>;

type Marked = {
  /** A session whose answer is awaited. */
  readonly sending: string | null;
  readonly lifted: Lifted | null;
  /** The entry whose sheet is open beside it. */
  readonly opened: string | null;
  /** The time for which a session is being written. */
  readonly begun: { readonly from: string; readonly until: string } | null;
};

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
export function eventsOf(calendar: Drawn, { sending, lifted, opened, begun }: Marked): EventInput[] {
  const { entries, open, exceptions, busy, view, days } = calendar;
  const events: EventInput[] = [];
  // An entry that opens no sheet is read whole in the list of its day.
  const listedAt = (local: string) =>
    calendarAddress({ ...calendar, chosen: 'list', coming: false, date: local.slice(0, 10) });
  for (const entry of entries) {
    const {
      id,
      kind,
      kindName,
      title,
      startsAt,
      endsAt,
      freeFrom,
      status,
      unpaid,
      proposedStartsAt,
      movable,
    } = entry;
    const length = endsAt.getTime() - startsAt.getTime();
    const url = {
      url: kind === 'hold' ? listedAt(entry.local) : calendarAddress(calendar, { session: id }),
    };
    const done = [
      classes[status] ?? 'entry-done',
      unpaid && 'entry-unpaid',
      sending === id && 'entry-sending',
      opened === id && 'entry-opened',
    ];
    events.push({
      id,
      title: `${title}${kindName === null ? '' : ` · ${kindName}`}${remarks[status] ?? ''}`,
      // The edge says that a session is paid.
      extendedProps: { state: unpaid ? 'unpaid' : '' },
      start: startsAt.toISOString(),
      end: endsAt.toISOString(),
      startEditable: movable && sending === null && lifted === null,
      className: done.filter(Boolean).join(' '),
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
  if (begun) {
    events.push({
      title: 'New session',
      start: begun.from,
      end: begun.until,
      startEditable: false,
      className: 'entry-proposed entry-opened',
    });
  }
  for (const { startsAt, endsAt, title, local } of busy) {
    events.push({
      title,
      url: listedAt(local),
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

/** Hours of a calendar in which nothing is open or booked. */
const usualHours = { from: 9, until: 20 } as const;

const text = (hours: number) => `${String(Math.min(Math.max(hours, 0), 24)).padStart(2, '0')}:00`;

/**
 * The hours that the grid shows, "08:00": from one hour before the first open or booked one of its days to one hour after
 * the last, so that a working day fills the window.
 * Where they do not fit, the grid opens at the next session, or else at this time of the day.
 */
export function hoursOf(
  { entries, open, days }: Pick<CalendarView, 'entries' | 'open' | 'days'>,
  timeZone: string,
  now: Date,
) {
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
  const times = [...entries, ...open].flatMap(({ startsAt, endsAt }) => {
    const [day = '', from = ''] = clock.format(startsAt).split(' ');
    const [lastDay, until = ''] = clock.format(endsAt).split(' ');
    if (day < days.from || day >= days.until) return [];
    // A time that ends at midnight or later reaches to the end of the day.
    return [
      { from, until: lastDay === day ? until : '24:00', overnight: lastDay !== day && until > '00:00' },
    ];
  });
  const hourOf = (time: string) => Number(time.slice(0, 2));
  const starts = times.map(({ from, overnight }) => (overnight ? 0 : hourOf(from)));
  const ends = times.map(({ until }) => hourOf(until) + (until.endsWith(':00') ? 0 : 1));
  const first = Math.min(...(starts.length > 0 ? starts : [usualHours.from])) - 1;
  const last = Math.max(...(ends.length > 0 ? ends : [usualHours.until])) + 1;
  const next = entries.find(
    ({ startsAt, cancelled, local }) => !cancelled && startsAt >= now && local < days.until,
  );
  const leading = next?.local.slice(11) ?? clock.format(now).slice(11);
  return { slotMinTime: text(first), slotMaxTime: text(last), scrollTime: text(hourOf(leading) - 1) };
}
