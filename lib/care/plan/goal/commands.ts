import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import { hasWithdrawn } from '@/lib/account/consent/queries';
import type { MemberOf } from '@/lib/account/session/session';
import { folderOf } from '@/lib/care/folder/folder';
import { sealedGoal } from '@/lib/care/folder/sealed';
import { type GoalStep, mostGoals } from '@/lib/care/plan/goal/rules';
import { findGoneOn } from '@/lib/care/session/access';
import { isUuid } from '@/lib/format/uuid';
import { notifyAndMail } from '@/lib/notification/commands';
import type { Submission } from '@/lib/server/action/define-action';
import type { Outcome } from '@/lib/server/action/outcome';
import { db, type Tx } from '@/lib/server/db';
import { insertOnce } from '@/lib/server/db/insert-once';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { therapistOf } from '@/lib/therapist/access';

type Owned = {
  readonly id: string;
  readonly clientId: string;
  readonly status: string;
  readonly userId: string;
};

/** The plan of this therapist, or of a goal, locked; null for another therapist's. */
async function lockPlan(tx: Tx, therapistId: string, by: { plan: string } | { goal: string }) {
  const id = 'plan' in by ? by.plan : by.goal;
  if (!isUuid(id)) return null;
  const [found] =
    'plan' in by
      ? await tx.$queryRaw<Owned[]>`
          SELECT l.id::text AS id, l.client_id::text AS "clientId", l.status, p.user_id::text AS "userId"
          FROM therapy_plans l JOIN profiles p ON p.id = l.client_id
          WHERE l.id = ${id}::uuid AND l.therapist_id = ${therapistId}::uuid FOR UPDATE OF l`
      : await tx.$queryRaw<Owned[]>`
          SELECT l.id::text AS id, l.client_id::text AS "clientId", l.status, p.user_id::text AS "userId"
          FROM plan_goals g JOIN therapy_plans l ON l.id = g.plan_id JOIN profiles p ON p.id = l.client_id
          WHERE g.id = ${id}::uuid AND l.therapist_id = ${therapistId}::uuid FOR UPDATE OF l`;
  return found ?? null;
}

const isOpen = ({ status }: Owned) => status === 'active' || status === 'paused';

type NewGoal = {
  readonly plan: string;
  readonly goal: string;
  readonly submission: Pick<Submission, 'key'>;
  readonly request: AuditedRequest;
};

/**
 * Adds a goal to a plan of the viewer's that has not ended, and notifies the client. The same form sent twice
 * adds one. Refuses a client who has withdrawn the consent to share health data, or who continues with
 * another therapist.
 * @throws SealUnavailable when the master key is missing or wrong; nothing is stored then
 */
export async function addGoal(
  viewer: MemberOf<'therapist'>,
  { plan: planId, goal, submission, request }: NewGoal,
  now: Date = new Date(),
): Promise<Outcome<'unknown' | 'ended' | 'too-many' | 'no-consent' | 'handed-over'>> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return { done: false, because: 'unknown' };
  return db.$transaction(async (tx) => {
    const plan = await lockPlan(tx, therapist.id, { plan: planId });
    if (!plan) return { done: false, because: 'unknown' };
    if (!isOpen(plan)) return { done: false, because: 'ended' };
    const pair = { clientId: plan.clientId, therapistId: therapist.id };
    if (await findGoneOn(tx, pair, now)) return { done: false, because: 'handed-over' };
    if (await hasWithdrawn(tx, plan.userId, 'care')) return { done: false, because: 'no-consent' };
    const key = { submissionKey: submission.key, planId: plan.id };
    if ((await tx.planGoal.count({ where: key })) > 0) return { done: true };
    if ((await tx.planGoal.count({ where: { planId: plan.id } })) >= mostGoals) {
      return { done: false, because: 'too-many' };
    }
    const folder = await folderOf(tx, pair);
    const sealed = sealedGoal.seal(folder.key, folder.id, { goal });
    const row = await insertOnce(tx.planGoal, { ...key, folderId: folder.id, sealed, createdAt: now });
    // The token belongs to another plan's form.
    if (!row) return { done: false, because: 'unknown' };
    await tx.planGoalStep.create({ data: { goalId: row.id, step: 'not_begun', at: now } });
    await recordAudit(tx, {
      actor: viewer,
      action: 'plan-goal.added',
      subject: { table: 'plan_goals', id: row.id },
      subjectUserId: plan.userId,
      request,
    });
    await notifyAndMail(tx, {
      userId: plan.userId,
      kind: 'plan.changed',
      title: `${therapist.name} added something to your plan`,
      href: '/dashboard/plans',
    });
    return { done: true };
  });
}

/** Records the progress of a goal in the viewer's plan; repeating a step adds no entry. */
export async function setGoalStep(
  viewer: MemberOf<'therapist'>,
  { goal, step }: { readonly goal: string; readonly step: GoalStep },
  now: Date = new Date(),
): Promise<Outcome<'unknown' | 'ended'>> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return { done: false, because: 'unknown' };
  return db.$transaction(async (tx) => {
    const plan = await lockPlan(tx, therapist.id, { goal });
    if (!plan) return { done: false, because: 'unknown' };
    if (!isOpen(plan)) return { done: false, because: 'ended' };
    const last = await tx.planGoalStep.findFirst({
      where: { goalId: goal },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
      select: { step: true },
    });
    if (last?.step !== step) await tx.planGoalStep.create({ data: { goalId: goal, step, at: now } });
    return { done: true };
  });
}

/** Deletes a goal and its history from a plan of the viewer's that has not ended. */
export async function removeGoal(
  viewer: MemberOf<'therapist'>,
  goal: string,
  request: AuditedRequest,
): Promise<Outcome<'unknown' | 'ended'>> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return { done: false, because: 'unknown' };
  return db.$transaction(async (tx) => {
    const plan = await lockPlan(tx, therapist.id, { goal });
    if (!plan) return { done: false, because: 'unknown' };
    if (!isOpen(plan)) return { done: false, because: 'ended' };
    await tx.planGoal.delete({ where: { id: goal } });
    await recordAudit(tx, {
      actor: viewer,
      action: 'plan-goal.removed',
      subject: { table: 'plan_goals', id: goal },
      subjectUserId: plan.userId,
      request,
    });
    return { done: true };
  });
}
