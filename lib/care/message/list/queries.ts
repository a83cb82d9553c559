import 'server-only';
import { z } from 'zod';
import { Prisma } from '@/generated/prisma/client';
import { hasSecondFactor } from '@/lib/account/session/second-factor';
import type { Member, MemberOf } from '@/lib/account/session/session';
import { type Side, teamSlug, threadsPerPage } from '@/lib/care/message/rules';
import { sealedMessage } from '@/lib/care/message/sealed';
import { clientIdsOf, therapistIdsOf } from '@/lib/care/session/access';
import { isUuid } from '@/lib/format/uuid';
import { db } from '@/lib/server/db';
import type { Question } from '@/lib/server/db/together';
import { openDataKey } from '@/lib/server/seal/data-key';
import { orNullIfSealed } from '@/lib/server/seal/refusal';
import { therapistOf } from '@/lib/therapist/access';
import { pictureUrl } from '@/lib/therapist/rules';

/** The conversation after which a part of a list begins, in its state when it was listed. */
type ListCursor = {
  readonly with: string;
  /** When the last message was written; null before the first one. */
  readonly lastAt: Date | null;
  readonly waits: boolean;
};

/**
 * A position as the address holds it. It contains the values of the order, so that a conversation that
 * changes meanwhile moves no other one between two parts.
 */
function cursorText(line: Pick<ListCursor, 'with' | 'lastAt'> & { readonly unread: number }): string {
  return [line.with, line.lastAt?.getTime() ?? '', line.unread > 0 ? 'new' : 'read'].join('_');
}

/** The position in an address; null for the beginning and for invalid text. */
function readCursor(text: string): ListCursor | null {
  const [withWhom = '', at = '', state] = text.split('_');
  if (!isUuid(withWhom) || !/^\d{0,14}$/.test(at) || (state !== 'new' && state !== 'read')) return null;
  return { with: withWhom, lastAt: at === '' ? null : new Date(Number(at)), waits: state === 'new' };
}

export type ThreadLine = {
  readonly with: string;
  readonly name: string;
  /** Address of the other side's portrait. */
  readonly picture: string | null;
  /** The beginning of the newest message; null before the first one, and if it cannot be opened. */
  readonly preview: string | null;
  /** When the last message was written; null before the first one. */
  readonly lastAt: Date | null;
  readonly unread: number;
  readonly closed: boolean;
};

export type ThreadPart = {
  readonly threads: readonly ThreadLine[];
  readonly next: string | null;
};

type Row = Omit<ThreadLine, 'preview'> & {
  /** The wrapped key of the thread, and its newest message. */
  readonly sealedKey: Uint8Array | null;
  readonly last: Uint8Array | null;
  readonly threadId: string | null;
  readonly side: Side | null;
};

/** Characters of a preview: one line of a list. */
const longestPreview = 120;

/** The newest message of the thread `m`, with what opens it. */
const newest = Prisma.sql`LEFT JOIN LATERAL (
  SELECT w.side, w.sealed FROM thread_messages w WHERE w.thread_id = m.id
  ORDER BY w.created_at DESC, w.id DESC LIMIT 1) last ON true`;
const newestColumns = Prisma.sql`m.id::text AS "threadId", m.sealed_key AS "sealedKey", last.side, last.sealed AS last`;

function previewOf({ threadId, side, sealedKey, last }: Row, own: Side): string | null {
  if (!threadId || !side || !sealedKey || !last) return null;
  const opened = orNullIfSealed(() => sealedMessage.open(openDataKey(sealedKey), { threadId, side }, last));
  if (!opened) return null;
  const text = opened.text.replace(/\s+/g, ' ').trim() || (opened.file?.name ?? '');
  return `${side === own ? 'You: ' : ''}${[...text].slice(0, longestPreview).join('')}`;
}

/** A part of the viewer's own list, who is `own` in each of its threads. */
function partOf(rows: readonly Row[], own: Side): ThreadPart {
  const threads = rows.slice(0, threadsPerPage).map((row): ThreadLine => {
    const { threadId: _id, side: _side, sealedKey: _key, last: _last, picture, ...line } = row;
    return { ...line, picture: pictureUrl(picture) ?? null, preview: previewOf(row, own) };
  });
  const end = threads.at(-1);
  return { threads, next: end && rows.length > threads.length ? cursorText(end) : null };
}

/** Rows of a client's list after a position; rows without a date come last, by name. */
function behindOwn(cursor: ListCursor | null): Prisma.Sql {
  if (!cursor) return Prisma.sql`true`;
  const later = Prisma.sql`(line.name, line."with") > (
    SELECT t.name, t.id::text FROM therapists t WHERE t.id = ${cursor.with}::uuid)`;
  const { lastAt } = cursor;
  if (!lastAt) return Prisma.sql`line."lastAt" IS NULL AND ${later}`;
  return Prisma.sql`(line."lastAt" < ${lastAt} OR line."lastAt" IS NULL OR line."lastAt" = ${lastAt} AND ${later})`;
}

/**
 * Every therapist with whom the viewer is linked, the newest conversation first, in parts, and the service at
 * the end of the first part.
 * @param before `next` of the previous part, unchecked
 */
export async function listOwnThreads({ profile }: MemberOf<'client'>, before = ''): Promise<ThreadPart> {
  const cursor = readCursor(before);
  const lines = await db.$queryRaw<Row[]>`
    SELECT * FROM (
      SELECT t.id::text AS "with", t.name, t.profile_picture AS picture, m.closed_at IS NOT NULL AS closed,
        ${newestColumns},
        greatest(m.last_message_at, (SELECT max(r.answered_at) FROM therapist_contact_requests r
          WHERE r.client_id = ${profile.id}::uuid AND r.therapist_id = t.id)) AS "lastAt",
        (SELECT count(*)::int FROM thread_messages w WHERE w.thread_id = m.id AND w.side = 'helper'
          AND w.created_at > coalesce(m.person_read_at, '-infinity')) AS unread
      FROM therapists t LEFT JOIN message_threads m
        ON m.therapist_id = t.id AND m.client_id = ${profile.id}::uuid ${newest}
      WHERE t.id IN ${therapistIdsOf(profile.id)}) line
    WHERE ${behindOwn(cursor)}
    ORDER BY line."lastAt" DESC NULLS LAST, line.name, line."with" LIMIT ${threadsPerPage + 1}`;
  const part = partOf(lines, 'person');
  return cursor ? part : { ...part, threads: [...part.threads, await teamLine(profile.id)] };
}

export async function teamLine(memberId: string): Promise<ThreadLine> {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT ${teamSlug} AS "with", 'Antarman' AS name, NULL AS picture, ${newestColumns},
      m.last_message_at AS "lastAt", m.closed_at IS NOT NULL AS closed,
      (SELECT count(*)::int FROM thread_messages w WHERE w.thread_id = m.id AND w.side = 'helper'
        AND w.created_at > coalesce(m.person_read_at, '-infinity')) AS unread
    FROM message_threads m ${newest} WHERE m.member_id = ${memberId}::uuid`;
  const none = { picture: null, preview: null, lastAt: null, unread: 0, closed: false };
  return partOf(row ? [row] : [], 'person').threads[0] ?? { with: teamSlug, name: 'Antarman', ...none };
}

/**
 * The viewer's conversations with clients, the newest first, in parts; none until their account is linked.
 * @param before `next` of the previous part, unchecked
 */
export async function listClientThreads(viewer: MemberOf<'therapist'>, before = ''): Promise<ThreadPart> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return { threads: [], next: null };
  const cursor = readCursor(before);
  const behind = cursor
    ? Prisma.sql`AND m.last_message_at <= ${cursor.lastAt}
        AND (m.last_message_at < ${cursor.lastAt} OR p.id > ${cursor.with}::uuid)`
    : Prisma.empty;
  const lines = await db.$queryRaw<Row[]>`
    SELECT p.id::text AS "with", p.first_name || ' ' || p.last_name AS name, NULL AS picture,
      ${newestColumns}, m.closed_at IS NOT NULL AS closed, m.last_message_at AS "lastAt",
      (SELECT count(*)::int FROM thread_messages w WHERE w.thread_id = m.id AND w.side = 'person'
        AND w.created_at > coalesce(m.helper_read_at, '-infinity')) AS unread
    FROM message_threads m JOIN profiles p ON p.id = m.client_id
    JOIN users u ON u.id = p.user_id AND u.disabled_at IS NULL ${newest}
    WHERE m.therapist_id = ${therapist.id}::uuid AND m.last_message_at IS NOT NULL
      AND p.id IN ${clientIdsOf(therapist.id)} ${behind}
    ORDER BY m.last_message_at DESC, p.id LIMIT ${threadsPerPage + 1}`;
  return partOf(lines, 'helper');
}

/**
 * Conversations of members with the service, unread ones first, in parts. Without previews: each reading of one is logged.
 * @param before `next` of the previous part, unchecked
 */
export async function listTeamThreads(viewer: MemberOf<'admin'>, before = ''): Promise<ThreadPart> {
  if (!hasSecondFactor(viewer)) return { threads: [], next: null };
  const cursor = readCursor(before);
  const behind = cursor
    ? Prisma.sql`WHERE (line.unread = 0) > ${!cursor.waits} OR (line.unread = 0) = ${!cursor.waits}
        AND (line."lastAt" < ${cursor.lastAt} OR line."lastAt" = ${cursor.lastAt} AND line."with" > ${cursor.with})`
    : Prisma.empty;
  const lines = await db.$queryRaw<Row[]>`
    SELECT * FROM (
      SELECT m.id::text AS "with", NULL AS "threadId", NULL AS "sealedKey", NULL AS side, NULL AS last, NULL AS picture, p.first_name || ' ' || p.last_name AS name, m.closed_at IS NOT NULL AS closed,
        m.last_message_at AS "lastAt",
        (SELECT count(*)::int FROM thread_messages w WHERE w.thread_id = m.id AND w.side = 'person'
          AND w.created_at > coalesce(m.helper_read_at, '-infinity')) AS unread
      FROM message_threads m JOIN profiles p ON p.id = m.member_id
      JOIN users u ON u.id = p.user_id AND u.disabled_at IS NULL
      WHERE m.last_message_at IS NOT NULL) line
    ${behind}
    ORDER BY line.unread = 0, line."lastAt" DESC, line."with" LIMIT ${threadsPerPage + 1}`;
  return partOf(lines, 'helper');
}

const unreadRow = z.strictObject({ unread: z.int() });

/** Counts unread messages in the viewer's own conversations, without the service's. */
export async function askUnread(viewer: Member): Promise<Question<{ readonly unread: number }>> {
  const own = viewer.profile.id;
  const therapist = await therapistOf(viewer);
  const sql = Prisma.sql`
    SELECT count(*)::int AS unread FROM message_threads m JOIN thread_messages w ON w.thread_id = m.id
    WHERE ((m.client_id = ${own}::uuid OR m.member_id = ${own}::uuid) AND w.side = 'helper'
        AND w.created_at > coalesce(m.person_read_at, '-infinity'))
      OR (m.therapist_id = ${therapist?.id ?? null}::uuid AND w.side = 'person'
        AND w.created_at > coalesce(m.helper_read_at, '-infinity'))`;
  return { sql, row: unreadRow };
}

/** Working days within which the viewer has promised to answer; null without a promise. */
export async function ownReplyDays(viewer: MemberOf<'therapist'>): Promise<number | null> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return null;
  const where = { therapistId: therapist.id };
  return (await db.messageTerms.findUnique({ where, select: { replyDays: true } }))?.replyDays ?? null;
}
