import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { Member, MemberOf } from '@/lib/account/session/session';
import { endSessionsOf } from '@/lib/booking/cancel-session/commands';
import { handoverPath } from '@/lib/booking/handover/rules';
import { findReceiver } from '@/lib/booking/handover/start';
import { releaseHoursBetween } from '@/lib/booking/kept-hour/commands';
import { endRequestsBetween } from '@/lib/care/assessment/request/settle';
import { signedFormsBetween } from '@/lib/care/form/queries';
import { cancelFormsBetween } from '@/lib/care/form/send/commands';
import { creditOf, creditPaiseOf } from '@/lib/care/plan/credit/rules';
import { sumsOfPlan } from '@/lib/care/plan/credit/sums';
import { planSteps } from '@/lib/care/plan/rules';
import { moveSafetyPlan } from '@/lib/care/safety-plan/commands';
import { rupeesOf } from '@/lib/format/money';
import { endOfIndianDay } from '@/lib/format/time';
import { isUuid } from '@/lib/format/uuid';
import { notifyAndMail } from '@/lib/notification/commands';
import { owePlanCredit } from '@/lib/payment/refund-due/owing';
import type { Outcome } from '@/lib/server/action/outcome';
import { db, type Tx } from '@/lib/server/db';
import { transactionOptions } from '@/lib/server/db/transaction';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { therapistOf } from '@/lib/therapist/access';

type Answer = {
  readonly handover: string;
  readonly answer: 'accepted' | 'declined';
  /** Whether the results that the first therapist sees go to the second one. */
  readonly results: boolean;
  /** Whether the second therapist may read the forms that the client has signed for the first one. */
  readonly forms: boolean;
  /** Whether the second therapist may read the goals of the plans with the first one, and their progress. */
  readonly goals: boolean;
  /** Whether the safety plan that the first therapist sees goes to the second one. */
  readonly safetyPlan: boolean;
  /** Whether the first therapist may write a summary for the second one. */
  readonly summary: boolean;
  readonly request: AuditedRequest;
};

export type Answered = Outcome<'unknown' | 'decided' | 'gone-receiver'>;

const both = { fromTherapist: true, toTherapist: true } as const;

/** Locks a handover of this client or therapist; without either, any handover. */
async function lock(tx: Tx, id: string, whose: { clientId?: string; fromTherapistId?: string }) {
  if (!isUuid(id)) return null;
  await tx.$executeRaw`SELECT 1 FROM handovers WHERE id = ${id}::uuid FOR UPDATE`;
  return tx.handover.findFirst({ where: { id, ...whose }, include: both });
}

type Locked = NonNullable<Awaited<ReturnType<typeof lock>>>;
type Line = {
  readonly kind: 'session' | 'plan' | 'result' | 'form' | 'goal' | 'safety-plan';
  readonly name?: string;
  readonly moment?: Date;
  readonly sessions?: number;
  readonly amount?: string;
  readonly formId?: string;
  readonly goalId?: string;
};

/** Lists the plans that continue; a plan without paid or coming sessions ends. Payments stay where they are. */
async function concludePlans(tx: Tx, { clientId, fromTherapistId }: Locked, now: Date): Promise<Line[]> {
  const pair = { clientId, therapistId: fromTherapistId };
  const plans = await tx.therapyPlan.findMany({
    where: { ...pair, status: { in: ['active', 'paused'] } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, planName: true, totalSessions: true, completedSessions: true },
  });
  const coming = await tx.therapySession.count({ where: { ...pair, status: 'scheduled' } });
  const lines: Line[] = [];
  for (const { id, planName, totalSessions, completedSessions } of plans) {
    const sums = await sumsOfPlan(tx, id);
    const credit = creditOf(sums);
    const sessions = credit > 0 ? credit : Math.max(0, totalSessions - completedSessions);
    const amount = credit > 0 ? { amount: rupeesOf(creditPaiseOf(sums)) } : {};
    lines.push({ kind: 'plan', name: planName, sessions, ...amount });
    if (credit === 0 && coming === 0) {
      await tx.therapyPlan.update({ where: { id }, data: { status: planSteps.end.to, endedAt: now } });
    }
  }
  return lines;
}

/** Shows the second therapist the results that the first one saw. */
async function moveResults(tx: Tx, { clientId, fromTherapistId, toTherapistId }: Locked): Promise<Line[]> {
  const moved = await tx.assessment.updateManyAndReturn({
    where: { clientId, sharedWithTherapistId: fromTherapistId },
    data: { sharedWithTherapistId: toTherapistId },
    select: { assessmentType: true, completedAt: true },
  });
  return moved
    .toSorted((a, b) => a.completedAt.getTime() - b.completedAt.getTime())
    .map(({ assessmentType, completedAt }) => ({
      kind: 'result',
      name: assessmentType,
      moment: completedAt,
    }));
}

/** The signed forms that the second therapist may read from now on. The first one can still read them. */
async function listForms(tx: Tx, { clientId, fromTherapistId }: Locked): Promise<Line[]> {
  const forms = await signedFormsBetween(tx, { clientId, therapistId: fromTherapistId });
  return forms.map(({ id, title, signedAt }) => ({
    kind: 'form',
    name: title,
    moment: signedAt,
    formId: id,
  }));
}

/**
 * The goals that the second therapist may read from now on, by the names of their plans; the goals' words are
 * sealed.
 */
async function listGoals(tx: Tx, { clientId, fromTherapistId }: Locked): Promise<Line[]> {
  const goals = await tx.planGoal.findMany({
    where: { plan: { clientId, therapistId: fromTherapistId } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, createdAt: true, plan: { select: { planName: true } } },
  });
  return goals.map(({ id, createdAt, plan }) => ({
    kind: 'goal',
    name: plan.planName,
    moment: createdAt,
    goalId: id,
  }));
}

/** Does what the client agreed to. @returns the contents of the handover's record */
async function handOver(
  tx: Tx,
  client: Member,
  handover: Locked,
  { results, forms, goals, safetyPlan, request }: Answer,
  now: Date,
): Promise<Line[]> {
  const { clientId, fromTherapistId, toTherapistId, lastDay, toTherapist } = handover;
  const end = endOfIndianDay(lastDay.toISOString().slice(0, 10));
  const ended = await endSessionsOf(
    tx,
    client,
    {
      clientId,
      therapistId: fromTherapistId,
      after: end > now ? end : now,
      reason: `${toTherapist.name} will continue these sessions`,
      request,
    },
    now,
  );
  // Open requests of the first therapist end, because their answers would reach the wrong therapist.
  const pair = { clientId, therapistId: fromTherapistId };
  await endRequestsBetween(tx, pair, now);
  await cancelFormsBetween(tx, pair, now);
  await releaseHoursBetween(tx, pair);
  const shown = safetyPlan
    ? await moveSafetyPlan(tx, { clientId, from: fromTherapistId, to: toTherapistId })
    : null;
  const plans = await concludePlans(tx, handover, now);
  await owePlanCredit(tx, pair, 'plan-left', now);
  return [
    ...ended.map((moment): Line => ({ kind: 'session', moment })),
    ...plans,
    ...(results ? await moveResults(tx, handover) : []),
    ...(forms ? await listForms(tx, handover) : []),
    ...(goals ? await listGoals(tx, handover) : []),
    ...(shown ? [{ kind: 'safety-plan', name: 'Safety plan', moment: shown } as const] : []),
  ];
}

async function tellAnswer(tx: Tx, { id, fromTherapist, toTherapist }: Locked, accepted: boolean) {
  const href = handoverPath.therapist(id);
  if (fromTherapist.userId) {
    const title = accepted ? 'A client agreed to a handover' : 'A client declined a handover';
    await notifyAndMail(tx, { userId: fromTherapist.userId, kind: 'handover.answered', title, href });
  }
  if (accepted && toTherapist.userId) {
    const title = 'A client was handed over to you';
    await notifyAndMail(tx, { userId: toTherapist.userId, kind: 'handover.answered', title, href });
  }
}

/**
 * The client's answer to a handover, once. Agreeing does this in one transaction: it cancels later sessions
 * with the first therapist, as that therapist's cancellation; it ends plans without paid sessions and the
 * first therapist's open requests; if the client ticked it, it moves results and a safety plan and opens
 * signed forms and goals; and it lets the second therapist see the client. Payments stay with their payee.
 * Declining moves nothing, and an unwanted summary is deleted.
 * @throws SealUnavailable when forms or a safety plan move and the master key is missing or wrong; nothing
 * changes then
 */
export function answerHandover(viewer: MemberOf<'client'>, answer: Answer): Promise<Answered> {
  const now = new Date();
  return db.$transaction(async (tx): Promise<Answered> => {
    const handover = await lock(tx, answer.handover, { clientId: viewer.profile.id });
    if (!handover) return { done: false, because: 'unknown' };
    if (handover.answer !== null || handover.withdrawnAt) {
      return handover.answer === answer.answer ? { done: true } : { done: false, because: 'decided' };
    }
    const accepted = answer.answer === 'accepted';
    if (accepted && !(await findReceiver(tx, handover.toTherapistId))) {
      return { done: false, because: 'gone-receiver' };
    }
    const lines = accepted ? await handOver(tx, viewer, handover, answer, now) : [];
    const shares = {
      sharesResults: accepted && answer.results,
      sharesForms: accepted && answer.forms,
      sharesGoals: accepted && answer.goals,
      sharesSummary: accepted && answer.summary,
    };
    await tx.handover.update({
      where: { id: handover.id },
      data: {
        answer: answer.answer,
        answeredAt: now,
        ...shares,
        ...(!shares.sharesSummary && { sealed: null, sealedKey: null, signedAt: null }),
        lines: { create: lines },
      },
    });
    await recordAudit(tx, {
      actor: viewer,
      action: `handover.${answer.answer}`,
      subject: { table: 'handovers', id: handover.id },
      subjectUserId: viewer.userId,
      details: { ...shares, sharesSafetyPlan: accepted && answer.safetyPlan },
      request: answer.request,
    });
    await tellAnswer(tx, handover, accepted);
    return { done: true };
  }, transactionOptions.wholeRecord);
}

/** Withdraws an unanswered handover and tells the client: the therapist's own, or any on behalf of the service. */
export async function withdrawHandover(
  viewer: MemberOf<'therapist'> | MemberOf<'admin'>,
  { handover: id, request }: { readonly handover: string; readonly request: AuditedRequest },
): Promise<Answered> {
  const own = viewer.profile.role === 'admin' ? null : await therapistOf(viewer);
  if (viewer.profile.role !== 'admin' && !own) return { done: false, because: 'unknown' };
  return db.$transaction(async (tx): Promise<Answered> => {
    const handover = await lock(tx, id, own ? { fromTherapistId: own.id } : {});
    if (!handover) return { done: false, because: 'unknown' };
    if (handover.withdrawnAt) return { done: true };
    if (handover.answer !== null) return { done: false, because: 'decided' };
    await tx.handover.update({
      where: { id: handover.id },
      data: { withdrawnAt: new Date(), sealed: null, sealedKey: null, signedAt: null },
    });
    const { userId } = await tx.profile.findUniqueOrThrow({
      where: { id: handover.clientId },
      select: { userId: true },
    });
    await recordAudit(tx, {
      actor: viewer,
      action: 'handover.withdrawn',
      subject: { table: 'handovers', id: handover.id },
      subjectUserId: userId,
      request,
    });
    const title = 'A handover of your sessions was cancelled';
    await notifyAndMail(tx, {
      userId,
      kind: 'handover.withdrawn',
      title,
      href: handoverPath.client(handover.id),
    });
    return { done: true };
  });
}
