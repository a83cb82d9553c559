import { beforeEach, describe, expect, it } from 'vitest';
import type { MemberOf } from '@/lib/account/session/session';
import { importStatement } from '@/lib/payment/statement/commands';
import { matchByHand, matchOpenPayments, takeBackMatch } from '@/lib/payment/statement/matching/commands';
import { candidatesFor } from '@/lib/payment/statement/matching/queries';
import { rejectPayment, verifyPayment } from '@/lib/payment/verification/commands';
import { readyAmong, readyToVerifyTogether } from '@/lib/payment/verification/queries';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { createCreditRow, createPaymentRow } from '@/test/payment/payments';
import { createPractice } from '@/test/payment/quotations';

setUpDatabase();

const now = new Date('2026-11-20T06:00:00Z');
const head = 'Date,Narration,Ref,Withdrawal,Deposit,Balance';
const lineOf = (number: number, amount = '1,500.00') =>
  `19/11/2026,UPI/${number}/RAVI SHARMA,${number},,"${amount}",0`;
const fileOf = (...lines: readonly string[]) => ({
  name: 'november.csv',
  bytes: new TextEncoder().encode([head, ...lines].join('\n')),
});

let admin: Awaited<ReturnType<typeof createAdmin>>;

beforeEach(async () => {
  admin = await createAdmin();
});

describe('importing', () => {
  it('keeps each credit once, counts the rest, and changes nothing on a replay', async () => {
    const file = fileOf(lineOf(632412345678), '19/11/2026,RENT,,500.00,,0', 'x,UPI,,,500.00,0');
    const first = await importStatement(file, admin, now);
    expect(first).toMatchObject({ done: true });
    const imports = await db.bankStatementImport.findMany();
    expect(imports).toMatchObject([
      {
        rowCount: 3,
        newCount: 1,
        knownCount: 0,
        debitCount: 1,
        unreadableCount: 1,
        unreadable: [{ line: 4, why: 'date' }],
        importedById: admin.viewer.userId,
      },
    ]);
    const credits = await db.bankCredit.findMany();
    expect(credits).toMatchObject([{ reference: '632412345678', narration: 'UPI/632412345678/RAVI SHARMA' }]);
    expect(credits[0]?.amount.toFixed(2)).toBe('1500.00');
    expect(await importStatement(file, admin, now)).toEqual({
      done: false,
      because: 'known',
      importId: imports[0]?.id,
    });
    expect(await db.bankStatementImport.findMany()).toEqual(imports);
    expect(await db.bankCredit.findMany()).toEqual(credits);
    const audit = await db.auditEntry.findMany({ where: { action: 'statement.imported' } });
    expect(audit).toMatchObject([{ actorUserId: admin.viewer.userId }]);
  });

  it('of an overlapping statement adds what is new', { tags: ['slow'] }, async () => {
    await importStatement(fileOf(lineOf(632400000001), lineOf(632400000002)), admin, now);
    await importStatement(fileOf(lineOf(632400000002), lineOf(632400000003)), admin, now);
    expect(await db.bankCredit.count()).toBe(3);
    const counts = await db.bankStatementImport.findMany({ orderBy: { newCount: 'desc' } });
    expect(counts).toMatchObject([
      { newCount: 2, knownCount: 0 },
      { newCount: 1, knownCount: 1 },
    ]);
  });

  const practiceOf = async (account: object = {}) => {
    const practice = await createPractice();
    await db.therapist.update({ where: { id: practice.therapist.id }, data: account });
    const viewer = practice.viewer as MemberOf<'therapist'>;
    return { ...practice, viewer, request: admin.request };
  };
  const named = (number: string, ...lines: readonly string[]) => ({
    name: 'november.csv',
    bytes: new TextEncoder().encode([`Account No :,${number}`, head, ...lines].join('\n')),
  });

  it('of a therapist stays theirs: it matches no payment to the house, however alike', {
    tags: ['slow'],
  }, async () => {
    const practice = await practiceOf();
    const toHouse = await createPaymentRow({ createdAt: now });
    expect(await importStatement(fileOf(lineOf(632412345678)), practice, now)).toMatchObject({ done: true });
    expect(await matchOpenPayments(now)).toBe(0);
    expect(await candidatesFor(toHouse.id)).toEqual([]);
    const [credit] = await db.bankCredit.findMany();
    expect(await matchByHand(toHouse.id, credit?.id ?? '', admin, now)).toBe('other-account');
    const tie = { paymentSubmissionId: toHouse.id, matchReason: 'hand: forced', matchedAt: now };
    await expect(db.bankCredit.updateMany({ data: tie })).rejects.toThrow();
    const own = await createPaymentRow({ createdAt: now, therapistId: practice.therapist.id });
    expect(await matchOpenPayments(now)).toBe(1);
    expect(await db.paymentSubmission.findUniqueOrThrow({ where: { id: own.id } })).toMatchObject({
      status: 'matched',
    });
  });

  it('matches a payment to an earlier version of the same bank account', { tags: ['slow'] }, async () => {
    const practice = await practiceOf();
    const before = await createPaymentRow({ createdAt: now, therapistId: practice.therapist.id });
    await db.therapist.update({ where: { id: practice.therapist.id }, data: { upiId: 'new@okbank' } });
    await importStatement(fileOf(lineOf(632412345678)), practice, now);
    expect(await matchOpenPayments(now)).toBe(1);
    expect((await db.bankCredit.findFirstOrThrow()).paymentSubmissionId).toBe(before.id);
  });

  it.each([
    ['names another number', named('50100012345678', lineOf(632400000001))],
    ['names another number with its beginning hidden', named('XXXXXXXX5678', lineOf(632400000001))],
  ])('that %s is refused', async (_what, file) => {
    expect(await importStatement(file, admin, now)).toEqual({ done: false, because: 'other-account' });
    expect(await db.bankStatementImport.count()).toBe(0);
  });

  it.each(['000000112026', '112026', 'XXXXXXXX2026', '0000 0011 2026', '000000112026 (INR)'])(
    'that names the own number as "%s" is taken',
    async (number) => {
      expect(await importStatement(named(number, lineOf(632400000001)), admin, now)).toMatchObject({
        done: true,
      });
    },
  );

  it('that was imported for another account is recognised, as a file and by its lines', {
    tags: ['slow'],
  }, async () => {
    const practice = await practiceOf();
    const file = fileOf(lineOf(632400000001));
    await importStatement(file, admin, now);
    const refused = { done: false, because: 'other-account' };
    expect(await importStatement(file, practice, now)).toEqual(refused);
    const overlapping = fileOf(lineOf(632400000001), lineOf(632400000002));
    expect(await importStatement(overlapping, practice, now)).toEqual(refused);
    expect(await db.bankCredit.count()).toBe(1);
  });

  it('of an account that two share counts each line once', { tags: ['slow'] }, async () => {
    const [one, other] = [await practiceOf(), await practiceOf()];
    const file = fileOf(lineOf(632412345678));
    await importStatement(file, one, now);
    expect(await importStatement(file, other, now)).toMatchObject({ done: true });
    for (const { therapist } of [one, other]) {
      await createPaymentRow({ createdAt: now, therapistId: therapist.id });
    }
    expect(await matchOpenPayments(now)).toBe(1);
  });

  it('is refused for somebody else’s account, without an account, and for others without a reason', async () => {
    const practice = await practiceOf();
    const other = await practiceOf();
    const { accountId } = await db.payeeAccount.findFirstOrThrow({
      where: { payee: { therapistId: practice.therapist.id } },
    });
    const file = { ...fileOf(lineOf(632400000001)), accountId };
    expect(await importStatement(file, other, now)).toEqual({ done: false, because: 'no-account' });
    const { onBehalf: _, ...silent } = admin;
    expect(await importStatement(file, silent, now)).toEqual({ done: false, because: 'reason-owed' });
    expect(await importStatement(file, admin, now)).toMatchObject({ done: true });
    const without = await practiceOf({ upiId: null, accountNumber: null, bankName: null, ifsc: null });
    await db.payeeAccount.deleteMany({ where: { payee: { therapistId: without.therapist.id } } });
    expect(await importStatement(fileOf(lineOf(632400000009)), without, now)).toEqual({
      done: false,
      because: 'no-account',
    });
  });

  it('of one file by four at once keeps it once', { tags: ['slow'] }, async () => {
    const file = fileOf(lineOf(632400000001));
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => importStatement(file, admin, now)));
    expect(outcomes.filter(({ done }) => done)).toHaveLength(1);
    expect(await db.bankStatementImport.count()).toBe(1);
    expect(await db.bankCredit.count()).toBe(1);
  });

  it('of a file that cannot be read keeps nothing', async () => {
    const outcome = await importStatement({ name: 'x', bytes: new Uint8Array([0, 1, 2]) }, admin, now);
    expect(outcome).toEqual({ done: false, because: 'not-text' });
    expect(await db.bankStatementImport.count()).toBe(0);
  });

  it('keeps twenty thousand credits, in parts of one transaction', {
    timeout: 180_000,
    tags: ['slow'],
  }, async () => {
    const lines = Array.from({ length: 20_000 }, (_, index) => lineOf(632400000000 + index));
    expect(await importStatement(fileOf(...lines), admin, now)).toMatchObject({ done: true });
    expect(await db.bankCredit.count()).toBe(20_000);
  });
});

describe('matching', () => {
  it('links by reference, verifies nothing, and repeats without change', { tags: ['slow'] }, async () => {
    const { id } = await createPaymentRow({ createdAt: now });
    await createPaymentRow({ createdAt: now, referenceNumber: '632499999999', amount: '1200.00' });
    await importStatement(fileOf(lineOf(632412345678)), admin, now);
    expect(await matchOpenPayments(now)).toBe(1);
    expect(await matchOpenPayments(now)).toBe(0);
    const [matched] = await db.paymentSubmission.findMany({
      where: { status: 'matched' },
      include: { bankCredits: true, events: { orderBy: [{ at: 'asc' }, { id: 'asc' }] } },
    });
    expect(matched?.id).toBe(id);
    expect(matched?.bankCredits[0]?.matchReason).toMatch(/^reference: reference 632412345678 is in/);
    expect(matched?.events.at(-1)).toMatchObject({ status: 'matched', actorId: null });
    expect(await db.paymentSubmission.count({ where: { status: 'verified' } })).toBe(0);
    expect(await db.transaction.count()).toBe(0);
  });

  it('by two runs at once links each once', { tags: ['slow'] }, async () => {
    const { id } = await createPaymentRow({ createdAt: now });
    await createCreditRow({ creditedAt: now });
    const counts = await Promise.all([matchOpenPayments(now), matchOpenPayments(now)]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    expect(
      await db.paymentSubmissionEvent.count({ where: { paymentSubmissionId: id, status: 'matched' } }),
    ).toBe(1);
  });

  it('never links by the amount alone, but shows it to a person', async () => {
    const { id } = await createPaymentRow({ createdAt: now, referenceNumber: 'paid by phone' });
    const credit = await createCreditRow({ creditedAt: now, narration: 'UPI/1/SOMEBODY ELSE' });
    expect(await matchOpenPayments(now)).toBe(0);
    const candidates = await candidatesFor(id);
    expect(candidates).toMatchObject([{ credit: { id: credit.id }, evidence: null, sameAmount: true }]);
  });

  it('by hand requires equal amounts, a waiting payment and a free credit', { tags: ['slow'] }, async () => {
    const payment = await createPaymentRow();
    const credit = await createCreditRow();
    const other = await createCreditRow({ amount: '1500.01' });
    expect(await matchByHand(payment.id, other.id, admin)).toBe('other-amount');
    expect(await matchByHand(payment.id, payment.id, admin)).toBe('unknown');
    expect(await matchByHand(payment.id, credit.id, admin)).toBe('tied');
    expect(await matchByHand(payment.id, credit.id, admin)).toBe('not-pending');
    const second = await createPaymentRow();
    expect(await matchByHand(second.id, credit.id, admin)).toBe('taken');
    expect(await db.paymentSubmission.findUniqueOrThrow({ where: { id: second.id } })).toMatchObject({
      status: 'pending',
    });
    expect(await takeBackMatch(payment.id, admin)).toBe('taken-back');
    expect(await takeBackMatch(payment.id, admin)).toBe('none');
    expect(await matchByHand(second.id, credit.id, admin)).toBe('tied');
  });
});

describe('one submit for many', () => {
  it('is offered for matches by reference with nothing odd about them, and no others', {
    tags: ['slow'],
  }, async () => {
    const proven = await createPaymentRow({ createdAt: now });
    await createCreditRow({ creditedAt: now });
    await matchOpenPayments(now);
    const byHand = await createPaymentRow({ referenceNumber: 'cash' });
    await matchByHand(byHand.id, (await createCreditRow()).id, admin);
    const odd = await createPaymentRow({ status: 'matched', duplicateReference: true });
    const why = 'reference: reference 1 is in the bank line';
    await createCreditRow({ paymentSubmissionId: odd.id, matchReason: why, matchedAt: now });
    const waiting = await createPaymentRow();
    expect(await readyToVerifyTogether(admin.viewer)).toEqual({ ids: [proven.id], totalPaise: 150_000 });
    const all = [proven, byHand, odd, waiting].map(({ id }) => id);
    expect(await readyAmong(admin.viewer, all)).toEqual([proven.id]);
    expect(await verifyPayment(proven.id, null, admin, now)).toEqual({ done: true });
    expect(await readyToVerifyTogether(admin.viewer)).toEqual({ ids: [], totalPaise: 0 });
  });

  it('is not offered for one rejected in the meantime', { tags: ['slow'] }, async () => {
    const { id } = await createPaymentRow({ createdAt: now });
    await createCreditRow({ creditedAt: now });
    await matchOpenPayments(now);
    await rejectPayment(id, 'Sent twice by mistake.', admin, now);
    expect(await readyAmong(admin.viewer, [id])).toEqual([]);
  });
});
