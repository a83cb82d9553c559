import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMoment, readMoney } from '@/lib/payment/statement/cells';
import type { Rows } from '@/test/payment/statement-files';
import {
  book,
  csv,
  dated,
  expectTheCredit,
  paid,
  plain,
  rowsOf,
  serial,
  signed,
  spent,
} from '@/test/payment/statement-files';

const amounts: readonly (readonly [writing: string, rows: Rows])[] = [
  ['one signed column, credits without a sign', signed('-120.00', '2,200.00')],
  ['one signed column under "Withdrawal/Deposit"', signed('-120.00', '+2,200.00', 'Withdrawal/Deposit')],
  ['debits in round brackets', signed('(120.00)', '2,200.00')],
  ['a sign behind the amount', signed('120.00-', '2,200.00+')],
  ['a currency before the sign: "₹-120.00"', signed('₹-120.00', '₹+2,200.00')],
  ['a sign before the currency: "-₹120.00"', signed('-₹120.00', '+₹2,200.00')],
  ['"INR 2,200.00 CR"', signed('INR 120.00 DR', 'INR 2,200.00 CR')],
  ['"2,200.00 INR" and a true minus sign', signed('−120.00 INR', '+2,200.00 INR')],
  ['"2200/-" with "Cr." before it', signed('Dr. 120/-', 'Cr. Rs. 2200/-')],
  ['"CREDIT" before the amount', signed('DEBIT 120.00', 'CREDIT 2,200.00')],
  ['"2,200.00Cr." without a space', signed('120.00Dr.', '2,200.00Cr.')],
  [
    'a column with C and D',
    rowsOf('Date|Details|Amount|Dr/Cr', `21/11/2026|${spent}|120.00|D`, `22/11/2026|${paid}|2,200.00|C`),
  ],
  ['figures in Devanagari', rowsOf('दिनांक|विवरण|जमा', `२२/११/२०२६|${paid}|₹२,२००.००`)],
];

describe('an amount is read with its side:', () => {
  it.each(amounts)('%s', async (_, rows) => expectTheCredit(() => csv(rows)));
});

const days: readonly (readonly [first: string, second: string])[] = [
  ['2026-11-21', '2026-11-22'],
  ['2026-11-21T08:11:00+05:30', '2026-11-22T10:02:11+05:30'],
  ['2026-11-20T20:11:00.000Z', '2026-11-21T20:02:11.000Z'],
  ['2026-11-21 08:11:00 +0530', '2026-11-22 10:02:00 +0530'],
  ['21/11/2026 08:00:00 IST', '22/11/2026 10:02:33 IST'],
  ['21/11/2026, 8:00 a.m.', '22/11/2026, 10:02 p.m.'],
  ['21-Nov-26', '22-Nov-26'],
  ['21st November 2026', 'Sun, 22 Nov 2026'],
  ['Nov 21, 2026', 'Nov 22, 2026'],
  ['21.11.2026', '22.11.2026'],
  ['20261121', '20261122'],
  ['2026/11/21', '2026/11/22'],
  ['21NOV2026', '22NOV2026'],
  [`${serial('2026-11-21')}`, `${serial('2026-11-22')}`],
  [`${serial('2026-11-21')}.34`, `${serial('2026-11-22')}.4183`],
];

describe('a day in India is read:', () => {
  it.each(days)('%s and %s', async (first, second) => expectTheCredit(() => csv(dated(first, second))));

  const typed = dated(serial('2026-11-21'), serial('2026-11-22'));
  it.each([
    ['dates', () => book(typed)],
    ['dates, in a workbook of 1997', () => book(typed, 'biff8')],
    ['plain numbers', () => book(typed, 'xlsx', 'General')],
    ['text', () => book(plain)],
  ])('a workbook with days as %s', async (_, file) => expectTheCredit(file));
});

const cells = (written: (cell: string) => string): Rows =>
  plain.map((row, index) => (index === 0 ? row : row.map((cell) => written(`${cell}`))));

describe('a cell is read that a spreadsheet keeps as text:', () => {
  it.each([
    ['="…"', cells((cell) => `="${cell}"`), ','],
    ['behind an apostrophe', cells((cell) => `'${cell}`), ','],
    ['between semicolons', plain, ';'],
  ])('%s', async (_, rows, separator) => expectTheCredit(() => csv(rows, separator)));
});

it('a text is read in which each cell is ="…", also heads and amounts with commas', async () => {
  const lines = plain.map((row) => row.map((cell) => `="${cell}"`).join(','));
  await expectTheCredit(() => Buffer.from(lines.join('\r\n')));
});

describe('whatever the amount and the day', () => {
  const indian = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });
  const currency = fc.constantFrom('', '₹', '₹ ', 'Rs.', 'Rs ', 'Rs. ', 'INR ', 'INR');

  it('an amount means the same with each mark around it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999_999 }),
        currency,
        fc.boolean(),
        (paise, mark, isCredit) => {
          const figures = indian.format(paise / 100);
          const [sign, word] = isCredit ? ['+', 'Cr'] : ['-', 'Dr'];
          for (const written of [
            `${sign}${mark}${figures}`,
            `${sign} ${mark}${figures}`,
            `${mark}${sign}${figures}`,
            `${mark}${figures}${sign}`,
            `${mark}${figures} ${word}`,
            `${mark}${figures}(${word}.)`,
            `${word}. ${mark}${figures}`,
            `="${mark}${figures} ${word.toUpperCase()}"`,
          ]) {
            const value = { paise, side: isCredit ? 'credit' : 'debit' };
            expect(readMoney(written), written).toEqual({ is: 'value', value });
          }
        },
      ),
    );
  });

  it.each([
    '--5',
    '+-5',
    '+5 Dr',
    '(5) Cr',
    '5 Cr Dr',
    '1,50,00',
    '1.500,00',
    '5 5',
    'Rs',
    'Cr',
    '=1+1',
    '1e5',
  ])('%j is not made an amount', (written) => expect(readMoney(written).is).not.toBe('value'));

  it('a day means the same in each writing', () => {
    const first = Date.parse('2010-01-01');
    fc.assert(
      fc.property(fc.nat(14_000), (count) => {
        const iso = new Date(first + count * 86_400_000).toISOString().slice(0, 10);
        const [year = '', month = '', day = ''] = iso.split('-');
        const name = new Date(iso).toLocaleString('en-GB', { month: 'short', timeZone: 'UTC' }).slice(0, 3);
        for (const written of [
          iso,
          `${day}/${month}/${year}`,
          `${day}-${month}-${year.slice(2)}`,
          `${day}-${name}-${year}`,
          `${Number(day)} ${name} ${year.slice(2)} 11:59 PM`,
          `${iso}T23:59:59+05:30`,
          `${day}.${month}.${year} 00:00:01 IST`,
          `${serial(iso)}`,
          `="${day}/${month}/${year}"`,
        ]) {
          expect(readMoment(written), written).toMatchObject({ is: 'value', value: { day: iso } });
        }
      }),
    );
  });
});
