import 'server-only';
import { randomUUID } from 'node:crypto';
import { recordAudit } from '@/lib/account/audit';
import { perDay } from '@/lib/account/profile/picture/rules';
import type { Member, MemberOf } from '@/lib/account/session/session';
import { isUuid } from '@/lib/format/uuid';
import { notifyAndMail } from '@/lib/notification/commands';
import { db, type Tx } from '@/lib/server/db';
import { refusableTransaction } from '@/lib/server/db/transaction';
import { env } from '@/lib/server/env';
import { consume, limitOf } from '@/lib/server/rate-limit/consume';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { discardFile, stageFile } from '@/lib/server/storage/files';
import { photoKey } from '@/lib/therapist/photo/address';
import { ownPhotoPath } from '@/lib/therapist/photo/rules';

const day = 86_400;

/** Locks the account, so that two changes of its photo run one after the other. */
function lockAccount(tx: Tx, userId: string) {
  return tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
}

function stage(tx: Tx, photoId: string, content: Uint8Array, uploadedById: string | null) {
  return stageFile(tx, {
    bucket: env.S3_BUCKET_PROFILE_PICTURES,
    key: photoKey(photoId),
    contentType: 'image/webp',
    content,
    uploadedById,
  });
}

/** Ends the account's unreviewed photo and deletes the picture. @returns whether there was one */
export async function endWaiting(tx: Tx, userId: string, status: 'withdrawn' | 'replaced'): Promise<boolean> {
  const ended = await tx.therapistPhoto.updateManyAndReturn({
    where: { userId, status: 'submitted' },
    data: { status },
    select: { fileId: true },
  });
  for (const { fileId } of ended) await discardFile(tx, fileId);
  return ended.length > 0;
}

async function endShown(tx: Tx, therapistId: string): Promise<void> {
  const ended = await tx.therapistPhoto.updateManyAndReturn({
    where: { therapistId, status: 'approved' },
    data: { status: 'replaced' },
    select: { fileId: true },
  });
  for (const { fileId } of ended) await discardFile(tx, fileId);
}

/** Stores a therapist's or an applicant's photo for the team's review; replaces an unreviewed one. */
export async function sendPhoto(
  viewer: MemberOf<'therapist'>,
  content: Uint8Array,
  request: AuditedRequest,
): Promise<{ readonly outcome: 'waiting' | 'too-often'; readonly photoId: string | null }> {
  const { userId } = viewer;
  return refusableTransaction(async (tx, refuse) => {
    await lockAccount(tx, userId);
    if (!(await consume(tx, [limitOf('therapist-photo:kept', userId, perDay.stored, day)]))) {
      throw refuse({ outcome: 'too-often', photoId: null });
    }
    await endWaiting(tx, userId, 'replaced');
    const id = randomUUID();
    const file = await stage(tx, id, content, userId);
    await tx.therapistPhoto.create({ data: { id, userId, fileId: file.id } });
    await recordAudit(tx, {
      actor: viewer,
      action: 'therapist-photo.sent',
      subject: { table: 'therapist_photos', id },
      subjectUserId: userId,
      request,
    });
    return { outcome: 'waiting', photoId: id };
  });
}

export function withdrawPhoto(viewer: Member, request: AuditedRequest): Promise<'withdrawn' | 'gone'> {
  const { userId } = viewer;
  return db.$transaction(async (tx) => {
    await lockAccount(tx, userId);
    if (!(await endWaiting(tx, userId, 'withdrawn'))) return 'gone';
    await recordAudit(tx, {
      actor: viewer,
      action: 'therapist-photo.withdrawn',
      subjectUserId: userId,
      request,
    });
    return 'withdrawn';
  });
}

type Shown = { readonly therapistId: string; readonly photoId: string };

/** Puts a photo on the public page; the trigger on `therapists` updates public pages. */
async function show(tx: Tx, { therapistId, photoId }: Shown, viewer: Member, now: Date): Promise<void> {
  await endShown(tx, therapistId);
  await tx.therapistPhoto.update({
    where: { id: photoId },
    data: { status: 'approved', therapistId, reviewedAt: now, reviewedById: viewer.userId },
  });
  await tx.therapist.update({ where: { id: therapistId }, data: { profilePicture: photoKey(photoId) } });
}

/** An admin puts a photo on a listing without a review. @returns null for an unknown listing */
export function setPhoto(
  viewer: MemberOf<'admin'>,
  therapistId: string,
  content: Uint8Array,
  request: AuditedRequest,
): Promise<string | null> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM therapists WHERE id = ${therapistId}::uuid FOR UPDATE`;
    const therapist = await tx.therapist.findUnique({ where: { id: therapistId }, select: { userId: true } });
    if (!therapist) return null;
    const { userId } = therapist;
    const id = randomUUID();
    const file = await stage(tx, id, content, userId);
    await tx.therapistPhoto.create({ data: { id, therapistId, fileId: file.id } });
    await show(tx, { therapistId, photoId: id }, viewer, new Date());
    await recordAudit(tx, {
      actor: viewer,
      action: 'therapist-photo.set',
      subject: { table: 'therapist_photos', id },
      ...(userId && { subjectUserId: userId }),
      details: { therapist: therapistId },
      request,
    });
    if (userId) await tell(tx, userId, true, null);
    return id;
  });
}

function tell(tx: Tx, userId: string, shown: boolean, reason: string | null): Promise<void> {
  return notifyAndMail(tx, {
    userId,
    kind: shown ? 'photo.shown' : 'photo.refused',
    title: shown ? 'Your photo is on your public profile' : 'We could not accept your photo',
    ...(reason !== null && { body: reason }),
    href: ownPhotoPath,
  });
}

/** The photo if it is still unreviewed. Locks its account first, in the order of the therapist's own commands. */
async function lockWaiting(tx: Tx, id: string) {
  if (!isUuid(id)) return null;
  await tx.$queryRaw`
    SELECT 1 FROM users JOIN therapist_photos ON therapist_photos.user_id = users.id
    WHERE therapist_photos.id = ${id}::uuid FOR NO KEY UPDATE OF users`;
  const found = await tx.therapistPhoto.findFirst({
    where: { id, status: 'submitted' },
    select: { fileId: true, user: { select: { id: true, therapist: { select: { id: true } } } } },
  });
  return found?.user
    ? { fileId: found.fileId, userId: found.user.id, therapistId: found.user.therapist?.id }
    : null;
}

type Approved =
  | { readonly outcome: 'approved'; readonly userId: string }
  | { readonly outcome: 'gone' | 'noListing' };

/**
 * Approves a photo in the caller's transaction; the caller tells its therapist. Its account must be linked to
 * a listing.
 */
export async function approvePhotoIn(
  tx: Tx,
  viewer: Member,
  id: string,
  request: AuditedRequest,
  now: Date,
): Promise<Approved> {
  const open = await lockWaiting(tx, id);
  if (!open) return { outcome: 'gone' };
  const { userId, therapistId } = open;
  if (!therapistId) return { outcome: 'noListing' };
  await tx.$queryRaw`SELECT 1 FROM therapists WHERE id = ${therapistId}::uuid FOR UPDATE`;
  await show(tx, { therapistId, photoId: id }, viewer, now);
  await recordAudit(tx, {
    actor: viewer,
    action: 'therapist-photo.approved',
    subject: { table: 'therapist_photos', id },
    subjectUserId: userId,
    details: { therapist: therapistId },
    request,
  });
  return { outcome: 'approved', userId };
}

/** Puts an unreviewed photo on the public page of its therapist, and tells them. */
export function approvePhoto(viewer: MemberOf<'admin'>, id: string, request: AuditedRequest) {
  const now = new Date();
  return db.$transaction(async (tx) => {
    const approved = await approvePhotoIn(tx, viewer, id, request, now);
    if (approved.outcome === 'approved') await tell(tx, approved.userId, true, null);
    return approved.outcome;
  });
}

/** Refuses a photo and tells the therapist why; the page does not change, and the picture is deleted. */
export function declinePhoto(
  viewer: MemberOf<'admin'>,
  id: string,
  reason: string,
  request: AuditedRequest,
): Promise<'declined' | 'gone'> {
  return db.$transaction(async (tx) => {
    const open = await lockWaiting(tx, id);
    if (!open) return 'gone';
    await tx.therapistPhoto.update({
      where: { id },
      data: { status: 'declined', reason, reviewedAt: new Date(), reviewedById: viewer.userId },
    });
    await discardFile(tx, open.fileId);
    await recordAudit(tx, {
      actor: viewer,
      action: 'therapist-photo.declined',
      subject: { table: 'therapist_photos', id },
      subjectUserId: open.userId,
      request,
    });
    await tell(tx, open.userId, false, reason);
    return 'declined';
  });
}

/** Removes the photo from the viewer's own public page, at once and without a review. */
export function removeOwnShownPhoto(
  viewer: MemberOf<'therapist'>,
  request: AuditedRequest,
): Promise<'removed' | 'gone'> {
  const { userId } = viewer;
  return db.$transaction(async (tx) => {
    await lockAccount(tx, userId);
    const therapist = await tx.therapist.findUnique({
      where: { userId },
      select: { id: true, profilePicture: true },
    });
    if (!therapist || therapist.profilePicture === null) return 'gone';
    await endShown(tx, therapist.id);
    await tx.therapist.update({ where: { id: therapist.id }, data: { profilePicture: null } });
    await recordAudit(tx, {
      actor: viewer,
      action: 'therapist-photo.removed',
      subject: { table: 'therapists', id: therapist.id },
      subjectUserId: userId,
      request,
    });
    return 'removed';
  });
}
