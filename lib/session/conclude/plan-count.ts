import 'server-only';
import type { Tx } from '@/lib/db';

// A plan's count moves here and nowhere else, together with the session that it counts.

/**
 * Counts a completed session on its plan; the last one completes the plan. A plan that is full counts no more.
 * @returns whether it was counted
 */
export async function countOnPlan(tx: Pick<Tx, '$executeRaw'>, planId: string, now: Date): Promise<boolean> {
  const counted = await tx.$executeRaw`
    UPDATE therapy_plans SET completed_sessions = completed_sessions + 1, updated_at = ${now},
      status = CASE WHEN completed_sessions + 1 = total_sessions AND status <> 'cancelled'
        THEN 'completed' ELSE status END,
      ended_at = CASE WHEN completed_sessions + 1 = total_sessions AND status <> 'cancelled'
        THEN ${now} ELSE ended_at END
    WHERE id = ${planId}::uuid AND completed_sessions < total_sessions`;
  return counted === 1;
}

/** Takes a session back that was counted; a plan that it had completed is active again. */
export async function uncountOnPlan(tx: Pick<Tx, '$executeRaw'>, planId: string, now: Date): Promise<void> {
  await tx.$executeRaw`
    UPDATE therapy_plans SET completed_sessions = completed_sessions - 1, updated_at = ${now},
      status = CASE WHEN status = 'completed' THEN 'active' ELSE status END,
      ended_at = CASE WHEN status = 'completed' THEN NULL ELSE ended_at END
    WHERE id = ${planId}::uuid AND completed_sessions > 0`;
}
