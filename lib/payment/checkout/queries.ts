import 'server-only';
import type { Member } from '@/lib/account/session/session';
import { indianDay } from '@/lib/format/time';
import { accountPaid, paidToColumns } from '@/lib/payment/payee/paid-to';
import { type PayableView, readPaymentSubject } from '@/lib/payment/subject';
import { db } from '@/lib/server/db';
import { type OwnApplication, ownApplication } from '@/lib/site/internship/application/queries';
import { applicationStatusOf, takesDeposit } from '@/lib/site/internship/application/rules';
import { takesApplications } from '@/lib/site/internship/rules';
import type { InternshipProgram } from '@/lib/site/internship/schema';

/** Subjects that can be paid once: a quotation, or the deposit of an application. The caller has checked the owner. */
export type PayableOnce = { readonly quotationId: string } | { readonly internshipApplicationId: string };

/**
 * The state of its payment. `checking`: reported, not yet found at the bank; `account` names the bank account
 * that was paid.
 */
export type PaymentState =
  | { readonly state: 'open' }
  | { readonly state: 'checking'; readonly since: Date; readonly account: string }
  | { readonly state: 'paid'; readonly at: Date };

export async function paymentState(subject: PayableOnce): Promise<PaymentState> {
  const [paid, submitted] = await Promise.all([
    db.transaction.findFirst({
      // Money on its way back pays for nothing.
      where: { ...subject, status: 'paid', returningBecause: null },
      select: { paidAt: true, createdAt: true },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    }),
    db.paymentSubmission.findFirst({
      where: { ...subject, status: { in: ['pending', 'matched'] } },
      select: { createdAt: true, payeeAccount: { select: paidToColumns } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    }),
  ]);
  if (paid) return { state: 'paid', at: paid.paidAt ?? paid.createdAt };
  if (!submitted) return { state: 'open' };
  return { state: 'checking', since: submitted.createdAt, account: accountPaid(submitted) };
}

/** Whether to ask for an application's deposit: only once a place is offered. */
export async function depositIsAskedFor(applicationId: string): Promise<boolean> {
  const found = await db.internshipApplication.findUnique({
    where: { id: applicationId },
    select: { status: true },
  });
  return found !== null && takesDeposit(applicationStatusOf(found.status));
}

export type InternshipPlace = {
  readonly open: boolean;
  readonly application: OwnApplication | null;
  /** The state of the deposit; null without an application, or if none is due. */
  readonly deposit: PaymentState | null;
  /** The amount due now; null if nothing is. */
  readonly payable: PayableView | null;
};

export async function internshipPlace(
  viewer: Member,
  program: InternshipProgram,
  now: Date = new Date(),
): Promise<InternshipPlace> {
  const open = takesApplications(program, indianDay(now));
  const application = await ownApplication(viewer, program.slug, program.next_intake);
  if (!application) return { open, application, deposit: null, payable: null };
  const { id: applicationId, status } = application;
  const [payable, deposit] = await Promise.all([
    readPaymentSubject({ kind: 'internship', applicationId }, viewer),
    paymentState({ internshipApplicationId: applicationId }),
  ]);
  const priced = payable?.amountPaise ? payable : null;
  const isDue = takesDeposit(status) && deposit.state === 'open';
  return { open, application, deposit: priced && deposit, payable: isDue ? priced : null };
}
