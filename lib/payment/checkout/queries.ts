import 'server-only';
import type { Member } from '@/lib/auth/session';
import { db } from '@/lib/db';
import { type OwnApplication, ownApplication } from '@/lib/internship/application/queries';
import { applicationStatusOf, takesDeposit } from '@/lib/internship/application/rules';
import { takesApplications } from '@/lib/internship/rules';
import type { InternshipProgram } from '@/lib/internship/schema';
import { type PayableView, readPaymentSubject } from '@/lib/payment/subject';
import { indianDay } from '@/lib/time';

/** What can be paid once: a quotation, or the deposit of an application. Whose it is, the caller has looked at. */
export type PayableOnce = { readonly quotationId: string } | { readonly internshipApplicationId: string };

/** Whether it still is to be paid. `checking`: the payer says so, the bank does not yet. */
export type PaymentStanding =
  | { readonly state: 'open' }
  | { readonly state: 'checking'; readonly since: Date }
  | { readonly state: 'paid'; readonly at: Date };

/** Where the payment of such a thing stands, by what was submitted for it and what has arrived. */
export async function paymentStanding(subject: PayableOnce): Promise<PaymentStanding> {
  const [paid, submitted] = await Promise.all([
    db.transaction.findFirst({
      where: { ...subject, status: 'paid' },
      select: { paidAt: true, createdAt: true },
      orderBy: { createdAt: 'desc' },
    }),
    db.paymentSubmission.findFirst({
      where: { ...subject, status: { in: ['pending', 'matched'] } },
      select: { createdAt: true },
      orderBy: { createdAt: 'desc' },
    }),
  ]);
  if (paid) return { state: 'paid', at: paid.paidAt ?? paid.createdAt };
  return submitted ? { state: 'checking', since: submitted.createdAt } : { state: 'open' };
}

/** Whether the deposit of an application may be asked for: not once the place was refused or given back. */
export async function depositIsAskedFor(applicationId: string): Promise<boolean> {
  const found = await db.internshipApplication.findUnique({
    where: { id: applicationId },
    select: { status: true },
  });
  return found !== null && takesDeposit(applicationStatusOf(found.status));
}

/** An internship place as its checkout shows it to somebody who is signed in. */
export type InternshipPlace = {
  /** Whether one can still apply. */
  readonly open: boolean;
  readonly application: OwnApplication | null;
  /** How the deposit stands; null without an application, or where none is asked for. */
  readonly deposit: PaymentStanding | null;
  /** What is paid now; null while there is nothing to pay. */
  readonly payable: PayableView | null;
};

/** Reads it for the viewer as of this moment. */
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
    paymentStanding({ internshipApplicationId: applicationId }),
  ]);
  const asked = payable?.amountPaise ? payable : null;
  const isDue = takesDeposit(status) && deposit.state === 'open';
  return { open, application, deposit: asked && deposit, payable: isDue ? asked : null };
}
