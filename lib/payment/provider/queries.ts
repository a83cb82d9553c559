import 'server-only';
import type { Member } from '@/lib/account/session/session';
import { payerWith } from '@/lib/care/participant/columns';
import { paiseIn, paiseOf } from '@/lib/format/money';
import { isUuid } from '@/lib/format/uuid';
import { type NextMeeting, nextMeetings } from '@/lib/payment/booking-link/queries';
import { checkoutOf } from '@/lib/payment/checkout/rules';
import { meetingsInWords } from '@/lib/payment/product/meetings';
import { productNamed } from '@/lib/payment/product/queries';
import { cardProvider } from '@/lib/payment/provider/provider';
import {
  type CardProviderName,
  cardProviders,
  isReturnReason,
  type ReturnReason,
} from '@/lib/payment/provider/rules';
import { takeDown } from '@/lib/payment/provider/settlement';
import { type PartRefund, partOf } from '@/lib/payment/refund/rules';
import { db } from '@/lib/server/db';
import { log } from '@/lib/server/log';

const columns = {
  id: true,
  status: true,
  method: true,
  description: true,
  amount: true,
  refundedAmount: true,
  currency: true,
  providerReference: true,
  quotationId: true,
  productSlug: true,
  meetings: true,
  appointmentId: true,
  returningBecause: true,
  appointment: { select: { endsAt: true, ...payerWith({ clientId: true, linkId: true }) } },
} as const;

function providerOf(method: string): CardProviderName | undefined {
  return cardProviders.find((name) => name === method);
}

/**
 * Asks the provider about an open order and records the answer, so that a returning payer need not wait for
 * an event, which may never come.
 * @returns their page if it still waits for the payer
 * @throws if the provider does not answer
 */
export async function lookAfterOrder(
  name: CardProviderName,
  reference: string,
): Promise<{ readonly url: string | null }> {
  const provider = cardProvider(name);
  if (!provider) return { url: null };
  const facts = await provider.look(reference);
  await takeDown(name, facts);
  return { url: facts.url };
}

export type CardPaymentView = {
  readonly provider: CardProviderName;
  readonly title: string;
  /** Paise or cents. */
  readonly amountPaise: number | null;
  readonly currency: string;
  readonly state: 'pending' | 'paid' | 'failed' | 'refunded';
  /** The reason for an automatic refund. */
  readonly returning: ReturnReason | null;
  readonly refund: PartRefund | null;
  /** The provider's page while it waits for the payer. */
  readonly continueAt: string | null;
  /** Page where it began; that of an appointment has a signed address. */
  readonly page: string;
  readonly appointment: { readonly linkId: string; readonly endsAt: Date } | null;
  /** The meeting that it books next; null while it is not paid, and when all are booked. */
  readonly next: NextMeeting | null;
  /** Whether the payer agrees on the times of its meetings with us: an earlier order keeps no lengths. */
  readonly byAgreement: boolean;
  /** The meetings that its page sold: "Two meetings of 90 and 45 minutes". */
  readonly sold: string | null;
};

function findOwn(viewer: Member, id: string) {
  return db.transaction.findFirst({
    relationLoadStrategy: 'join',
    where: { id, clientId: viewer.profile.id },
    select: columns,
  });
}

function stateOf(status: string): CardPaymentView['state'] {
  return status === 'paid' || status === 'failed' || status === 'refunded' ? status : 'pending';
}

/**
 * The present state of one of the viewer's card payments: an open one is read from the provider. Without an
 * answer it does not change. Null for another person's, or one that is not by card.
 */
export async function ownCardPayment(viewer: Member, id: string): Promise<CardPaymentView | null> {
  if (!isUuid(id)) return null;
  const before = await findOwn(viewer, id);
  const provider = before ? providerOf(before.method) : undefined;
  if (!before || !provider) return null;
  let continueAt: string | null = null;
  if (before.status === 'pending' && before.providerReference !== null) {
    try {
      continueAt = (await lookAfterOrder(provider, before.providerReference)).url;
    } catch (error) {
      log.warn('a card provider could not be asked', { part: provider, error });
    }
  }
  const now = (await findOwn(viewer, id)) ?? before;
  const state = stateOf(now.status);
  const { appointment, returningBecause } = now;
  const payer = appointment?.participants[0];
  return {
    provider,
    title: now.description,
    amountPaise: paiseOf(now.amount.toFixed(2)),
    currency: now.currency,
    state,
    refund: partOf(paiseIn(now.amount), paiseIn(now.refundedAmount)),
    returning: isReturnReason(returningBecause) ? returningBecause : null,
    continueAt: state === 'pending' ? continueAt : null,
    page: checkoutOf(now),
    appointment:
      appointment && payer?.clientId === viewer.profile.id
        ? { linkId: payer.linkId, endsAt: appointment.endsAt }
        : null,
    sold: now.productSlug && meetingsInWords(now.productSlug, now.meetings),
    next: (await nextMeetings({ orders: [id] }, new Date())).get(id) ?? null,
    byAgreement:
      now.productSlug !== null &&
      now.meetings.length === 0 &&
      !!productNamed(now.productSlug)?.meetings.length,
  };
}
