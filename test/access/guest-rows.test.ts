/** @module-tag slow (loads every action of the product) */

import path from 'node:path';
import { expect, it } from 'vitest';
import type { FormResult } from '@/lib/server/action/form-result';
import { actionMessages, admissionMessages } from '@/lib/server/action/messages';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { rowsNaming } from '@/test/marker/traces';
import { setUpVisitor } from '@/test/server/visitor';
import { createUser } from '@/test/therapist/factories';
import { actionAccess } from './actions';

setUpDatabase();
setUpVisitor();

type Action = (previous: null, form: FormData) => Promise<FormResult<unknown>>;

/** Every row of every table, also those that name nobody: only this file writes into this database. */
const everyRow = () =>
  rowsNaming((sql, values) => db.$queryRawUnsafe<unknown[]>(sql, ...values), new Set(['']));

/** Calls an action as a guest, with one field that no form has. */
async function callAsGuest(name: string): Promise<string> {
  const [file = '', exported = ''] = name.split('#');
  const actions: Readonly<Record<string, Action>> = await import(path.resolve(file));
  const form = new FormData();
  form.append('no-form-has-this', 'x');
  const result = await actions[exported]?.(null, form);
  return result?.ok === false ? result.message : 'not refused';
}

it('an action that a guest is refused leaves no row, not even one that names nobody', async () => {
  await createUser();
  const before = await everyRow();
  expect(before.some((row) => row.startsWith('users '))).toBe(true);
  for (const [name, access] of Object.entries(actionAccess)) {
    const refusal = access === 'public' ? actionMessages.unreadable : admissionMessages.signedOut;
    expect([name, await callAsGuest(name)]).toEqual([name, refusal]);
  }
  expect(await everyRow()).toEqual(before);
}, 240_000);
