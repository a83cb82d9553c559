import { expect, it } from 'vitest';
import { readForm } from '@/lib/server/action/read-form';

function form(fields: readonly (readonly [string, string])[]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

const read = (fields: readonly (readonly [string, string])[]) =>
  readForm(form(fields), ['act', 'row'], undefined, ['row']);

it('joins the values of a field that may be sent several times, and of no other', () => {
  const rows = [
    ['row', 'a'],
    ['row', 'b'],
  ] as const;
  expect(read([['act', 'close'], ...rows])).toMatchObject({ fields: { act: 'close', row: 'a,b' } });
  expect(read([['act', 'close']])).toMatchObject({ fields: { row: '' } });
  expect(read([['act', 'close'], ['act', 'open'], ...rows])).toEqual({ readable: false });
});

it('limits all values of such a field together', () => {
  expect(read(Array.from({ length: 3 }, () => ['row', 'x'.repeat(7_000)] as const))).toEqual({
    readable: false,
  });
});
