import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { Member } from '@/lib/account/session/session';
import { findClientToAsk } from '@/lib/care/session/access';
import { rupeesOf } from '@/lib/format/money';
import { endOfIndianDay, indianDay } from '@/lib/format/time';
import { asTherapist } from '@/lib/payment/quotation/access';
import { enqueueQuotation } from '@/lib/payment/quotation/enqueue';
import { quotationCurrency } from '@/lib/payment/quotation/rules';
import type { QuotationInput } from '@/lib/payment/quotation/schema';
import type { ActionContext } from '@/lib/server/action/define-action';
import type { Refused } from '@/lib/server/action/outcome';
import { db, type Tx } from '@/lib/server/db';
import { insertOnce } from '@/lib/server/db/insert-once';
import { refusableTransaction } from '@/lib/server/db/transaction';
import { chargeLimits } from '@/lib/server/rate-limit/charge';
import { limitOf } from '@/lib/server/rate-limit/consume';
import type { LinkedTherapist } from '@/lib/therapist/access';
import { findKind } from '@/lib/therapist/kind/queries';

const day = 86_400;
const perTherapist = 200;

type Caller = Pick<ActionContext, 'id' | 'network' | 'submission'> & {
  readonly viewer: Member;
  readonly therapist: LinkedTherapist;
};

type Saved = { readonly done: true; readonly id: string };
type NotSaved = Refused<'no-client' | 'handed-over' | 'no-kind' | 'past-day' | 'other-offer' | 'too-many'>;

type Offer = {
  readonly clientId: string;
  readonly therapistId: string;
  readonly serviceType: string;
  readonly description: string;
  readonly amount: string;
  readonly sessions: number | null;
  readonly kindId: string | null;
  readonly validUntil: Date | null;
};

/** The result of an earlier submit of the same form, if any. Another therapist's key counts as used. */
async function earlierSubmission(
  tx: Tx,
  submissionKey: string,
  offer: Offer,
): Promise<Saved | NotSaved | null> {
  const earlier = await tx.quotation.findUnique({ where: { submissionKey } });
  if (!earlier) return null;
  const same =
    earlier.clientId === offer.clientId &&
    earlier.therapistId === offer.therapistId &&
    earlier.serviceType === offer.serviceType &&
    earlier.description === offer.description &&
    earlier.amount.equals(offer.amount) &&
    earlier.sessions === offer.sessions &&
    earlier.kindId === offer.kindId &&
    earlier.validUntil?.getTime() === offer.validUntil?.getTime();
  return same ? { done: true, id: earlier.id } : { done: false, because: 'other-offer' };
}

/**
 * Makes a quotation for a client of this therapist, with its first event, the client's notification and mail
 * and the expiry job, in one transaction. A repeated submit, on any server, makes no second row.
 */
export async function createQuotation(
  input: QuotationInput,
  { viewer, therapist, submission, id: requestId, network }: Caller,
  now: Date = new Date(),
): Promise<Saved | NotSaved> {
  const { client: clientId, serviceType, description, sessions, validUntil: lastDay } = input;
  const kind = sessions === null ? null : await findKind(db, therapist.id, input.kind);
  const offer: Offer = {
    ...asTherapist(therapist),
    clientId,
    serviceType,
    description,
    amount: rupeesOf(input.amount),
    sessions,
    kindId: kind?.id ?? null,
    validUntil: lastDay === null ? null : endOfIndianDay(lastDay),
  };
  return refusableTransaction(async (tx, refuse): Promise<Saved | NotSaved> => {
    const client = await findClientToAsk(tx, therapist.id, clientId, now);
    if (!client) return { done: false, because: 'no-client' };
    if (client === 'handed-over') return { done: false, because: client };
    if (sessions !== null && !kind) return { done: false, because: 'no-kind' };
    const earlier = await earlierSubmission(tx, submission.key, offer);
    if (earlier) return earlier;
    if (lastDay !== null && lastDay < indianDay(now)) return { done: false, because: 'past-day' };
    const row = await insertOnce(tx.quotation, {
      ...offer,
      currency: quotationCurrency,
      status: 'pending',
      submissionKey: submission.key,
    });
    if (!row) {
      const duplicate = await earlierSubmission(tx, submission.key, offer);
      return duplicate ?? { done: false, because: 'other-offer' };
    }
    if (!(await chargeLimits(tx, [limitOf('quotation', therapist.id, perTherapist, day)])))
      throw refuse({ done: false, because: 'too-many' });
    await tx.quotationEvent.create({
      data: { quotationId: row.id, status: 'pending', actorId: viewer.userId },
    });
    await recordAudit(tx, {
      actor: viewer,
      action: 'quotation.created',
      subject: { table: 'quotations', id: row.id },
      subjectUserId: client.userId,
      request: { id: requestId, network },
    });
    const sides = { id: row.id, client: { userId: client.userId }, therapist: { userId: viewer.userId } };
    await enqueueQuotation(tx, { ...sides, validUntil: offer.validUntil }, now);
    return { done: true, id: row.id };
  });
}
