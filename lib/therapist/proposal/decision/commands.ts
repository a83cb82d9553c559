import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import type { Member } from '@/lib/auth/session';
import { db, type Tx } from '@/lib/db';
import { enqueue } from '@/lib/jobs/enqueue';
import { notify } from '@/lib/notice/commands';
import type { CallingRequest } from '@/lib/request/read-request';
import { definedOf, wordsOf } from '@/lib/therapist/proposal/differences';
import { proposalPlace, proposalTasks } from '@/lib/therapist/proposal/rules';
import { storedChanges } from '@/lib/therapist/proposal/schema';
import { mayBeShown } from '@/lib/therapist/title/commands';
import { isUuid } from '@/lib/uuid';

type Request = Pick<CallingRequest, 'id' | 'network'>;

type Open = {
  readonly id: string;
  readonly therapistId: string;
  readonly userId: string | null;
  readonly changes: unknown;
};

/** The proposal if it still waits, its entry and itself locked in the order in which a therapist's commands lock. */
async function lockOpen(tx: Tx, id: string): Promise<Open | null> {
  if (!isUuid(id)) return null;
  await tx.$queryRaw`
    SELECT 1 FROM therapists t JOIN therapist_profile_changes c ON c.therapist_id = t.id
    WHERE c.id = ${id}::uuid FOR UPDATE OF t`;
  const found = await tx.therapistProfileChange.findFirst({
    where: { id, status: 'submitted' },
    select: { id: true, therapistId: true, changes: true, therapist: { select: { userId: true } } },
  });
  return (
    found && { id, therapistId: found.therapistId, changes: found.changes, userId: found.therapist.userId }
  );
}

type Decision = {
  readonly status: 'approved' | 'declined';
  readonly reason: string | null;
};

/** Writes the decision down and tells the therapist, in their account and by mail. */
async function decide(
  tx: Tx,
  viewer: Member,
  { id, userId }: Open,
  { status, reason }: Decision,
  fields: readonly string[],
  request: Request,
  now: Date,
): Promise<void> {
  await tx.therapistProfileChange.update({
    where: { id },
    data: { status, reason, reviewedAt: now, reviewedById: viewer.userId },
  });
  const accepted = status === 'approved';
  await recordAudit(tx, {
    actor: viewer,
    action: accepted ? 'profile-change.accepted' : 'profile-change.refused',
    subject: { table: 'therapist_profile_changes', id },
    ...(userId && { subjectUserId: userId }),
    details: { fields },
    request,
  });
  if (!userId) return;
  await notify(tx, {
    userId,
    kind: accepted ? 'profile-change.accepted' : 'profile-change.refused',
    title: accepted ? 'Your public profile was updated' : 'We could not take over your changes',
    ...(reason !== null && { body: reason }),
    href: proposalPlace,
  });
  await enqueue(tx, proposalTasks.decided, { changeId: id }, { jobKey: `profile-change-${id}` });
}

/**
 * Puts what was proposed on the public page. It is read once more, by the rules of today: a proposal may have waited
 * through a release or through the end of a register entry. Public pages follow by the trigger on `therapists`.
 * @returns `gone` when it was decided on or taken back, `unreadable` by today's rules, `unproven` when it says "Clinical
 *   Psychologist" without a live register check; nothing is changed then
 */
export async function approveProposal(
  viewer: Member,
  id: string,
  request: Request,
  now: Date = new Date(),
): Promise<'approved' | 'gone' | 'unreadable' | 'unproven'> {
  return db.$transaction(async (tx) => {
    const open = await lockOpen(tx, id);
    if (!open) return 'gone';
    const read = storedChanges.safeParse(open.changes);
    if (!read.success) return 'unreadable';
    const changes = definedOf(read.data);
    if (!(await mayBeShown(tx, open.therapistId, wordsOf(changes)))) return 'unproven';
    await tx.therapist.update({ where: { id: open.therapistId }, data: changes });
    await decide(tx, viewer, open, { status: 'approved', reason: null }, Object.keys(changes), request, now);
    return 'approved';
  });
}

/**
 * Leaves the public page as it is and tells the therapist why.
 * @param reason at most 2,000 characters, read by the therapist
 */
export async function rejectProposal(
  viewer: Member,
  id: string,
  reason: string,
  request: Request,
  now: Date = new Date(),
): Promise<'declined' | 'gone'> {
  return db.$transaction(async (tx) => {
    const open = await lockOpen(tx, id);
    if (!open) return 'gone';
    const fields = Object.keys(storedChanges.safeParse(open.changes).data ?? {});
    await decide(tx, viewer, open, { status: 'declined', reason }, fields, request, now);
    return 'declined';
  });
}
