import 'server-only';
import { randomUUID } from 'node:crypto';
import { recordAudit } from '@/lib/account/audit';
import type { MemberOf } from '@/lib/account/session/session';
import type { Refused } from '@/lib/server/action/outcome';
import { db, type Tx } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { discardFile, stageFile } from '@/lib/server/storage/files';
import { mostPapers, sentApplicationTasks } from '@/lib/therapist/application/rules';
import { storedApplication } from '@/lib/therapist/application/schema';

type Applicant = MemberOf<'therapist'>;

export type FormText = Readonly<Record<string, string>>;

type Open = {
  readonly id: string;
  readonly version: number;
  readonly savedAt: Date | null;
  readonly draft: unknown;
};

/** The viewer's own undecided application, locked; makes one for an account that has none. */
async function lockOwn(tx: Tx, { profile }: Applicant): Promise<Open | null> {
  await tx.$queryRaw`SELECT 1 FROM profiles WHERE id = ${profile.id}::uuid FOR NO KEY UPDATE`;
  const last = await tx.therapistApplication.findFirst({
    where: { profileId: profile.id },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, version: true, status: true, savedAt: true, draft: true },
  });
  if (last) return last.status === 'submitted' ? last : null;
  return tx.therapistApplication.create({
    data: { profileId: profile.id },
    select: { id: true, version: true, savedAt: true, draft: true },
  });
}

type SaveOutcome =
  | { readonly done: true; readonly version: number; readonly sent: boolean }
  | Refused<'decided'>
  | Refused<'stale', { readonly version: number; readonly savedAt: Date; readonly current: FormText }>;

type Saving = {
  readonly form: FormText;
  readonly version: number;
  /** True to send the complete form to the team. */
  readonly send: boolean;
};

/**
 * Saves the form, complete or not, and sends it to the team if asked to and complete. Refuses if another tab
 * has saved it since the page was opened. Saving the same form again changes nothing.
 */
export function saveApplication(
  viewer: Applicant,
  { form, version, send }: Saving,
  request: AuditedRequest,
): Promise<SaveOutcome> {
  const now = new Date();
  return db.$transaction(async (tx): Promise<SaveOutcome> => {
    const open = await lockOwn(tx, viewer);
    if (!open) return { done: false, because: 'decided' };
    if (open.version !== version) {
      const current = storedApplication.safeParse(open.draft).data ?? {};
      return { done: false, because: 'stale', version: open.version, savedAt: open.savedAt ?? now, current };
    }
    const { version: next } = await tx.therapistApplication.update({
      where: { id: open.id },
      data: {
        draft: form,
        savedAt: now,
        version: { increment: 1 },
        ...(send && { details: form, sentAt: now, question: null, askedAt: null }),
      },
      select: { version: true },
    });
    if (!send) return { done: true, version: next, sent: false };
    await recordAudit(tx, {
      actor: viewer,
      action: 'application.sent',
      subject: { table: 'therapist_applications', id: open.id },
      subjectUserId: viewer.userId,
      request,
    });
    const task = sentApplicationTasks.announce;
    await enqueue(
      tx,
      task,
      { applicationId: open.id, version: String(next) },
      { jobKey: `${task}:${open.id}:${next}` },
    );
    return { done: true, version: next, sent: true };
  });
}

type NewPaper = {
  readonly kind: string;
  readonly content: Buffer;
  readonly contentType: string;
  readonly extension: 'pdf' | 'jpg';
};

export function addPaper(
  viewer: Applicant,
  { kind, content, contentType, extension }: NewPaper,
  request: AuditedRequest,
): Promise<'added' | 'too-many' | 'decided'> {
  const { userId } = viewer;
  return db.$transaction(async (tx) => {
    const open = await lockOwn(tx, viewer);
    if (!open) return 'decided';
    if ((await tx.therapistApplicationPaper.count({ where: { applicationId: open.id } })) >= mostPapers) {
      return 'too-many';
    }
    const id = randomUUID();
    const file = await stageFile(tx, {
      bucket: env.S3_BUCKET_PRIVATE,
      key: `${open.id}/paper-${id}.${extension}`,
      contentType,
      content,
      uploadedById: userId,
    });
    await tx.therapistApplicationPaper.create({
      data: { id, applicationId: open.id, userId, kind, fileId: file.id },
    });
    await recordAudit(tx, {
      actor: viewer,
      action: 'application.paper-added',
      subject: { table: 'therapist_application_papers', id },
      subjectUserId: userId,
      request,
    });
    return 'added';
  });
}

export function removePaper(
  viewer: Applicant,
  paperId: string,
  request: AuditedRequest,
): Promise<'removed' | 'gone'> {
  const { userId } = viewer;
  return db.$transaction(async (tx) => {
    const open = await lockOwn(tx, viewer);
    const paper = open
      ? await tx.therapistApplicationPaper.findFirst({
          where: { id: paperId, applicationId: open.id, userId },
          select: { fileId: true },
        })
      : null;
    if (!paper) return 'gone';
    await tx.therapistApplicationPaper.delete({ where: { id: paperId } });
    await discardFile(tx, paper.fileId);
    await recordAudit(tx, {
      actor: viewer,
      action: 'application.paper-removed',
      subject: { table: 'therapist_application_papers', id: paperId },
      subjectUserId: userId,
      request,
    });
    return 'removed';
  });
}

/** Deletes the papers of a decided application, which have no more use. */
export async function discardPapers(tx: Tx, applicationId: string): Promise<void> {
  const papers = await tx.therapistApplicationPaper.findMany({
    where: { applicationId },
    select: { fileId: true },
  });
  await tx.therapistApplicationPaper.deleteMany({ where: { applicationId } });
  for (const { fileId } of papers) await discardFile(tx, fileId);
}
