import 'server-only';
import type { MemberOf } from '@/lib/account/session/session';
import { db } from '@/lib/server/db';

type ReviewWords = { readonly rating: number; readonly comment: string };

const waits = { approvedAt: null, declinedAt: null } as const;

/** A therapist whom the viewer may review, with their review if there is one. */
export type OwnReview = {
  readonly therapist: { readonly slug: string; readonly name: string };
  readonly review:
    | (ReviewWords & {
        readonly state: 'waits' | 'published' | 'declined';
        readonly reason: string | null;
        readonly answer: string | null;
        readonly writtenAt: Date;
      })
    | null;
};

/** The therapists with whom the viewer has completed a session, last first. */
export async function ownReviews({ profile }: MemberOf<'client'>): Promise<readonly OwnReview[]> {
  const [sessions, reviews] = await Promise.all([
    db.therapySession.findMany({
      where: { clientId: profile.id, status: 'completed' },
      orderBy: { sessionDate: 'desc' },
      distinct: ['therapistId'],
      take: 50,
      select: { therapist: { select: { id: true, slug: true, name: true } } },
    }),
    db.therapistReview.findMany({ where: { clientId: profile.id }, take: 50 }),
  ]);
  const byTherapist = new Map(reviews.map((review) => [review.therapistId, review]));
  return sessions.map(({ therapist: { id, slug, name } }) => {
    const found = byTherapist.get(id);
    const state = found?.approvedAt ? 'published' : found?.declinedAt ? 'declined' : 'waits';
    return {
      therapist: { slug, name },
      review: found
        ? {
            rating: found.rating,
            comment: found.comment ?? '',
            state,
            reason: found.reason,
            answer: found.answer,
            writtenAt: found.createdAt,
          }
        : null,
    };
  });
}

/** A published review as anybody sees it: nobody's name, and the month only. */
export type PublicReview = ReviewWords & {
  readonly id: string;
  /** "2026-11" */
  readonly month: string;
  readonly answer: string | null;
};

const mostShown = 50;

const publicColumns = { id: true, rating: true, comment: true, createdAt: true, answer: true } as const;

type PublicRow = ReviewWordsRow & {
  readonly id: string;
  readonly createdAt: Date;
  readonly answer: string | null;
};
type ReviewWordsRow = { readonly rating: number; readonly comment: string | null };

const shown = ({ createdAt, comment, ...same }: PublicRow): PublicReview => ({
  ...same,
  comment: comment ?? '',
  month: createdAt.toISOString().slice(0, 7),
});

/** What a profile says of a therapist's reviews. */
export type PublicReviews = {
  readonly latest: readonly PublicReview[];
  /** Reviews that broke a rule and are not shown. */
  readonly left: number;
};

/** The published reviews of a listing that still have words, newest first, and how many were not published. */
export async function publicReviews(therapistId: string): Promise<PublicReviews> {
  const [latest, left] = await Promise.all([
    db.therapistReview.findMany({
      where: { therapistId, approvedAt: { not: null }, comment: { not: null } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: mostShown,
      select: publicColumns,
    }),
    db.therapistReview.count({ where: { therapistId, declinedAt: { not: null } } }),
  ]);
  return { latest: latest.map(shown), left };
}

/** The published reviews of the viewer's own work, newest first. */
export async function receivedReviews({ userId }: MemberOf<'therapist'>): Promise<readonly PublicReview[]> {
  const rows = await db.therapistReview.findMany({
    where: { approvedAt: { not: null }, comment: { not: null }, therapist: { userId } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 100,
    select: publicColumns,
  });
  return rows.map(shown);
}

/** A review that waits for the team. */
export type WaitingReview = ReviewWords & {
  readonly id: string;
  readonly therapist: { readonly name: string; readonly slug: string };
  /** Names the state that the page shows. */
  readonly seen: string;
};

/** Reviews that wait, oldest first; their writers stay unnamed. */
export async function waitingReviews(
  _admin: MemberOf<'admin'>,
  most = 50,
): Promise<readonly WaitingReview[]> {
  const rows = await db.therapistReview.findMany({
    // The words of an erased client are gone, and there is nothing to decide.
    where: { ...waits, comment: { not: null } },
    orderBy: { createdAt: 'asc' },
    take: most,
    select: { ...publicColumns, changedAt: true, therapist: { select: { name: true, slug: true } } },
  });
  return rows.map(({ id, rating, comment, createdAt, changedAt, therapist }) => ({
    id,
    rating,
    comment: comment ?? '',
    therapist,
    seen: (changedAt ?? createdAt).toISOString(),
  }));
}
