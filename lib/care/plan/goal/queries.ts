import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import type { Member, MemberOf } from '@/lib/account/session/session';
import { sealedGoal } from '@/lib/care/folder/sealed';
import { type GoalStep, goalStepNames } from '@/lib/care/plan/goal/rules';
import { isUuid } from '@/lib/format/uuid';
import { db } from '@/lib/server/db';
import { openDataKey } from '@/lib/server/seal/data-key';
import { orNullIfSealed } from '@/lib/server/seal/refusal';
import { therapistOf } from '@/lib/therapist/access';

export type GoalLine = {
  readonly id: string;
  readonly goal: string;
  readonly step: GoalStep;
  /** Oldest first; begins with the day it was set. */
  readonly history: readonly { readonly step: GoalStep; readonly at: Date }[];
};

/** Goals by the id of their plan; null if the master key is missing or wrong. */
export type GoalsByPlan = Readonly<Record<string, readonly GoalLine[]>> | null;

const stepOf = (name: string): GoalStep => goalStepNames.find((known) => known === name) ?? 'not_begun';

async function read(where: Prisma.PlanGoalWhereInput): Promise<GoalsByPlan> {
  const rows = await db.planGoal.findMany({
    relationLoadStrategy: 'join',
    where,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    include: { folder: true, steps: { orderBy: [{ at: 'asc' }, { id: 'asc' }] } },
  });
  return orNullIfSealed(() => {
    const goals: Record<string, GoalLine[]> = {};
    for (const { id, planId, folder, sealed, steps } of rows) {
      const history = steps.map(({ step, at }) => ({ step: stepOf(step), at }));
      const { goal } = sealedGoal.open(openDataKey(folder.sealedKey), folder.id, sealed);
      const line = { id, goal, step: history.at(-1)?.step ?? 'not_begun', history };
      goals[planId] = [...(goals[planId] ?? []), line];
    }
    return goals;
  });
}

async function readPlans(
  plans: readonly string[],
  whose: { readonly clientId: string } | { readonly therapistId: string },
): Promise<GoalsByPlan> {
  return plans.length === 0 ? {} : read({ planId: { in: [...plans] }, plan: whose });
}

export function listOwnGoals(viewer: MemberOf<'client'>, plans: readonly string[]): Promise<GoalsByPlan> {
  return readPlans(plans, { clientId: viewer.profile.id });
}

export async function listTherapistGoals(viewer: Member, plans: readonly string[]): Promise<GoalsByPlan> {
  const therapist = await therapistOf(viewer);
  return therapist ? readPlans(plans, { therapistId: therapist.id }) : {};
}

/** Goals of one client that an earlier therapist has handed over to the viewer; null if they cannot be opened. */
export async function listHandedGoals(
  viewer: MemberOf<'therapist'>,
  clientId: string,
): Promise<readonly GoalLine[] | null> {
  const therapist = isUuid(clientId) ? await therapistOf(viewer) : null;
  if (!therapist) return [];
  const handover = { toTherapistId: therapist.id, answer: 'accepted', sharesGoals: true };
  const goals = await read({ plan: { clientId }, handed: { some: { handover } } });
  return goals && Object.values(goals).flat();
}
