import 'server-only';
import type { ActionContext } from '@/lib/action/define-action';
import { recordAudit } from '@/lib/audit/record';
import type { Member } from '@/lib/auth/session';
import { db, type Tx } from '@/lib/db';
import { rupeesOf } from '@/lib/money';
import { asTherapist } from '@/lib/quotation/access';
import { promiseQuotation } from '@/lib/quotation/promises';
import { quotationCurrency } from '@/lib/quotation/rules';
import type { QuotationInput } from '@/lib/quotation/schema';
import { chargeLimits, unlessTooMany } from '@/lib/rate-limit/charge';
import { limitOf } from '@/lib/rate-limit/spend';
import { findClientOf } from '@/lib/session/access';
import type { LinkedTherapist } from '@/lib/therapist/access';
import { endOfIndianDay, indianDay } from '@/lib/time';

const day = 86_400;
const perTherapist = 200;

type Caller = Pick<ActionContext, 'id' | 'network' | 'submission'> & {
  readonly viewer: Member;
  /** Whom `therapistOf` found for the viewer. */
  readonly therapist: LinkedTherapist;
};

type Kept = { readonly kept: true; readonly id: string };
type NotKept = {
  readonly kept: false;
  readonly because: 'no-client' | 'past-day' | 'other-offer' | 'too-many';
};

type Offer = {
  readonly clientId: string;
  readonly therapistId: string;
  readonly serviceType: string;
  readonly description: string;
  readonly amount: string;
  readonly validUntil: Date | null;
};

/** What an earlier press of the same form has left, if there was one. A key of somebody else's form is used up. */
async function earlierPress(tx: Tx, submissionKey: string, offer: Offer): Promise<Kept | NotKept | null> {
  const earlier = await tx.quotation.findUnique({ where: { submissionKey } });
  if (!earlier) return null;
  const same =
    earlier.clientId === offer.clientId &&
    earlier.therapistId === offer.therapistId &&
    earlier.serviceType === offer.serviceType &&
    earlier.description === offer.description &&
    earlier.amount.equals(offer.amount) &&
    earlier.validUntil?.getTime() === offer.validUntil?.getTime();
  return same ? { kept: true, id: earlier.id } : { kept: false, because: 'other-offer' };
}

/**
 * Makes a client of this therapist an offer, with its first event, word to the client and its end, in one transaction.
 * The same submission sent again, however often and on however many servers, is one row.
 */
export async function createQuotation(
  input: QuotationInput,
  { viewer, therapist, submission, id: requestId, network }: Caller,
  now: Date = new Date(),
): Promise<Kept | NotKept> {
  const { client: clientId, serviceType, description, validUntil: lastDay } = input;
  const offer: Offer = {
    ...asTherapist(therapist),
    clientId,
    serviceType,
    description,
    amount: rupeesOf(input.amount),
    validUntil: lastDay === null ? null : endOfIndianDay(lastDay),
  };
  return unlessTooMany(() =>
    db.$transaction(async (tx): Promise<Kept | NotKept> => {
      const client = await findClientOf(tx, therapist.id, clientId);
      if (!client) return { kept: false, because: 'no-client' };
      const earlier = await earlierPress(tx, submission.key, offer);
      if (earlier) return earlier;
      if (lastDay !== null && lastDay < indianDay(now)) return { kept: false, because: 'past-day' };
      const [row] = await tx.quotation.createManyAndReturn({
        data: { ...offer, currency: quotationCurrency, status: 'pending', submissionKey: submission.key },
        // Waits for a twin that is being written at this moment, then leaves the place to it.
        skipDuplicates: true,
        select: { id: true },
      });
      if (!row) {
        const twin = await earlierPress(tx, submission.key, offer);
        return twin ?? { kept: false, because: 'other-offer' };
      }
      await chargeLimits(tx, [limitOf('quotation', therapist.id, perTherapist, day)]);
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
      await promiseQuotation(tx, { ...sides, validUntil: offer.validUntil }, now);
      return { kept: true, id: row.id };
    }),
  );
}
