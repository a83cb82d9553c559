import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Filter, outdatedChoices, readFilters } from '@/lib/admin/table/filters';
import { nextOrder, orderInAddress, readOrder, sortBy } from '@/lib/admin/table/order';
import { countInWords, keyPaging, readCursor } from '@/lib/admin/table/paging';
import { listAddress } from '@/lib/format/search-params';
import { isUuid } from '@/lib/format/uuid';
import { csvOf } from '@/lib/server/file/table/csv';

const filters = [
  { kind: 'search', name: 'q', label: 'Words' },
  { kind: 'choice', name: 'state', label: 'State', any: 'All', options: [{ value: 'open', label: 'Open' }] },
  { kind: 'day', name: 'from', label: 'From' },
] as const satisfies readonly Filter[];

describe('filters', () => {
  it.each([
    [{}, { q: '', state: '', from: '' }],
    [
      { q: '  a b ', state: 'open', from: '2026-11-20' },
      { q: 'a b', state: 'open', from: '2026-11-20' },
    ],
    [
      { q: ['first', 'second'], state: 'closed', from: '2026-13-40' },
      { q: 'first', state: '', from: '' },
    ],
    [
      { q: 'a\0b\uD800', state: '[object Object]', other: 'x' },
      { q: 'ab', state: '', from: '' },
    ],
  ])('reads %j', (query, read) => {
    expect(readFilters(query, filters)).toEqual(read);
  });

  it('keeps what was asked in the address, and comes back to the same', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (typed) => {
        const query = readFilters({ q: typed, state: 'open' }, filters);
        const { searchParams } = new URL(listAddress('/admin/x', query), 'http://localhost');
        expect(readFilters(Object.fromEntries(searchParams), filters)).toEqual(query);
      }),
    );
  });
});

describe('paging', () => {
  const id = '0197c3a0-1111-7222-8333-444455556666';
  const ends = { first: 'a', last: 'z' };

  it.each([
    [{}, null],
    [{ after: 'x' }, null],
    [{ after: id }, { id, way: 'after' }],
    [{ before: id }, { id, way: 'before' }],
    [{ after: '7' }, null],
  ])('reads %j as the place %j', (query, cursor) => {
    expect(readCursor(query, isUuid)).toEqual(cursor);
  });

  it.each([
    [null, false, {}],
    [null, true, { next: { after: 'z' } }],
    [{ id, way: 'after' }, true, { previous: { before: 'a' }, next: { after: 'z' } }],
    [{ id, way: 'after' }, false, { previous: { before: 'a' } }],
    [{ id, way: 'before' }, false, { next: { after: 'z' } }],
    [{ id, way: 'before' }, true, { previous: { before: 'a' }, next: { after: 'z' } }],
  ] as const)('leads on from %j, with more behind it: %s', (cursor, more, paging) => {
    expect(keyPaging(cursor, ends, more)).toEqual(paging);
  });

  it('leads from a part that is empty by now to the beginning', () => {
    expect(keyPaging({ id, way: 'after' }, { first: undefined, last: undefined }, false)).toEqual({
      previous: {},
    });
  });

  it('counts no further than a thousand', () => {
    expect([0, 1_000, 1_001].map(countInWords)).toEqual(['0 in all', '1,000 in all', 'More than 1,000']);
  });
});

describe('the order', () => {
  const sorts = [
    sortBy('sent', 'Sent', 'time', 'createdAt'),
    sortBy('name', 'Name', 'text', 'name'),
  ] as const;

  it.each(['sent', '-sent', 'name', '-name'])('is %s in the address and read from it', (text) => {
    const order = readOrder(text, sorts);
    expect(order && orderInAddress(order)).toBe(text);
  });

  it.each(['', '-', 'age', '--sent', 'createdAt'])('is not %j', (text) => {
    expect(readOrder(text, sorts)).toBeNull();
  });

  it('turns at the second press, and begins with the newest or with A', () => {
    const now = { sort: sorts[0], direction: 'desc' } as const;
    expect([nextOrder('sent', { sorts, now }), nextOrder('name', { sorts, now })]).toEqual(['sent', 'name']);
  });
});

it('says what a saved view asks for and the list no longer has', () => {
  expect(outdatedChoices({ state: 'closed', from: '2026-13-40', q: 'x' }, filters)).toEqual([
    '“closed” under State',
    '“2026-13-40” under From',
  ]);
});

describe('the file', () => {
  it.each(['=1+1', '+91 98765', '-2', '@SUM(A1)', '\t=1', '\r=1', '＝1', '=HYPERLINK("http://x")'])(
    'does not let a spreadsheet run %j',
    (cell) => {
      const [, [read = ''] = []] = parse(csvOf({ columns: ['Name'], rows: [[cell]] }), { bom: true });
      expect(read).toBe(`'${cell}`);
    },
  );

  it('gives back every text as it was, but for that sign', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string(), fc.string({ unit: 'grapheme' })), { minLength: 1 }),
        (rows) => {
          const read = parse(csvOf({ columns: ['A', 'B'], rows }), { bom: true });
          const bare = (text: string) => text.replace(/^'(?=[=+\-@\t\r＝＋－＠]|\s*\d)/, '');
          expect(read.slice(1).map((row: string[]) => row.map(bare))).toEqual(
            rows.map((row) => row.map(bare)),
          );
        },
      ),
    );
  });

  it('is known as UTF-8 by spreadsheets, with times of India that say so', () => {
    const file = csvOf({ columns: ['Name', 'At'], rows: [['आशा', new Date('2026-11-20T06:30:00Z')]] });
    expect(file).toBe('\uFEFFName,At\r\nआशा,2026-11-20 12:00:00 IST\r\n');
  });

  it.each([
    '632500000002',
    '00012345',
    '0412345678',
    '9876543210123456',
    '1234E56',
    '12.5e+3',
    '12-11',
    '1/2/2026',
  ])('keeps %j as it is written: a spreadsheet would count with it', (reference) => {
    expect(csvOf({ columns: ['Reference'], rows: [[reference]] })).toBe(
      `\uFEFFReference\r\n'${reference}\r\n`,
    );
  });

  it.each(['=1+1', '+919876543210', '@SUM(A1)', '-2+3', '="00012345"'])('does not run %j', (cell) => {
    const [, [read = ''] = []] = parse(csvOf({ columns: ['A'], rows: [[cell]] }), { bom: true });
    expect(read).toBe(`'${cell}`);
  });

  it('leaves amounts, days and words as they are', () => {
    const row = [1500, '2026-11-20', 'P-ED2CF2CB', 'UTR632500000002', 'Asha', null, '15000', '0.00', 0];
    expect(csvOf({ columns: ['A'], rows: [row] })).toBe(
      '\uFEFFA\r\n1500,2026-11-20,P-ED2CF2CB,UTR632500000002,Asha,,15000,0.00,0\r\n',
    );
  });
});
