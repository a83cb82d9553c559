import 'server-only';
import { unstable_cache } from 'next/cache';
import { therapistsTag } from '@/lib/server/cache/cache-tags';
import { publicReadOr } from '@/lib/server/cache/read';
import { db } from '@/lib/server/db';
import type { Claims } from '@/lib/site/claims/kind';
import { shownClaims } from '@/lib/site/claims/queries';
import type { Figures } from '@/lib/therapist/figures/rules';
import { leastPeople } from '@/lib/therapist/landing/rules';
import { averageFrom } from '@/lib/therapist/review/rules';

const nothing: Figures = {
  therapists: 0,
  medianReplyMs: null,
  sessions: 0,
  reviews: 0,
  average: null,
  fees: [],
};

export async function countFigures(): Promise<Figures> {
  const [counted] = await db.$queryRaw<Figures[]>`
    WITH real AS (SELECT id, is_active, session_rate, review_count, review_average FROM therapists WHERE NOT is_sample)
    SELECT
      (SELECT count(*)::integer FROM real WHERE is_active) AS therapists,
      (SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM answered_at - created_at) * 1000)
        FROM therapist_contact_requests JOIN real ON real.id = therapist_id
        WHERE answered_at IS NOT NULL AND created_at >= now() - interval '90 days')::float8 AS "medianReplyMs",
      (SELECT count(*)::integer FROM therapy_sessions JOIN real ON real.id = therapist_id
        WHERE status = 'completed') AS sessions,
      (SELECT coalesce(sum(review_count), 0)::integer FROM real) AS reviews,
      (SELECT CASE WHEN sum(review_count) >= ${averageFrom}
        THEN (sum(review_average * review_count) / sum(review_count))::float8 END FROM real) AS average,
      (SELECT CASE WHEN count(*) >= ${leastPeople}
        THEN ARRAY[min(session_rate) * 100, max(session_rate) * 100]::integer[] ELSE '{}' END
        FROM real WHERE is_active AND session_rate > 0) AS fees`;
  return counted ?? nothing;
}

const readFigures = unstable_cache(countFigures, ['measured-figures'], {
  tags: [therapistsTag],
  revalidate: 3600,
});

/** The figures above the directory: the owner's claims while they are shown, else our own measurements. */
export type DirectoryBand =
  | { readonly claims: Claims['directory'] }
  | { readonly claims: null; readonly measured: Figures };

export async function directoryBand(): Promise<DirectoryBand> {
  const claims = await shownClaims();
  if (claims) return { claims: claims.directory };
  return { claims: null, measured: await measuredFigures() };
}

/** The figures of the public page, counted at most an hour ago. */
export function measuredFigures(): Promise<Figures> {
  return publicReadOr('measured figures', () => readFigures(), nothing);
}
