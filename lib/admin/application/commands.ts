import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import { applicationTasks } from '@/lib/admin/application/rules';
import type { AdminCaller } from '@/lib/admin/caller';
import { type LinkRefusal, linkAccountIn } from '@/lib/admin/therapist/account/commands';
import { createListingIn } from '@/lib/admin/therapist/listing/commands';
import type { ListingInput } from '@/lib/admin/therapist/listing/schema';
import { notify } from '@/lib/notification/commands';
import type { Refused } from '@/lib/server/action/outcome';
import { db, type Tx } from '@/lib/server/db';
import { type Refuse, refusableTransaction } from '@/lib/server/db/transaction';
import { isUniqueViolation } from '@/lib/server/db/unique-violation';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { discardPapers } from '@/lib/therapist/application/commands';
import { hoursOf, storedApplication } from '@/lib/therapist/application/schema';
import { approvePhotoIn, endWaiting } from '@/lib/therapist/photo/commands';

type Open = {
  readonly id: string;
  readonly userId: string;
  readonly sentAt: Date | null;
  readonly details: unknown;
};

/** Locks the application and returns it if it still waits; else says why not. */
async function lockOpen(tx: Tx, id: string): Promise<Open | 'gone' | 'decided'> {
  await tx.$queryRaw`SELECT 1 FROM therapist_applications WHERE id = ${id}::uuid FOR UPDATE`;
  const row = await tx.therapistApplication.findUnique({
    where: { id },
    select: { status: true, sentAt: true, details: true, profile: { select: { userId: true } } },
  });
  if (!row) return 'gone';
  const { status, profile, ...same } = row;
  return status === 'submitted' ? { ...same, id, userId: profile.userId } : 'decided';
}

type Answer =
  | { readonly status: 'approved'; readonly therapistId: string }
  | { readonly status: 'declined'; readonly reason: string };

/** Records the answer, deletes the papers, and tells the applicant in the account and by mail. */
async function answer(
  tx: Tx,
  { id, userId }: Open,
  given: Answer,
  { viewer, request }: AdminCaller,
  now: Date,
): Promise<void> {
  await tx.therapistApplication.update({
    where: { id },
    data: { ...given, reviewedAt: now, reviewedById: viewer.userId, question: null, askedAt: null },
  });
  await discardPapers(tx, id);
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

type NotDecided = Refused<
  LinkRefusal | 'slug-taken' | 'unproven' | 'gone' | 'decided' | 'changed' | 'register-taken' | 'photo-gone'
>;
type Approved = { readonly done: true; readonly therapistId: string };

async function approve(
  id: string,
  therapistFor: (tx: Tx, refuse: Refuse<NotDecided>, open: Open) => Promise<string>,
  caller: AdminCaller,
  now: Date,
  afterwards?: (tx: Tx, refuse: Refuse<NotDecided>, open: Open, therapistId: string) => Promise<void>,
): Promise<Approved | NotDecided> {
  return refusableTransaction(async (tx, refuse: Refuse<NotDecided>): Promise<Approved> => {
    const open = await lockOpen(tx, id);
    if (typeof open === 'string') throw refuse({ done: false, because: open });
    const therapistId = await therapistFor(tx, refuse, open);
    const linked = await linkAccountIn(tx, therapistId, open.userId, caller);
    if (!linked.done) throw refuse(linked);
    await afterwards?.(tx, refuse, open, therapistId);
    await answer(tx, open, { status: 'approved', therapistId }, caller, now);
    return { done: true, therapistId };
  });
}

/** Accepts an application by linking the account to an existing listing of the directory. */
export function approveWithListing(
  id: string,
  therapistId: string,
  caller: AdminCaller,
  now: Date = new Date(),
): Promise<Approved | NotDecided> {
  return approve(id, async () => therapistId, caller, now);
}

type Registration = {
  readonly register: string;
  readonly number: string;
  /** "2030-03-31", the last day in India, if the admin has looked it up today; null otherwise. */
  readonly goodUntil: string | null;
};

/** The listing to make: public facts, and the applicant's proven ones. */
type NewListing = ListingInput & {
  readonly registration?: Registration;
  readonly photo?: string;
  /** When the applicant sent the form on the page; an admin accepts only that version. */
  readonly sent?: string;
};

async function enterRegistration(
  tx: Tx,
  therapistId: string,
  { register, number, goodUntil }: Registration,
  userId: string,
  { viewer, request }: AdminCaller,
  now: Date,
): Promise<void> {
  const checked = goodUntil
    ? { checkedAt: now, checkedById: viewer.userId, expiresOn: new Date(goodUntil) }
    : {};
  const { id } = await tx.therapistRegistration.create({
    data: { therapistId, register, number: number.toUpperCase(), ...checked },
    select: { id: true },
  });
  for (const action of [
    'registration.added',
    ...(goodUntil ? (['registration.checked'] as const) : []),
  ] as const) {
    await recordAudit(tx, {
      actor: viewer,
      action,
      subject: { table: 'therapist_registrations', id },
      subjectUserId: userId,
      details: { therapist: therapistId, register },
      request,
    });
  }
}

/**
 * Accepts an application with a new listing, not yet public, that the account acts as.
 * @param listingId of the new row: the key of the visit, so that a form sent twice makes one listing
 */
export async function approveWithNewListing(
  id: string,
  listingId: string,
  input: NewListing,
  caller: AdminCaller,
): Promise<Approved | NotDecided> {
  const now = new Date();
  const earlier = await db.therapistApplication.findFirst({
    where: { id, status: 'approved', therapistId: listingId },
    select: { id: true },
  });
  if (earlier) return { done: true, therapistId: listingId };
  const { registration, photo, sent, ...listing } = input;
  const make = async (tx: Tx, refuse: Refuse<NotDecided>, open: Open) => {
    if (sent !== undefined && sent !== (open.sentAt?.toISOString() ?? '')) {
      throw refuse({ done: false, because: 'changed' });
    }
    const prove = registration
      ? () => enterRegistration(tx, listingId, registration, open.userId, caller, now)
      : undefined;
    try {
      const created = await createListingIn(tx, listingId, listing, caller, prove);
      if (!created.done) throw refuse(created);
      return created.id;
    } catch (error) {
      if (registration && isUniqueViolation(error)) throw refuse({ done: false, because: 'register-taken' });
      throw error;
    }
  };
  const fill = async (tx: Tx, refuse: Refuse<NotDecided>, open: Open, therapistId: string) => {
    const hours = hoursOf(storedApplication.safeParse(open.details).data ?? {});
    if (hours.length > 0) {
      await tx.calendar.create({ data: { therapistId, hours: { create: [...hours] } } });
    }
    if (!photo) return;
    const { outcome } = await approvePhotoIn(tx, caller.viewer, photo, caller.request, now);
    if (outcome !== 'approved') throw refuse({ done: false, because: 'photo-gone' });
  };
  return approve(id, make, caller, now, fill);
}

/** Refuses an application. @param reason at most 2,000 characters; the applicant reads it */
export async function refuseApplication(
  id: string,
  reason: string,
  caller: AdminCaller,
): Promise<'done' | 'gone' | 'decided'> {
  const now = new Date();
  return db.$transaction(async (tx) => {
    const open = await lockOpen(tx, id);
    if (typeof open === 'string') return open;
    // An unlisted applicant's photo has no use; the papers go with every decision.
    await endWaiting(tx, open.userId, 'withdrawn');
    await answer(tx, open, { status: 'declined', reason }, caller, now);
    return 'done';
  });
}

/** Asks the applicant for what is missing, in the account and by mail; their form stays open. */
export async function askApplicant(
  id: string,
  question: string,
  { viewer, request }: AdminCaller,
): Promise<'asked' | 'gone' | 'decided'> {
  const now = new Date();
  return db.$transaction(async (tx) => {
    const open = await lockOpen(tx, id);
    if (typeof open === 'string') return open;
    await tx.therapistApplication.update({ where: { id }, data: { question, askedAt: now } });
    await recordAudit(tx, {
      actor: viewer,
      action: 'application.asked',
      subject: { table: 'therapist_applications', id },
      subjectUserId: open.userId,
      request,
    });
    await notify(tx, {
      userId: open.userId,
      kind: 'application.asked',
      title: 'We have a question about your application',
      body: question,
      href: '/therapist-dashboard/application',
    });
    const task = applicationTasks.asked;
    await enqueue(
      tx,
      task,
      { applicationId: id, at: now.toISOString() },
      { jobKey: `${task}:${id}:${now.getTime()}` },
    );
    return 'asked';
  });
}
