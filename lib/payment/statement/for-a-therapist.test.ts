import { beforeEach, describe, expect, it } from 'vitest';
import type { MemberOf } from '@/lib/account/session/session';
import { importStatement } from '@/lib/payment/statement/commands';
import { matchByHand, matchOwnPayments, takeBackMatch } from '@/lib/payment/statement/matching/commands';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { accountFor, createCreditRow, createPaymentRow } from '@/test/payment/payments';
import { createPractice } from '@/test/payment/quotations';

setUpDatabase();

const now = new Date('2026-11-20T06:00:00Z');
const head = 'Date,Narration,Ref,Withdrawal,Deposit,Balance';
const line = '19/11/2026,UPI/632400000001/RAVI SHARMA,632400000001,,"1,500.00",0';
const file = { name: 'november.csv', bytes: new TextEncoder().encode([head, line].join('\n')) };

let admin: Awaited<ReturnType<typeof createAdmin>>;
beforeEach(async () => {
  admin = await createAdmin();
});

describe('a statement or a match', () => {
  it('by an admin is told to the therapist with its reason, which stays', async () => {
    const { viewer, therapist } = await createPractice();
    const payment = await createPaymentRow({ therapistId: therapist.id });
    const { accountId } = await db.payeeAccount.findFirstOrThrow({
      where: { payee: { therapistId: therapist.id } },
    });
    const { onBehalf: _, ...silent } = admin;
    await importStatement({ ...file, accountId }, admin, now);
    const [credit] = await db.bankCredit.findMany();
    const creditId = credit?.id ?? '';
    expect(await matchByHand(payment.id, creditId, silent, now)).toBe('reason-owed');
    expect(await matchByHand(payment.id, creditId, admin, now)).toBe('tied');
    expect(await takeBackMatch(payment.id, silent)).toBe('reason-owed');
    expect(await takeBackMatch(payment.id, admin)).toBe('taken-back');

    const told = await db.notification.findMany({ orderBy: { id: 'asc' } });
    expect(told.map(({ userId, title, body }) => [userId, title, body])).toEqual(
      [
        'Our team imported a statement of your bank account',
        'Our team matched a payment to you with a line of your bank',
        'Our team undid the match of a payment to you',
      ].map((title) => [viewer.userId, title, 'The reason: They asked us to.']),
    );
    const steps = await db.paymentSubmissionEvent.findMany({ where: { actorId: admin.viewer.userId } });
    expect(steps).toHaveLength(2);
    for (const { reason } of steps) expect(reason).toContain(`Done for ${therapist.name}: They asked us to.`);
    const audit = await db.auditEntry.findMany({ where: { subjectUserId: viewer.userId } });
    expect(audit.map(({ action }) => action).sort()).toEqual([
      'payment.decided-for-payee',
      'payment.decided-for-payee',
      'statement.imported',
    ]);
  });

  it('found at once is counted for whoever pressed alone', async () => {
    const practices = [await createPractice(), await createPractice()];
    const asKeeper = (practice: (typeof practices)[number]) => practice.viewer as MemberOf<'therapist'>;
    const arrived = async (therapistId: string | null, reference: string) => {
      await createPaymentRow({
        ...(therapistId ? { therapistId } : { productSlug: 'individual-counseling' }),
        referenceNumber: reference,
      });
      const accountId = await accountFor(therapistId);
      await createCreditRow({ accountId, narration: `UPI/${reference}/RAVI SHARMA/ravi@okbank` });
    };
    const [asha, leela] = practices;
    if (!asha || !leela) throw new Error('expected two therapists');
    await arrived(asha.therapist.id, '632400000011');
    await arrived(asha.therapist.id, '632400000012');
    await arrived(null, '632400000013');
    expect(await matchOwnPayments(asKeeper(leela))).toBe(0);
    expect(await db.paymentSubmission.count({ where: { status: 'matched' } })).toBe(3);
    await arrived(asha.therapist.id, '632400000014');
    await arrived(leela.therapist.id, '632400000015');
    expect(await matchOwnPayments(asKeeper(asha))).toBe(1);
    await arrived(leela.therapist.id, '632400000016');
    await arrived(null, '632400000017');
    expect(await matchOwnPayments(admin.viewer)).toBe(1);
    expect(await db.paymentSubmission.count({ where: { status: 'matched' } })).toBe(7);
  });

  it('by the therapist themself is told to nobody', async () => {
    const { therapist, viewer } = await createPractice();
    const practice = { viewer: viewer as MemberOf<'therapist'>, request: admin.request };
    const payment = await createPaymentRow({ therapistId: therapist.id });
    await importStatement(file, practice, now);
    const [credit] = await db.bankCredit.findMany();
    expect(await matchByHand(payment.id, credit?.id ?? '', practice, now)).toBe('tied');
    expect(await takeBackMatch(payment.id, practice)).toBe('taken-back');
    expect(await db.notification.count()).toBe(0);
    expect(await db.auditEntry.count({ where: { action: 'payment.decided-for-payee' } })).toBe(0);
  });
});
