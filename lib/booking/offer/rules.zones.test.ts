import { describe, expect, it } from 'vitest';
import { timesAddress } from '@/lib/booking/offer/address';
import { weekOfSlots } from '@/lib/booking/offer/rules';
import { formatInstant } from '@/lib/format/time';

const at = (...instants: string[]) => instants.map((instant) => ({ startsAt: new Date(instant) }));

describe('a week of free times', () => {
  it('puts each time under the viewer’s day, with the Indian one if different', () => {
    const evening = '2026-11-24T18:30:00+05:30';
    const afterMidnight = '2026-11-25T00:30:00+05:30';
    const week = weekOfSlots(at(evening, afterMidnight), 'America/New_York', '');
    expect(week?.days).toEqual([
      {
        date: '2026-11-24',
        label: 'Tuesday, 24 November',
        short: 'Tue, 24 Nov',
        slots: [
          { value: '2026-11-24T13:00:00.000Z', time: '8:00 am', inIndia: '6:30 pm IST', part: 'Morning' },
          {
            value: '2026-11-24T19:00:00.000Z',
            time: '2:00 pm',
            inIndia: '12:30 am IST, Wed, 25 Nov',
            part: 'Afternoon',
          },
        ],
      },
    ]);
    expect(weekOfSlots(at(evening), 'Asia/Kolkata', '')?.days[0]?.slots[0]).toEqual({
      value: '2026-11-24T13:00:00.000Z',
      time: '6:30 pm',
      inIndia: null,
      part: 'Evening',
    });
  });

  it('begins with the first day that has any, and links over weeks without any', () => {
    const slots = at(
      '2026-11-24T04:30:00Z',
      '2026-11-30T04:30:00Z',
      '2026-12-01T04:30:00Z',
      '2026-12-20T04:30:00Z',
    );
    const dates = (query: string) => {
      const week = weekOfSlots(slots, 'Asia/Kolkata', query);
      return [week?.days.map(({ date }) => date), week?.earlier, week?.later];
    };
    expect(dates('')).toEqual([['2026-11-24', '2026-11-30'], null, '2026-12-01']);
    expect(dates('2026-12-01')).toEqual([['2026-12-01'], 'first', '2026-12-20']);
    expect(dates('2026-12-20')).toEqual([['2026-12-20'], '2026-11-25', null]);
    expect(dates('2027-03-01')).toEqual([[], '2026-12-14', null]);
  });

  it.each(['2026-02-30', '2026-13-01', 'tomorrow', '20260101', '2026-11-24T00:00'])(
    'takes %s for no day at all',
    (query) => {
      const slots = at('2026-11-24T04:30:00Z');
      expect(weekOfSlots(slots, 'Asia/Kolkata', query)).toEqual(weekOfSlots(slots, 'Asia/Kolkata', ''));
    },
  );

  it('is null when nothing is free', () => {
    expect(weekOfSlots([], 'Asia/Kolkata', '')).toBeNull();
  });
});

describe('a time by itself', () => {
  it('is given on both clocks, or once where they agree', () => {
    const moment = new Date('2026-11-24T13:00:00Z');
    expect(formatInstant(moment, 'America/New_York')).toBe(
      'Tue, 24 Nov, 8:00 am New York time (Tue, 24 Nov, 6:30 pm IST)',
    );
    expect(formatInstant(moment, 'Asia/Colombo')).toBe('Tue, 24 Nov, 6:30 pm IST');
  });
});

describe('the address of a page of free times', () => {
  const page = { path: '/book', from: '', timeZone: 'Asia/Kolkata', usual: 'Asia/Kolkata' };

  it('leaves out default values, so that each page has one address', () => {
    expect(timesAddress(page)).toBe('/book');
    expect(timesAddress({ ...page, from: '2026-11-24', timeZone: 'Asia/Dubai' })).toBe(
      '/book?from=2026-11-24&zone=Asia%2FDubai',
    );
    expect(timesAddress({ ...page, usual: 'Asia/Dubai', also: { change: 'move' } })).toBe(
      '/book?change=move&zone=Asia%2FKolkata',
    );
  });
});
