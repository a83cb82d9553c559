import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import {
  type CalendarViewName,
  calendarAddress,
  calendarViews,
  daysOf,
  listedDays,
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
        const { from, until } = daysOf({ view, date, coming: false });
        const [first, end] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(until)];
        expect(from <= date && date < until).toBe(true);
        expect(first.until(end).days).toBeLessThanOrEqual(mostDays);
        if (view === 'week' || view === 'month') expect(first.dayOfWeek).toBe(1);
      }),
    );
  });

  it('are left and reached again by one step each way', () => {
    fc.assert(
      fc.property(fc.constantFrom(...views), anyDay, (view, date) => {
        const shown = { view, date, coming: false };
        const next = { ...shown, date: steppedDate(shown, 1) };
        if (view !== 'month') expect(daysOf(next).from).toBe(daysOf(shown).until);
        expect(daysOf({ ...shown, date: steppedDate(next, -1) })).toEqual(daysOf(shown));
      }),
    );
  });

  it('are the coming ones on Saturday and Sunday, with the next week, and steps lead on without a gap', () => {
    const saturday = { view: 'week', date: '2026-11-28', coming: true } as const;
    expect(daysOf(saturday)).toEqual({ from: '2026-11-28', until: '2026-12-07' });
    expect(daysOf({ ...saturday, date: '2026-11-29' })).toEqual({ from: '2026-11-29', until: '2026-12-07' });
    expect(daysOf({ ...saturday, date: '2026-11-27' })).toEqual({ from: '2026-11-23', until: '2026-11-30' });
    expect(steppedDate(saturday, 1)).toBe('2026-12-07');
    expect(steppedDate(saturday, -1)).toBe('2026-11-23');
    expect(listedDays(saturday)).toEqual({ from: '2026-11-28', until: '2026-12-12' });
    expect(listedDays({ ...saturday, coming: false })).toEqual(daysOf({ ...saturday, coming: false }));
    expect(listedDays({ ...saturday, view: 'month' })).toEqual({ from: '2026-11-01', until: '2026-12-01' });
  });

  it('are a week around today where the address says nothing that can be shown', () => {
    const today = '2026-11-23';
    const usual = { chosen: null, view: 'week', date: today, coming: true, hidden: false };
    expect(shownOf({ view: '', date: '', cancelled: '' }, today)).toEqual(usual);
    expect(shownOf({ view: 'toString', date: '2026-02-30', cancelled: 'x' }, today)).toEqual(usual);
    expect(shownOf({ view: 'month', date: '2027-01-31', cancelled: 'hidden' }, today)).toEqual({
      chosen: 'month',
      view: 'month',
      date: '2027-01-31',
      coming: false,
      hidden: true,
    });
  });

  it('have a name and an address', () => {
    const at = { date: '2026-11-25', coming: false };
    expect(titleOf({ ...at, view: 'week' })).toMatch(/^23.*29 November 2026$/);
    expect(titleOf({ ...at, view: 'month' })).toBe('November 2026');
    expect(titleOf({ ...at, view: 'list' })).toMatch(/^25 Nov.*8 Dec 2026$/);
    expect(titleOf({ ...at, view: 'day' })).toContain('Wednesday');
    const shown = { chosen: null, date: '2026-11-25', hidden: false };
    const path = '/therapist-dashboard/calendar';
    expect(calendarAddress(shown, { session: 'a b' })).toBe(`${path}?date=2026-11-25&session=a+b`);
    expect(calendarAddress({ ...shown, coming: true }, { new: 'soon' })).toBe(`${path}?new=soon`);
  });
});
