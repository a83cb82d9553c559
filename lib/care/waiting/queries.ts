import 'server-only';
import { cache } from 'react';
import type { MemberOf } from '@/lib/account/session/session';
import { db } from '@/lib/server/db';

/** How many things of each kind their therapists have asked of a client and still wait for. */
export type WaitingCare = {
  readonly forms: number;
  readonly measures: number;
  readonly homework: number;
};

// The frame around every page and Home both ask.
const countOf = cache(async (clientId: string): Promise<WaitingCare> => {
  const [row] = await db.$queryRaw<WaitingCare[]>`
    SELECT
      (SELECT count(*)::int FROM form_requests r
        LEFT JOIN form_guardians g ON g.request_id = r.id
        WHERE r.client_id = ${clientId}::uuid AND r.signed_at IS NULL AND r.cancelled_at IS NULL
          AND (g.id IS NULL OR g.signed_at IS NOT NULL)) AS forms,
      (SELECT count(*)::int FROM measure_requests m
        WHERE m.client_id = ${clientId}::uuid AND m.ended_at IS NULL
          AND (m.answered_at IS NULL OR m.answered_at < m.asked_at)) AS measures,
      (SELECT count(*)::int FROM homework h JOIN care_folders f ON f.id = h.folder_id
        WHERE f.client_id = ${clientId}::uuid AND h.outcome IS NULL) AS homework`;
  return row ?? { forms: 0, measures: 0, homework: 0 };
});

/** What waits for the viewer, counted in one statement. A form that a guardian must sign first does not count yet. */
export function waitingCare({ profile }: Pick<MemberOf<'client'>, 'profile'>): Promise<WaitingCare> {
  return countOf(profile.id);
}
