import { beforeEach, describe, expect, it } from 'vitest';
import { matchCreditByHand } from '@/lib/payment/statement/matching/actions';
import { statementMessages } from '@/lib/payment/statement/rules';
import { verificationMessages } from '@/lib/payment/verification/rules';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { accountFor, createCreditRow, createPaymentRow } from '@/test/payment/payments';
import { createPractice } from '@/test/payment/quotations';
import { formOf } from '@/test/server/form';
import { as, setUpVisitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();

async function confirmedPractice() {
  const practice = await createPractice();
  const { sessionId } = practice.viewer;
  await db.userSession.update({ where: { id: sessionId }, data: { secondFactorAt: new Date() } });
  return { ...practice, accountId: await accountFor(practice.therapist.id) };
}

type Keeping = Awaited<ReturnType<typeof confirmedPractice>>;

let asha: Keeping;
let rohan: Keeping;

beforeEach(async () => {
  asha = await confirmedPractice();
  rohan = await confirmedPractice();
});

const paidTo = async ({ therapist }: Keeping) => (await createPaymentRow({ therapistId: therapist.id })).id;
const arrivedAt = async (accountId: string, given = {}) =>
  (await createCreditRow({ accountId, ...given })).id;

function match(who: { readonly token: string }, payment: string, credit: string, onBehalf = '') {
  as(who);
  return matchCreditByHand(null, formOf({ payment, credit, onBehalf, confirmed: 'yes' }, ''));
}

/** Every row that a match would write. */
const traces = async () => ({
  payments: await db.paymentSubmission.findMany({
    select: { id: true, status: true },
    orderBy: { id: 'asc' },
  }),
  tied: await db.bankCredit.count({ where: { paymentSubmissionId: { not: null } } }),
  events: await db.paymentSubmissionEvent.count(),
  audit: await db.auditEntry.count(),
  told: await db.notification.count(),
});

describe('a credit of another account', () => {
  it('proves no payment, whoever compares them: each refusal is a sentence and leaves nothing', async () => {
    const admin = await createAdmin();
    const own = await paidTo(asha);
    const house = (await createPaymentRow({ productSlug: 'individual-counseling' })).id;
    const [ashas, rohans, houses] = [
      await arrivedAt(asha.accountId),
      await arrivedAt(rohan.accountId),
      await arrivedAt(await accountFor(null)),
    ];
    await db.therapist.update({ where: { id: asha.therapist.id }, data: { accountNumber: '99887766554' } });
    const { accountId } = await db.payeeAccount.findFirstOrThrow({ where: { accountNumber: '99887766554' } });
    const second = await arrivedAt(accountId);
    const before = await traces();
    const { gone, otherAccount } = statementMessages;
    // The refusal does not reveal whether another person's credit or payment exists.
    expect(await match(asha, own, rohans)).toMatchObject({ ok: false, message: gone });
    expect(await match(asha, own, houses)).toMatchObject({ ok: false, message: gone });
    expect(await match(rohan, own, rohans)).toMatchObject({ ok: false, message: gone });
    expect(await match(asha, house, ashas)).toMatchObject({ ok: false, message: gone });
    // Money in their other account is not the payment to this one either.
    expect(await match(asha, own, second)).toMatchObject({ ok: false, message: otherAccount });
    // Admins see both but may not link them, with or without a reason.
    expect(await match(admin, house, ashas)).toMatchObject({ ok: false, message: otherAccount });
    expect(await match(admin, own, houses)).toMatchObject({
      ok: false,
      fieldErrors: { onBehalf: verificationMessages.reasonOwed },
    });
    for (const credit of [houses, rohans])
      expect(await match(admin, own, credit, 'They asked us to.')).toMatchObject({
        ok: false,
        message: otherAccount,
      });
    expect(await traces()).toEqual(before);
    expect(await match(asha, own, ashas)).toMatchObject({
      ok: true,
      message: statementMessages.matchedByHand,
    });
  });
});
