// Loads every action of the product.

import { expect, it } from 'vitest';
import { actionMessages, admissionMessages } from '@/lib/server/action/messages';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { rowsNaming } from '@/test/marker/traces';
import { setUpVisitor } from '@/test/server/visitor';
import { createUser } from '@/test/therapist/factories';
import { loadActions } from './actions';

setUpDatabase();
setUpVisitor();

/** Every row of every table; only this file writes into this database. */
const everyRow = () =>
  rowsNaming((sql, values) => db.$queryRawUnsafe<unknown[]>(sql, ...values), new Set(['']));

function unreadableForm(): FormData {
  const form = new FormData();
  form.append('no-form-has-this', 'x');
  return form;
}

it('an action that a guest is refused leaves no row, not even one that names nobody', async () => {
  await createUser();
  const before = await everyRow();
  expect(before.some((row) => row.startsWith('users '))).toBe(true);
  for (const [name, action] of await loadActions()) {
    const refusal = action.access === 'public' ? actionMessages.unreadable : admissionMessages.signedOut;
    expect([name, await action(null, unreadableForm())]).toMatchObject([
      name,
      { ok: false, message: refusal },
    ]);
  }
  expect(await everyRow()).toEqual(before);
}, 240_000);
