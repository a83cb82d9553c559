import { expect, it } from 'vitest';
import { eventsOf, hoursOf } from '@/components/booking/private/view/grid-events';
import type { CalendarEntry } from '@/lib/booking/calendar/view/queries';

const zone = 'Asia/Kolkata';
const at = (local: string) => new Date(`${local}:00+05:30`);
const time = (from: string, until: string) => ({ startsAt: at(from), endsAt: at(until) });
const entry = (from: string, until: string) =>
  ({ ...time(from, until), local: from, cancelled: false }) as CalendarEntry;

const days = { from: '2026-11-30', until: '2026-12-07' };
const now = at('2026-11-29T15:20');
const open = [time('2026-11-30T17:00', '2026-11-30T21:00')];

it('shows one hour around the open and booked ones of its days, and opens at the next session', () => {
  expect(hoursOf({ days, open, entries: [] }, zone, now)).toEqual({
    slotMinTime: '16:00',
    slotMaxTime: '22:00',
    scrollTime: '14:00',
  });
  const entries = [
    entry('2026-12-01T10:30', '2026-12-01T11:15'),
    entry('2026-12-08T06:00', '2026-12-08T06:45'),
  ];
  expect(hoursOf({ days, open, entries }, zone, now)).toEqual({
    slotMinTime: '09:00',
    slotMaxTime: '22:00',
    scrollTime: '09:00',
  });
});

it('shows the usual hours where nothing is open, and the whole day around a session over midnight', () => {
  const hours = { slotMinTime: '08:00', slotMaxTime: '21:00', scrollTime: '14:00' };
  expect(hoursOf({ days, open: [], entries: [] }, zone, now)).toEqual(hours);
  const entries = [entry('2026-12-01T23:30', '2026-12-02T00:15')];
  expect(hoursOf({ days, open, entries }, zone, now)).toMatchObject({
    slotMinTime: '00:00',
    slotMaxTime: '24:00',
  });
  const untilMidnight = [entry('2026-12-01T23:15', '2026-12-02T00:00')];
  expect(hoursOf({ days, open, entries: untilMidnight }, zone, now).slotMinTime).toBe('16:00');
});

it('opens whatever has a name, so that one that is cut can be read whole', () => {
  const title = 'Kept for Venkatanarasimharajuvaripetalakshminarayanaswamigarumanikyam';
  const hour = {
    ...time('2026-12-01T17:00', '2026-12-01T17:45'),
    local: '2026-12-01T17:00',
    wholeDay: false,
    title,
  };
  const shown = { chosen: null, view: 'week', date: '2026-11-30', coming: true, hidden: false } as const;
  const marked = { sending: null, lifted: null, opened: null, begun: null };
  const calendar = { ...shown, days, open: [], exceptions: [], entries: [], busy: [hour] };
  expect(eventsOf(calendar, marked)).toContainEqual(
    expect.objectContaining({
      title,
      url: '/therapist-dashboard/calendar?view=list&date=2026-12-01',
    }),
  );
});
