import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import { recordAudit } from '@/lib/account/audit';
import type { Member } from '@/lib/account/session/session';
import { clientIdsOf, findClientOf } from '@/lib/care/session/access';
import { type GoneOn, goneOnOf, isGoneOnAt } from '@/lib/care/session/gone-on';
import { openingMs } from '@/lib/care/session/rules';
import { isUuid } from '@/lib/format/uuid';
import { db } from '@/lib/server/db';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { therapistOf } from '@/lib/therapist/access';

const mostChoices = 500;

type Choices = {
  /** Profile id of the only client to list, unchecked; another therapist's client gives none. */
  readonly one?: string;
  /** For forms that ask for something new: leaves out clients who by then continue with another therapist. */
  readonly toAsk?: Date;
};

/** Clients of the viewer by name, for the list of a form; at most five hundred, because a longer list is no help. */
export async function listClientChoices(
  viewer: Member,
  { one, toAsk }: Choices = {},
): Promise<{ readonly value: string; readonly label: string }[]> {
  const therapist = await therapistOf(viewer);
  if (!therapist || (one !== undefined && !isUuid(one))) return [];
  const only = one === undefined ? Prisma.empty : Prisma.sql`AND p.id = ${one}::uuid`;
  const here =
    toAsk === undefined
      ? Prisma.empty
      : Prisma.sql`AND NOT ${isGoneOnAt(Prisma.sql`p.id`, Prisma.sql`${therapist.id}::uuid`, toAsk)}`;
  return db.$queryRaw`
    SELECT p.id::text AS value, p.first_name || ' ' || p.last_name AS label
    FROM ${clientIdsOf(therapist.id)} AS client
    JOIN profiles p ON p.id = client.client_id
    JOIN users u ON u.id = p.user_id AND u.disabled_at IS NULL
    WHERE true ${only} ${here}
    ORDER BY fold_text(p.first_name || ' ' || p.last_name), p.id LIMIT ${mostChoices}`;
}

export type OpenedClient = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly timeZone: string;
  /** Set after the last day of a handover, when another therapist continues. */
  readonly goneOn: GoneOn | null;
  /** Whether the viewer brought records about them from another practice. */
  readonly hasBrought: boolean;
};

/**
 * Opens the record of one of the viewer's clients and logs that it was opened, once in half an hour: the
 * client sees it in "who opened my record". Null for other people.
 */
export async function openClient(
  viewer: Member,
  clientId: string,
  request: AuditedRequest,
  now: Date = new Date(),
): Promise<OpenedClient | null> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return null;
  return db.$transaction(async (tx) => {
    const found = await findClientOf<
      Omit<OpenedClient, 'id' | 'timeZone'> & { readonly isRecorded: boolean }
    >(
      tx,
      therapist.id,
      clientId,
      Prisma.sql`,
      ${goneOnOf(Prisma.sql`p.id`, Prisma.sql`${therapist.id}::uuid`, now)} AS "goneOn",
      p.first_name AS "firstName", p.last_name AS "lastName", p.email::text AS email, p.phone,
      EXISTS (SELECT FROM brought_records r LEFT JOIN client_cards k ON k.id = r.card_id
        WHERE r.therapist_id = ${therapist.id}::uuid AND coalesce(r.client_id, k.client_id) = p.id) AS "hasBrought",
      EXISTS (
        SELECT FROM audit_log a
        WHERE a.actor_user_id = ${viewer.userId}::uuid AND a.action = 'client.opened' AND a.subject_id = p.id
          AND a.at > ${new Date(now.getTime() - openingMs)}) AS "isRecorded"`,
    );
    if (!found) return null;
    const { isRecorded, userId, ...client } = found;
    if (!isRecorded) {
      await recordAudit(tx, {
        actor: viewer,
        action: 'client.opened',
        subject: { table: 'profiles', id: client.id },
        subjectUserId: userId,
        request,
      });
    }
    return client;
  });
}
