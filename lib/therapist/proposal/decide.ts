import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { Member } from '@/lib/account/session/session';
import { isUuid } from '@/lib/format/uuid';
import { notify } from '@/lib/notification/commands';
import { db, type Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { definedOf, wordsOf } from '@/lib/therapist/proposal/differences';
import { proposalPath, proposalTasks } from '@/lib/therapist/proposal/rules';
import { storedChanges } from '@/lib/therapist/proposal/schema';
import { mayBeShown } from '@/lib/therapist/title/commands';

type Open = {
  readonly id: string;
  readonly therapistId: string;
  readonly userId: string | null;
  readonly changes: unknown;
};

/**
 * The proposal if it is undecided. Locks its listing and then the proposal, in the same order as a
 * therapist's commands.
 */
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

/** Records the decision and tells the therapist, in their account and by mail. */
async function decide(
  tx: Tx,
  viewer: Member,
  { id, userId }: Open,
  { status, reason }: Decision,
  fields: readonly string[],
  request: AuditedRequest,
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
    title: accepted ? 'Your public profile was updated' : 'We could not accept your changes',
    ...(reason !== null && { body: reason }),
    href: proposalPath,
  });
  await enqueue(tx, proposalTasks.decided, { changeId: id }, { jobKey: `profile-change-${id}` });
}

/**
 * Puts the proposed values on the public page. Reads them again by today's rules, because the proposal may
 * have waited through a release or the end of a register entry. The trigger on `therapists` updates public
 * pages.
 * @returns `gone` if it was decided or withdrawn, `unreadable` by today's rules, `unproven` if it says
 * "Clinical Psychologist" without a valid register check; none of these changes anything
 */
export async function approveProposal(
  viewer: Member,
  id: string,
  request: AuditedRequest,
): Promise<'approved' | 'gone' | 'unreadable' | 'unproven'> {
  const now = new Date();
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
 * Refuses the changes and tells the therapist why.
 * @param reason at most 2,000 characters, read by the therapist
 */
export async function rejectProposal(
  viewer: Member,
  id: string,
  reason: string,
  request: AuditedRequest,
): Promise<'declined' | 'gone'> {
  const now = new Date();
  return db.$transaction(async (tx) => {
    const open = await lockOpen(tx, id);
    if (!open) return 'gone';
    const fields = Object.keys(storedChanges.safeParse(open.changes).data ?? {});
    await decide(tx, viewer, open, { status: 'declined', reason }, fields, request, now);
    return 'declined';
  });
}
