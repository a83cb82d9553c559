import { verify } from '@node-rs/argon2';
import { Client } from 'pg';
import { beforeEach, expect, it, vi } from 'vitest';
import { hashPassword } from '@/lib/account/password/hashing';
import { requestPasswordReset } from '@/lib/account/recovery/actions';
import { signIn } from '@/lib/account/sign-in/actions';
import { setUpDatabase } from '@/test/database/database';
import { newVisitor, sent } from '@/test/server/visitor';
import { createUser } from '@/test/therapist/factories';

/**
 * Whether a person has an account here is a fact about their health. Time is hard to measure, so these tests
 * compare its causes: the queries sent and the passwords checked must be the same for every address.
 */
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return { ...real, verify: vi.fn(real.verify) };
});
setUpDatabase();

const password = 'slow rivers carry leaves';
const made = hashPassword(password);

beforeEach(async () => {
  newVisitor();
  await createUser({ email: 'known@example.in', passwordHash: await made });
  await createUser({ email: 'google@example.in' });
  await createUser({ email: 'closed@example.in', passwordHash: await made, disabledAt: new Date() });
  vi.mocked(verify).mockClear();
});

/** The queries that the work sends, without their values. */
async function queriesOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(Client.prototype, 'query');
  await work();
  const sentTexts = query.mock.calls.map(([given]: unknown[]) =>
    typeof given === 'object' && given !== null && 'text' in given ? String(given.text) : String(given),
  );
  query.mockRestore();
  return sentTexts;
}

const addresses = ['known@example.in', 'google@example.in', 'closed@example.in', 'nobody@example.in'];

it('does the same work for every address that signs in with a wrong password', {
  tags: ['slow'],
}, async () => {
  const seen = [];
  for (const email of addresses) {
    const queries = await queriesOf(() =>
      signIn(null, sent({ email, password: 'not the password', next: '' })),
    );
    seen.push(queries);
  }
  expect(seen[0]?.length).toBeGreaterThanOrEqual(3);
  for (const queries of seen) expect(queries).toEqual(seen[0]);
  const costs = vi
    .mocked(verify)
    .mock.calls.map(([stored]) => /^\$[^$]+\$[^$]+\$[^$]+\$/.exec(String(stored))?.[0]);
  expect(costs).toEqual(addresses.map(() => '$argon2id$v=19$m=65536,t=3,p=1$'));
  const lengths = vi.mocked(verify).mock.calls.map(([stored]) => String(stored).length);
  expect(new Set(lengths).size).toBe(1);
});

it('does the same work for every address that asks for a new password', async () => {
  const seen = [];
  for (const email of addresses) {
    seen.push(await queriesOf(() => requestPasswordReset(null, sent({ email }))));
  }
  expect(seen[0]?.length).toBeGreaterThanOrEqual(3);
  for (const queries of seen) expect(queries).toEqual(seen[0]);
});
