import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockShown, clockTyped, localTimeShown, localTimeTyped } from '@/lib/format/typed/clock';
import { dayShown, dayTyped } from '@/lib/format/typed/day';
import { dayField, localTimeField, optionalClockField, optionalDayField } from '@/lib/format/typed/fields';

const today = '2026-11-23';
const anyDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const two = (part: number) => String(part).padStart(2, '0');
const anyClock = fc
  .tuple(fc.nat({ max: 23 }), fc.nat({ max: 59 }))
  .map(([hour, minute]) => `${two(hour)}:${two(minute)}`);
const partsOf = (iso: string) => iso.split('-').map(Number) as [number, number, number];

describe('a day', () => {
  it.each([
    ['24/12/2026', '2026-12-24'],
    ['3/2/26', '2026-02-03'],
    ['03-02-2026', '2026-02-03'],
    ['3.2.26', '2026-02-03'],
    ['3 2 2026', '2026-02-03'],
    ['24122026', '2026-12-24'],
    [' 24 / 12 / 2026 ', '2026-12-24'],
    ['3 dec', '2026-12-03'],
    ['3rd December, 2026', '2026-12-03'],
    ['3dec26', '2026-12-03'],
    ['3-Dec-2026', '2026-12-03'],
    ['Dec 3, 2026', '2026-12-03'],
    ['5 sept', '2026-09-05'],
    ['Thu, 24 Dec', '2026-12-24'],
    ['2026-12-24', '2026-12-24'],
    ['2/1', '2027-01-02'],
    ['1/6', '2026-06-01'],
    ['29/2', '2028-02-29'],
    ['２４/12/2026', '2026-12-24'],
    ['12/24/2026', null],
    ['31/2/2026', null],
    ['31/11', null],
    ['0/1/2026', null],
    ['24/12/1999', null],
    ['24/12-2026', null],
    ['Mon, 24 Dec', null],
    ['3 de', null],
    ['3 decimal', null],
    ['24', null],
    ['tomorrow', null],
    ['', null],
  ])('%j is %s', (typed, day) => {
    expect(dayTyped(typed, today)).toBe(day);
  });

  it('is the same in every way of writing it, and as the field shows it', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom('/', '-', '.', ' ', ' / '), (iso, mark) => {
        const [year, month, day] = partsOf(iso);
        const name = new Date(iso).toLocaleString('en-IN', { month: 'long', timeZone: 'UTC' });
        for (const typed of [
          [day, month, year].join(mark),
          [two(day), two(month), two(year % 100)].join(mark),
          `${day} ${name} ${year}`,
          `${day}${name.slice(0, 3).toUpperCase()}${year}`,
          new Date(iso).toLocaleDateString('en-IN', { dateStyle: 'full', timeZone: 'UTC' }),
          dayShown(iso),
        ]) {
          expect(dayTyped(typed, today), typed).toBe(iso);
        }
      }),
    );
  });

  it('without a year is never more than half a year away, but for 29 February', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (iso, from) => {
        const [, month, day] = partsOf(iso);
        fc.pre(!(month === 2 && day === 29));
        const read = dayTyped(`${day}/${month}`, from);
        // Days before 2000 and after 2099 are outside our range.
        fc.pre(from > '2001' && from < '2099');
        expect(Math.abs(Date.parse(read ?? '') - Date.parse(from))).toBeLessThanOrEqual(183 * 86_400_000);
      }),
    );
  });

  it('is a day that exists, or nothing, whatever is written', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\dadecjun /.,-]{1,14}$/)), (text) => {
        const read = dayTyped(text, today);
        if (read !== null) expect(new Date(`${read}T00:00:00Z`).toISOString().slice(0, 10)).toBe(read);
        expect(dayTyped(dayShown(text, today), today)).toBe(read);
      }),
    );
  });
});

describe('a time', () => {
  it.each([
    ['6 pm', '18:00'],
    ['6pm', '18:00'],
    ['6 P.M.', '18:00'],
    ['6.30pm', '18:30'],
    ['6:30 PM', '18:30'],
    ['6h30', '06:30'],
    ['18:30', '18:30'],
    ['18.30', '18:30'],
    ['1830', '18:30'],
    ['930', '09:30'],
    ['9', '09:00'],
    ['09:30:00', '09:30'],
    ['12 am', '00:00'],
    ['12 pm', '12:00'],
    ['noon', '12:00'],
    ['midnight', '00:00'],
    ['24:00', null],
    ['18:60', null],
    ['18:30 pm', null],
    ['0 am', null],
    ['6:3', null],
    ['6 30 7', null],
    ['constructor', null],
    ['', null],
  ])('%j is %s', (typed, clock) => {
    expect(clockTyped(typed)).toBe(clock);
  });

  it('is the same on a clock of 12 and of 24 hours, and as the field shows it', () => {
    fc.assert(
      fc.property(anyClock, (clock) => {
        const shown = clockShown(clock);
        for (const typed of [
          shown,
          shown.replace(':', '.'),
          shown.replace(' ', ''),
          clock.replace(':', ''),
        ]) {
          expect(clockTyped(typed), typed).toBe(clock);
        }
      }),
    );
  });
});

describe('a day and a time', () => {
  it.each([
    ['24/12/2026, 6:30 pm', '2026-12-24T18:30'],
    ['24/12/2026 18:30', '2026-12-24T18:30'],
    ['3 dec 6pm', '2026-12-03T18:00'],
    ['3 dec 26 6 pm', '2026-12-03T18:00'],
    ['3 dec at 6.30 pm', '2026-12-03T18:30'],
    ['24 12 18.30', '2026-12-24T18:30'],
    ['24/12 noon', '2026-12-24T12:00'],
    ['2026-12-24T18:30', '2026-12-24T18:30'],
    // It may be an hour or a year.
    ['3 dec 18', null],
    ['24/12/2026', null],
    ['18:30', null],
    ['6 pm 3 dec', null],
    ['', null],
  ])('%j is %s', (typed, local) => {
    expect(localTimeTyped(typed, today)).toBe(local);
  });

  it('is the same as the field shows it', () => {
    fc.assert(
      fc.property(anyDay, anyClock, (day, clock) => {
        const local = `${day}T${clock}`;
        expect(localTimeTyped(localTimeShown(local))).toBe(local);
        expect(localTimeTyped(`${dayShown(day)} ${clock}`)).toBe(local);
      }),
    );
  });
});

it('fields read the same text, and say what can be read', () => {
  expect(dayField().parse('3/2/26')).toBe('2026-02-03');
  expect(dayField('Enter the day').safeParse('').error?.issues[0]?.message).toBe('Enter the day');
  expect(optionalDayField().parse(' ')).toBeNull();
  expect(optionalDayField().safeParse('soon').error?.issues[0]?.message).toBe(
    'Enter a day like 24/12/2026, or leave it empty',
  );
  expect(optionalClockField().parse('6 pm')).toBe('18:00');
  expect(optionalClockField().parse('')).toBeNull();
  expect(localTimeField('Choose one').parse('24/12/2026, 6:30 pm')).toBe('2026-12-24T18:30');
  expect(
    localTimeField('Choose one')
      .safeParse('24/12')
      .error?.issues.map(({ message }) => message),
  ).toEqual(['Enter a day and a time like 24/12/2026, 6:30 pm']);
});
