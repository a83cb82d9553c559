import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import type { MemberOf } from '@/lib/account/session/session';
import { confirmedLink, invitationLink } from '@/lib/care/client-card/link';
import { type CardState, cardState, cardsOfPart, type InviteWay } from '@/lib/care/client-card/rules';
import { sealedConsent } from '@/lib/care/client-card/sealed';
import { isUuid } from '@/lib/format/uuid';
import { db } from '@/lib/server/db';
import { orNullIfSealed } from '@/lib/server/seal/refusal';
import { therapistOf } from '@/lib/therapist/access';

type Therapist = MemberOf<'therapist'>;

export type CardRow = {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly state: CardState;
  readonly invitedAt: Date | null;
};

type Found = Omit<CardRow, 'state'>;

/**
 * The viewer's cards without an account, by name, a part at a time; none until the viewer's account is linked.
 * @param words part of the name, address or number; empty for all
 * @param after id of the last card of the part before; another person's gives the first part
 */
export async function listCards(
  viewer: Therapist,
  { words, after }: { readonly words: string; readonly after: string },
): Promise<{ readonly cards: readonly CardRow[]; readonly next: string | null }> {
  const now = new Date();
  const therapist = await therapistOf(viewer);
  if (!therapist) return { cards: [], next: null };
  const behind = isUuid(after)
    ? Prisma.sql`AND (SELECT (fold_text(b.name), b.id) < (fold_text(c.name), c.id) FROM client_cards b
        WHERE b.id = ${after}::uuid AND b.therapist_id = c.therapist_id) IS NOT FALSE`
    : Prisma.empty;
  const matching = words
    ? Prisma.sql`AND position(fold_text(${words}) IN fold_text(concat_ws(' ', c.name, c.email, c.phone))) > 0`
    : Prisma.empty;
  const found = await db.$queryRaw<Found[]>`
    SELECT c.id::text AS id, c.name, c.email::text AS email, c.phone, c.invited_at AS "invitedAt"
    FROM client_cards c
    WHERE c.therapist_id = ${therapist.id}::uuid AND c.name IS NOT NULL AND c.client_id IS NULL
      ${behind} ${matching}
    ORDER BY fold_text(c.name), c.id LIMIT ${cardsOfPart + 1}`;
  const cards = found
    .slice(0, cardsOfPart)
    .map((card) => ({ ...card, state: cardState(card.invitedAt, now) }));
  return { cards, next: found.length > cardsOfPart ? (cards.at(-1)?.id ?? null) : null };
}

export type OwnCard = CardRow & {
  /** Null while the sealed words cannot be opened. */
  readonly consent: string | null;
  readonly inviteWay: InviteWay | null;
  /** Address of the open invitation that the therapist sends; null without one. */
  readonly link: string | null;
  /** The profile of the person, once the card is linked. */
  readonly clientId: string | null;
};

/** One of the viewer's cards; null for another therapist's, and for one whose person had it deleted. */
export async function findCard(
  viewer: Therapist,
  cardId: string,
  now: Date = new Date(),
): Promise<OwnCard | null> {
  const therapist = await therapistOf(viewer);
  if (!therapist || !isUuid(cardId)) return null;
  const card = await db.clientCard.findFirst({ where: { id: cardId, therapistId: therapist.id } });
  if (!card?.name || !card.sealed || !card.sealedKey) return null;
  const { id, name, email, phone, invitedAt, inviteId, clientId, sealed, sealedKey } = card;
  const state = cardState(invitedAt, now);
  const inviteWay = card.inviteWay === 'link' || card.inviteWay === 'mail' ? card.inviteWay : null;
  const open = inviteId && invitedAt && state === 'invited' && inviteWay === 'link';
  return {
    ...{ id, name, email, phone, invitedAt, state, inviteWay, clientId },
    consent: orNullIfSealed(() => sealedConsent.openWithOwnKey(id, { sealedKey, sealed }).consent),
    link: open ? invitationLink.url(inviteId, invitedAt) : null,
  };
}

/** Whether the link of an invitation is open; undefined for a forged or old link. */
export async function isOpenInvitation(token: string, now: Date = new Date()): Promise<boolean | undefined> {
  const id = invitationLink.idOf(token, now);
  if (id === undefined) return undefined;
  return (await db.clientCard.count({ where: { inviteId: id, clientId: null } })) > 0;
}

/** The therapist who invites, for a holder who has confirmed the card's address or number; null once it is used. */
export async function confirmedInvitation(
  token: string,
): Promise<{ readonly therapist: string; readonly title: string } | null> {
  const id = confirmedLink.idOf(token, new Date());
  if (id === undefined) return null;
  const card = await db.clientCard.findUnique({
    where: { inviteId: id, clientId: null },
    select: { therapist: { select: { name: true, title: true } } },
  });
  return card && { therapist: card.therapist.name, title: card.therapist.title };
}
