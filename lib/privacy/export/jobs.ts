import 'server-only';
import { z } from 'zod';
import { recordAudit } from '@/lib/account/audit';
import { day } from '@/lib/format/duration';
import { notify } from '@/lib/notification/commands';
import { type Archive, withArchive } from '@/lib/privacy/export/archive';
import { exportReadyLetter } from '@/lib/privacy/export/emails';
import { ownCopy } from '@/lib/privacy/export/own-copy';
import { practiceFile } from '@/lib/privacy/export/practice/practice-file';
import {
  type ExportKind,
  exportActs,
  exportDays,
  exportFolder,
  exportTasks,
  exportWords,
  isExportKind,
} from '@/lib/privacy/export/rules';
import { type Person, personOf } from '@/lib/privacy/records/person';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { ObjectAddress } from '@/lib/server/storage/address';
import { discardFile } from '@/lib/server/storage/files';
import { putLargeObject } from '@/lib/server/storage/large-objects';
import { deleteObject } from '@/lib/server/storage/objects';

export const exportPayload = z.strictObject({ requestId: z.uuid() });

const contentType = 'application/zip';

/** Both buckets are private; the app serves this one only after checking the reader. */
function addressOf(requestId: string): ObjectAddress {
  return { bucket: env.S3_BUCKET_PRIVATE, key: `${exportFolder}/${requestId}.zip` };
}

/**
 * Links the stored file to its request and adds the notification and the mail; does nothing if the export is
 * no longer wanted.
 */
async function finishExport(
  { requestId, kind, userId }: { requestId: string; kind: ExportKind; userId: string },
  archive: Archive,
  now: Date,
): Promise<boolean> {
  const { ready, page } = exportWords[kind];
  return db.$transaction(async (tx) => {
    // An erasure takes the same lock, so either it finds this file or this job finds the account erased.
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
    const open = await tx.privacyRequest.count({ where: { id: requestId, status: 'running' } });
    if (open === 0) return false;
    const { id: fileId } = await tx.storedFile.create({
      data: {
        ...addressOf(requestId),
        contentType,
        byteSize: archive.byteSize,
        sha256: archive.sha256,
        storedAt: now,
      },
      select: { id: true },
    });
    await tx.privacyRequest.update({
      where: { id: requestId },
      data: {
        status: 'completed',
        completedAt: now,
        fileId,
        fileExpiresAt: new Date(now.getTime() + exportDays * day),
      },
    });
    await notify(tx, {
      userId,
      kind: 'export.ready',
      title: ready,
      body: `You can download it for ${exportDays} days.`,
      href: page,
    });
    await enqueue(
      tx,
      exportTasks.mailReady,
      { requestId },
      { jobKey: `${exportTasks.mailReady}:${requestId}` },
    );
    await recordAudit(tx, {
      actor: 'system',
      action: exportActs[kind].made,
      subject: { table: 'privacy_requests', id: requestId },
      subjectUserId: userId,
    });
    return true;
  });
}

/** Notes how far the file of a practice is, so that its page can say it. */
async function noteProgress(id: string, partsDone: number, parts: number): Promise<void> {
  await db.privacyRequest.updateMany({ where: { id, status: 'running' }, data: { partsDone, parts } });
}

const fillings = {
  export: (person: Person, now: Date) => ownCopy(person, now),
  practice: (person: Person, now: Date, requestId: string) =>
    practiceFile(person, now, (done, parts) => noteProgress(requestId, done, parts)),
} as const;

/**
 * Makes the requested export and stores it for download. A repeated run overwrites a killed one's file; a
 * withdrawn request leaves none.
 */
export async function makeExport(requestId: string): Promise<void> {
  const request = await db.privacyRequest.findUnique({
    where: { id: requestId },
    select: { kind: true, status: true, userId: true },
  });
  if (!request || !isExportKind(request.kind) || request.status === 'completed') return;
  const { kind } = request;
  const person = request.userId ? await personOf(db, request.userId) : null;
  const { count } = await db.privacyRequest.updateMany({
    where: { id: requestId, status: { in: ['requested', 'running'] } },
    data: { status: 'running' },
  });
  if (count === 0 || !person || person.disabled) {
    await deleteObject(addressOf(requestId));
    return;
  }
  const now = new Date();
  const stored = await withArchive(fillings[kind](person, now, requestId), now, async (archive) => {
    const { byteSize, sha256 } = archive;
    await putLargeObject(addressOf(requestId), { body: archive.read(), byteSize, sha256, contentType });
    return finishExport({ requestId, kind, userId: person.userId }, archive, now);
  });
  if (stored) return;
  const { status } = await db.privacyRequest.findUniqueOrThrow({
    where: { id: requestId },
    select: { status: true },
  });
  // If another worker was faster, the file is that worker's.
  if (status !== 'completed') await deleteObject(addressOf(requestId));
}

export async function mailExportReady(requestId: string): Promise<void> {
  const request = await db.privacyRequest.findUnique({
    where: { id: requestId },
    select: {
      kind: true,
      fileId: true,
      user: {
        select: { email: true, name: true, disabledAt: true, profile: { select: { firstName: true } } },
      },
    },
  });
  if (!request?.fileId || !request.user || request.user.disabledAt || !isExportKind(request.kind)) return;
  const { kind } = request;
  const { email, name, profile } = request.user;
  await sendEmail({
    to: { name: name ?? '', address: email },
    id: `export-${requestId}`,
    ...exportReadyLetter({
      name: profile?.firstName ?? name ?? '',
      url: new URL(exportWords[kind].page, env.APP_URL).href,
      kind,
    }),
  });
}

export async function sweepExports(now: Date = new Date()): Promise<void> {
  const over = await db.privacyRequest.findMany({
    where: { fileId: { not: null }, fileExpiresAt: { lte: now } },
    take: 500,
    select: { id: true, fileId: true },
  });
  for (const { id, fileId } of over) {
    if (!fileId) continue;
    await db.$transaction(async (tx) => {
      await tx.privacyRequest.update({ where: { id }, data: { fileId: null, fileExpiresAt: null } });
      await discardFile(tx, fileId);
    });
  }
  const forgotten = await db.$queryRaw<{ id: string }[]>`
    SELECT id::text AS id FROM privacy_requests
    WHERE kind IN ('export', 'practice') AND status IN ('requested', 'running') AND requested_at < now() - interval '5 minutes'
      AND NOT EXISTS (
        SELECT 1 FROM graphile_worker.jobs
        WHERE key = ${`${exportTasks.make}:`} || privacy_requests.id AND attempts < max_attempts)
    LIMIT 100`;
  for (const { id } of forgotten) {
    await enqueue(db, exportTasks.make, { requestId: id }, { jobKey: `${exportTasks.make}:${id}` });
  }
}
