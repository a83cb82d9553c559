import 'server-only';
import type { MemberOf } from '@/lib/account/session/session';
import { zoneOf } from '@/lib/account/session/viewer';
import { lastDayInWords } from '@/lib/format/time';
import { db } from '@/lib/server/db';
import { changeableUntil, namedKinds } from '@/lib/therapist/review/rules';

type ReviewWords = { readonly rating: number; readonly comment: string };

const waits = { approvedAt: null, declinedAt: null } as const;

export type ReviewState = 'waits' | 'published' | 'declined';

type Decided = { readonly approvedAt: Date | null; readonly declinedAt: Date | null };

export function stateOf({ approvedAt, declinedAt }: Decided): ReviewState {
  if (approvedAt) return 'published';
  return declinedAt ? 'declined' : 'waits';
}

export type OwnReview = {
  readonly therapist: { readonly slug: string; readonly name: string };
  readonly review:
    | (ReviewWords & {
        readonly state: ReviewState;
        readonly reason: string | null;
        readonly answer: string | null;
        /** Until when it can be changed: "21 December 2026", and outside India both clocks; null afterwards. */
        readonly changeableUntil: string | null;
      })
    | null;
};

/** The therapists with whom the viewer has completed a session, last first. */
export async function ownReviews(
  viewer: MemberOf<'client'>,
  now: Date = new Date(),
): Promise<readonly OwnReview[]> {
  const { profile } = viewer;
  const [sessions, reviews] = await Promise.all([
    db.therapySession.findMany({
      where: { clientId: profile.id, status: 'completed' },
      orderBy: [{ sessionDate: 'desc' }, { id: 'desc' }],
      distinct: ['therapistId'],
      take: 50,
      select: { therapist: { select: { id: true, slug: true, name: true } } },
    }),
    db.therapistReview.findMany({ where: { clientId: profile.id }, take: 50 }),
  ]);
  const byTherapist = new Map(reviews.map((review) => [review.therapistId, review]));
  return sessions.map(({ therapist: { id, slug, name } }) => {
    const found = byTherapist.get(id);
    const until = changeableUntil(found?.createdAt ?? now);
    return {
      therapist: { slug, name },
      review: found
        ? {
            rating: found.rating,
            comment: found.comment ?? '',
            state: stateOf(found),
            reason: found.reason,
            answer: found.answer,
            changeableUntil: now > until ? null : lastDayInWords(until, zoneOf(viewer)),
          }
        : null,
    };
  });
}

/** A published review for visitors: without a name, and with the month only. */
export type PublicReview = ReviewWords & {
  readonly id: string;
  /** "2026-11" */
  readonly month: string;
  /** The kind of session, as the profile lists it; null where it is not listed or could name the writer. */
  readonly kind: string | null;
  readonly answer: string | null;
};

const mostShown = 50;

const columns = { id: true, rating: true, comment: true, createdAt: true } as const;

/** The last published reviews with words, newest first. */
async function published(therapist: { id: string } | { userId: string }, take: number) {
  const rows = await db.therapistReview.findMany({
    relationLoadStrategy: 'join',
    where: { approvedAt: { not: null }, comment: { not: null }, therapist },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take,
    select: {
      ...{ ...columns, answer: true },
      session: {
        select: {
          booking: { select: { kind: { select: { name: true, bookableBy: true, archivedAt: true } } } },
        },
      },
    },
  });
  const kinds = namedKinds(
    rows.map(({ session: { booking } }) => {
      const { name, bookableBy, archivedAt } = booking?.kind ?? {};
      return name && bookableBy === 'everybody' && archivedAt === null ? name : null;
    }),
  );
  return rows.map(
    ({ session: _, createdAt, comment, ...same }, index): PublicReview => ({
      ...same,
      comment: comment ?? '',
      month: createdAt.toISOString().slice(0, 7),
      kind: kinds[index] ?? null,
    }),
  );
}

export type PublicReviews = {
  readonly latest: readonly PublicReview[];
  /** Reviews that broke a rule and are hidden. */
  readonly left: number;
};

/** The published reviews of a listing with words, newest first, and the number of refused ones. */
export async function publicReviews(therapistId: string): Promise<PublicReviews> {
  const [latest, left] = await Promise.all([
    published({ id: therapistId }, mostShown),
    db.therapistReview.count({ where: { therapistId, declinedAt: { not: null } } }),
  ]);
  return { latest, left };
}

export function receivedReviews({ userId }: MemberOf<'therapist'>): Promise<readonly PublicReview[]> {
  return published({ userId }, 100);
}

/** A review that is unchecked, or was decided recently. */
export type ReviewToCheck = ReviewWords & {
  readonly id: string;
  readonly therapist: { readonly name: string; readonly slug: string };
  readonly state: ReviewState;
  /** The version that the page shows. */
  readonly seen: string;
};

/** Milliseconds for which a decided review stays in the list, so that its page can confirm the decision. */
const justDecidedMs = 3_600_000;

/**
 * Unchecked reviews and those decided recently, oldest first, without their writers' names and kinds of session: by
 * its kind alone, one review could show its writer.
 */
export async function reviewsToCheck(_admin: MemberOf<'admin'>): Promise<readonly ReviewToCheck[]> {
  const lately = { gte: new Date(Date.now() - justDecidedMs) };
  const rows = await db.therapistReview.findMany({
    // The words of an erased client are deleted, so there is nothing to decide.
    where: { comment: { not: null }, OR: [waits, { approvedAt: lately }, { declinedAt: lately }] },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: 100,
    select: {
      ...columns,
      changedAt: true,
      approvedAt: true,
      declinedAt: true,
      therapist: { select: { name: true, slug: true } },
    },
  });
  return rows.map(({ id, rating, comment, createdAt, changedAt, therapist, ...decided }) => ({
    id,
    state: stateOf(decided),
    rating,
    comment: comment ?? '',
    therapist,
    seen: (changedAt ?? createdAt).toISOString(),
  }));
}
