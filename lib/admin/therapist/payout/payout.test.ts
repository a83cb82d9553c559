import fc from 'fast-check';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Therapist } from '@/generated/prisma/client';
import { hashPassword } from '@/lib/account/password/hashing';
import { beginSecondFactor, setUpSecondFactor } from '@/lib/account/second-factor/commands';
import { openSecret } from '@/lib/account/second-factor/secret';
import type { MemberOf } from '@/lib/account/session/session';
import { adminTherapistJobs } from '@/lib/admin/therapist/jobs';
import { savePayout } from '@/lib/admin/therapist/payout/commands';
import { confirmAgain } from '@/lib/admin/therapist/payout/confirmation';
import { payoutSchema } from '@/lib/admin/therapist/payout/schema';
import { maskedAccount } from '@/lib/admin/therapist/rules';
import { hasGstinCheck } from '@/lib/format/gstin';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { signedIn } from '@/test/account/signed-in';
import { setUpDatabase } from '@/test/database/database';
import { catchMail } from '@/test/notification/mail-catcher';
import { runDueJobs } from '@/test/server/jobs';
import { fillLimits } from '@/test/server/limits';
import { createProfile, createTherapist } from '@/test/therapist/factories';

setUpDatabase();

let admin: Awaited<ReturnType<typeof createAdmin>>;
let therapist: Therapist;
beforeEach(async () => {
  admin = await createAdmin();
  const { userId } = await createProfile({ role: 'therapist' });
  therapist = await createTherapist({ userId });
});

const typed = {
  therapist: '0197c3a0-1111-7222-8333-444455556666',
  version: '2026-11-20T06:30:00.000Z',
  bankName: 'Canara Bank',
  accountHolder: 'Asha Rao',
  accountNumber: '6012 3456-789',
  accountNumberAgain: '60123456789',
  ifsc: 'cnrb0000001',
  upiId: 'asha.rao@okbank',
  upiIdAgain: 'asha.rao@okbank',
  taxStatus: 'registered',
  gstin: '27aapfu0939f1zv',
  onBehalf: '',
  confirmation: '',
};

describe('the form', () => {
  it('accepts what people copy from a passbook', () => {
    expect(payoutSchema.parse(typed)).toMatchObject({
      accountNumber: '60123456789',
      ifsc: 'CNRB0000001',
      gstin: '27AAPFU0939F1ZV',
    });
  });

  it.each([
    [{ accountNumberAgain: '60123456788' }, ['accountNumberAgain']],
    [{ accountNumber: '' }, ['accountNumber', 'accountNumberAgain']],
    [{ upiIdAgain: 'asha.rao@okbnk' }, ['upiIdAgain']],
    [{ upiId: 'a@b', upiIdAgain: 'a@b' }, ['upiId', 'upiIdAgain']],
    [{ upiId: 'asha@okbank&am=1', upiIdAgain: '' }, ['upiId', 'upiIdAgain']],
    [{ ifsc: 'CNRB1000001' }, ['ifsc']],
    [{ ifsc: '' }, ['ifsc']],
    [{ gstin: '' }, ['gstin']],
    [{ gstin: '27AAPFU0939F1ZW' }, ['gstin']],
    [{ taxStatus: 'untaxed' }, ['taxStatus']],
  ])('refuses %o', (wrong, fields) => {
    const { error } = payoutSchema.safeParse({ ...typed, ...wrong });
    expect([...new Set(error?.issues.map(({ path }) => String(path[0])))].sort()).toEqual(fields);
  });

  const nothing = Object.fromEntries(Object.keys(typed).map((field) => [field, '']));
  const blank = { ...nothing, therapist: typed.therapist, version: typed.version, taxStatus: 'unregistered' };
  const upi = { accountHolder: 'Asha Rao', upiId: typed.upiId, upiIdAgain: typed.upiId };
  const { accountHolder, accountNumber, accountNumberAgain, ifsc } = typed;
  const bank = { accountHolder, accountNumber, accountNumberAgain, ifsc };

  it.each([
    ['a UPI ID', upi, { upiId: typed.upiId, accountNumber: null, bankName: null, ifsc: null }],
    [
      'a bank account',
      bank,
      { accountNumber: '60123456789', ifsc: 'CNRB0000001', bankName: null, upiId: null },
    ],
  ])('takes %s with its holder alone', (_, given, read) => {
    expect(payoutSchema.parse({ ...blank, ...given })).toMatchObject({ accountHolder: 'Asha Rao', ...read });
  });

  it.each([
    ['a holder without an account', { accountHolder }, ['upiId']],
    ['a UPI ID without a holder', { ...upi, accountHolder: '' }, ['accountHolder']],
    ['an account without a holder', { ...bank, accountHolder: '' }, ['accountHolder']],
    ['an account without an IFSC', { ...bank, ifsc: '' }, ['ifsc']],
    [
      'a bank without a number, beside a UPI ID',
      { ...upi, bankName: 'Canara Bank' },
      ['accountNumber', 'ifsc'],
    ],
  ])('refuses %s, at the field that is missing', (_, given, fields) => {
    const { error } = payoutSchema.safeParse({ ...blank, ...given });
    expect(error?.issues.map(({ path }) => path[0])).toEqual(fields);
  });

  it('allows everything but the tax status to be empty', () => {
    const read = payoutSchema.parse(blank);
    expect(read).toMatchObject({ bankName: null, accountNumber: null, upiId: null, gstin: null });
  });

  it('finds every single slip in a GSTIN', () => {
    const known = '27AAPFU0939F1ZV';
    const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
    expect(hasGstinCheck(known)).toBe(true);
    expect(hasGstinCheck('29AAGCB7383J1Z4')).toBe(true);
    fc.assert(
      fc.property(fc.nat(14), fc.constantFrom(...digits), (place, letter) => {
        fc.pre(known[place] !== letter);
        return !hasGstinCheck(known.slice(0, place) + letter + known.slice(place + 1));
      }),
    );
  });

  it('shows four characters of an account number', () => {
    expect(maskedAccount('6012 3456 789')).toBe('•••• 6789');
    expect(maskedAccount(null)).toBe('–');
  });
});

const details = {
  bankName: 'Canara Bank',
  accountHolder: 'Asha Rao',
  accountNumber: '998877665544',
  ifsc: 'CNRB0000001',
  upiId: 'asha.rao@okbank',
  taxStatus: 'registered',
  gstin: '27AAPFU0939F1ZV',
} as const;

describe('a change of where fees go', () => {
  it('is saved, told to both mailboxes and in the account, and logged without a number', {
    tags: ['slow'],
  }, async () => {
    const change = { id: therapist.id, version: therapist.updatedAt, details };
    const now = new Date();
    expect(await savePayout(change, admin, now)).toMatchObject({
      done: true,
      changed: true,
      moneyMoved: true,
    });
    const row = await db.therapist.findUniqueOrThrow({ where: { id: therapist.id } });
    expect(row).toMatchObject({ ...details, payoutChangedAt: now });

    const [line, ...others] = await db.auditEntry.findMany();
    expect(others).toEqual([]);
    expect(line).toMatchObject({ action: 'therapist.payout-changed', subjectUserId: therapist.userId });
    expect(line?.details).toEqual({
      fields: ['bankName', 'accountNumber', 'ifsc', 'upiId', 'taxStatus', 'gstin'],
      'taxStatus.before': 'unregistered',
      'taxStatus.after': 'registered',
      reason: admin.onBehalf,
    });
    const [told] = await db.notification.findMany({ where: { userId: therapist.userId ?? '' } });
    expect(told).toMatchObject({ kind: 'payout.changed', body: expect.stringContaining(admin.onBehalf) });

    const post = await catchMail();
    await runDueJobs(adminTherapistJobs);
    const user = await db.user.findUniqueOrThrow({ where: { id: therapist.userId ?? '' } });
    expect(post.caught.flatMap(({ recipients }) => recipients).sort()).toEqual(
      [therapist.email, user.email].sort(),
    );
    for (const { raw } of post.caught) expect(raw).not.toMatch(/998877665544|60123456789|okbank|asked us/);
  });

  it('does not count as a change of the account when only the tax status differs', async () => {
    const same = {
      bankName: therapist.bankName,
      accountHolder: therapist.accountHolder,
      accountNumber: therapist.accountNumber,
      ifsc: therapist.ifsc,
      upiId: therapist.upiId,
    };
    const taxed = { ...same, taxStatus: 'registered', gstin: '27AAPFU0939F1ZV' } as const;
    const change = { id: therapist.id, version: therapist.updatedAt, details: taxed };
    expect(await savePayout(change, admin)).toMatchObject({ changed: true, moneyMoved: false });
    // The mail warns about no account, but tells the therapist what the admin did, and why.
    const told = await db.notification.findMany();
    expect(told.map(({ title, body }) => `${title}. ${body}`)).toEqual([
      `Our team has changed how your fees are taxed. The reason: ${admin.onBehalf}`,
    ]);
    const row = await db.therapist.findUniqueOrThrow({ where: { id: therapist.id } });
    expect(row.payoutChangedAt).toBeNull();
    // A second save changes nothing; an outdated page is refused.
    const again = { ...change, version: row.updatedAt };
    expect(await savePayout(again, admin)).toMatchObject({ changed: false });
    expect(await savePayout(change, admin)).toEqual({ done: false, because: 'stale' });
  });
});

describe('who changes it', () => {
  it('is an admin only with a reason', async () => {
    const change = { id: therapist.id, version: therapist.updatedAt, details };
    const { onBehalf: _, ...silent } = admin;
    for (const caller of [silent, { ...admin, onBehalf: '' }, { ...admin, onBehalf: null }]) {
      expect(await savePayout(change, caller)).toEqual({ done: false, because: 'reason-owed' });
    }
    expect(await db.therapist.findUniqueOrThrow({ where: { id: therapist.id } })).toEqual(therapist);
    expect(await db.auditEntry.count()).toBe(0);
  });

  it('is the therapist without one; the log then holds none', async () => {
    const { viewer } = await signedIn(therapist.userId ?? undefined);
    const own = { viewer: viewer as MemberOf<'therapist'>, request: admin.request };
    const change = { id: therapist.id, version: therapist.updatedAt, details };
    expect(await savePayout(change, own)).toMatchObject({ done: true, moneyMoved: true });
    const { details: logged } = await db.auditEntry.findFirstOrThrow();
    expect(Object.keys(logged as object)).not.toContain('reason');
    const { body } = await db.notification.findFirstOrThrow();
    expect(body).toBe('If you did not ask for this, please write to us at once.');
  });
});

describe('the second confirmation', () => {
  const later = () => new Date(Date.now() + 6 * 60_000);

  it('is the code for five minutes, then the password, and stops guesses', { tags: ['slow'] }, async () => {
    const passwordHash = await hashPassword('a quiet Room 7');
    await db.user.update({ where: { id: admin.viewer.userId }, data: { passwordHash } });
    expect(await confirmAgain(admin, '')).toBe('confirmed');
    expect(await confirmAgain(admin, '', later())).toBe('missing');
    expect(await confirmAgain({ ...admin, viewer: { ...admin.viewer, secondFactorAt: null } }, '')).toBe(
      'missing',
    );
    expect(await confirmAgain(admin, 'a quiet Room 7', later())).toBe('confirmed');
    expect(await confirmAgain(admin, 'x'.repeat(2_000), later())).toBe('wrong');
    expect(await confirmAgain(admin, 'wrong', later())).toBe('wrong');
    await fillLimits('confirm-again', 10);
    expect(await confirmAgain(admin, 'a quiet Room 7', later())).toBe('limited');
  });

  it('is one code of the app, once', async () => {
    await beginSecondFactor(admin.viewer);
    const begun = await db.secondFactor.findUniqueOrThrow({ where: { userId: admin.viewer.userId } });
    const { userId, sessionId } = admin.viewer;
    const secret = openSecret({ userId, sessionId }, begun.encryptedSecret) ?? '';
    const now = later();
    const codeAt = (moment: Date) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: moment.getTime() });
    await setUpSecondFactor(admin.viewer, { code: codeAt(new Date()), request: admin.request });
    expect(await confirmAgain(admin, codeAt(now), now)).toBe('confirmed');
    expect(await confirmAgain(admin, codeAt(now), now)).toBe('used');
    expect(await confirmAgain(admin, '000000', now)).toBe('wrong');
  });

  it('is refused for an account without a password', { tags: ['slow'] }, async () => {
    expect(await confirmAgain(admin, 'anything at all', later())).toBe('wrong');
  });
});
