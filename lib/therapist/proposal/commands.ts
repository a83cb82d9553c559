import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { Member } from '@/lib/account/session/session';
import { isUuid } from '@/lib/format/uuid';
import { isOutdated, versionOf } from '@/lib/server/action/outdated';
import { db, type Tx } from '@/lib/server/db';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import {
  changesBetween,
  definedOf,
  listingColumns,
  listingOf,
  listingTexts,
  withChanges,
} from '@/lib/therapist/proposal/differences';
import { type ProposedListing, storedChanges } from '@/lib/therapist/proposal/schema';

/**
 * Locks the viewer's listing, so that proposals for it run one after another and none is decided while its
 * listing changes.
 */
async function lockOwnListing(tx: Tx, { userId, profile }: Member): Promise<string | null> {
  if (profile.role !== 'therapist') return null;
  const [own] = await tx.$queryRaw<{ id: string }[]>`
    SELECT id::text AS id FROM therapists WHERE user_id = ${userId}::uuid FOR UPDATE`;
  return own?.id ?? null;
}

/** The listing of a therapist, its open proposal, and the listing with the values that wait. */
async function proposable(tx: Tx, therapistId: string) {
  const row = await tx.therapist.findUniqueOrThrow({ where: { id: therapistId }, select: listingColumns });
  const listing = listingOf(row);
  const open = await tx.therapistProfileChange.findFirst({
    where: { therapistId, status: 'submitted' },
    select: { id: true, changes: true },
  });
  const waiting = definedOf(storedChanges.safeParse(open?.changes).data ?? {});
  return { therapistId, listing, open, waiting, current: withChanges(listing, waiting) };
}

/** Sends what differs between the listing and `wanted` to review, in place of what waits. */
async function send(
  tx: Tx,
  viewer: Member,
  { therapistId, listing, open, waiting }: Awaited<ReturnType<typeof proposable>>,
  wanted: ProposedListing,
  request: AuditedRequest,
): Promise<'sent' | 'unchanged'> {
  const changes = changesBetween(listing, wanted);
  const fields = Object.keys(changes);
  if (open && JSON.stringify(waiting) === JSON.stringify(changes)) return 'sent';
  if (open) await tx.therapistProfileChange.update({ where: { id: open.id }, data: { status: 'withdrawn' } });
  if (fields.length > 0) {
    const { id } = await tx.therapistProfileChange.create({
      data: { therapistId, changes, proposedById: viewer.userId },
      select: { id: true },
    });
    await recordAudit(tx, {
      actor: viewer,
      action: 'profile-change.proposed',
      subject: { table: 'therapist_profile_changes', id },
      subjectUserId: viewer.userId,
      details: { fields },
      request,
    });
    return 'sent';
  }
  if (open) await noteWithdrawal(tx, viewer, open.id, request);
  return 'unchanged';
}

/**
 * Proposes the listing in its new form. Stores only the differences, and withdraws an earlier undecided
 * proposal, so that an admin never has to choose between two versions.
 * @param version of the shown values
 * @returns the result: `unchanged` without differences, which also ends an earlier proposal; or the present
 * values, if they are no longer the shown ones, and then nothing is proposed
 */
export async function proposeChange(
  viewer: Member,
  { version, ...wanted }: ProposedListing & { readonly version: string },
  request: AuditedRequest,
): Promise<'sent' | 'unchanged' | 'not-linked' | { readonly current: ProposedListing }> {
  return db.$transaction(async (tx) => {
    const therapistId = await lockOwnListing(tx, viewer);
    if (therapistId === null) return 'not-linked';
    const now = await proposable(tx, therapistId);
    const { current } = now;
    if (isOutdated(version, listingTexts(wanted), listingTexts(current))) return { current };
    return send(tx, viewer, now, wanted, request);
  });
}

export type Ways = ProposedListing['modes'];

/**
 * Proposes other ways to meet, beside what waits already. The caller holds the lock of the listing.
 * @param was only if these are the present ways, or those that wait
 * @returns the ways until now: those that waited, or the present ones
 */
export async function proposeWays(
  tx: Tx,
  viewer: Member,
  { therapistId, ways, was }: { readonly therapistId: string; readonly ways: Ways; readonly was?: Ways },
  request: AuditedRequest,
): Promise<Ways> {
  const now = await proposable(tx, therapistId);
  const { modes } = now.current;
  if (!was || was.join() === modes.join())
    await send(tx, viewer, now, { ...now.current, modes: ways }, request);
  return modes;
}

async function noteWithdrawal(tx: Tx, viewer: Member, id: string, request: AuditedRequest): Promise<void> {
  await recordAudit(tx, {
    actor: viewer,
    action: 'profile-change.withdrawn',
    subject: { table: 'therapist_profile_changes', id },
    subjectUserId: viewer.userId,
    request,
  });
}

export async function withdrawProposal(
  viewer: Member,
  id: string,
  request: AuditedRequest,
): Promise<'withdrawn' | 'gone'> {
  if (!isUuid(id)) return 'gone';
  return db.$transaction(async (tx) => {
    const therapistId = await lockOwnListing(tx, viewer);
    if (therapistId === null) return 'gone';
    const { count } = await tx.therapistProfileChange.updateMany({
      where: { id, therapistId, status: 'submitted' },
      data: { status: 'withdrawn' },
    });
    if (count === 0) return 'gone';
    await noteWithdrawal(tx, viewer, id, request);
    return 'withdrawn';
  });
}

/**
 * Sets on the public page, at once and without a review, whether new clients are welcome. Repeating it is
 * valid for another month.
 */
export async function setAccepting(
  viewer: Member,
  accepting: boolean,
  request: AuditedRequest,
): Promise<'saved' | 'not-linked'> {
  return db.$transaction(async (tx) => {
    const id = await lockOwnListing(tx, viewer);
    if (id === null) return 'not-linked';
    const { count } = await tx.therapist.updateMany({
      where: { id, acceptingNewClients: !accepting },
      data: { acceptingNewClients: accepting },
    });
    if (accepting) await tx.therapist.update({ where: { id }, data: { acceptingConfirmedAt: new Date() } });
    if (count > 0) {
      await recordAudit(tx, {
        actor: viewer,
        action: 'public-profile.accepting-changed',
        subject: { table: 'therapists', id },
        subjectUserId: viewer.userId,
        details: { accepting },
        request,
      });
    }
    return 'saved';
  });
}

/** The therapist confirms the present text; without this their profile is not published. */
export function confirmOwnWords(
  viewer: Member,
  version: string,
  request: AuditedRequest,
): Promise<'read' | 'changedUnread' | 'notLinked'> {
  return db.$transaction(async (tx) => {
    const id = await lockOwnListing(tx, viewer);
    if (id === null) return 'notLinked';
    const row = await tx.therapist.findUniqueOrThrow({ where: { id }, select: listingColumns });
    if (version !== versionOf(listingTexts(listingOf(row)))) return 'changedUnread';
    const { count } = await tx.therapist.updateMany({
      where: { id, profileReadAt: null },
      data: { profileReadAt: new Date() },
    });
    if (count > 0) {
      await recordAudit(tx, {
        actor: viewer,
        action: 'public-profile.read',
        subject: { table: 'therapists', id },
        subjectUserId: viewer.userId,
        request,
      });
    }
    return 'read';
  });
}
