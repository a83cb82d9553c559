import { type Client, DatabaseError } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setUpDatabase } from '@/test/database/database';
import { ownerClient } from '@/test/database/owner';
import { createProfile, createUser } from '@/test/therapist/factories';

setUpDatabase();

let client: Client;
beforeAll(async () => {
  client = await ownerClient();
});
afterAll(() => client.end());

/** Name of the rule that refuses the query, or null. `granting`: the transaction declares that it grants roles. */
async function refusalOf(sql: string, values: unknown[], granting = false): Promise<string | null> {
  await client.query('BEGIN');
  try {
    if (granting) await client.query(`SELECT set_config('antarman.grants_role', 'on', true)`);
    await client.query(sql, values);
    await client.query('COMMIT');
    return null;
  } catch (error) {
    await client.query('ROLLBACK');
    if (error instanceof DatabaseError) return error.constraint ?? error.code ?? 'unknown';
    throw error;
  }
}

const insert = `INSERT INTO profiles (user_id, email, first_name, last_name, role, onboarding_completed)
  SELECT id, email, 'Asha', 'Rao', $2, $3 FROM users WHERE id = $1`;
const becomes = 'UPDATE profiles SET role = $2 WHERE id = $1';

describe('a role', () => {
  test.each(['client', 'therapist'])('%s can be chosen with a new profile', async (role) => {
    expect(await refusalOf(insert, [(await createUser()).id, role, true])).toBeNull();
  });

  test.each([true, false])('admin cannot, finished %s', async (completed) => {
    const { id } = await createUser();
    expect(await refusalOf(insert, [id, 'admin', completed])).toBe('profiles_role_granted');
    expect(await refusalOf(insert, [id, 'admin', completed], true)).toBeNull();
  });

  test.each([
    ['client', 'therapist'],
    ['therapist', 'client'],
    ['client', 'admin'],
    ['admin', 'client'],
  ] as const)('stays %s and does not become %s', async (from, to) => {
    const { id } = await createProfile({ role: from });
    expect(await refusalOf(becomes, [id, to])).toBe('profiles_role_granted');
    expect(
      await refusalOf(`UPDATE profiles SET role = $2, onboarding_completed = false WHERE id = $1`, [id, to]),
    ).toBe('profiles_role_granted');
    expect(await refusalOf(becomes, [id, to], true)).toBeNull();
  });

  test('of an unfinished profile is chosen when it is finished, and never admin', async () => {
    const finish = 'UPDATE profiles SET role = $2, onboarding_completed = true WHERE id = $1';
    const { id } = await createProfile({ onboardingCompleted: false });
    expect(await refusalOf(becomes, [id, 'therapist'])).toBe('profiles_role_granted');
    expect(await refusalOf(finish, [id, 'admin'])).toBe('profiles_role_granted');
    expect(await refusalOf(finish, [id, 'therapist'])).toBeNull();
    expect(await refusalOf(finish, [id, 'client'])).toBe('profiles_role_granted');
  });

  test('is granted for one transaction only', async () => {
    const { id } = await createProfile();
    expect(await refusalOf(becomes, [id, 'therapist'], true)).toBeNull();
    expect(await refusalOf(becomes, [id, 'client'])).toBe('profiles_role_granted');
  });
});
