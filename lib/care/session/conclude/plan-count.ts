import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import type { Tx } from '@/lib/server/db';

// Only this file changes a plan's count, together with the counted session. A prepaid plan ends with its last
// paid session, not by its count (ADR 49).

const byCount = Prisma.sql`NOT EXISTS (SELECT FROM plan_credit_entries e WHERE e.plan_id = therapy_plans.id)`;

/**
 * Counts a completed session on its plan; the last one completes the plan. A full plan counts no more.
 * @returns whether it was counted
 */
export async function countOnPlan(tx: Pick<Tx, '$executeRaw'>, planId: string, now: Date): Promise<boolean> {
  const counted = await tx.$executeRaw`
    UPDATE therapy_plans SET completed_sessions = completed_sessions + 1, updated_at = ${now},
      status = CASE WHEN completed_sessions + 1 = total_sessions AND status <> 'cancelled' AND ${byCount}
        THEN 'completed' ELSE status END,
      ended_at = CASE WHEN completed_sessions + 1 = total_sessions AND status <> 'cancelled' AND ${byCount}
        THEN ${now} ELSE ended_at END
    WHERE id = ${planId}::uuid AND completed_sessions < total_sessions`;
  return counted === 1;
}

/** Takes a session off its plan's count; a plan that it had completed becomes active again. */
export async function uncountOnPlan(tx: Pick<Tx, '$executeRaw'>, planId: string, now: Date): Promise<void> {
  await tx.$executeRaw`
    UPDATE therapy_plans SET completed_sessions = completed_sessions - 1, updated_at = ${now},
      status = CASE WHEN status = 'completed' AND ${byCount} THEN 'active' ELSE status END,
      ended_at = CASE WHEN status = 'completed' AND ${byCount} THEN NULL ELSE ended_at END
    WHERE id = ${planId}::uuid AND completed_sessions > 0`;
}
