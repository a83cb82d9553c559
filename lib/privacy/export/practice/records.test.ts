import { expect, it } from 'vitest';
import { leftOut, practiceRecords } from '@/lib/privacy/export/practice/records';
import { personalTables } from '@/lib/privacy/records/inventory';

it('says of every table with personal data that a practice has it, or why not', () => {
  const said = [...practiceRecords.map(({ rule }) => rule.table), ...Object.values(leftOut).flat()];
  expect(said.sort()).toEqual(personalTables.map(({ table }) => table).sort());
});

it('shows a practice no column that the copy of its owner withholds', () => {
  for (const { rule } of practiceRecords) {
    const inCopy = personalTables.find(({ table }) => table === rule.table)?.shown ?? [];
    expect(rule.shown.filter((column) => !inCopy.includes(column))).toEqual([]);
    expect(rule.shown).not.toEqual([]);
  }
});
