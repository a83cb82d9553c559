// Fifty meetings of two processes.

import { beforeEach, expect, it } from 'vitest';
import type { MemberOf } from '@/lib/account/session/session';
import { bookingJobs } from '@/lib/booking/jobs';
import { payingJobs } from '@/lib/booking/paying/jobs';
import { findBooking } from '@/lib/booking/queries';
import { hour } from '@/lib/format/duration';
import { paymentStatusAddress } from '@/lib/payment/link';
import type { Reviewer } from '@/lib/payment/payee/access';
import { importStatement } from '@/lib/payment/statement/commands';
import { matchOpenPayments } from '@/lib/payment/statement/matching/commands';
import { submissionJobs } from '@/lib/payment/submission/jobs';
import { paymentStateOf } from '@/lib/payment/submission/queries';
import { listOwnTransactions } from '@/lib/payment/transaction/queries';
import { type ReviewOutcome, verifyPayment } from '@/lib/payment/verification/commands';
import { verificationJobs } from '@/lib/payment/verification/jobs';
import { readyToVerifyTogether } from '@/lib/payment/verification/queries';
import { db } from '@/lib/server/db';
import { createAppointmentRow } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { toldSince } from '@/test/notification/told';
import { accountFor, createPaymentRow } from '@/test/payment/payments';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { meet, rounds, setUpOtherServer } from '@/test/server/two-servers';

setUpDatabase();

const catcher = setUpMailCatcher();
const other = setUpOtherServer();

const jobs = { ...bookingJobs, ...payingJobs, ...submissionJobs, ...verificationJobs };

let asha: Awaited<ReturnType<typeof createPractice>>;
let meera: Person;
let keeper: Reviewer;
let calendarId: string;
let accountId: string;
let addresses: readonly string[];

beforeEach(async () => {
  asha = await createPractice();
  meera = await createStranger();
  keeper = { viewer: asha.viewer as MemberOf<'therapist'>, request: { id: 'request-1', network: 'network' } };
  const { email } = await db.therapist.findUniqueOrThrow({ where: { id: asha.therapist.id } });
  addresses = [email, asha.viewer.email];
  ({ id: calendarId } = await db.calendar.create({ data: { therapistId: asha.therapist.id } }));
  const version = await accountFor(asha.therapist.id);
  ({ accountId } = await db.payeeAccount.findUniqueOrThrow({ where: { id: version } }));
});

const head = 'Date,Narration,Ref,Withdrawal,Deposit,Balance';
const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' }).format(new Date());
// Enough lines that both imports are in the middle when they meet.
const count = 1_000;

const referenceOf = (round: number, number: number) => String(632_000_000_000 + round * 10_000 + number);

/**
 * The lines of a round: those with these numbers bring the fee, the others different amounts from other
 * people.
 */
function linesOf(round: number, paid: readonly number[]): readonly string[] {
  return Array.from({ length: count }, (_, number) => {
    const reference = referenceOf(round, number);
    return paid.includes(number)
      ? `${today},UPI/${reference}/RAVI SHARMA,${reference},,"1,500.00",0`
      : `${today},UPI/${reference}/ANIL GUPTA,${reference},,"1,400.00",0`;
  });
}

/** An appointment of Meera's whose ₹1,500 she reports with this reference. */
async function reported(round: number, hours: number, referenceNumber: string) {
  const startsAt = new Date(Date.now() + (72 + round * 4 + hours) * hour);
  const given = { fee: '1500.00', payingRule: 'ahead' };
  const clientId = meera.viewer.profile.id;
  const appointment = await createAppointmentRow({ calendarId, clientId, startsAt, ...given });
  const payment = await createPaymentRow({
    therapistId: asha.therapist.id,
    clientId,
    appointmentId: appointment.id,
    referenceNumber,
    payerEmail: meera.viewer.email,
  });
  return { appointmentId: appointment.id, id: payment.id };
}

type Reported = Awaited<ReturnType<typeof reported>>;

/** A payment in its row, its history, its bank line and every page. */
async function shown({ id, appointmentId }: Reported) {
  const { status } = await db.paymentSubmission.findUniqueOrThrow({ where: { id } });
  const credits = await db.bankCredit.findMany({ where: { paymentSubmissionId: id } });
  const payer = await paymentStateOf(paymentStatusAddress(id).split('/').at(-1) ?? '');
  const money = await db.transaction.findUnique({ where: { paymentSubmissionId: id } });
  const { transactions } = await listOwnTransactions(meera.viewer, { limit: 4 });
  const own = transactions.find((one) => one.id === (money?.id ?? id));
  return {
    status,
    lines: credits.map(({ reference }) => reference),
    payer: [payer?.status, payer?.steps.map((step) => step.status)],
    appointment: (await findBooking(appointmentId))?.fee.state,
    own: own?.state,
    ready: (await readyToVerifyTogether(keeper.viewer)).ids.includes(id),
  };
}

async function told(about: readonly string[]) {
  const readers = [
    { name: 'payer', userId: meera.viewer.userId, addresses: [meera.viewer.email] },
    { name: 'therapist', userId: asha.viewer.userId, addresses },
  ];
  const { texts: _, ...since } = await toldSince({ catcher, jobs, readers, about });
  return since;
}

it('two statements at once: each line once, each payment found and confirmed once, and told the same to everyone', {
  timeout: 600_000,
}, async () => {
  const fileOf = (lines: readonly string[]) => [head, ...lines].join('\n');
  const importOf = (text: string) => ({
    here: () => importStatement({ name: 'november.csv', bytes: new TextEncoder().encode(text) }, keeper),
    there: () => other({ do: 'import', text, reviewer: keeper }) as ReturnType<typeof importStatement>,
  });
  const match = {
    here: () => matchOpenPayments(),
    there: () => other({ do: 'match' }) as Promise<number>,
  };
  for (const round of rounds) {
    // Both statements contain these two lines.
    const paid = [200 + round, 800 - round];
    const lines = linesOf(round, paid);
    const payments: Reported[] = [];
    for (const [index, number] of paid.entries())
      payments.push(await reported(round, index, referenceOf(round, number)));
    const [first, second] = payments;
    if (!first || !second) throw new Error('expected two payments');
    const about = payments.map(({ id }) => id);

    const same = round % 2 === 0;
    const ours = fileOf(same ? lines : lines.slice(0, 900));
    // The other statement has the common lines in reverse order, as some banks do.
    const theirs = fileOf(same ? lines : lines.slice(100).reverse());
    const before = await db.bankCredit.count();
    const { answers: outcomes } = await meet(round, { lock: `statement:${accountId}` }, [
      importOf(ours),
      importOf(theirs),
    ]);
    expect((await db.bankCredit.count()) - before).toBe(count);
    expect(outcomes.filter((outcome) => outcome.done)).toHaveLength(same ? 1 : 2);
    expect(await told(about)).toEqual({ notifications: [], mails: [], audit: [] });

    const matching = await meet(round, { table: 'payment_submissions', id: first.id }, [match, match]);
    if (matching.first) expect(matching.answers[0] + matching.answers[1]).toBe(2);
    for (const [index, payment] of payments.entries()) {
      expect(await shown(payment)).toEqual({
        status: 'matched',
        lines: [referenceOf(round, paid[index] ?? 0)],
        payer: ['matched', ['pending', 'matched']],
        appointment: 'reported',
        own: 'checking',
        ready: true,
      });
    }
    // No mail goes out before a person has checked: the pages show the match.
    expect(await told(about)).toEqual({
      notifications: [],
      mails: [],
      audit: ['payment.matched', 'payment.matched'],
    });

    const verify = (id: string) => ({
      here: () => verifyPayment(id, null, keeper),
      there: () => other({ do: 'verify', id, reviewer: keeper }) as Promise<ReviewOutcome>,
    });
    for (const payment of payments) {
      const { answers } = await meet(round, { table: 'payment_submissions', id: payment.id }, [
        verify(payment.id),
        verify(payment.id),
      ]);
      expect(answers).toEqual(
        expect.arrayContaining([{ done: true }, { done: false, because: 'settled', current: 'verified' }]),
      );
      expect(await shown(payment)).toMatchObject({
        status: 'verified',
        payer: ['verified', ['pending', 'matched', 'verified']],
        appointment: 'verified',
        own: 'paid',
        ready: false,
      });
      expect(await told([payment.id])).toEqual({
        // The therapist confirmed it, so only the payer is notified.
        notifications: ['payer: payment.verified'],
        mails: ['payer: Your payment is confirmed'],
        audit: ['payment.matched', 'payment.verified'],
      });
    }
  }
  const counts = await db.bankStatementImport.aggregate({ _sum: { newCount: true } });
  expect(counts._sum.newCount).toBe(await db.bankCredit.count());
});
