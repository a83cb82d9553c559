import 'server-only';
import { type Actor, recordAudit } from '@/lib/account/audit';
import type { MemberOf } from '@/lib/account/session/session';
import { notifyAndMail } from '@/lib/notification/commands';
import { db, type Tx } from '@/lib/server/db';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { changeableUntil, ownReviewsPath, receivedReviewsPath } from '@/lib/therapist/review/rules';
import type { ReviewInput } from '@/lib/therapist/review/schema';

/**
 * Stores a client's review of a therapist with whom they have completed a session, for the team's check. A
 * client has one review of each therapist and can change it for thirty days; a changed one is checked again,
 * and loses the therapist's answer, which belonged to the old words.
 */
export async function writeReview(
  viewer: MemberOf<'client'>,
  { therapist: slug, rating, comment }: ReviewInput,
  request: AuditedRequest,
): Promise<'sent' | 'no-session' | 'own-work' | 'too-late'> {
  const now = new Date();
  const clientId = viewer.profile.id;
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM profiles WHERE id = ${clientId}::uuid FOR NO KEY UPDATE`;
    const session = await tx.therapySession.findFirst({
      where: { clientId, status: 'completed', therapist: { slug } },
      orderBy: [{ sessionDate: 'asc' }, { id: 'asc' }],
      select: { id: true, therapistId: true, therapist: { select: { userId: true } } },
    });
    if (!session) return 'no-session';
    if (session.therapist.userId === viewer.userId) return 'own-work';
    const { therapistId } = session;
    const before = await tx.therapistReview.findUnique({
      where: { therapistId_clientId: { therapistId, clientId } },
      select: reviewBefore,
    });
    const by = { actor: viewer, clientId, session, before };
    return storeReview(tx, { rating, comment }, by, request, now);
  });
}

/** The columns of the writer's earlier review of the therapist that `storeReview` needs. */
export const reviewBefore = { id: true, createdAt: true, rating: true, comment: true } as const;

type Writer = {
  readonly actor: Actor;
  /** Null for a guest. */
  readonly clientId: string | null;
  readonly session: { readonly id: string; readonly therapistId: string };
  readonly before: { id: string; createdAt: Date; rating: number; comment: string | null } | null;
};

/** Stores a review, or changes the writer's earlier one, in the caller's transaction, which has checked the session. */
export async function storeReview(
  tx: Tx,
  { rating, comment }: Pick<ReviewInput, 'rating' | 'comment'>,
  { actor, clientId, session, before }: Writer,
  request: AuditedRequest,
  now: Date,
): Promise<'sent' | 'too-late'> {
  if (before && before.rating === rating && before.comment === comment) return 'sent';
  if (before && now > changeableUntil(before.createdAt)) return 'too-late';
  const undecided = { approvedAt: null, approvedById: null, declinedAt: null, reason: null };
  const { id } = before
    ? await tx.therapistReview.update({
        where: { id: before.id },
        data: { rating, comment, changedAt: now, ...undecided, answer: null, answeredAt: null },
        select: { id: true },
      })
    : await tx.therapistReview.create({
        data: { therapistId: session.therapistId, clientId, sessionId: session.id, rating, comment },
        select: { id: true },
      });
  await recordAudit(tx, {
    actor,
    action: 'review.written',
    subject: { table: 'therapist_reviews', id },
    ...(typeof actor === 'object' && { subjectUserId: actor.userId }),
    request,
  });
  return 'sent';
}

type Waiting = {
  readonly therapistUserId: string | null;
  readonly writerUserId: string | null;
  /** Checks that writer and therapist still have a completed session; the writer of an old one may have left. */
  readonly met: boolean;
};

/** Locks an unchecked review in the state that the page showed. */
async function lockWaiting(tx: Tx, id: string, seen: Date): Promise<Waiting | null> {
  await tx.$queryRaw`SELECT 1 FROM therapist_reviews WHERE id = ${id}::uuid FOR UPDATE`;
  const found = await tx.therapistReview.findFirst({
    where: { id, approvedAt: null, declinedAt: null },
    select: {
      createdAt: true,
      changedAt: true,
      clientId: true,
      therapistId: true,
      client: { select: { userId: true } },
      therapist: { select: { userId: true } },
      session: { select: { clientId: true, status: true } },
    },
  });
  if (!found || (found.changedAt ?? found.createdAt).getTime() !== seen.getTime()) return null;
  const { clientId, therapistId, session } = found;
  return {
    therapistUserId: found.therapist.userId,
    writerUserId: found.client?.userId ?? null,
    met:
      clientId === null
        ? session.clientId !== null || session.status === 'completed'
        : (await tx.therapySession.count({ where: { clientId, therapistId, status: 'completed' } })) > 0,
  };
}

/** Publishes a review without its writer's name, and tells both. */
export function publishReview(
  viewer: MemberOf<'admin'>,
  id: string,
  seen: Date,
  request: AuditedRequest,
): Promise<'published' | 'sessionGone' | 'gone'> {
  return db.$transaction(async (tx) => {
    const open = await lockWaiting(tx, id, seen);
    if (!open) return 'gone';
    if (!open.met) return 'sessionGone';
    await tx.therapistReview.update({
      where: { id },
      data: { approvedAt: new Date(), approvedById: viewer.userId },
    });
    await note(tx, viewer, 'review.published', id, open.writerUserId, request);
    if (open.writerUserId) {
      await notifyAndMail(tx, {
        userId: open.writerUserId,
        kind: 'review.published',
        title: 'Your review is published',
        href: ownReviewsPath,
      });
    }
    if (open.therapistUserId) {
      await notifyAndMail(tx, {
        userId: open.therapistUserId,
        kind: 'review.received',
        title: 'A review of your work is published',
        href: receivedReviewsPath,
      });
    }
    return 'published';
  });
}

/** Refuses a review and tells its writer which rule it breaks; it can still be changed within its days. */
export function declineReview(
  viewer: MemberOf<'admin'>,
  id: string,
  { seen, reason }: { readonly seen: Date; readonly reason: string },
  request: AuditedRequest,
): Promise<'declined' | 'gone'> {
  return db.$transaction(async (tx) => {
    const open = await lockWaiting(tx, id, seen);
    if (!open) return 'gone';
    await tx.therapistReview.update({
      where: { id },
      data: { declinedAt: new Date(), reason, approvedById: viewer.userId },
    });
    await note(tx, viewer, 'review.declined', id, open.writerUserId, request);
    if (open.writerUserId) {
      await notifyAndMail(tx, {
        userId: open.writerUserId,
        kind: 'review.declined',
        title: 'We could not publish your review',
        body: reason,
        href: ownReviewsPath,
      });
    }
    return 'declined';
  });
}

function note(
  tx: Tx,
  actor: MemberOf<'admin'>,
  action: 'review.published' | 'review.declined',
  id: string,
  writer: string | null,
  request: AuditedRequest,
): Promise<string> {
  return recordAudit(tx, {
    actor,
    action,
    subject: { table: 'therapist_reviews', id },
    ...(writer && { subjectUserId: writer }),
    request,
  });
}

/** Puts a therapist's one answer below a published review of their work. */
export function answerReview(
  viewer: MemberOf<'therapist'>,
  id: string,
  answer: string,
  request: AuditedRequest,
): Promise<'answered' | 'once' | 'gone'> {
  return db.$transaction(async (tx) => {
    const where = { id, approvedAt: { not: null }, therapist: { userId: viewer.userId } };
    const { count } = await tx.therapistReview.updateMany({
      where: { ...where, answer: null },
      data: { answer, answeredAt: new Date() },
    });
    if (count === 0) return (await tx.therapistReview.count({ where })) > 0 ? 'once' : 'gone';
    await recordAudit(tx, {
      actor: viewer,
      action: 'review.answered',
      subject: { table: 'therapist_reviews', id },
      subjectUserId: viewer.userId,
      request,
    });
    return 'answered';
  });
}
