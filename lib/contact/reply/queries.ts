import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import type { Member } from '@/lib/account/session/session';
import { type RequestState, requestStateOf } from '@/lib/contact/inbox/rules';
import { answerLink } from '@/lib/contact/link';
import { db } from '@/lib/server/db';

export type SentRequest = {
  readonly id: string;
  readonly therapist: {
    readonly name: string;
    /** Null while the therapist is not listed. */
    readonly slug: string | null;
  };
  readonly message: string;
  readonly sentAt: Date;
  readonly state: RequestState;
  readonly doneAt: Date | null;
  readonly answer: string | null;
};

const shown = {
  id: true,
  message: true,
  createdAt: true,
  answeredAt: true,
  closedAt: true,
  answer: true,
  therapist: { select: { name: true, slug: true, isActive: true } },
} as const;

type Row = Prisma.TherapistContactRequestGetPayload<{ select: typeof shown }>;

function sentOf({ id, message, createdAt, answeredAt, closedAt, answer, therapist }: Row): SentRequest {
  return {
    id,
    message,
    sentAt: createdAt,
    answer,
    state: requestStateOf({ answeredAt, closedAt }),
    doneAt: answeredAt ?? closedAt,
    therapist: { name: therapist.name, slug: therapist.isActive ? therapist.slug : null },
  };
}

/** The person named on the link's page before the answer shows; null if the link is forged or expired. */
export async function recipientOfAnswerLink(token: string): Promise<string | null> {
  const found = await findAnswered(token);
  return found?.userName ?? null;
}

/** The answer behind a mail's link; null if the link is forged or expired, or there is no answer. */
export async function readAnswerOfLink(token: string): Promise<SentRequest | null> {
  const found = await findAnswered(token);
  return found && sentOf(found);
}

async function findAnswered(token: string) {
  const id = answerLink.idOf(token);
  if (id === undefined) return null;
  return db.therapistContactRequest.findFirst({
    where: { id, answer: { not: null } },
    select: { ...shown, userName: true },
  });
}

const mostShown = 50;

/** Messages of the viewer to therapists, the newest first; at most fifty. */
export async function listSentRequests({ profile, email, emailVerified }: Member): Promise<SentRequest[]> {
  const byAddress = emailVerified ? [{ clientId: null, userEmail: email }] : [];
  const rows = await db.therapistContactRequest.findMany({
    where: { OR: [{ clientId: profile.id }, ...byAddress] },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: mostShown,
    select: shown,
  });
  return rows.map(sentOf);
}
