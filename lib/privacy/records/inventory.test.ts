import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { retention } from '@/content/retention';
import { categories, categoryIds } from '@/lib/privacy/records/categories';
import { personalTables, register } from '@/lib/privacy/records/inventory';
import type { TableRule } from '@/lib/privacy/records/rule';
import { setUpDatabase } from '@/test/database/database';
import { ownerClient } from '@/test/database/owner';
import { type Column, columnsOf } from '@/test/marker/catalog';
import { wordy } from '@/test/marker/values';

setUpDatabase();

let client: Client;
let catalog: readonly Column[];
beforeAll(async () => {
  client = await ownerClient();
  catalog = await columnsOf(client);
});
afterAll(() => client.end());

function ruledColumns(rule: TableRule): string[] {
  if ('nobody' in rule) return [...rule.columns];
  return [...rule.shown, ...Object.values(rule.withheld ?? {}).flat()];
}

const columnsIn = (table: string) => catalog.filter((column) => column.table === table);

describe('the inventory', () => {
  it('has a rule for every table of the database, and for no other', () => {
    const tables = [...new Set(catalog.map(({ table }) => table))];
    expect(register.map(({ table }) => table).sort()).toEqual(tables.sort());
  });

  it('says once of every column whether it is in the copy', () => {
    for (const rule of register) {
      expect([rule.table, ruledColumns(rule).sort()]).toEqual([
        rule.table,
        columnsIn(rule.table)
          .map(({ column }) => column)
          .sort(),
      ]);
    }
  });

  it('says of every column that can hold words what erasing does to it', () => {
    for (const rule of personalTables) {
      if (rule.atOnce === 'delete') continue;
      const changed = typeof rule.atOnce === 'object' ? Object.keys(rule.atOnce) : [];
      const withheld = [...(rule.withheld?.asFile ?? [])];
      const stays = Object.values(rule.stays ?? {}).flat();
      const words = columnsIn(rule.table).filter(({ type }) => wordy.has(type) || type === 'tsvector');
      const unsaid = words
        .map(({ column }) => column)
        .filter((column) => ![...changed, ...stays, ...withheld].includes(column));
      expect([rule.table, unsaid]).toEqual([rule.table, []]);
      expect([rule.table, stays.filter((column) => changed.includes(column))]).toEqual([rule.table, []]);
    }
  });

  it('changes only columns that are there', () => {
    for (const rule of personalTables) {
      const names = new Set(columnsIn(rule.table).map(({ column }) => column));
      for (const changes of [rule.atOnce, rule.afterwards]) {
        if (typeof changes !== 'object') continue;
        expect([rule.table, Object.keys(changes).filter((name) => !names.has(name))]).toEqual([
          rule.table,
          [],
        ]);
      }
    }
  });

  it('lists parts before their wholes and the account last, the order in which erasing works', () => {
    const order = personalTables.map(({ table }) => table);
    for (const { table, whose } of personalTables) {
      for (const link of whose) {
        if (link.by === 'part') expect(order.indexOf(table)).toBeLessThan(order.indexOf(link.of));
      }
    }
    expect(order.at(-1)).toBe('users');
  });

  it('finds a person’s rows by an index, not by reading the table', async () => {
    const { rows } = await client.query<{ table: string; column: string }>(`
      SELECT i.indrelid::regclass::text AS "table", a.attname AS "column"
      FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]`);
    const indexed = new Set(rows.map(({ table, column }) => `${table}.${column}`));
    const needed = personalTables.flatMap(({ table, whose }) =>
      whose.flatMap((link) =>
        link.by === 'held' ? [`${link.in}.${link.column}`] : [`${table}.${link.column}`],
      ),
    );
    expect(needed.filter((column) => !indexed.has(column))).toEqual([]);
  });

  it('has words for every kind of data, and a period that the privacy notice prints', () => {
    for (const id of categoryIds) {
      expect(personalTables.some(({ category }) => category === id)).toBe(true);
      expect(retention[categories[id].retention].words).not.toBe('');
    }
  });
});
