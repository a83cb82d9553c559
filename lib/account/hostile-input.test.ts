import { beforeEach, describe, expect, it } from 'vitest';
import { Prisma } from '@/generated/prisma/client';
import { signOutDevice, signOutEverywhere } from '@/lib/account/device/actions';
import { resendConfirmation, verifyEmail } from '@/lib/account/email-confirmation/actions';
import { changePassword } from '@/lib/account/password/actions';
import { hashPassword } from '@/lib/account/password/hashing';
import { requestPasswordReset, resetPassword } from '@/lib/account/recovery/actions';
import { signIn } from '@/lib/account/sign-in/actions';
import { signUp } from '@/lib/account/sign-up/actions';
import { db } from '@/lib/server/db';
import { signedIn } from '@/test/account/signed-in';
import { inTwoRuns } from '@/test/case/sample';
import { setUpDatabase } from '@/test/database/database';
import { newVisitor, sent, visitor } from '@/test/server/visitor';
import { createProfile, createUser } from '@/test/therapist/factories';

/**
 * Calls every account action in ways that none of our pages does: each must refuse with a message, and no row
 * may change.
 */
setUpDatabase();

const password = 'slow rivers carry leaves';
const made = hashPassword(password);
const chosen = { password: 'green lamps after rain', confirmPassword: 'green lamps after rain' };
const newcomer = { fullName: 'Ravi Rao', email: 'ravi@example.in', password: chosen.password };
const aSession = '0198c0de-0000-7000-8000-000000000000';

type Action = (
  previous: unknown,
  form: unknown,
) => Promise<{ readonly ok: boolean; readonly message: string }>;

/** Each action with valid fields. */
const actions: readonly (readonly [string, Action, Readonly<Record<string, string>>])[] = [
  ['signIn', signIn, { email: 'asha@example.in', password, next: '' }],
  ['signUp', signUp, { ...newcomer, confirmPassword: newcomer.password, terms: 'on' }],
  ['verifyEmail', verifyEmail, { token: 'A'.repeat(43) }],
  ['resendConfirmation', resendConfirmation, {}],
  ['requestPasswordReset', requestPasswordReset, { email: 'asha@example.in' }],
  ['resetPassword', resetPassword, { token: 'A'.repeat(43), ...chosen }],
  ['changePassword', changePassword, { currentPassword: password, ...chosen }],
  ['signOutDevice', signOutDevice, { sessionId: aSession }],
  ['signOutEverywhere', signOutEverywhere, {}],
];

/** Every column of every table, spelt as in forms and as in tables. */
const columns = [
  ...new Set(
    Object.values<unknown>(Prisma).flatMap((names) =>
      typeof names === 'object' && names !== null && 'id' in names && 'createdAt' in names
        ? Object.values<unknown>(names).map(String)
        : [],
    ),
  ),
].flatMap((name) => [name, name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)]);

let token: string;

beforeEach(async () => {
  newVisitor();
  await createUser({ email: 'asha@example.in', passwordHash: await made });
  const { userId } = await createProfile();
  await db.user.update({ where: { id: userId }, data: { passwordHash: await made, emailVerifiedAt: null } });
  token = (await signedIn(userId)).token;
  visitor.jar.set('antarman.session', { value: token, flags: {} });
});

/** Every row that an action could change, except the counters that it should change. */
async function everything() {
  return {
    users: await db.user.findMany({ orderBy: { id: 'asc' } }),
    profiles: await db.profile.findMany({ orderBy: { id: 'asc' } }),
    sessions: await db.userSession.findMany({ orderBy: { id: 'asc' } }),
    tokens: await db.accountToken.findMany({ orderBy: { id: 'asc' } }),
    audit: await db.auditEntry.findMany({ orderBy: { id: 'asc' } }),
    jobs: await db.$queryRaw`SELECT task_identifier FROM graphile_worker.jobs ORDER BY id`,
    cookies: [...visitor.jar],
  };
}

async function changesNothing(call: () => Promise<{ readonly ok: boolean; readonly message: string }>) {
  const before = await everything();
  const answer = await call();
  expect(answer).toMatchObject({ ok: false, message: expect.any(String) });
  expect(JSON.stringify(answer)).not.toContain(password);
  expect(await everything()).toEqual(before);
}

/** Values that React's wire format can bring in place of a form. */
const notForms = [
  undefined,
  null,
  true,
  1,
  '',
  'x'.repeat(1_000_000),
  [],
  ['x'],
  {},
  { email: { not: '' }, password: { contains: '' }, token: { not: '' } },
  new Date('2020-01-01'),
  new Map([['email', 'asha@example.in']]),
  new URLSearchParams({ email: 'asha@example.in', password }),
];

/** Texts that people do not type but a field can hold. */
const strangeTexts = [
  '{"not":""}',
  '{"contains":""}',
  '$undefined',
  '$D2020-01-01',
  'a\u0000b',
  'a\ud800',
  '\u202egnirts',
  "' OR 1=1 --",
  'x'.repeat(20_001),
  'x'.repeat(1_000_000),
];

/** Headers of a call from outside our pages. */
const elsewhere: readonly (readonly [string, Readonly<Record<string, string | null>>])[] = [
  ['from another origin', { origin: 'https://evil.example' }],
  ['without an origin', { origin: null }],
  ['from no origin at all', { origin: 'null' }],
  ['from a host that was made up', { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }],
  ['from another site', { 'sec-fetch-site': 'cross-site' }],
];

describe.each(actions)('%s', (_name, action, fields) => {
  for (const { cases, tags } of inTwoRuns(notForms)) {
    it.each(cases.map((form) => [form]))('refuses what is not a form: %o', { tags }, async (form) => {
      await changesNothing(() => action(null, form));
    });
  }

  for (const { cases, tags } of inTwoRuns(columns.filter((name) => !(name in fields)))) {
    it('accepts no columns besides its own fields', { tags }, async () => {
      const before = await everything();
      for (const column of cases) {
        const answer = await action(null, sent({ ...fields, [column]: 'admin' }));
        expect(answer).toMatchObject({ ok: false });
      }
      expect(await everything()).toEqual(before);
    });
  }

  it('accepts no field twice and no file', async () => {
    const [first = 'email'] = Object.keys(fields);
    await changesNothing(() => {
      const form = sent(fields);
      form.append(first, 'second');
      form.append(first, 'third');
      return action(null, form);
    });
    await changesNothing(() => {
      const form = sent(fields);
      form.set(first, new File(['x'], 'x.txt'));
      return action(null, form);
    });
  });

  it('ignores the previous state', async () => {
    const state = { ok: true, data: { userId: aSession, role: 'admin', next: '//evil.example' } };
    await changesNothing(() => action(state, { ...fields }));
  });

  for (const { cases, tags } of inTwoRuns(elsewhere)) {
    it.each(cases)('is not called %s', { tags }, async (_where, headers) => {
      for (const [header, value] of Object.entries(headers)) {
        if (value === null) visitor.headers.delete(header);
        else visitor.headers.set(header, value);
      }
      await changesNothing(() => action(null, sent(fields)));
    });
  }
});

describe.each(actions.filter(([, , fields]) => Object.keys(fields).length > 0))(
  '%s',
  (name, action, fields) => {
    const places = Object.keys(fields).filter((field) => field !== 'next' && field !== 'fullName');

    it.each(places)('refuses anything strange in "%s"', { tags: ['slow'] }, async (place) => {
      for (const text of strangeTexts) {
        // A new password may be any text that can be stored.
        if (place === 'password' && name !== 'signIn') continue;
        await changesNothing(() => action(null, sent({ ...fields, [place]: text })));
      }
    });
  },
);
