import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { Member } from '@/lib/account/session/session';
import { lockPlan } from '@/lib/care/plan/credit/commands';
import { creditOf } from '@/lib/care/plan/credit/rules';
import { sumsOfPlan } from '@/lib/care/plan/credit/sums';
import { type PlanStep, planSteps } from '@/lib/care/plan/rules';
import { findGoneOn } from '@/lib/care/session/access';
import { isUuid } from '@/lib/format/uuid';
import { notifyAndMail } from '@/lib/notification/commands';
import type { Outcome, Refused } from '@/lib/server/action/outcome';
import { db } from '@/lib/server/db';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { therapistOf } from '@/lib/therapist/access';

type Change = {
  readonly planId: string;
  readonly step: PlanStep;
  readonly request: AuditedRequest;
};

type Changed =
  | Outcome<'not-linked' | 'unknown' | 'paid-left' | 'handed-over'>
  | Refused<'changed', { readonly status: string }>;

const told = {
  pause: { kind: 'plan.changed', title: 'paused your plan' },
  resume: { kind: 'plan.changed', title: 'resumed your plan' },
  end: { kind: 'plan.ended', title: 'ended your plan' },
} as const;

/**
 * Pauses, resumes or ends one of the viewer's plans and notifies the client. A request that comes second gets
 * the present state; repeating a step changes nothing. A plan cannot end while paid sessions are left, or
 * resume for a client who continues with another therapist.
 */
export async function changePlan(
  viewer: Member,
  { planId, step, request }: Change,
  now: Date = new Date(),
): Promise<Changed> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return { done: false, because: 'not-linked' };
  if (!isUuid(planId)) return { done: false, because: 'unknown' };
  const { from, to } = planSteps[step];
  const own = { id: planId, therapistId: therapist.id };
  return db.$transaction(async (tx): Promise<Changed> => {
    if (step === 'end') {
      await lockPlan(tx, planId);
      const paid = await tx.therapyPlan.count({ where: own });
      if (paid > 0 && creditOf(await sumsOfPlan(tx, planId)) > 0)
        return { done: false, because: 'paid-left' };
    }
    if (step === 'resume') {
      const found = await tx.therapyPlan.findFirst({
        where: own,
        select: { clientId: true, therapistId: true },
      });
      if (found && (await findGoneOn(tx, found, now))) return { done: false, because: 'handed-over' };
    }
    const [plan] = await tx.therapyPlan.updateManyAndReturn({
      where: { ...own, status: { in: [...from] } },
      data: { status: to, endedAt: step === 'end' ? now : null },
      select: { id: true, client: { select: { userId: true } } },
    });
    if (!plan) {
      const found = await tx.therapyPlan.findFirst({ where: own, select: { status: true } });
      if (!found) return { done: false, because: 'unknown' };
      return found.status === to ? { done: true } : { done: false, because: 'changed', status: found.status };
    }
    const { userId } = plan.client;
    await recordAudit(tx, {
      actor: viewer,
      action: 'therapy-plan.changed',
      subject: { table: 'therapy_plans', id: plan.id },
      subjectUserId: userId,
      details: { step },
      request,
    });
    const { kind, title } = told[step];
    await notifyAndMail(tx, { userId, kind, title: `${therapist.name} ${title}`, href: '/dashboard' });
    return { done: true };
  });
}
