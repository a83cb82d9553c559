import 'server-only';
import { recordAudit } from '@/lib/account/audit/record';
import { applicationTasks } from '@/lib/admin/application/rules';
import type { AdminCaller } from '@/lib/admin/caller';
import { type LinkRefusal, linkAccountIn } from '@/lib/admin/therapist/account/commands';
import { createListingIn } from '@/lib/admin/therapist/listing/commands';
import type { ListingInput } from '@/lib/admin/therapist/listing/schema';
import { notify } from '@/lib/notification/commands';
import { db, type Tx } from '@/lib/server/db';
import { type Refuse, refusableTransaction } from '@/lib/server/db/transaction';
import { enqueue } from '@/lib/server/jobs/enqueue';

type Open = { readonly id: string; readonly userId: string };

/** Locks the application and returns it if it still waits; else says why not. */
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

/** Records the answer and tells the applicant, in the account and by mail. */
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

type Refused = {
  readonly done: false;
  readonly because: LinkRefusal | 'slug-taken' | 'unproven' | 'gone' | 'decided';
};
type Approved = { readonly done: true; readonly therapistId: string };

async function approve(
  id: string,
  therapistFor: (tx: Tx, refuse: Refuse<Refused>) => Promise<string>,
  caller: AdminCaller,
  now: Date,
): Promise<Approved | Refused> {
  return refusableTransaction(async (tx, refuse: Refuse<Refused>): Promise<Approved> => {
    const open = await lockOpen(tx, id);
    if (typeof open === 'string') throw refuse({ done: false, because: open });
    const therapistId = await therapistFor(tx, refuse);
    const linked = await linkAccountIn(tx, therapistId, open.userId, caller);
    if (!linked.done) throw refuse(linked);
    await answer(tx, open, { status: 'approved', therapistId }, caller, now);
    return { done: true, therapistId };
  });
}

/** Accepts an application by linking the account to an existing entry of the directory. */
export function approveWithListing(
  id: string,
  therapistId: string,
  caller: AdminCaller,
  now: Date = new Date(),
): Promise<Approved | Refused> {
  return approve(id, async () => therapistId, caller, now);
}

/**
 * Accepts an application with a new entry, not yet public, that the account acts as.
 * @param entryId of the new row: the key of the visit, so that a form sent twice makes one entry
 */
export async function approveWithNewListing(
  id: string,
  listingId: string,
  input: ListingInput,
  caller: AdminCaller,
  now: Date = new Date(),
): Promise<Approved | Refused> {
  const earlier = await db.therapistApplication.findFirst({
    where: { id, status: 'approved', therapistId: listingId },
    select: { id: true },
  });
  if (earlier) return { done: true, therapistId: listingId };
  const make = async (tx: Tx, refuse: Refuse<Refused>) => {
    const created = await createListingIn(tx, listingId, input, caller);
    if (!created.done) throw refuse(created);
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
