import 'server-only';
import { cache } from 'react';
import { recordAudit } from '@/lib/audit/record';
import type { Member } from '@/lib/auth/session';
import { db } from '@/lib/db';
import type { CallingRequest } from '@/lib/request/read-request';
import { clientIdsOf, findClientOf } from '@/lib/session/access';
import { clientOverview, clientPage, clientsPerPage } from '@/lib/session/clients/statements';
import { therapistOf } from '@/lib/therapist/access';

/** One line of a therapist's list of clients. */
export type ClientLine = {
  /** Profile. */
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Start of the last session that took place, and of the next one that is agreed. */
  readonly lastAt: Date | null;
  readonly nextAt: Date | null;
};

export type ClientPage = {
  readonly clients: readonly ClientLine[];
  /** `after` of the next page, when there is one. */
  readonly next: string | null;
};

/**
 * Clients of the viewer by name, 25 at a time; none until the viewer's account is linked. Whatever is in the address
 * is let through: a search that matches nobody is an empty page, an `after` that is no client of theirs the first one.
 * @param search part of a name; case and accents do not matter
 */
export async function listClients(
  viewer: Member,
  { search = '', after = '' }: { readonly search?: string; readonly after?: string } = {},
  now: Date = new Date(),
): Promise<ClientPage> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return { clients: [], next: null };
  const asked = { search: search.replaceAll('\0', '').trim().slice(0, 160), after, now };
  const rows = await db.$queryRaw<ClientLine[]>(clientPage(therapist.id, asked));
  const clients = rows.slice(0, clientsPerPage);
  return { clients, next: rows.length > clientsPerPage ? (clients.at(-1)?.id ?? null) : null };
}

const mostChoices = 500;

/** Clients of the viewer by name, as the list of a form; more than five hundred are no list to choose from. */
export async function listClientChoices(
  viewer: Member,
): Promise<{ readonly value: string; readonly label: string }[]> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return [];
  return db.$queryRaw`
    SELECT p.id::text AS value, p.first_name || ' ' || p.last_name AS label
    FROM ${clientIdsOf(therapist.id)} AS client
    JOIN profiles p ON p.id = client.client_id
    JOIN users u ON u.id = p.user_id AND u.disabled_at IS NULL
    ORDER BY fold_text(p.first_name || ' ' || p.last_name), p.id LIMIT ${mostChoices}`;
}

/** The first clients by name with their sessions, and all of them as the list of a form. */
export type ClientOverview = {
  readonly first: readonly ClientLine[];
  /** Whether there are more than `first` shows. */
  readonly more: boolean;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
};

const shownFirst = 6;

/** What a dashboard needs of the viewer's clients, in one statement and once per rendered page. */
export const readClientOverview = cache(
  async (viewer: Member, now: Date = new Date()): Promise<ClientOverview> => {
    const therapist = await therapistOf(viewer);
    if (!therapist) return { first: [], more: false, choices: [] };
    const asked = { shown: shownFirst, most: mostChoices, now };
    const rows = await db.$queryRaw<ClientLine[]>(clientOverview(therapist.id, asked));
    return {
      first: rows.slice(0, shownFirst),
      more: rows.length > shownFirst,
      choices: rows.map(({ id, firstName, lastName }) => ({ value: id, label: `${firstName} ${lastName}` })),
    };
  },
);

/** A client as their own page shows them to their therapist. */
export type OpenedClient = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly timeZone: string;
};

/**
 * Opens the record of one client of the viewer and writes down that it was opened: the client sees it in "who opened
 * my record". Null for anybody who is no client of theirs.
 */
export async function openClient(
  viewer: Member,
  clientId: string,
  request: Pick<CallingRequest, 'id' | 'network'>,
): Promise<OpenedClient | null> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return null;
  return db.$transaction(async (tx) => {
    const found = await findClientOf(tx, therapist.id, clientId);
    if (!found) return null;
    await recordAudit(tx, {
      actor: viewer,
      action: 'client.opened',
      subject: { table: 'profiles', id: found.id },
      subjectUserId: found.userId,
      request,
    });
    return tx.profile.findUnique({
      where: { id: found.id },
      select: { id: true, firstName: true, lastName: true, email: true, phone: true, timeZone: true },
    });
  });
}
