import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMoment, readMoney } from '@/lib/payment/statement/cells';
import { readStatement } from '@/lib/payment/statement/read';
import { fileFaults } from '@/lib/payment/statement/rules';
import type { Rows, StatementFile } from '@/test/payment/statement-files';
import {
  answer,
  book,
  csv,
  expectTheCredit,
  now,
  paid,
  plain,
  rowsOf,
  serial,
  signed,
  zip,
} from '@/test/payment/statement-files';

const [head = []] = plain;
const withRow = (line: string): Rows => [...plain, ...rowsOf(line)];

const continued: readonly (readonly [what: string, lines: readonly string[]])[] = [
  [
    'with the number in the second',
    [
      '22/11/2026|UPI-ASHA R-ASHAR@OKAXIS-|||2,200.00|12,080.00',
      '|UTIB0000001-632500000002-||||',
      '|PAYMENT||||',
    ],
  ],
  [
    'with a number that the end of a line has cut in two',
    ['22/11/2026|UPI/CR/6325000|||2,200.00|', '|00002/ASHA R||||'],
  ],
  ['with the reference below', ['22/11/2026|UPI ASHA R|||2,200.00|', '||632500000002|||']],
  ['within one cell, the number cut', ['22/11/2026|UPI/ASHA R/6325000\n00002/PAY|||2,200.00|']],
  [
    'with the balance in its last row',
    ['22/11/2026|UPI ASHA R|||2,200.00|', '|632500000002-PAY||||12,080.00'],
  ],
  ['and shorter rows', ['22/11/2026|UPI ASHA R|||2,200.00|', '|632500000002']],
];

describe('a narration is read over several rows', () => {
  it.each(continued)('%s', async (_, lines) => expectTheCredit(() => csv([head, ...rowsOf(...lines)])));

  it('and never goes on across a ruler or into the text below the table', async () => {
    const found = await answer(() =>
      csv([
        ...plain,
        ...rowsOf('*****|||||', '|UPI/632599999999||||', '|STATEMENT SUMMARY||||', '|Call 632588888888||||'),
      ]),
    );
    expect(found.read && found.statement.credits.map(({ narration }) => narration)).toEqual([paid]);
  });
});

describe('a sum or a balance is never a credit, with date and amount:', () => {
  it.each([
    '01/11/2026|B/F|||10,000.00|22,080.00',
    '|B/F|||10,000.00|22,080.00',
    '01/11/2026|By Balance B/F|||10,000.00|',
    '01/11/2026|BROUGHT FORWARD|||10,000.00|',
    '01/11/2026|Opening Balance|||10,000.00|',
    '01/11/2026|OPENING BALANCE AS ON 01-NOV-2026|||10,000.00|',
    '27/11/2026|Closing Balance|||10,000.00|',
    '27/11/2026|C/F|||10,000.00|',
    '27/11/2026|Balance c/d|||10,000.00|',
    '27/11/2026|Balance Carried Forward|||10,000.00|',
    '27/11/2026|Page Total|||10,000.00|',
    '27/11/2026|Total Credits|||10,000.00|',
    '|GRAND TOTAL||120.00|2,200.00|',
    'Total|||120.00|2,200.00|',
    'Opening Balance||||10,000.00|',
    ...['Op. Bal', 'Carry forward', 'Bring Forward', 'Initial balance', 'Starting balance', 'Ending Balance'],
    ...[
      'Final balance',
      'Current balance',
      'Net balance',
      'Previous Balance',
      'Balance fwd',
      'Cumulative total',
    ],
    ...[
      'Total deposits',
      'Total Receipts',
      'TOTAL CREDIT AMOUNT',
      'Turnover',
      'Sum',
      'प्रारम्भिक शेष',
      'पिछला शेष',
    ],
    '01/11/2026||Opening Balance||10,000.00|',
    '01/11/2026|प्रारंभिक शेष|||10,000.00|',
    '|कुल||120.00|2,200.00|',
  ])('%s', async (line) =>
    expectTheCredit(() => csv(withRow(line.includes('|') ? line : `27/11/2026|${line}|||10,000.00|`))),
  );

  it.each([
    'UPI/ASHA/balance payment',
    'NEFT TOTAL HEALTH CLINIC',
    'Balance payment for November',
    'balance amount',
    'Total Ram',
    'IMPS FORWARD FOUNDATION',
    'BY CASH',
    'UPI-BF SERVICES',
  ])('but the money of a person is one, with the words "%s"', async (words) => {
    const found = await answer(() => csv([head, ...rowsOf(`22/11/2026|${words}|||2,200.00|`)]));
    expect(found.read && found.statement.credits.length).toBe(1);
  });

  it('and so is a line called a balance that has a reference', async () => {
    const found = await answer(() => csv([head, ...rowsOf('22/11/2026|Balance|632500000002||2,200.00|')]));
    expect(found.read && found.statement.credits.length).toBe(1);
  });
});

const archives: readonly (readonly [what: string, file: StatementFile])[] = [
  ['with a CSV', () => zip({ 'statement.csv': csv(plain) })],
  ['with a workbook in a folder', () => zip({ 'Nov/statement.xlsx': book(plain) })],
  [
    'made on a Mac',
    () => zip({ 'a.csv': csv(plain), '__MACOSX/._a.csv': Buffer.from('x'), '.DS_Store': Buffer.from('x') }),
  ],
];

it.each(archives)('a ZIP is opened %s', async (_, file) => expectTheCredit(file));

/** Credits on these days. */
const on = (...days: readonly (string | number)[]): Rows => [
  head,
  ...days.map((day, index) => [day, `${paid} ${index}`, '', '', 2_200 + index, 0]),
];

/** A ZIP whose directory names the same bytes under two names. */
async function overlaid(): Promise<Buffer> {
  const two = await zip({ 'a.csv': csv(plain), '.b': csv(plain) });
  const first = two.indexOf('PK\x01\x02', 0, 'latin1');
  const second = two.indexOf('PK\x01\x02', first + 4, 'latin1');
  two.copy(two, second + 20, first + 20, first + 24);
  two.copy(two, second + 42, first + 42, first + 46);
  // Makes both together longer than the file.
  two.writeUInt32LE(two.length, second + 20);
  return two;
}

const parts = (count: number) =>
  zip(Object.fromEntries(Array.from({ length: count }, (_, nth) => [`.${nth}`, Buffer.from('x')])));

async function locked(): Promise<Buffer> {
  const bytes = await zip({ 'a.csv': csv(plain) });
  const entry = bytes.indexOf('PK\x01\x02', 0, 'latin1');
  bytes.writeUInt16LE(bytes.readUInt16LE(entry + 8) | 1, entry + 8);
  return bytes;
}

const refused: readonly (readonly [what: string, file: StatementFile, why: keyof typeof fileFaults])[] = [
  [
    'a workbook in which Excel has swapped half of the days',
    () => book(on(serial('2026-03-11'), '22/11/26')),
    'swapped-days',
  ],
  [
    'a workbook of the first days of a month, each in another month',
    () => book(on(serial('2026-01-11'), serial('2026-02-11'), serial('2026-03-11'))),
    'swapped-days',
  ],
  [
    'a CSV with days as numbers and as text',
    () => csv(on(`${serial('2026-03-11')}`, '22/11/2026')),
    'swapped-days',
  ],
  ['a CSV with the month first', () => csv(on('11/03/2026', '11/22/2026')), 'month-first'],
  ['a ZIP with two statements', () => zip({ 'a.csv': csv(plain), 'b.csv': csv(plain) }), 'zip-many'],
  ['a ZIP with nothing', () => zip({ '.DS_Store': Buffer.from('x') }), 'zip-many'],
  ['a ZIP in a ZIP', async () => zip({ 'a.zip': await zip({ 'a.csv': csv(plain) }) }), 'zip-many'],
  [
    'a ZIP that unfolds to more than a statement',
    () => zip({ 'a.csv': Buffer.alloc(21 * 1_048_576, 32) }),
    'zip-broken',
  ],
  ['a ZIP cut off', async () => (await zip({ 'a.csv': csv(plain) })).subarray(0, 90), 'zip-broken'],
  ['a ZIP with a password', locked, 'zip-locked'],
  ['a ZIP of parts that lie over each other, before any is unfolded', overlaid, 'zip-broken'],
  ['a ZIP of two thousand and one parts', () => parts(2_001), 'zip-broken'],
  ['a PDF', () => Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n\0\0\0', 'latin1'), 'not-text'],
  ['amounts that never say which way', () => csv(signed('120.00', '2,200.00')), 'nothing-readable'],
  ['a table without amounts', () => csv(rowsOf('Date|Narration', `22/11/2026|${paid}`)), 'no-table'],
];

it.each(refused)('%s is refused in words that say what to do', async (_, file, why) => {
  expect(await answer(file)).toEqual({ read: false, why });
  expect(fileFaults[why]).toMatch(/download|choose|unpack/i);
});

it('an amount without a sign is named, not guessed, where credits of its column have one', async () => {
  const found = await answer(() =>
    csv([...signed('-120.00', '+2,200.00'), ...rowsOf(`23/11/2026|${paid}|300.00|`)]),
  );
  if (!found.read) throw new Error(found.why);
  expect(found.statement.credits).toHaveLength(1);
  expect(found.statement.faults).toEqual([{ line: 4, why: 'side' }]);
});

it('any bytes are answered, and no money is made of them', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 400 }),
      fc.constantFrom('', 'PK\x03\x04', 'Date,Details,Credit\n'),
      async (bytes, start) => {
        const found = await readStatement(Buffer.concat([Buffer.from(start, 'latin1'), bytes]), now);
        if (found.read) expect(found.statement.credits.every(({ paise }) => paise > 0)).toBe(true);
        else expect(fileFaults[found.why]).toBeTruthy();
      },
    ),
  );
});

it('whatever rows are in between, each credit is read once', async () => {
  const cell = fc.constantFrom(
    '',
    '-',
    'Total',
    'B/F',
    '10,000.00',
    'Date',
    'Page 2 of 3',
    '***',
    'कुल',
    '=1+1',
    'x',
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { maxLength: 4 }),
      async (rows) => {
        const last = rowsOf('23/11/2026|UPI/CR/632500000003/RAVI|632500000003||1.00|');
        const found = await answer(() => csv([...plain, ...rows, ...last]));
        if (!found.read) throw new Error(found.why);
        expect(found.statement.credits.map(({ paise }) => paise)).toEqual([220_000, 100]);
      },
    ),
  );
});

it('a cell of ten thousand letters is cut before any pattern reads it, and loses no other line', async () => {
  const long = ', '.repeat(5_000);
  const read = await answer(() =>
    csv([
      ...plain,
      [long, long, '', '', '5.00', ''],
      ['23/11/2026', `NEFT/632500000009/${long}`, '', '', '7.00', ''],
    ]),
  );
  expect(read).toMatchObject({ read: true, statement: { unreadable: 1 } });
  const credits = read.read ? read.statement.credits : [];
  expect(credits.map(({ paise }) => paise)).toEqual([220_000, 700]);
});

it('figures of more than a hundred letters are no amount and no day', () => {
  const gap = ', '.repeat(60);
  expect(readMoney(`5${gap}.00`)).toEqual({ is: 'unreadable' });
  expect(readMoment(`23/11/2026${gap}10:00`)).toEqual({ is: 'unreadable' });
});
