import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { AuditAction } from '@/lib/account/audit-events';
import type { Member } from '@/lib/account/session/session';
import { consumeSession, restoreSession } from '@/lib/care/plan/credit/commands';
import { missedJob } from '@/lib/care/session/conclude/missed-job';
import { countOnPlan, uncountOnPlan } from '@/lib/care/session/conclude/plan-count';
import { undoHours } from '@/lib/care/session/rules';
import { hour } from '@/lib/format/duration';
import { isUuid } from '@/lib/format/uuid';
import { notify, notifyAndMail } from '@/lib/notification/commands';
import { mailWhenWelcome } from '@/lib/notification/mail';
import type { Refused } from '@/lib/server/action/outcome';
import { db, type Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { therapistOf } from '@/lib/therapist/access';
import { templateOf } from '@/lib/therapist/letter/queries';
import { askReviewTask } from '@/lib/therapist/review/rules';

type Step = {
  readonly sessionId: string;
  readonly request: AuditedRequest;
};

type Concluded = { readonly done: true } | NotConcluded;

/**
 * The reasons: the viewer's account is not linked; they have no such session; it has not begun; its state has
 * changed since the viewer saw it; the time for undoing has passed.
 */
type NotConcluded =
  | Refused<'not-linked' | 'unknown' | 'not-begun' | 'undo-over'>
  | Refused<'changed', { readonly status: string }>;

const shown = {
  id: true,
  therapistId: true,
  status: true,
  sessionDate: true,
  planId: true,
  bookingId: true,
  completedAt: true,
  missedAt: true,
  completionUndoneAt: true,
  client: { select: { userId: true } },
} as const;

type Row = {
  id: string;
  therapistId: string;
  status: string;
  sessionDate: Date;
  planId: string | null;
  bookingId: string | null;
  completedAt: Date | null;
  missedAt: Date | null;
  completionUndoneAt: Date | null;
  client: { userId: string } | null;
};

/** Writes the money of an appointment whose outcome changes, in the transaction of the change. */
type Money = (tx: Tx, bookingId: string, now: Date) => Promise<void>;

/**
 * Locks one of the viewer's sessions, so that two tabs run one after the other and each sees the present
 * state: first its appointment, as every change of one does.
 */
async function lockOwn(tx: Tx, therapistId: string, sessionId: string): Promise<Row | null> {
  if (!isUuid(sessionId)) return null;
  await tx.$queryRaw`
    SELECT 1 FROM bookings WHERE id = (SELECT booking_id FROM therapy_sessions
      WHERE id = ${sessionId}::uuid AND therapist_id = ${therapistId}::uuid) FOR UPDATE`;
  await tx.$queryRaw`
    SELECT 1 FROM therapy_sessions WHERE id = ${sessionId}::uuid AND therapist_id = ${therapistId}::uuid FOR UPDATE`;
  return tx.therapySession.findFirst({ where: { id: sessionId, therapistId }, select: shown });
}

async function note(tx: Tx, viewer: Member, action: AuditAction, session: Row, request: Step['request']) {
  await recordAudit(tx, {
    actor: viewer,
    action,
    subject: { table: 'therapy_sessions', id: session.id },
    ...(session.client && { subjectUserId: session.client.userId }),
    request,
  });
}

/** Asks a guest for a review, once the outcome can no longer be undone. */
function askGuest(tx: Tx, bookingId: string, now: Date): Promise<void> {
  const runAt = new Date(now.getTime() + undoHours * hour);
  return enqueue(tx, askReviewTask, { bookingId }, { runAt, jobKey: `${askReviewTask}:${bookingId}` });
}

/**
 * Marks a session that has begun as completed, in one transaction. The session counts on its plan, and a
 * prepaid one is used up. A session beyond the plan's total is completed without counting. Repeating it
 * counts once.
 */
export async function completeSession(
  viewer: Member,
  { sessionId, request }: Step,
  now: Date = new Date(),
): Promise<Concluded> {
  return conclude(viewer, sessionId, 'completed', now, async (tx, session) => {
    const counted = session.planId !== null && (await countOnPlan(tx, session.planId, now));
    await tx.therapySession.update({
      where: { id: session.id },
      data: { status: 'completed', completedAt: now, planId: counted ? session.planId : null },
    });
    if (session.bookingId) await consumeSession(tx, session.bookingId, now);
    await note(tx, viewer, 'therapy-session.completed', session, request);
    if (!session.client) {
      if (session.bookingId) await askGuest(tx, session.bookingId, now);
      return;
    }
    await notify(tx, {
      userId: session.client.userId,
      kind: 'session.completed',
      title: (when) => `Your appointment on ${when(session.sessionDate)} is marked as completed`,
      href: '/dashboard',
    });
  });
}

/**
 * Marks a session that has begun as missed by the client. The session counts on no plan, but uses up the
 * session that a prepaid plan has reserved for it.
 * @param money carries out what the rule of the booking says
 */
export async function markSessionMissed(
  viewer: Member,
  { sessionId, request }: Step,
  now: Date = new Date(),
  money?: Money,
): Promise<Concluded> {
  return conclude(viewer, sessionId, 'no_show', now, async (tx, session) => {
    await tx.therapySession.update({ where: { id: session.id }, data: { status: 'no_show', missedAt: now } });
    if (session.bookingId) {
      await consumeSession(tx, session.bookingId, now);
      await money?.(tx, session.bookingId, now);
    }
    await note(tx, viewer, 'therapy-session.missed', session, request);
    if (!session.client) return;
    const { userId } = session.client;
    const told = {
      userId,
      kind: 'session.missed',
      title: (when) => `Your appointment on ${when(session.sessionDate)} is marked as missed`,
      body: 'If this is wrong, please tell your therapist or write to us.',
      href: '/dashboard',
    } as const satisfies Parameters<typeof notify>[1];
    if (!(await templateOf(session.therapistId, 'missed', tx))) return notifyAndMail(tx, told);
    const notificationId = await notify(tx, told);
    const job = missedJob({ sessionId: session.id, notificationId });
    await mailWhenWelcome(tx, { userId, kind: 'news', ...job }, now);
  });
}

async function conclude(
  viewer: Member,
  sessionId: string,
  wanted: 'completed' | 'no_show',
  now: Date,
  change: (tx: Tx, session: Row) => Promise<void>,
): Promise<Concluded> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return { done: false, because: 'not-linked' };
  return db.$transaction(async (tx): Promise<Concluded> => {
    const session = await lockOwn(tx, therapist.id, sessionId);
    if (!session) return { done: false, because: 'unknown' };
    if (session.status === wanted) return { done: true };
    if (session.status !== 'scheduled') return { done: false, because: 'changed', status: session.status };
    if (session.sessionDate > now) return { done: false, because: 'not-begun' };
    await change(tx, session);
    return { done: true };
  });
}

/**
 * Undoes a mistaken outcome, within a day and once for each session; undoing a completion also reduces the
 * plan's count. Notifies the client, who knows of the outcome.
 * @param money takes back what `markSessionMissed` has carried out
 */
export async function undoCompletion(
  viewer: Member,
  { sessionId, request }: Step,
  now: Date = new Date(),
  money?: Money,
): Promise<Concluded> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return { done: false, because: 'not-linked' };
  return db.$transaction(async (tx): Promise<Concluded> => {
    const session = await lockOwn(tx, therapist.id, sessionId);
    if (!session) return { done: false, because: 'unknown' };
    const { status, completedAt, missedAt, completionUndoneAt, planId, bookingId } = session;
    if (status === 'scheduled' && completionUndoneAt !== null) return { done: true };
    if (status !== 'completed' && status !== 'no_show') return { done: false, because: 'changed', status };
    const outcomeAt = status === 'completed' ? completedAt : missedAt;
    const until = (outcomeAt?.getTime() ?? 0) + undoHours * hour;
    if (completionUndoneAt !== null || now.getTime() > until) return { done: false, because: 'undo-over' };
    await tx.therapySession.update({
      where: { id: session.id },
      data: { status: 'scheduled', completedAt: null, missedAt: null, completionUndoneAt: now },
    });
    if (planId && status === 'completed') await uncountOnPlan(tx, planId, now);
    if (bookingId) {
      await restoreSession(tx, bookingId, now);
      if (status === 'no_show') await money?.(tx, bookingId, now);
    }
    await note(tx, viewer, 'therapy-session.completion-undone', session, request);
    if (!session.client) return { done: true };
    await notifyAndMail(tx, {
      userId: session.client.userId,
      kind: 'session.reopened',
      title: (when) =>
        `Your appointment on ${when(session.sessionDate)} is scheduled again: its status was set by mistake`,
      href: '/dashboard',
    });
    return { done: true };
  });
}
