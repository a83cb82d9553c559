import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import { giveConsents } from '@/lib/account/consent/commands';
import type { MemberOf } from '@/lib/account/session/session';
import { settleRequest } from '@/lib/care/assessment/request/settle';
import { clockLeewayMs, longestWaitMs, type SaveRefusal } from '@/lib/care/assessment/rules';
import type { KeepInput } from '@/lib/care/assessment/schema';
import { therapistIdsOf } from '@/lib/care/session/access';
import { notifyAndMail } from '@/lib/notification/commands';
import type { Refused } from '@/lib/server/action/outcome';
import { db, type Tx } from '@/lib/server/db';
import { insertOnce } from '@/lib/server/db/insert-once';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { liveAccount } from '@/lib/therapist/live-account';

export type Caller = {
  readonly viewer: MemberOf<'client'>;
  readonly request: AuditedRequest;
};

export type Saving = { readonly done: true; readonly id: string } | Refused<SaveRefusal>;

/**
 * Whether this person consents to storing results. Holds the lock until the transaction ends: a withdrawal or
 * an erasure at the same moment waits, and then also deletes the new result.
 */
export async function holdConsent(tx: Tx, userId: string): Promise<boolean> {
  const live = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM users u JOIN consents c ON c.user_id = u.id
    WHERE u.id = ${userId}::uuid AND u.disabled_at IS NULL AND c.purpose = 'care' AND c.withdrawn_at IS NULL
    FOR SHARE`;
  return live.length > 0;
}

/**
 * Saves one screening result of the viewer: the questionnaire, the score and the time; the answers never
 * leave their device. The same result sent again makes no second row.
 */
export function saveAssessment(input: KeepInput, caller: Caller): Promise<Saving> {
  const now = new Date();
  return db.$transaction((tx) => saveIn(tx, input, caller, now));
}

/** A result, and whether its answer about self-harm was above 0, if the person sends that. */
type Result = KeepInput & { readonly safetyMark?: boolean };

/** `saveAssessment` in the caller's transaction. */
export async function saveIn(
  tx: Tx,
  { instrument, score, completedAt, care, safetyMark }: Result,
  { viewer, request }: Caller,
  now: Date,
): Promise<Saving> {
  const age = now.getTime() - completedAt.getTime();
  if (age < -clockLeewayMs) return { done: false, because: 'no-time' };
  if (age > longestWaitMs) return { done: false, because: 'too-old' };
  const { userId } = viewer;
  const result = { clientId: viewer.profile.id, assessmentType: instrument, completedAt };
  if (care) await giveConsents(tx, { userId, purposes: ['care'], source: 'screening' });
  if (!(await holdConsent(tx, userId))) return { done: false, because: 'no-consent' };
  const row = await insertOnce(tx.assessment, {
    ...result,
    score,
    safetyMark: safetyMark ?? null,
    createdAt: now,
  });
  if (!row) {
    const duplicate = await tx.assessment.findFirst({ where: { ...result, score }, select: { id: true } });
    return duplicate ? { done: true, id: duplicate.id } : { done: false, because: 'other-score' };
  }
  await recordAudit(tx, {
    actor: viewer,
    action: 'assessment.kept',
    subject: { table: 'assessments', id: row.id },
    subjectUserId: userId,
    request,
  });
  return { done: true, id: row.id };
}

/** The therapist with this id, if the viewer works with them and they have an account in which to see results. */
export async function ownTherapist(tx: Tx, clientId: string, therapistId: string) {
  const [found] = await tx.$queryRaw<{ id: string; name: string; userId: string }[]>`
    SELECT t.id::text AS id, t.name, ${liveAccount}::text AS "userId" FROM therapists t
    WHERE t.id = ${therapistId}::uuid AND ${liveAccount} IS NOT NULL
      AND EXISTS (SELECT FROM ${therapistIdsOf(clientId)} AS mine WHERE mine.therapist_id = t.id)`;
  return found;
}

type Sharing =
  | { readonly done: true; readonly sharedWith: string | null }
  | Refused<'unknown' | 'no-therapist'>;

/**
 * Shows one of the viewer's results to one of their therapists, or to none; its earlier reader loses access.
 * Notifies the new reader without naming the result.
 */
export function shareAssessment(shown: Shown, caller: Caller): Promise<Sharing> {
  const now = new Date();
  return db.$transaction((tx) => shareIn(tx, shown, caller, now));
}

type Shown = { readonly assessment: string; readonly therapist: string | null };

/** `shareAssessment` in the caller's transaction. */
export async function shareIn(
  tx: Tx,
  { assessment: id, therapist: therapistId }: Shown,
  { viewer, request }: Caller,
  now: Date,
): Promise<Sharing> {
  const clientId = viewer.profile.id;
  const therapist = therapistId === null ? null : await ownTherapist(tx, clientId, therapistId);
  if (therapist === undefined) return { done: false, because: 'no-therapist' };
  const wanted = therapist?.id ?? null;
  const changed = await tx.$executeRaw`
    UPDATE assessments SET shared_with_therapist_id = ${wanted}::uuid
    WHERE id = ${id}::uuid AND client_id = ${clientId}::uuid
      AND shared_with_therapist_id IS DISTINCT FROM ${wanted}::uuid`;
  if (changed === 0) {
    const own = await tx.assessment.findFirst({ where: { id, clientId }, select: { id: true } });
    if (!own) return { done: false, because: 'unknown' };
    return { done: true, sharedWith: therapist?.name ?? null };
  }
  await recordAudit(tx, {
    actor: viewer,
    action: therapist ? 'assessment.shared' : 'assessment.unshared',
    subject: { table: 'assessments', id },
    subjectUserId: viewer.userId,
    ...(therapist && { details: { therapistId: therapist.id } }),
    request,
  });
  if (therapist) {
    await settleRequest(tx, { clientId, therapistId: therapist.id, assessment: id }, now);
    await notifyAndMail(tx, {
      userId: therapist.userId,
      kind: 'assessment.shared',
      title: 'A client shared something with you',
      href: `/therapist-dashboard/clients/${clientId}/results`,
    });
  }
  return { done: true, sharedWith: therapist?.name ?? null };
}

/** Deletes one of the viewer's results for good; does nothing for another person's or a deleted one. */
export async function removeAssessment(id: string, { viewer, request }: Caller): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.assessment.deleteMany({ where: { id, clientId: viewer.profile.id } });
    if (count === 0) return;
    await recordAudit(tx, {
      actor: viewer,
      action: 'assessment.removed',
      subject: { table: 'assessments', id },
      subjectUserId: viewer.userId,
      request,
    });
  });
}
