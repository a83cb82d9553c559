import 'server-only';
import { z } from 'zod';
import { Prisma } from '@/generated/prisma/client';
import { hasSecondFactor } from '@/lib/account/session/second-factor';
import type { Member, MemberOf } from '@/lib/account/session/session';
import { house } from '@/lib/care/message/rules';
import { clientIdsOf, therapistIdsOf } from '@/lib/care/session/access';
import { db } from '@/lib/server/db';
import type { Question } from '@/lib/server/db/together';
import { therapistOf } from '@/lib/therapist/access';

/** One conversation in a list. */
export type ThreadLine = {
  readonly with: string;
  readonly name: string;
  /** When somebody last wrote; null before the first message. */
  readonly lastAt: Date | null;
  /** Messages of the other side that the viewer has not seen. */
  readonly unread: number;
  readonly closed: boolean;
};

const mostLines = 100;

/** The house and every therapist with whom the viewer is linked, the newest conversation first. */
export async function listOwnThreads({ profile }: MemberOf<'client'>): Promise<ThreadLine[]> {
  const lines = await db.$queryRaw<ThreadLine[]>`
    SELECT t.id::text AS "with", t.name, m.closed_at IS NOT NULL AS closed,
      greatest(m.last_message_at, (SELECT max(r.answered_at) FROM therapist_contact_requests r
        WHERE r.client_id = ${profile.id}::uuid AND r.therapist_id = t.id)) AS "lastAt",
      (SELECT count(*)::int FROM thread_messages w WHERE w.thread_id = m.id AND w.side = 'helper'
        AND w.created_at > coalesce(m.person_read_at, '-infinity')) AS unread
    FROM therapists t LEFT JOIN message_threads m
      ON m.therapist_id = t.id AND m.client_id = ${profile.id}::uuid
    WHERE t.id IN ${therapistIdsOf(profile.id)}
    ORDER BY "lastAt" DESC NULLS LAST, t.name LIMIT ${mostLines}`;
  return [...lines, await houseLine(profile.id)];
}

/** The conversation of a member with the house. */
export async function houseLine(memberId: string): Promise<ThreadLine> {
  const [line] = await db.$queryRaw<Omit<ThreadLine, 'with' | 'name'>[]>`
    SELECT m.last_message_at AS "lastAt", m.closed_at IS NOT NULL AS closed,
      (SELECT count(*)::int FROM thread_messages w WHERE w.thread_id = m.id AND w.side = 'helper'
        AND w.created_at > coalesce(m.person_read_at, '-infinity')) AS unread
    FROM message_threads m WHERE m.member_id = ${memberId}::uuid`;
  return { with: house, name: 'Antarman', ...(line ?? { lastAt: null, unread: 0, closed: false }) };
}

/** The viewer's conversations with clients, the newest first; none until their account is linked. */
export async function listClientThreads(viewer: MemberOf<'therapist'>): Promise<ThreadLine[]> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return [];
  return db.$queryRaw<ThreadLine[]>`
    SELECT p.id::text AS "with", p.first_name || ' ' || p.last_name AS name, m.closed_at IS NOT NULL AS closed,
      m.last_message_at AS "lastAt",
      (SELECT count(*)::int FROM thread_messages w WHERE w.thread_id = m.id AND w.side = 'person'
        AND w.created_at > coalesce(m.helper_read_at, '-infinity')) AS unread
    FROM message_threads m JOIN profiles p ON p.id = m.client_id
    JOIN users u ON u.id = p.user_id AND u.disabled_at IS NULL
    WHERE m.therapist_id = ${therapist.id}::uuid AND m.last_message_at IS NOT NULL
      AND p.id IN ${clientIdsOf(therapist.id)}
    ORDER BY m.last_message_at DESC, p.id LIMIT ${mostLines}`;
}

/** Conversations of members with the house, those that wait first. */
export async function listHouseThreads(viewer: MemberOf<'admin'>): Promise<ThreadLine[]> {
  if (!hasSecondFactor(viewer)) return [];
  return db.$queryRaw<ThreadLine[]>`
    SELECT * FROM (
      SELECT m.id::text AS "with", p.first_name || ' ' || p.last_name AS name, m.closed_at IS NOT NULL AS closed,
        m.last_message_at AS "lastAt",
        (SELECT count(*)::int FROM thread_messages w WHERE w.thread_id = m.id AND w.side = 'person'
          AND w.created_at > coalesce(m.helper_read_at, '-infinity')) AS unread
      FROM message_threads m JOIN profiles p ON p.id = m.member_id
      JOIN users u ON u.id = p.user_id AND u.disabled_at IS NULL
      WHERE m.last_message_at IS NOT NULL) line
    ORDER BY unread = 0, "lastAt" DESC, "with" LIMIT ${mostLines}`;
}

const unreadRow = z.strictObject({ unread: z.int() });

/** Asks how many messages in the viewer's conversations they have not seen; the house's are no member's own. */
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

/** Working days within which the viewer has promised to answer; null until they say so. */
export async function ownReplyDays(viewer: MemberOf<'therapist'>): Promise<number | null> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return null;
  const where = { therapistId: therapist.id };
  return (await db.messageTerms.findUnique({ where, select: { replyDays: true } }))?.replyDays ?? null;
}
