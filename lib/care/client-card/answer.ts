import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { MemberOf } from '@/lib/account/session/session';
import { confirmedLink, invitationLink } from '@/lib/care/client-card/link';
import { refusedKeysOf } from '@/lib/care/client-card/refused';
import { clientsPath, confirmationLimits, welcomeJob } from '@/lib/care/client-card/rules';
import { bookedBy } from '@/lib/care/participant/columns';
import { addressTyped } from '@/lib/format/email-address';
import { phoneOf } from '@/lib/format/phone';
import { notify } from '@/lib/notification/commands';
import { mailWhenWelcome } from '@/lib/notification/mail';
import { db, type Tx } from '@/lib/server/db';
import { consume, limitOf } from '@/lib/server/rate-limit/consume';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { templateOf } from '@/lib/therapist/letter/queries';

type Confirmed =
  | { readonly confirmed: true; readonly path: `/invitation/answer/${string}` }
  | { readonly confirmed: false; readonly because: 'gone' | 'not-theirs' };

/**
 * Opens an invitation for a holder who knows the address or the number on its card. Others learn nothing: not
 * the therapist, not the name, and not which of the two the card has.
 * @param contact as typed
 */
export async function confirmInvitation(
  token: string,
  contact: string,
  now: Date = new Date(),
): Promise<Confirmed> {
  const id = invitationLink.idOf(token, now);
  const card =
    id === undefined
      ? null
      : await db.clientCard.findUnique({
          where: { inviteId: id, clientId: null },
          select: { email: true, phone: true },
        });
  if (id === undefined || !card) return { confirmed: false, because: 'gone' };
  const { seconds, perInvitation } = confirmationLimits;
  const within = await consume(db, [limitOf('client-invitation-tries', id, perInvitation, seconds)]);
  const theirs =
    (card.email !== null && addressTyped(contact) === card.email.toLowerCase()) ||
    (card.phone !== null && phoneOf(contact) === card.phone);
  if (!within || !theirs) return { confirmed: false, because: 'not-theirs' };
  return { confirmed: true, path: confirmedLink.path(id, now) };
}

/** Ends an invitation by linking its card to this client, whose are now the hours that were kept for the card. */
async function link(tx: Tx, cardId: string, clientId: string, now: Date): Promise<void> {
  await tx.clientCard.update({
    where: { id: cardId },
    data: { clientId, linkedAt: now, inviteId: null, invitedAt: null, inviteWay: null },
  });
  await tx.keptHour.updateMany({ where: { cardId }, data: { clientId, cardId: null } });
}

/**
 * Accepts a confirmed invitation: its card is linked, and the viewer is a client of the therapist. The first
 * of two people who open one invitation gets it.
 * @returns false for one that is used, replaced or old
 */
export async function acceptInvitation(
  viewer: MemberOf<'client'>,
  token: string,
  request: AuditedRequest,
): Promise<boolean> {
  const now = new Date();
  const inviteId = confirmedLink.idOf(token, now);
  if (inviteId === undefined) return false;
  return db.$transaction(async (tx) => {
    const [card] = await tx.$queryRaw<{ id: string; therapistId: string; therapistUser: string | null }[]>`
      SELECT c.id::text AS id, t.id::text AS "therapistId", t.user_id::text AS "therapistUser"
      FROM client_cards c JOIN therapists t ON t.id = c.therapist_id
      WHERE c.invite_id = ${inviteId}::uuid AND c.client_id IS NULL FOR UPDATE OF c`;
    if (!card) return false;
    await link(tx, card.id, viewer.profile.id, now);
    if (await templateOf(card.therapistId, 'first', tx)) {
      await tx.clientCard.update({ where: { id: card.id }, data: { welcomedAt: now } });
      await mailWhenWelcome(tx, { userId: viewer.userId, kind: 'news', ...welcomeJob(card.id) }, now);
    }
    if (card.therapistUser) {
      await notify(tx, {
        userId: card.therapistUser,
        kind: 'card.accepted',
        title: 'A client has accepted your invitation',
        href: `${clientsPath}/${viewer.profile.id}`,
      });
    }
    await recordAudit(tx, {
      actor: viewer,
      action: 'card.accepted',
      subject: { table: 'client_cards', id: card.id },
      subjectUserId: viewer.userId,
      request,
    });
    return true;
  });
}

/**
 * Deletes the details on the card of a confirmed invitation, without an account. Keyed hashes stay, so that a
 * later import or card of this therapist leaves the person out. The therapist is not notified.
 * @returns false for an invitation that is used, replaced or old
 */
export async function refuseInvitation(token: string, request: AuditedRequest): Promise<boolean> {
  const now = new Date();
  const inviteId = confirmedLink.idOf(token, now);
  if (inviteId === undefined) return false;
  return db.$transaction(async (tx) => {
    const [card] = await tx.$queryRaw<{ id: string; email: string | null; phone: string | null }[]>`
      SELECT id::text AS id, email::text AS email, phone FROM client_cards
      WHERE invite_id = ${inviteId}::uuid AND client_id IS NULL FOR UPDATE`;
    if (!card) return false;
    // Imported appointments hold the same details. One that began, was paid or has notes is a record of care.
    await tx.booking.deleteMany({
      where: {
        ...{ NOT: bookedBy({ clientId: { not: null } }), imported: { cardId: card.id } },
        ...{ startsAt: { gt: now }, transactions: { none: {} }, payments: { none: {} }, notes: { none: {} } },
      },
    });
    await tx.keptHour.deleteMany({ where: { cardId: card.id } });
    // So do records from another practice; without their key no one can open the files, which go that night.
    await tx.broughtRecord.deleteMany({ where: { cardId: card.id } });
    const nothing = { name: null, email: null, phone: null, sealed: null, sealedKey: null, importId: null };
    const ended = { inviteId: null, invitedAt: null, inviteWay: null };
    await tx.clientCard.update({
      where: { id: card.id },
      data: { ...nothing, ...ended, refusedAt: now, refusedKeys: refusedKeysOf(card) },
    });
    await recordAudit(tx, {
      actor: 'guest',
      action: 'card.refused',
      subject: { table: 'client_cards', id: card.id },
      request,
    });
    return true;
  });
}

/**
 * Links the card of a person who has come by themselves: the therapist's only card with the client's confirmed
 * address. Two people who share an address are left to the therapist. Repeating it changes nothing.
 */
export async function linkCardOf(
  tx: Tx,
  { clientId, therapistId }: { readonly clientId: string; readonly therapistId: string },
  now: Date,
): Promise<void> {
  const cards = await tx.$queryRaw<{ id: string }[]>`
    SELECT c.id::text AS id FROM client_cards c
    WHERE c.therapist_id = ${therapistId}::uuid AND c.client_id IS NULL
      AND c.email = (SELECT u.email FROM users u JOIN profiles p ON p.user_id = u.id
        WHERE p.id = ${clientId}::uuid AND u.email_verified_at IS NOT NULL)
    LIMIT 2 FOR UPDATE`;
  const [only] = cards;
  if (only && cards.length === 1) await link(tx, only.id, clientId, now);
}
