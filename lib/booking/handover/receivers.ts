import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { MemberOf } from '@/lib/account/session/session';
import { mostReceivers } from '@/lib/booking/handover/rules';
import { clientIdsOf } from '@/lib/care/session/access';
import { isUuid } from '@/lib/format/uuid';
import { db } from '@/lib/server/db';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { therapistOf } from '@/lib/therapist/access';

export type Receiver = { readonly value: string; readonly label: string };

/**
 * Listed therapists with an account and these words in their name, by name.
 * @param except the first therapist
 */
export async function findReceivers(words: string, except: string): Promise<readonly Receiver[]> {
  const wanted = words.trim().slice(0, 100);
  if (wanted === '') return [];
  return db.$queryRaw<Receiver[]>`
    SELECT t.id::text AS value, t.name || ', ' || t.title AS label
    FROM therapists t JOIN users u ON u.id = t.user_id AND u.disabled_at IS NULL
    WHERE t.is_active AND t.id <> ${except}::uuid
      AND position(fold_text(${wanted}) IN fold_text(t.name)) > 0
    ORDER BY fold_text(t.name), t.id LIMIT ${mostReceivers}`;
}

/** The same for a therapist who hands over a client of their own. */
export async function findOwnReceivers(
  viewer: MemberOf<'therapist'>,
  words: string,
): Promise<readonly Receiver[]> {
  const therapist = await therapistOf(viewer);
  return therapist ? findReceivers(words, therapist.id) : [];
}

export type Practice = {
  readonly id: string;
  readonly name: string;
  /** At most 500, by name, without those who have an open handover. */
  readonly clients: readonly Receiver[];
};

/**
 * A therapist's clients whom the service may hand over, by name. Reading the names writes an audit line.
 * @param id of a therapist, unchecked
 */
export async function openPractice(
  viewer: MemberOf<'admin'>,
  id: string,
  request: AuditedRequest,
): Promise<Practice | null> {
  if (!isUuid(id)) return null;
  return db.$transaction(async (tx) => {
    const therapist = await tx.therapist.findUnique({
      where: { id },
      select: { id: true, name: true, userId: true },
    });
    if (!therapist) return null;
    const clients = await tx.$queryRaw<Receiver[]>`
      SELECT p.id::text AS value, p.first_name || ' ' || p.last_name AS label
      FROM ${clientIdsOf(id)} AS client
      JOIN profiles p ON p.id = client.client_id
      JOIN users u ON u.id = p.user_id AND u.disabled_at IS NULL
      WHERE NOT EXISTS (SELECT FROM handovers h WHERE h.client_id = p.id AND h.from_therapist_id = ${id}::uuid
        AND h.answered_at IS NULL AND h.withdrawn_at IS NULL)
      ORDER BY fold_text(p.first_name || ' ' || p.last_name), p.id LIMIT 500`;
    await recordAudit(tx, {
      actor: viewer,
      action: 'handover.clients-listed',
      subject: { table: 'therapists', id },
      ...(therapist.userId !== null && { subjectUserId: therapist.userId }),
      request,
    });
    return { id, name: therapist.name, clients };
  });
}
