import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import type { Member } from '@/lib/account/session/session';
import { isUuid } from '@/lib/format/uuid';
import { db } from '@/lib/server/db';
import { therapistOf } from '@/lib/therapist/access';

/** Something between a therapist and a client that has happened, without its words. */
export type TimelineRow = {
  readonly kind: 'session' | 'note' | 'messages' | 'form' | 'measure' | 'quotation' | 'payment';
  readonly id: string;
  readonly at: Date;
  /** Its status in the database. */
  readonly state: string;
  /** The kind of session or note, the code of a measure, or the service of a quotation; "" for others. */
  readonly what: string;
  /** A score, a number of messages, or rupees; null for others. */
  readonly amount: string | null;
};

export type TimelinePage = {
  readonly rows: readonly TimelineRow[];
  /** `before` of the page with older rows. */
  readonly older: string | null;
};

const perPage = 20;

const cursor = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f-]{36})$/;

/** Each source by itself, so that its index finds the newest rows; past sessions only, because the next one has its place. */
function rowsOf(therapistId: string, clientId: string, now: Date): readonly Prisma.Sql[] {
  const both = Prisma.sql`therapist_id = ${therapistId}::uuid AND client_id = ${clientId}::uuid`;
  return [
    Prisma.sql`SELECT 'session' AS kind, id::text, session_date AS at, status AS state, session_type AS what, NULL AS amount
      FROM therapy_sessions WHERE ${both} AND session_date <= ${now}`,
    Prisma.sql`SELECT 'note', id::text, created_at, CASE WHEN signed_at IS NULL THEN 'draft' ELSE 'signed' END, template, NULL
      FROM notes WHERE ${both} AND amends_id IS NULL`,
    // A day of a conversation is one row.
    Prisma.sql`SELECT 'messages', max(m.id::text), max(m.created_at), '', '', count(*)::text
      FROM thread_messages m JOIN message_threads t ON t.id = m.thread_id
      WHERE t.therapist_id = ${therapistId}::uuid AND t.client_id = ${clientId}::uuid
      GROUP BY (m.created_at AT TIME ZONE 'Asia/Kolkata')::date`,
    Prisma.sql`SELECT 'form', id::text, coalesce(signed_at, sent_at),
        CASE WHEN withdrawn_at IS NOT NULL THEN 'withdrawn' WHEN signed_at IS NOT NULL THEN 'signed' ELSE 'sent' END, '', NULL
      FROM form_requests WHERE ${both} AND cancelled_at IS NULL`,
    Prisma.sql`SELECT 'measure', id::text, completed_at, '', assessment_type, score::text
      FROM assessments WHERE shared_with_therapist_id = ${therapistId}::uuid AND client_id = ${clientId}::uuid`,
    Prisma.sql`SELECT 'quotation', id::text, created_at, status, service_type, amount::text FROM quotations WHERE ${both}`,
    Prisma.sql`SELECT 'payment', id::text, created_at, status, '', amount::text FROM payment_submissions WHERE ${both}`,
  ];
}

/**
 * Everything between the viewer and one of their clients, the newest first, twenty at a time; nothing for another
 * therapist's client.
 * @param before from `older` of the page before, unchecked; an invalid one gives the first page
 */
export async function readTimeline(viewer: Member, clientId: string, before = ''): Promise<TimelinePage> {
  const therapist = await therapistOf(viewer);
  if (!therapist || !isUuid(clientId)) return { rows: [], older: null };
  const [, at, id] = cursor.exec(before) ?? [];
  const further = at && id ? Prisma.sql`WHERE (one.at, one.id) < (${at}::timestamptz, ${id})` : Prisma.empty;
  const sources = rowsOf(therapist.id, clientId, new Date()).map(
    (source) => Prisma.sql`(SELECT * FROM (${source}) AS one(kind, id, at, state, what, amount) ${further}
      ORDER BY at DESC, id DESC LIMIT ${perPage + 1})`,
  );
  const found = await db.$queryRaw<TimelineRow[]>`
    SELECT * FROM (${Prisma.join(sources, ' UNION ALL ')}) AS every ORDER BY at DESC, id DESC LIMIT ${perPage + 1}`;
  const rows = found.slice(0, perPage);
  const last = rows.at(-1);
  return { rows, older: found.length > perPage && last ? `${last.at.toISOString()}_${last.id}` : null };
}
