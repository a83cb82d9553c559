import 'server-only';
import { randomUUID } from 'node:crypto';
import { recordAudit } from '@/lib/account/audit';
import type { MemberOf } from '@/lib/account/session/session';
import { mostPapers, recordPaths, type WithheldBecause } from '@/lib/care/record-request/rules';
import { bytesPlaceOf, sealedAnswer, sealedPaper, storeKeyOf } from '@/lib/care/record-request/sealed';
import { isUuid } from '@/lib/format/uuid';
import { notifyAndMail } from '@/lib/notification/commands';
import type { Outcome } from '@/lib/server/action/outcome';
import { db, type Tx } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import type { CheckedPaper } from '@/lib/server/file/paper';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { openDataKey, sealContent } from '@/lib/server/seal/data-key';
import { discardFile, stageFile } from '@/lib/server/storage/files';
import { therapistOf } from '@/lib/therapist/access';

type Therapist = MemberOf<'therapist'>;
type Paper = Extract<CheckedPaper, { readonly fit: true }> & { readonly name: string };

export type Written = Outcome<'unknown' | 'decided' | 'full'>;

async function lockOpen(tx: Tx, viewer: Therapist, id: string) {
  const therapist = isUuid(id) ? await therapistOf(viewer, tx) : null;
  if (!therapist) return 'unknown';
  await tx.$queryRaw`SELECT 1 FROM record_requests WHERE id = ${id}::uuid FOR UPDATE`;
  const found = await tx.recordRequest.findFirst({
    where: { id, therapistId: therapist.id },
    include: { client: { select: { userId: true } }, _count: { select: { papers: true } } },
  });
  if (!found) return 'unknown';
  return found.answeredAt || found.withdrawnAt ? 'decided' : found;
}

/**
 * Adds a sealed paper to the viewer's unsent answer.
 * @throws SealUnavailable when the master key is missing or wrong; nothing is stored then
 */
export function addPaper(viewer: Therapist, id: string, paper: Paper): Promise<Written> {
  return db.$transaction(async (tx): Promise<Written> => {
    const open = await lockOpen(tx, viewer, id);
    if (typeof open === 'string') return { done: false, because: open };
    if (open._count.papers >= mostPapers) return { done: false, because: 'full' };
    const key = openDataKey(open.sealedKey);
    const staged = await stageFile(tx, {
      bucket: env.S3_BUCKET_PRIVATE,
      key: storeKeyOf(id, randomUUID()),
      contentType: 'application/octet-stream',
      content: sealContent(key, bytesPlaceOf(id), paper.content),
      uploadedById: null,
    });
    const named = { name: paper.name, contentType: paper.contentType };
    await tx.recordPaper.create({
      data: { requestId: id, fileId: staged.id, sealed: sealedPaper.seal(key, id, named) },
    });
    return { done: true };
  });
}

export function removePaper(viewer: Therapist, id: string, paperId: string): Promise<Written> {
  return db.$transaction(async (tx): Promise<Written> => {
    const open = await lockOpen(tx, viewer, id);
    if (typeof open === 'string') return { done: false, because: open };
    const paper = isUuid(paperId)
      ? await tx.recordPaper.findFirst({ where: { id: paperId, requestId: id } })
      : null;
    if (!paper) return { done: false, because: 'unknown' };
    await tx.recordPaper.delete({ where: { id: paper.id } });
    if (paper.fileId) await discardFile(tx, paper.fileId);
    return { done: true };
  });
}

type Answer = {
  readonly summary: string;
  /** The Act's reason for withholding information; null if nothing is withheld. */
  readonly because: WithheldBecause | null;
  /** A general description of the withheld information. */
  readonly withheld: string | null;
  readonly request: AuditedRequest;
};

/**
 * Answers a request to the viewer, once, with the papers added before, and notifies the client.
 * @throws SealUnavailable when the master key is missing or wrong; nothing is stored then
 */
export function answerRequest(
  viewer: Therapist,
  id: string,
  { summary, because, withheld, request }: Answer,
  now: Date = new Date(),
): Promise<Written> {
  return db.$transaction(async (tx): Promise<Written> => {
    const open = await lockOpen(tx, viewer, id);
    if (typeof open === 'string') return { done: false, because: open };
    const content = { summary, withheld: because && withheld };
    const sealed = sealedAnswer.seal(openDataKey(open.sealedKey), id, content);
    await tx.recordRequest.update({
      where: { id },
      data: { sealed, answeredAt: now, withheldBecause: because },
    });
    const { userId } = open.client;
    await recordAudit(tx, {
      actor: viewer,
      action: 'records.answered',
      subject: { table: 'record_requests', id },
      subjectUserId: userId,
      details: { inPart: because !== null },
      request,
    });
    await notifyAndMail(tx, {
      userId,
      kind: 'records.answered',
      title: 'Your therapist has answered your request for records',
      href: `${recordPaths.client}/${id}`,
    });
    return { done: true };
  });
}
