import 'server-only';
import { z } from 'zod';
import { Prisma } from '@/generated/prisma/client';
import type { MemberOf } from '@/lib/account/session/session';
import type { Question } from '@/lib/server/db/together';

/** The number of open requests to a client, by kind. */
export type WaitingCare = {
  readonly forms: number;
  readonly measures: number;
  readonly homework: number;
};

const waiting = z.strictObject({ forms: z.int(), measures: z.int(), homework: z.int() });

/** Counts the open requests to the viewer. A form that a guardian must sign first does not count yet. */
export function waitingCare({ profile }: Pick<MemberOf<'client'>, 'profile'>): Question<WaitingCare> {
  const clientId = profile.id;
  const sql = Prisma.sql`
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
  return { sql, row: waiting };
}
