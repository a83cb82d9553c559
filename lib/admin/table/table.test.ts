import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf } from '@/lib/admin/table/csv';
import { type Filter, readFilters } from '@/lib/admin/table/filters';
import { cursorPaging, numberedPaging, readCursor, readPage } from '@/lib/admin/table/paging';
import { listAddress } from '@/lib/format/search-params';

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
  it.each([
    [{}, 1, 0],
    [{ page: '3' }, 3, 100],
    [{ page: '-1' }, 1, 0],
    [{ page: '1e3' }, 1, 0],
    [{ page: '9999' }, 1_000, 49_950],
  ])('reads %j as page %i', (query, page, skip) => {
    expect(readPage(query)).toMatchObject({ page, skip });
  });

  it.each([
    [1, 0, { words: 'None of 0' }],
    [1, 50, { words: '1 to 50 of 50' }],
    [1, 51, { words: '1 to 50 of 51', next: { page: '2' } }],
    [2, 51, { words: '51 to 51 of 51', previous: {} }],
    [3, 1_50_000, { words: '101 to 150 of 1,50,000', previous: { page: '2' }, next: { page: '4' } }],
  ])('leads on from page %i of %i rows', (page, total, paging) => {
    expect(numberedPaging(page, total)).toEqual(paging);
  });

  it('follows rows by their ids alone', () => {
    const id = '0197c3a0-1111-7222-8333-444455556666';
    expect(readCursor({ after: id })).toBe(id);
    expect(readCursor({ after: "' OR 1=1" })).toBeNull();
    expect(cursorPaging(id, null)).toEqual({ previous: {} });
    expect(cursorPaging(null, id)).toEqual({ next: { after: id } });
  });
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
          const bare = (text: string) => text.replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '');
          expect(read.slice(1).map((row: string[]) => row.map(bare))).toEqual(
            rows.map((row) => row.map(bare)),
          );
        },
      ),
    );
  });

  it('is known as UTF-8 by spreadsheets, with dates that are dates everywhere', () => {
    const file = csvOf({ columns: ['Name', 'At'], rows: [['आशा', new Date('2026-11-20T06:30:00Z')]] });
    expect(file).toBe('\uFEFFName,At\r\nआशा,2026-11-20T06:30:00.000Z\r\n');
  });
});
