import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import {
  type CalendarViewName,
  calendarAddress,
  calendarViews,
  daysOf,
  mostDays,
  shownOf,
  steppedDate,
  titleOf,
} from '@/lib/booking/calendar/view/rules';

const views = Object.keys(calendarViews) as CalendarViewName[];
const anyDay = fc
  .integer({ min: 0, max: 20_000 })
  .map((days) => Temporal.PlainDate.from('2010-01-01').add({ days }).toString());

describe('the days of a calendar view', () => {
  it('hold the date, are at most six weeks, and weeks begin on Monday', () => {
    fc.assert(
      fc.property(fc.constantFrom(...views), anyDay, (view, date) => {
        const { from, until } = daysOf({ view, date });
        const [first, end] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(until)];
        expect(from <= date && date < until).toBe(true);
        expect(first.until(end).days).toBeLessThanOrEqual(mostDays);
        if (view !== 'day') expect(first.dayOfWeek).toBe(1);
      }),
    );
  });

  it('are left and reached again by one step each way', () => {
    fc.assert(
      fc.property(fc.constantFrom(...views), anyDay, (view, date) => {
        const next = steppedDate({ view, date }, 1);
        const days = daysOf({ view, date: next });
        if (view !== 'month') expect(days.from).toBe(daysOf({ view, date }).until);
        expect(daysOf({ view, date: steppedDate({ view, date: next }, -1) })).toEqual(daysOf({ view, date }));
      }),
    );
  });

  it('are a week around today where the address says nothing that can be shown', () => {
    const today = '2026-11-23';
    const usual = { chosen: null, view: 'week', date: today, hidden: false };
    expect(shownOf({ view: '', date: '', cancelled: '' }, today)).toEqual(usual);
    expect(shownOf({ view: 'toString', date: '2026-02-30', cancelled: 'x' }, today)).toEqual(usual);
    expect(shownOf({ view: 'month', date: '2027-01-31', cancelled: 'hidden' }, today)).toEqual({
      chosen: 'month',
      view: 'month',
      date: '2027-01-31',
      hidden: true,
    });
  });

  it('have a name and an address', () => {
    expect(titleOf({ view: 'week', date: '2026-11-25' })).toMatch(/^23.*29 November 2026$/);
    expect(titleOf({ view: 'month', date: '2026-11-25' })).toBe('November 2026');
    expect(titleOf({ view: 'list', date: '2026-11-25' })).toMatch(/^23 Nov.*20 Dec 2026$/);
    expect(titleOf({ view: 'day', date: '2026-11-25' })).toContain('Wednesday');
    expect(calendarAddress({ chosen: null, date: '2026-11-25', hidden: false }, { session: 'a b' })).toBe(
      '/therapist-dashboard/calendar?date=2026-11-25&session=a+b',
    );
  });
});
