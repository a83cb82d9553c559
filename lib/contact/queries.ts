import 'server-only';
import { unstable_cache } from 'next/cache';
import { recordAudit } from '@/lib/account/audit';
import { requestLink } from '@/lib/contact/link';
import { referenceOf } from '@/lib/format/reference';
import { therapistsTag, therapistTag } from '@/lib/server/cache/cache-tags';
import { db, type Tx } from '@/lib/server/db';
import type { AuditedRequest } from '@/lib/server/request/read-request';

/** A therapist as the contact form offers them. Only a saved message reveals their address (product.md §7). */
export type TherapistChoice = { readonly slug: string; readonly name: string; readonly title: string };

/** Most entries of the list; beyond it people type the name. */
export const listedChoices = 50;

const choice = { slug: true, name: true, title: true } as const;

/** The first active therapists in display order, and one extra row if there are more. */
export const listTherapistChoices: () => Promise<TherapistChoice[]> = unstable_cache(
  () =>
    db.therapist.findMany({
      where: { isActive: true },
      orderBy: [{ displayOrder: 'asc' }, { id: 'asc' }],
      take: listedChoices + 1,
      select: choice,
    }),
  ['contact-therapists'],
  { tags: [therapistsTag], revalidate: 300 },
);

export function therapistChoice(slug: string): Promise<TherapistChoice | null> {
  const read = unstable_cache(
    async (): Promise<TherapistChoice | null> => {
      const found = await db.therapist.findUnique({ where: { slug }, select: { ...choice, isActive: true } });
      return found?.isActive ? { slug: found.slug, name: found.name, title: found.title } : null;
    },
    ['contact-therapist', slug],
    { tags: [therapistsTag, therapistTag(slug)], revalidate: 300 },
  );
  return read();
}

const longestWord = 40;
const mostWords = 6;
/** Shorter words must match whole: half of all names begin with one of a few pairs of letters. */
const shortestPrefix = 4;

/**
 * Active therapists whose name has all the typed words, at most twenty. Case and accents do not matter; a word of
 * four letters or more also matches the beginning of one.
 */
export async function findTherapistChoices(typed: string): Promise<TherapistChoice[]> {
  const words = typed.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (words.length === 0) return [];
  const searched = words.slice(0, mostWords).map((word) => word.slice(0, longestWord));
  return db.$queryRaw<TherapistChoice[]>`
    SELECT slug, name, title FROM therapists
    WHERE is_active AND search @@ (
      SELECT string_agg(
        '''n=' || fold_text(word) || '''' || CASE WHEN char_length(word) >= ${shortestPrefix} THEN ':*' ELSE '' END,
        ' & ')::tsquery
      FROM unnest(${searched}::text[]) AS word)
    ORDER BY display_order, id LIMIT 20`;
}

export type ContactRequestView = {
  readonly reference: string;
  readonly therapistName: string;
  readonly userName: string;
  readonly userEmail: string;
  readonly userPhone: string | null;
  readonly message: string;
  readonly preferredContactMethod: string;
  readonly createdAt: Date;
};

type LinkedRequest = ContactRequestView & {
  /** Page where a therapist with an account answers it. */
  readonly inbox: `/${string}` | null;
};

/** Links in mails to a therapist whose account the team has closed no longer open anything. */
const ofOpenAccount = { therapist: { OR: [{ userId: null }, { user: { disabledAt: null } }] } };

/** The therapist named on the link's page before it opens; null if the link is forged or expired. */
export async function addresseeOfLink(token: string): Promise<string | null> {
  const id = requestLink.idOf(token);
  if (id === undefined) return null;
  const request = await db.therapistContactRequest.findFirst({
    where: { id, ...ofOpenAccount },
    select: { therapist: { select: { name: true } } },
  });
  return request?.therapist.name ?? null;
}

/** The sender's account, if known: the profile that sent it, or the owner of the address. */
export async function senderOf(
  tx: Tx,
  clientUserId: string | undefined,
  email: string,
): Promise<string | undefined> {
  if (clientUserId) return clientUserId;
  const owner = await tx.user.findUnique({
    where: { email },
    select: { id: true, emailVerifiedAt: true },
  });
  return owner?.emailVerifiedAt ? owner.id : undefined;
}

/**
 * Opens the message behind the link in a therapist's mail, and logs that it was opened: the sender can see it
 * in "who opened my record". Null if the link is forged or expired, or its row deleted.
 */
export async function openRequestOfLink(
  token: string,
  request: AuditedRequest,
): Promise<LinkedRequest | null> {
  const id = requestLink.idOf(token);
  if (id === undefined) return null;
  return db.$transaction(async (tx) => {
    const found = await tx.therapistContactRequest.findFirst({
      where: { id, ...ofOpenAccount },
      select: {
        userName: true,
        userEmail: true,
        userPhone: true,
        message: true,
        preferredContactMethod: true,
        createdAt: true,
        client: { select: { userId: true } },
        therapist: { select: { name: true, userId: true } },
      },
    });
    if (!found) return null;
    const { therapist, client, ...view } = found;
    const sender = await senderOf(tx, client?.userId, view.userEmail);
    await recordAudit(tx, {
      // The link is the key; its holder has not signed in.
      actor: 'guest',
      action: 'contact-request.opened',
      subject: { table: 'therapist_contact_requests', id },
      ...(sender !== undefined && { subjectUserId: sender }),
      request: { id: request.id, network: request.network },
    });
    const inbox = therapist.userId ? (`/therapist-dashboard/requests/${id}` as const) : null;
    return { ...view, therapistName: therapist.name, reference: referenceOf(id), inbox };
  });
}
