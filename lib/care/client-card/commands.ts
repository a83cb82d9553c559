import 'server-only';
import { randomUUID } from 'node:crypto';
import { recordAudit } from '@/lib/account/audit';
import type { MemberOf } from '@/lib/account/session/session';
import { refusedKeysOf } from '@/lib/care/client-card/refused';
import { cardTasks, type InviteWay, invitationLimits } from '@/lib/care/client-card/rules';
import type { NewCard } from '@/lib/care/client-card/schema';
import { sealedConsent } from '@/lib/care/client-card/sealed';
import { isUuid } from '@/lib/format/uuid';
import { db } from '@/lib/server/db';
import { insertOnce } from '@/lib/server/db/insert-once';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { consume, limitOf } from '@/lib/server/rate-limit/consume';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { therapistOf } from '@/lib/therapist/access';

type Therapist = MemberOf<'therapist'>;

type Added =
  | { readonly added: true; readonly id: string }
  | { readonly added: false; readonly because: 'known' | 'refused' | 'not-linked' };

/** Adds a card to the viewer's practice. Nobody is notified. @throws SealUnavailable without a master key */
export async function addCard(
  viewer: Therapist,
  { consent, ...card }: NewCard,
  request: AuditedRequest,
): Promise<Added> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return { added: false, because: 'not-linked' };
  const therapistId = therapist.id;
  return db.$transaction(async (tx) => {
    const refused = { therapistId, refusedKeys: { hasSome: refusedKeysOf(card) } };
    if ((await tx.clientCard.count({ where: refused })) > 0) return { added: false, because: 'refused' };
    const id = randomUUID();
    const words = sealedConsent.sealWithOwnKey(id, { consent });
    const made = await insertOnce(tx.clientCard, { id, therapistId, ...card, ...words });
    if (!made) return { added: false, because: 'known' };
    await recordAudit(tx, {
      actor: viewer,
      action: 'card.added',
      subject: { table: 'client_cards', id },
      request,
    });
    return { added: true, id };
  });
}

type Invited = 'invited' | 'no-address' | 'no-contact' | 'too-soon' | 'unknown';

/**
 * Invites the person on one of the viewer's cards, by mail or by a link that the viewer sends. A new
 * invitation replaces the one before.
 */
export async function inviteCard(
  viewer: Therapist,
  { card: cardId, way }: { readonly card: string; readonly way: InviteWay },
  request: AuditedRequest,
  now: Date = new Date(),
): Promise<Invited> {
  const therapist = await therapistOf(viewer);
  if (!therapist || !isUuid(cardId)) return 'unknown';
  return db.$transaction(async (tx) => {
    const own = { id: cardId, therapistId: therapist.id, clientId: null, refusedAt: null };
    const card = await tx.clientCard.findFirst({ where: own, select: { email: true, phone: true } });
    if (!card) return 'unknown';
    if (way === 'mail' && !card.email) return 'no-address';
    if (!card.email && !card.phone) return 'no-contact';
    if (way === 'mail' && card.email) {
      const { seconds, perAddress, perTherapist } = invitationLimits;
      const limits = [
        limitOf('client-invitation', card.email, perAddress, seconds),
        limitOf('client-invitation-by', therapist.id, perTherapist, seconds),
      ];
      if (!(await consume(tx, limits))) return 'too-soon';
    }
    const invite = { inviteId: randomUUID(), invitedAt: now, inviteWay: way };
    const { count } = await tx.clientCard.updateMany({ where: own, data: invite });
    if (count === 0) return 'unknown';
    if (way === 'mail') await enqueue(tx, cardTasks.invite, { inviteId: invite.inviteId });
    await recordAudit(tx, {
      actor: viewer,
      action: 'card.invited',
      subject: { table: 'client_cards', id: cardId },
      details: { way },
      request,
    });
    return 'invited';
  });
}

/**
 * Deletes one of the viewer's cards that is not linked; the person is not notified, and the invitation ends.
 * @returns false for another therapist's card, and for a linked one
 */
export async function removeCard(
  viewer: Therapist,
  cardId: string,
  request: AuditedRequest,
): Promise<boolean> {
  const therapist = await therapistOf(viewer);
  if (!therapist || !isUuid(cardId)) return false;
  return db.$transaction(async (tx) => {
    const { count } = await tx.clientCard.deleteMany({
      where: { id: cardId, therapistId: therapist.id, clientId: null, refusedAt: null },
    });
    if (count === 0) return false;
    await recordAudit(tx, {
      actor: viewer,
      action: 'card.removed',
      subject: { table: 'client_cards', id: cardId },
      request,
    });
    return true;
  });
}
