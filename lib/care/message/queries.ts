import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import { recordAudit } from '@/lib/account/audit';
import { isAdmin } from '@/lib/account/session/guard';
import type { Member } from '@/lib/account/session/session';
import {
  findParty,
  hasReader,
  reportOf,
  type ThreadParty,
  threadOf,
  waitsForClient,
} from '@/lib/care/message/access';
import { messagesPerPage, type Side, teamSlug, threadPath } from '@/lib/care/message/rules';
import { filePlaceOf, sealedMessage } from '@/lib/care/message/sealed';
import { isUuid } from '@/lib/format/uuid';
import { db, type Tx } from '@/lib/server/db';
import { readAs } from '@/lib/server/db/read-as';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { type DataKey, openContent, openDataKey } from '@/lib/server/seal/data-key';
import { orNullIfSealed } from '@/lib/server/seal/refusal';
import { readFile } from '@/lib/server/storage/files';

export type MessageView = {
  readonly id: string;
  readonly own: boolean;
  readonly text: string;
  readonly at: Date;
  readonly file: string | null;
  /** It came with the first contact, before the thread. */
  readonly first: boolean;
};

export type ThreadView = {
  readonly with: string;
  readonly path: string;
  readonly kind: ThreadParty['kind'];
  readonly side: Side;
  readonly otherName: string;
  /** Oldest first. Null if the master key is missing or wrong. */
  readonly messages: readonly MessageView[] | null;
  /** `before` of the page with older messages. */
  readonly older: string | null;
  readonly closedAt: Date | null;
  readonly closedByMe: boolean;
  readonly reopens: boolean;
  readonly hasReader: boolean;
  /** Whether the viewer may only answer, and has no message to answer: see `waitsForClient`. */
  readonly waitsForClient: boolean;
  /** Working days in which the therapist promises to answer. */
  readonly replyDays: number | null;
  /** Whether the other side has read the newest message of the viewer. */
  readonly readByOther: boolean;
};

type Row = {
  readonly id: string;
  readonly side: string;
  readonly sealed: Uint8Array;
  readonly fileId: string | null;
  readonly createdAt: Date;
};

function viewOf(key: DataKey, threadId: string, own: Side, row: Row): MessageView {
  const { text, file } = sealedMessage.open(key, { threadId, side: row.side }, row.sealed);
  const { id, side, createdAt } = row;
  return { id, own: side === own, text, at: createdAt, file: file?.name ?? null, first: false };
}

type Reading = Pick<Tx, 'messageThread' | 'threadMessage' | 'therapistContactRequest'>;

/**
 * The member whose thread it is reads it themselves. The service's side belongs to the team, whom `findParty`
 * has admitted.
 */
function readThread<T>(
  viewer: Member,
  { kind, side }: ThreadParty,
  work: (tx: Reading) => Promise<T>,
): Promise<T> {
  return kind === 'team' && side === 'helper' ? work(db) : readAs(viewer, work);
}

/** The first contact of a client and their therapist, question and answer, as messages of their thread. */
async function firstContact(tx: Reading, party: ThreadParty): Promise<MessageView[]> {
  if (party.kind !== 'care') return [];
  const { clientId, therapistId, side } = party;
  const rows = await tx.therapistContactRequest.findMany({
    where: { clientId, therapistId, answeredAt: { not: null } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: messagesPerPage,
    select: { id: true, message: true, answer: true, createdAt: true, answeredAt: true },
  });
  return rows.flatMap(({ id, message, answer, createdAt, answeredAt }) => {
    const letter = { file: null, first: true };
    const asked = { ...letter, id, own: side === 'person', text: message, at: createdAt };
    if (!answer || !answeredAt) return [asked];
    return [asked, { ...letter, id: `${id}-answer`, own: side === 'helper', text: answer, at: answeredAt }];
  });
}

/** Messages before this one in the order of a thread: by time and, within a millisecond, by id. */
function olderThan({ id, createdAt }: Pick<Row, 'id' | 'createdAt'>): Prisma.ThreadMessageWhereInput {
  return { createdAt: { lte: createdAt }, OR: [{ createdAt: { lt: createdAt } }, { id: { lt: id } }] };
}

/**
 * A page of a thread, the newest first, and one extra message if there are older ones; the oldest page
 * includes the first contact.
 */
async function readPage(tx: Reading, party: ThreadParty, before: string) {
  const thread = await tx.messageThread.findUnique({ where: threadOf(party) });
  if (!thread) return { thread, rows: [], first: await firstContact(tx, party) };
  const end = isUuid(before)
    ? await tx.threadMessage.findFirst({
        where: { id: before, threadId: thread.id },
        select: { id: true, createdAt: true },
      })
    : null;
  const rows = await tx.threadMessage.findMany({
    where: { threadId: thread.id, ...(end && olderThan(end)) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: messagesPerPage + 1,
    select: { id: true, side: true, sealed: true, fileId: true, createdAt: true },
  });
  return { thread, rows, first: rows.length > messagesPerPage ? [] : await firstContact(tx, party) };
}

/** The promise of a therapist to whoever waits for their answer. */
async function replyDaysOf(party: ThreadParty): Promise<number | null> {
  if (party.kind !== 'care' || party.side === 'helper') return null;
  const { therapistId } = party;
  const terms = await db.messageTerms.findUnique({ where: { therapistId }, select: { replyDays: true } });
  return terms?.replyDays ?? null;
}

/**
 * Opens a thread of the viewer and marks the shown messages as read; null if it is not theirs. For the
 * service's threads, an admin's reading is logged for the member.
 * @param before id of a message, unchecked: the page ends before it
 */
export async function openThread(
  viewer: Member,
  withWhom: string,
  { before = '', request }: { readonly before?: string; readonly request: AuditedRequest },
  now: Date = new Date(),
): Promise<ThreadView | null> {
  const party = await findParty(db, viewer, withWhom, now);
  if (!party) return null;
  const [{ thread, rows, first }, replyDays, waits] = await Promise.all([
    readThread(viewer, party, (tx) => readPage(tx, party, before)),
    replyDaysOf(party),
    waitsForClient(db, party, now),
  ]);
  const view = {
    with: withWhom,
    path: threadPath(party, party.side),
    kind: party.kind,
    side: party.side,
    otherName: party.other.name,
    hasReader: hasReader(party),
    waitsForClient: waits,
    replyDays: hasReader(party) ? replyDays : null,
  };
  if (!thread) {
    const none = { older: null, closedAt: null, closedByMe: false, reopens: false, readByOther: false };
    return { ...view, ...none, messages: first };
  }
  const shown = rows.slice(0, messagesPerPage).reverse();
  const isLast = rows.length <= messagesPerPage;
  const opened = orNullIfSealed(() => {
    const key = openDataKey(thread.sealedKey);
    return shown.map((row) => viewOf(key, thread.id, party.side, row));
  });
  const seen = opened && shown.findLast(({ side }) => side !== party.side);
  const [ownReadAt, readAt] =
    party.side === 'person'
      ? [thread.personReadAt, thread.helperReadAt]
      : [thread.helperReadAt, thread.personReadAt];
  // The team's reading is logged each time, and a read message needs no second mark.
  const isMarked = !seen || (ownReadAt !== null && ownReadAt >= seen.createdAt);
  if (!isMarked || (party.kind === 'team' && party.side === 'helper')) {
    await markRead(viewer, party, { threadId: thread.id, until: seen?.createdAt ?? null }, request);
  }
  const lastOwn = shown.findLast(({ side }) => side === party.side);
  return {
    ...view,
    messages: opened && [...first, ...opened].toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    older: isLast ? null : (shown[0]?.id ?? null),
    closedAt: thread.closedAt,
    closedByMe: thread.closedBy === party.side,
    reopens: thread.closedAt !== null && (party.side === 'helper' || thread.closedBy === 'person'),
    readByOther: !!readAt && !!lastOwn && readAt >= lastOwn.createdAt,
  };
}

type Seen = {
  readonly threadId: string;
  /** When the other side wrote the newest shown message; null if the page showed none. */
  readonly until: Date | null;
};

/**
 * Marks the shown messages as read and never moves the mark back: a message that came after the page was read
 * stays unread. The notification stays while any message is unread.
 */
async function markRead(
  viewer: Member,
  party: ThreadParty,
  { threadId, until }: Seen,
  request: AuditedRequest,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const column = Prisma.raw(party.side === 'person' ? 'person_read_at' : 'helper_read_at');
    // Waits for a message that is being sent, so that the next statement sees it.
    await tx.$executeRaw`
      UPDATE message_threads SET ${column} = greatest(${column}, ${until}::timestamptz)
      WHERE id = ${threadId}::uuid`;
    const unread = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM message_threads m JOIN thread_messages w ON w.thread_id = m.id AND w.side <> ${party.side}
        AND w.created_at > coalesce(m.${column}, '-infinity')
      WHERE m.id = ${threadId}::uuid LIMIT 1`;
    if (unread.length === 0) {
      const { userId } = viewer;
      const href = threadPath(party, party.side);
      await tx.notification.updateMany({
        where: { userId, kind: 'message.received', href, readAt: null },
        data: { readAt: new Date() },
      });
    }
    if (party.kind !== 'team' || party.side !== 'helper') return;
    await recordAudit(tx, {
      actor: viewer,
      action: 'conversation.opened',
      subject: { table: 'message_threads', id: threadId },
      ...(party.other.userId !== null && { subjectUserId: party.other.userId }),
      request,
    });
  });
}

export type ThreadFile = {
  readonly name: string;
  readonly contentType: string;
  readonly content: Uint8Array<ArrayBuffer>;
};

/**
 * The file of a message in a thread of the viewer; null for any other.
 * @throws SealUnavailable when the master key is missing or wrong
 */
export async function openThreadFile(viewer: Member, messageId: string): Promise<ThreadFile | null> {
  if (!isUuid(messageId)) return null;
  const find = (tx: Reading) =>
    tx.threadMessage.findUnique({
      where: { id: messageId },
      include: { thread: true, file: { select: { bucket: true, key: true } } },
    });
  const row = isAdmin(viewer) ? await find(db) : await readAs(viewer, find);
  if (!row?.file) return null;
  const { thread } = row;
  const own = viewer.profile.id;
  // The thread as this viewer's address names it.
  const withWhom =
    thread.memberId === null
      ? thread.clientId === own
        ? thread.therapistId
        : thread.clientId
      : thread.memberId === own
        ? teamSlug
        : thread.id;
  const party = withWhom === null ? null : await findParty(db, viewer, withWhom);
  if (!party || !isSame(party, thread)) return null;
  const key = openDataKey(thread.sealedKey);
  const named = sealedMessage.open(key, { threadId: thread.id, side: row.side }, row.sealed).file;
  const stored = await readFile(row.file);
  if (!named || !stored) return null;
  const content = openContent(key, filePlaceOf(thread.id), stored.content);
  return { ...named, content: new Uint8Array(content) };
}

type Pair = {
  readonly clientId: string | null;
  readonly therapistId: string | null;
  readonly memberId: string | null;
};

function isSame(party: ThreadParty, { clientId, therapistId, memberId }: Pair): boolean {
  return party.kind === 'care'
    ? party.clientId === clientId && party.therapistId === therapistId
    : party.memberId === memberId;
}

/** The channel on which the database reports changes of the viewer's thread; null if it is not theirs. */
export async function threadToFollow(viewer: Member, withWhom: string): Promise<string | null> {
  const party = await findParty(db, viewer, withWhom);
  return party && reportOf(party);
}
