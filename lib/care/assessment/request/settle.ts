import 'server-only';
import { rhythmDays } from '@/lib/care/assessment/request/rules';
import type { Tx } from '@/lib/server/db';

type Shared = {
  readonly clientId: string;
  readonly therapistId: string;
  readonly assessment: string;
};

/**
 * Answers this therapist's request, if the shared result is newer than the request. A single request ends; a
 * repeated one is made again after two weeks. Runs in the transaction that shares the result.
 */
export async function settleRequest(
  tx: Pick<Tx, '$executeRaw'>,
  { clientId, therapistId, assessment }: Shared,
  now: Date,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE measure_requests m SET
      answered_at = ${now},
      next_at = CASE m.rhythm WHEN 'fortnightly' THEN ${now}::timestamptz + make_interval(days => ${rhythmDays}) END,
      ended_at = CASE m.rhythm WHEN 'once' THEN ${now}::timestamptz END,
      ended_by = CASE m.rhythm WHEN 'once' THEN 'answer' END
    FROM assessments a
    WHERE a.id = ${assessment}::uuid AND a.created_at >= m.asked_at AND m.instrument = a.assessment_type
      AND m.client_id = ${clientId}::uuid AND m.therapist_id = ${therapistId}::uuid
      AND m.ended_at IS NULL AND (m.answered_at IS NULL OR m.answered_at < m.asked_at)`;
}

export async function endRequestsBetween(
  tx: Pick<Tx, 'measureRequest'>,
  pair: { readonly clientId: string; readonly therapistId: string },
  now: Date,
): Promise<void> {
  await tx.measureRequest.updateMany({
    where: { ...pair, endedAt: null },
    data: { endedAt: now, endedBy: 'rule', nextAt: null },
  });
}
