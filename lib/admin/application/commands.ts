import 'server-only';
import { applicationTasks } from '@/lib/admin/application/rules';
import type { AdminCaller } from '@/lib/admin/caller';
import { type LinkRefusal, linkAccountIn } from '@/lib/admin/therapist/account/commands';
import { createEntryIn } from '@/lib/admin/therapist/entry/commands';
import type { EntryInput } from '@/lib/admin/therapist/entry/schema';
import { recordAudit } from '@/lib/audit/record';
import { db, type Tx } from '@/lib/db';
import { enqueue } from '@/lib/jobs/enqueue';
import { notify } from '@/lib/notice/commands';

type Open = { readonly id: string; readonly userId: string };

/** The application if it still waits, locked; else what is the matter with it. */
async function lockOpen(tx: Tx, id: string): Promise<Open | 'gone' | 'decided'> {
  await tx.$queryRaw`SELECT 1 FROM therapist_applications WHERE id = ${id}::uuid FOR UPDATE`;
  const row = await tx.therapistApplication.findUnique({
    where: { id },
    select: { status: true, profile: { select: { userId: true } } },
  });
  if (!row) return 'gone';
  return row.status === 'submitted' ? { id, userId: row.profile.userId } : 'decided';
}

type Answer =
  | { readonly status: 'approved'; readonly therapistId: string }
  | { readonly status: 'declined'; readonly reason: string };

/** Writes the answer down and tells the applicant, in the account and by mail. */
async function answer(
  tx: Tx,
  { id, userId }: Open,
  given: Answer,
  { viewer, request }: AdminCaller,
  now: Date,
): Promise<void> {
  await tx.therapistApplication.update({
    where: { id },
    data: { ...given, reviewedAt: now, reviewedById: viewer.userId },
  });
  const approved = given.status === 'approved';
  await recordAudit(tx, {
    actor: viewer,
    action: approved ? 'application.approved' : 'application.declined',
    subject: { table: 'therapist_applications', id },
    subjectUserId: userId,
    ...(approved && { details: { therapist: given.therapistId } }),
    request,
  });
  await notify(tx, {
    userId,
    kind: approved ? 'application.approved' : 'application.declined',
    title: approved ? 'Your application was accepted' : 'We could not accept your application',
    ...(given.status === 'declined' && { body: given.reason }),
    href: '/therapist-dashboard',
  });
  await enqueue(
    tx,
    applicationTasks.decided,
    { applicationId: id },
    { jobKey: `${applicationTasks.decided}:${id}` },
  );
}

/** Takes the transaction back although the caller is answered in words. */
class Undone extends Error {
  override name = 'Undone';
  constructor(readonly because: LinkRefusal | 'slug-taken' | 'unproven' | 'gone' | 'decided') {
    super(because);
  }
}

type Refused = { readonly done: false; readonly because: Undone['because'] };
type Approved = { readonly done: true; readonly therapistId: string };

async function approve(
  id: string,
  therapistFor: (tx: Tx) => Promise<string>,
  caller: AdminCaller,
  now: Date,
): Promise<Approved | Refused> {
  try {
    return await db.$transaction(async (tx): Promise<Approved> => {
      const open = await lockOpen(tx, id);
      if (typeof open === 'string') throw new Undone(open);
      const therapistId = await therapistFor(tx);
      const linked = await linkAccountIn(tx, therapistId, open.userId, caller);
      if (!linked.done) throw new Undone(linked.because);
      await answer(tx, open, { status: 'approved', therapistId }, caller, now);
      return { done: true, therapistId };
    });
  } catch (error) {
    if (error instanceof Undone) return { done: false, because: error.because };
    throw error;
  }
}

/** Accepts an application by joining the account to an entry of the directory that is there. */
export function approveWithEntry(
  id: string,
  therapistId: string,
  caller: AdminCaller,
  now: Date = new Date(),
): Promise<Approved | Refused> {
  return approve(id, async () => therapistId, caller, now);
}

/**
 * Accepts an application with a new entry, not public yet, that the account acts as.
 * @param entryId of the new row: the key of the visit, so that a form sent twice makes one entry
 */
export async function approveWithNewEntry(
  id: string,
  entryId: string,
  input: EntryInput,
  caller: AdminCaller,
  now: Date = new Date(),
): Promise<Approved | Refused> {
  const earlier = await db.therapistApplication.findFirst({
    where: { id, status: 'approved', therapistId: entryId },
    select: { id: true },
  });
  if (earlier) return { done: true, therapistId: entryId };
  const make = async (tx: Tx) => {
    const created = await createEntryIn(tx, entryId, input, caller);
    if (!created.done) throw new Undone(created.because);
    return created.id;
  };
  return approve(id, make, caller, now);
}

/** Refuses an application. @param reason at most 2,000 characters; the applicant reads it */
export async function refuseApplication(
  id: string,
  reason: string,
  caller: AdminCaller,
  now: Date = new Date(),
): Promise<'done' | 'gone' | 'decided'> {
  return db.$transaction(async (tx) => {
    const open = await lockOpen(tx, id);
    if (typeof open === 'string') return open;
    await answer(tx, open, { status: 'declined', reason }, caller, now);
    return 'done';
  });
}
