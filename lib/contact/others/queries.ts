import 'server-only';
import { requestStateOf } from '@/lib/contact/inbox/rules';
import { othersLink } from '@/lib/contact/link';
import { othersOffered } from '@/lib/contact/others/rules';
import { db } from '@/lib/server/db';
import { type FreeOther, freeOthers } from '@/lib/therapist/free-times/others';

/** The page of an open request for its sender, without the message and the sender's data. */
export type WaitingRequest = {
  readonly therapist: string;
  readonly sentAt: Date;
  readonly state: 'open' | 'answered' | 'closed';
  readonly others: readonly FreeOther[];
};

/** Null if the link is forged or expired, or the request deleted. */
export async function othersOfLink(token: string): Promise<WaitingRequest | null> {
  const now = new Date();
  const id = othersLink.idOf(token, now);
  if (id === undefined) return null;
  const found = await db.therapistContactRequest.findUnique({
    where: { id },
    select: {
      therapistId: true,
      createdAt: true,
      answeredAt: true,
      closedAt: true,
      therapist: { select: { name: true } },
    },
  });
  if (!found) return null;
  return {
    therapist: found.therapist.name,
    sentAt: found.createdAt,
    state: requestStateOf(found),
    others: await freeOthers(found.therapistId, othersOffered, { now }),
  };
}
