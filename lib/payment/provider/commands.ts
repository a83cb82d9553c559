import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { Member } from '@/lib/account/session/session';
import { rupeesOf } from '@/lib/format/money';
import { depositIsAskedFor, paymentState } from '@/lib/payment/checkout/queries';
import { type CheckoutCurrency, checkoutOf } from '@/lib/payment/checkout/rules';
import type { Order } from '@/lib/payment/provider/card-provider';
import { cardProvider } from '@/lib/payment/provider/provider';
import { lookAfterOrder } from '@/lib/payment/provider/queries';
import {
  type CardProviderName,
  cardPaymentPath,
  cardTasks,
  currenciesOf,
  lookAfterMs,
  orderMs,
} from '@/lib/payment/provider/rules';
import { cardAmountOf } from '@/lib/payment/provider/shown-price';
import { type PayableView, type PaymentSubject, readPaymentSubject } from '@/lib/payment/subject';
import { changeSince, type Shown, type ShownChange } from '@/lib/payment/submission/shown';
import type { Submission } from '@/lib/server/action/define-action';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { log } from '@/lib/server/log';
import type { AuditedRequest } from '@/lib/server/request/read-request';

export type WantedPayment = {
  readonly provider: CardProviderName;
  readonly subject: PaymentSubject;
  readonly currency: CheckoutCurrency;
  /** The payer's page, from its signed field. */
  readonly shown: Shown | null;
  /** Page for a payer who cancels; the checkout by default. */
  readonly page?: string;
};

type Caller = {
  readonly viewer: Member;
  readonly submission: Submission;
  readonly request: AuditedRequest;
};

/** The page to pay on and our own page about it, or the reason for a refusal, which charges nothing. */
export type Opening =
  | { readonly opened: true; readonly id: string; readonly url: string }
  | { readonly opened: false; readonly because: 'unknown' | 'settled' | 'closed' | 'notOpened' }
  /** The page showed a different price, or something else for it. */
  | { readonly opened: false; readonly because: 'changed'; readonly change: ShownChange };

const refused = (because: 'unknown' | 'settled' | 'closed' | 'notOpened'): Opening => ({
  opened: false,
  because,
});

async function isSettled(subject: PaymentSubject): Promise<boolean> {
  if (subject.kind === 'quotation') {
    return (await paymentState({ quotationId: subject.id })).state !== 'open';
  }
  if (subject.kind !== 'internship') return false;
  return (await paymentState({ internshipApplicationId: subject.applicationId })).state !== 'open';
}

type StoredOrder = {
  readonly id: string;
  readonly createdAt: Date;
  /** Set by an earlier try of the same submit: the page is already open. */
  readonly providerReference: string | null;
};

const orderColumns = { id: true, createdAt: true, providerReference: true } as const;

/** The row of this submit, made now or by an earlier try; null if it can no longer be paid. */
async function keepOrder(
  { provider, subject, currency }: WantedPayment,
  payable: PayableView,
  amountMinor: number,
  { viewer, submission, request }: Caller,
): Promise<StoredOrder | null> {
  const id = submission.key;
  return db.$transaction(async (tx) => {
    const { productSlug, quotationId, therapistId, appointmentId = null } = payable.row;
    const [made] = await tx.transaction.createManyAndReturn({
      data: {
        id,
        clientId: viewer.profile.id,
        therapistId,
        quotationId,
        appointmentId,
        productSlug,
        meetings: [...(payable.row.meetings ?? [])],
        internshipApplicationId: subject.kind === 'internship' ? subject.applicationId : null,
        description: payable.title,
        amount: rupeesOf(amountMinor),
        currency,
        method: provider,
      },
      skipDuplicates: true,
      select: orderColumns,
    });
    if (!made) {
      return tx.transaction.findFirst({
        where: { id, clientId: viewer.profile.id, method: provider, status: 'pending', currency },
        select: orderColumns,
      });
    }
    const runAt = new Date(made.createdAt.getTime() + orderMs + lookAfterMs);
    await enqueue(
      tx,
      cardTasks.lookAfter,
      { transactionId: id },
      { runAt, jobKey: `${cardTasks.lookAfter}:${id}` },
    );
    await recordAudit(tx, {
      actor: viewer,
      action: 'payment.card-order-opened',
      subject: { table: 'transactions', id },
      subjectUserId: viewer.userId,
      request,
    });
    return made;
  });
}

/**
 * Opens a provider's page for a subject that the viewer may pay. Amount and title come from our own files and
 * rows; the transaction is written before the order is sent to the provider, so that no money can arrive for
 * an unknown order.
 */
export async function openCardPayment(wanted: WantedPayment, caller: Caller): Promise<Opening> {
  const { provider: name, subject, currency, shown } = wanted;
  const { viewer } = caller;
  const provider = cardProvider(name);
  if (!provider || !currenciesOf[name].includes(currency)) return refused('closed');
  const payable = subject.kind === 'therapist' ? null : await readPaymentSubject(subject, viewer);
  const amountMinor = payable && cardAmountOf(payable, currency);
  if (!payable || !amountMinor || shown?.shownPaise == null) return refused('unknown');
  // The page may be older than the refusal of the place.
  if (subject.kind === 'internship' && !(await depositIsAskedFor(subject.applicationId))) {
    return refused('unknown');
  }
  if (await isSettled(subject)) return refused('settled');
  const change = changeSince(shown, { ...payable, amountPaise: amountMinor });
  if (change) return { opened: false, because: 'changed', change };
  const stored = await keepOrder(wanted, payable, amountMinor, caller);
  if (!stored) return refused('settled');
  const { id, createdAt } = stored;
  const order: Order = {
    id,
    title: payable.title,
    amountMinor,
    currency,
    email: viewer.email,
    name: `${viewer.profile.firstName} ${viewer.profile.lastName}`,
    expiresAt: new Date(createdAt.getTime() + orderMs),
    doneUrl: `${env.APP_URL}${cardPaymentPath}/${id}`,
    backUrl: env.APP_URL + (wanted.page ?? checkoutOf(payable.row)),
  };
  try {
    if (stored.providerReference !== null) {
      const { url } = await lookAfterOrder(name, stored.providerReference);
      return url === null ? refused('settled') : { opened: true, id, url };
    }
    const { reference, url } = await provider.open(order);
    await db.transaction.updateMany({
      where: { id, providerReference: null },
      data: { providerReference: reference },
    });
    return { opened: true, id, url };
  } catch (error) {
    log.error('a card provider opened no page', { part: name, requestId: caller.request.id, error });
    return refused('notOpened');
  }
}
