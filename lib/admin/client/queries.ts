import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import type { Member, MemberOf } from '@/lib/account/session/session';
import { clientFilters, clientSorts } from '@/lib/admin/client/rules';
import { clientCount, clientLine, clientLines, clientPage, oneClient } from '@/lib/admin/client/sql';
import { byId } from '@/lib/admin/table/by-id';
import { adminList } from '@/lib/admin/table/list';
import { planStatuses } from '@/lib/care/plan/rules';
import { inWords } from '@/lib/care/session/rules';
import { paiseOf } from '@/lib/format/money';
import { isUuid } from '@/lib/format/uuid';
import { db } from '@/lib/server/db';
import { therapistOf } from '@/lib/therapist/access';

type ClientPlan = {
  readonly name: string;
  readonly statusText: string;
  readonly completed: number;
  readonly total: number;
};

export type ClientRow = {
  /** Id of the profile. */
  readonly id: string;
  readonly name: string;
  /** Starts of the last session that took place and of the next one agreed. */
  readonly lastAt: Date | null;
  readonly nextAt: Date | null;
  /** Unpaid fees and accepted quotations, in paise. */
  readonly duePaise: number;
  readonly plan: ClientPlan | null;
};

type Named = Pick<ClientRow, 'id' | 'name'>;
type Sessions = Pick<ClientRow, 'id' | 'lastAt' | 'nextAt'>;
type Plan = Omit<ClientPlan, 'statusText'> & { readonly id: string; readonly status: string };

type Line = Named & Sessions & { readonly due: string | null; readonly plan: Plan | null };

const lineOf = ({ due, plan, ...client }: Line): ClientRow => ({
  ...client,
  duePaise: paiseOf(due ?? '0') ?? 0,
  plan: plan && {
    name: plan.name,
    statusText: inWords(planStatuses, plan.status),
    completed: plan.completed,
    total: plan.total,
  },
});

async function linesOf(therapistId: string, query: Prisma.Sql, now: Date): Promise<readonly ClientRow[]> {
  const named = await db.$queryRaw<Named[]>(query);
  if (named.length === 0) return [];
  const lines = byId(await db.$queryRaw<Line[]>(clientLines(therapistId, named, now)));
  return named.flatMap(({ id }) => lines.get(id) ?? []).map(lineOf);
}

/** Which clients of which therapist; null until the viewer's account is linked. */
type Mine = { readonly therapistId: string; readonly words: string } | null;

const clients = adminList({
  filters: clientFilters,
  sorts: clientSorts,
  start: 'name',
  where: async ({ q }, _now: Date, viewer: MemberOf<'therapist'>): Promise<Mine> => {
    const therapist = await therapistOf(viewer);
    return therapist && { therapistId: therapist.id, words: q };
  },
  count: async ({ where: mine, take }) => {
    if (!mine) return 0;
    const [row] = await db.$queryRaw<{ count: number }[]>(clientCount(mine.therapistId, mine.words, take));
    return row?.count ?? 0;
  },
  // The query itself finds the value by which a client is sorted.
  keyOf: async (id, viewer) => {
    const therapist = await therapistOf(viewer);
    const [known] = therapist ? await db.$queryRaw<Named[]>(oneClient(therapist.id, id)) : [];
    return known ? { id, name: null, next: null, last: null, due: null } : null;
  },
  read: async (mine, { order, behind, take }, { now }) => {
    if (!mine) return [];
    const { sort, direction } = order;
    const place = { words: mine.words, sort: sort.column, direction, behind: behind?.id ?? null, take, now };
    return linesOf(mine.therapistId, clientPage(mine.therapistId, place), now);
  },
});

/**
 * Clients of the viewer, by name or in another order, a part at a time; none until the viewer's account is
 * linked. Accepts any address: an `after` that is not their client gives the first page.
 */
export const listClients = clients.part;

/** The same line for one client; null unless they are the viewer's client. */
export async function clientAtAGlance(
  viewer: Member,
  clientId: string,
  now: Date = new Date(),
): Promise<ClientRow | null> {
  const therapist = await therapistOf(viewer);
  if (!therapist || !isUuid(clientId)) return null;
  const [line] = await db.$queryRaw<Line[]>(clientLine(therapist.id, clientId, now));
  return line ? lineOf(line) : null;
}
