import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import type { Member, MemberOf } from '@/lib/account/session/session';
import { clientFilters, clientSorts } from '@/lib/admin/client/rules';
import { clientCount, clientPage, oneClient } from '@/lib/admin/client/sql';
import { adminList } from '@/lib/admin/table/list';
import { planStatuses } from '@/lib/care/plan/rules';
import { clientOfTherapist } from '@/lib/care/session/access';
import { inWords } from '@/lib/care/session/rules';
import { paiseOf } from '@/lib/format/money';
import { isUuid } from '@/lib/format/uuid';
import { db } from '@/lib/server/db';
import { therapistOf } from '@/lib/therapist/access';

/** The plan that a client is on, or else was on last. */
type ClientPlan = {
  readonly name: string;
  /** In words. */
  readonly statusText: string;
  readonly completed: number;
  readonly total: number;
};

/** One line of a therapist's list of clients. */
export type ClientRow = {
  /** Id of the profile. */
  readonly id: string;
  readonly name: string;
  /** Start of the last session that took place, and of the next one agreed. */
  readonly lastAt: Date | null;
  readonly nextAt: Date | null;
  /** Fees and accepted quotations that are not paid, in paise. */
  readonly duePaise: number;
  readonly plan: ClientPlan | null;
};

type Row = Omit<ClientRow, 'duePaise' | 'plan'> & {
  readonly due: string;
  readonly plan: (Omit<ClientPlan, 'statusText'> & { readonly status: string }) | null;
};

function rowOf({ due, plan, ...row }: Row): ClientRow {
  if (!plan) return { ...row, duePaise: paiseOf(due) ?? 0, plan: null };
  const { status, ...kept } = plan;
  return {
    ...row,
    duePaise: paiseOf(due) ?? 0,
    plan: { ...kept, statusText: inWords(planStatuses, status) },
  };
}

const read = async (query: Prisma.Sql) => (await db.$queryRaw<Row[]>(query)).map(rowOf);

/** Whose clients, and which of them; null until the viewer's account is linked. */
type Mine = { readonly therapistId: string; readonly words: string } | null;

const clients = adminList({
  filters: clientFilters,
  sorts: clientSorts,
  start: 'name',
  where: async ({ q }, _now: Date, viewer: MemberOf<'therapist'>): Promise<Mine> => {
    const therapist = await therapistOf(viewer);
    return therapist && { therapistId: therapist.id, words: q };
  },
  count: async (mine, take) => {
    if (!mine) return 0;
    const [row] = await db.$queryRaw<{ count: number }[]>(clientCount(mine.therapistId, mine.words, take));
    return row?.count ?? 0;
  },
  // The query finds what a client sorts by itself.
  place: async (id, viewer) => {
    const therapist = await therapistOf(viewer);
    const known = therapist && (await clientOfTherapist(db, therapist.id, id));
    return known ? { id, name: null, next: null, last: null, due: null } : null;
  },
  read: async (mine, { order, behind, take }, { now }) => {
    if (!mine) return [];
    const { sort, direction } = order;
    const place = { words: mine.words, sort: sort.column, direction, behind: behind?.id ?? null, take, now };
    return read(clientPage(mine.therapistId, place));
  },
});

/**
 * Clients of the viewer, by name or in another order, fifty at a time; none until the viewer's account is linked. Accepts
 * anything from the address: an `after` that is not their client gives the first page.
 */
export const listClients = clients.part;

/** The same line for one client; null for anybody who is not the viewer's client. */
export async function clientAtAGlance(
  viewer: Member,
  clientId: string,
  now: Date = new Date(),
): Promise<ClientRow | null> {
  const therapist = await therapistOf(viewer);
  if (!therapist || !isUuid(clientId)) return null;
  const [row] = await read(oneClient(therapist.id, clientId, now));
  return row ?? null;
}
