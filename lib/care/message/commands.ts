import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Prisma } from '@/generated/prisma/client';
import { recordAudit } from '@/lib/account/audit';
import type { AuditAction } from '@/lib/account/audit-events';
import type { Member, MemberOf } from '@/lib/account/session/session';
import {
  findParty,
  hasReader,
  reportOf,
  type ThreadParty,
  threadOf,
  waitsForClient,
} from '@/lib/care/message/access';
import { tellOtherSide } from '@/lib/care/message/notify';
import { mostPerDay, mostPerMinute, threadChannel } from '@/lib/care/message/rules';
import { filePlaceOf, sealedMessage } from '@/lib/care/message/sealed';
import type { Submission } from '@/lib/server/action/define-action';
import type { Outcome } from '@/lib/server/action/outcome';
import { db, type Tx } from '@/lib/server/db';
import { refusableTransaction } from '@/lib/server/db/transaction';
import { env } from '@/lib/server/env';
import type { CheckedPaper } from '@/lib/server/file/paper';
import { consume, limitOf } from '@/lib/server/rate-limit/consume';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { newDataKey, openDataKey, sealContent } from '@/lib/server/seal/data-key';
import { stageFile } from '@/lib/server/storage/files';
import { therapistOf } from '@/lib/therapist/access';

type Paper = Extract<CheckedPaper, { readonly fit: true }> & { readonly name: string };

/** Makes the thread's row at its first message or change, and locks it. */
async function lockThread(tx: Tx, party: ThreadParty) {
  const where = threadOf(party);
  if (!(await tx.messageThread.findUnique({ where, select: { id: true } }))) {
    const sealedKey = newDataKey().wrapped;
    const data: Prisma.MessageThreadCreateManyInput =
      party.kind === 'care'
        ? { clientId: party.clientId, therapistId: party.therapistId, sealedKey }
        : { memberId: party.memberId, sealedKey };
    await tx.messageThread.createMany({ data, skipDuplicates: true });
  }
  const { id } = await tx.messageThread.findUniqueOrThrow({ where, select: { id: true } });
  await tx.$queryRaw`SELECT 1 FROM message_threads WHERE id = ${id}::uuid FOR UPDATE`;
  return tx.messageThread.findUniqueOrThrow({ where: { id } });
}

/** Notifies open pages of both sides when the transaction commits. */
async function announce(tx: Tx, party: ThreadParty): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${threadChannel}, ${reportOf(party)})`;
}

/** An admin acts in a member's record; the audit line shows the member that. */
async function auditTeam(
  tx: Tx,
  viewer: Member,
  party: ThreadParty,
  action: AuditAction,
  threadId: string,
  request: AuditedRequest,
): Promise<void> {
  if (party.kind !== 'team' || party.side !== 'helper') return;
  await recordAudit(tx, {
    actor: viewer,
    action,
    subject: { table: 'message_threads', id: threadId },
    ...(party.other.userId !== null && { subjectUserId: party.other.userId }),
    request,
  });
}

type Sent = Outcome<'unknown' | 'gone' | 'closed' | 'handed-over' | 'too-many'>;

type NewMessage = {
  readonly with: string;
  /** Null when only a file is sent. */
  readonly text: string | null;
  readonly paper: Paper | null;
  readonly submission: Pick<Submission, 'key'>;
};

/**
 * When a message is written: by the clock under the lock of its thread, and later than every earlier message.
 * A reader who has read the thread up to one message has therefore read no later one.
 */
function momentAfter(last: Date | null, now: Date): Date {
  return last && last >= now ? new Date(last.getTime() + 1) : now;
}

/**
 * Sends a message, sealed with its file, and notifies the other side. A form sent twice sends one message.
 * @param sentAt the time under the lock by default
 * @throws SealUnavailable when the master key is missing or wrong; nothing is stored then
 */
export function sendMessage(
  viewer: Member,
  { with: withWhom, text, paper, submission }: NewMessage,
  request: AuditedRequest,
  sentAt?: Date,
): Promise<Sent> {
  return refusableTransaction<Sent, Sent>(async (tx, refuse): Promise<Sent> => {
    const party = await findParty(tx, viewer, withWhom, sentAt);
    if (!party) return { done: false, because: 'unknown' };
    if (!hasReader(party)) return { done: false, because: 'gone' };
    const thread = await lockThread(tx, party);
    const key = openDataKey(thread.sealedKey);
    const sent = await tx.threadMessage.findUnique({
      where: { submissionKey: submission.key },
      select: { threadId: true },
    });
    if (sent) return sent.threadId === thread.id ? { done: true } : { done: false, because: 'unknown' };
    if (thread.closedAt) return { done: false, because: 'closed' };
    if (await waitsForClient(tx, party, sentAt ?? new Date())) return { done: false, because: 'handed-over' };
    const limits = [
      limitOf('thread-message', viewer.userId, mostPerMinute, 60),
      limitOf('thread-message', viewer.userId, mostPerDay, 86_400),
    ];
    if (!(await consume(tx, limits))) throw refuse({ done: false, because: 'too-many' });
    const file = paper && {
      content: sealContent(key, filePlaceOf(thread.id), paper.content),
      named: { name: paper.name, contentType: paper.contentType },
    };
    const staged =
      file &&
      (await stageFile(tx, {
        bucket: env.S3_BUCKET_PRIVATE,
        key: `messages/${thread.id}/${randomUUID()}`,
        contentType: 'application/octet-stream',
        content: file.content,
        uploadedById: null,
      }));
    const content = { text: text ?? '', ...(file && { file: file.named }) };
    const now = momentAfter(thread.lastMessageAt, sentAt ?? new Date());
    await tx.threadMessage.create({
      data: {
        threadId: thread.id,
        side: party.side,
        sealed: sealedMessage.seal(key, { threadId: thread.id, side: party.side }, content),
        fileId: staged?.id ?? null,
        submissionKey: submission.key,
        createdAt: now,
      },
    });
    await tx.messageThread.update({ where: { id: thread.id }, data: { lastMessageAt: now } });
    await tellOtherSide(tx, party, thread, now);
    await auditTeam(tx, viewer, party, 'conversation.answered', thread.id, request);
    await announce(tx, party);
    return { done: true };
  });
}

/** Closes the viewer's thread for both sides. Repeating it changes nothing. */
export function closeThread(
  viewer: Member,
  withWhom: string,
  request: AuditedRequest,
): Promise<Outcome<'unknown'>> {
  return db.$transaction(async (tx): Promise<Outcome<'unknown'>> => {
    const party = await findParty(tx, viewer, withWhom);
    if (!party) return { done: false, because: 'unknown' };
    const thread = await lockThread(tx, party);
    if (thread.closedAt) return { done: true };
    await tx.messageThread.update({
      where: { id: thread.id },
      data: { closedAt: new Date(), closedBy: party.side },
    });
    await auditTeam(tx, viewer, party, 'conversation.closed', thread.id, request);
    await announce(tx, party);
    return { done: true };
  });
}

/** Reopens a thread. A therapist or the team always may; a client or member only if they closed it. */
export function reopenThread(
  viewer: Member,
  withWhom: string,
  request: AuditedRequest,
): Promise<Outcome<'unknown' | 'not-yours'>> {
  return db.$transaction(async (tx): Promise<Outcome<'unknown' | 'not-yours'>> => {
    const party = await findParty(tx, viewer, withWhom);
    if (!party) return { done: false, because: 'unknown' };
    const thread = await lockThread(tx, party);
    if (!thread.closedAt) return { done: true };
    if (party.side === 'person' && thread.closedBy !== 'person') return { done: false, because: 'not-yours' };
    await tx.messageThread.update({ where: { id: thread.id }, data: { closedAt: null, closedBy: null } });
    await auditTeam(tx, viewer, party, 'conversation.reopened', thread.id, request);
    await announce(tx, party);
    return { done: true };
  });
}

/**
 * Saves the viewer's usual reply time.
 * @param days working days
 * @returns false while no listing is linked to their account
 */
export async function setReplyTime(viewer: MemberOf<'therapist'>, days: number): Promise<boolean> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return false;
  const therapistId = therapist.id;
  await db.messageTerms.upsert({
    where: { therapistId },
    create: { therapistId, replyDays: days },
    update: { replyDays: days },
  });
  return true;
}
