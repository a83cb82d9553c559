import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import type { Member } from '@/lib/account/session/session';
import type { CreditSums } from '@/lib/care/plan/credit/rules';
import { creditSums } from '@/lib/care/plan/credit/sums';
import {
  type PlanFilter,
  type PlanStep,
  planStatuses,
  planStepsOf,
  planTypes,
  progressOf,
} from '@/lib/care/plan/rules';
import { isGoneOnAt } from '@/lib/care/session/gone-on';
import { inWords } from '@/lib/care/session/rules';
import { isUuid } from '@/lib/format/uuid';
import { db } from '@/lib/server/db';
import { pageOf } from '@/lib/server/db/older';
import { therapistOf } from '@/lib/therapist/access';
import { isBookable } from '@/lib/therapist/bookable';

export type PlanLine = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** In words, like `statusText`. */
  readonly type: string;
  readonly status: string;
  readonly statusText: string;
  readonly kindName: string | null;
  readonly total: number;
  readonly completed: number;
  /** Whole per cent. */
  readonly progress: number;
  readonly credit: CreditSums | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  /** The other side: a client sees their therapist, a therapist their client. */
  readonly therapist: {
    readonly slug: string;
    readonly name: string;
    /** True for an invented person. */
    readonly sample: boolean;
    /**
     * Whether a time can be booked with them: they are listed and have open hours. Read only for a client's
     * own list.
     */
    readonly bookable: boolean;
  };
  readonly client: { readonly id: string; readonly name: string };
  /** The therapist's possible steps now. */
  readonly steps: readonly PlanStep[];
};

export type PlanPage = {
  readonly plans: readonly PlanLine[];
  readonly next: string | null;
};

type Row = Omit<PlanLine, 'statusText' | 'progress' | 'therapist' | 'client' | 'steps'> & {
  readonly therapistSlug: string;
  readonly therapistName: string;
  readonly sample: boolean;
  readonly bookable: boolean;
  readonly handedOver: boolean;
  readonly clientId: string;
  readonly clientName: string;
};

function lineOf({
  therapistSlug,
  therapistName,
  sample,
  bookable,
  handedOver,
  clientId,
  clientName,
  ...plan
}: Row): PlanLine {
  return {
    ...plan,
    type: inWords(planTypes, plan.type),
    statusText: inWords(planStatuses, plan.status),
    progress: progressOf(plan.completed, plan.total),
    therapist: { slug: therapistSlug, name: therapistName, sample, bookable },
    client: { id: clientId, name: clientName },
    steps: planStepsOf(plan.status, plan.credit, handedOver),
  };
}

/** Plans of one page: at most three screens of a phone. */
const perPage = 6;

/** A page of the plans under the condition `whose`, newest first, in the order of the index (person, created_at). */
async function readPage(
  whose: Prisma.Sql,
  after: string,
  {
    take = perPage,
    forClient = false,
    now = new Date(),
  }: { readonly take?: number; readonly forClient?: boolean; readonly now?: Date },
): Promise<PlanPage> {
  // A client's list needs no steps, so no handovers are read.
  const handedOver = forClient
    ? Prisma.sql`false`
    : isGoneOnAt(Prisma.sql`l.client_id`, Prisma.sql`l.therapist_id`, now);
  const rows = await db.$queryRaw<Row[]>`
    WITH start AS (
      SELECT l.created_at, l.id FROM therapy_plans l
      WHERE ${whose} AND l.id = ${isUuid(after) ? after : null}::uuid
    )
    SELECT l.id::text AS id, l.plan_name AS name, l.description, l.plan_type AS type, l.status,
      (SELECT k.name FROM session_kinds k WHERE k.id = l.kind_id) AS "kindName",
      l.total_sessions AS total, l.completed_sessions AS completed, l.created_at AS "createdAt",
      ${creditSums(Prisma.sql`l.id`)} AS credit,
      l.ended_at AS "endedAt", t.slug AS "therapistSlug", t.name AS "therapistName", t.is_sample AS sample,
      ${forClient ? isBookable('t') : Prisma.sql`false`} AS bookable,
      ${handedOver} AS "handedOver", p.id::text AS "clientId",
      p.first_name || ' ' || p.last_name AS "clientName"
    FROM therapy_plans l
    JOIN profiles p ON p.id = l.client_id
    JOIN therapists t ON t.id = l.therapist_id
    WHERE ${whose} AND l.created_at <= coalesce((SELECT created_at FROM start), 'infinity')
      AND NOT EXISTS (SELECT FROM start WHERE (l.created_at, l.id) >= (start.created_at, start.id))
    ORDER BY l.created_at DESC, l.id DESC LIMIT ${take + 1}`;
  const { shown, older } = pageOf(rows, take);
  return { plans: shown.map(lineOf), next: older };
}

/** The viewer's own plans as a client (product.md §7), all or of one kind. */
export function listOwnPlans(
  viewer: Member,
  {
    filter = 'all',
    ...wanted
  }: { readonly filter?: PlanFilter; readonly after?: string; readonly take?: number } = {},
): Promise<PlanPage> {
  const own = Prisma.sql`l.client_id = ${viewer.profile.id}::uuid`;
  const { after = '', ...take } = wanted;
  return readPage(filter === 'all' ? own : Prisma.sql`${own} AND l.plan_type = ${filter}`, after, {
    ...take,
    forClient: true,
  });
}

/**
 * Plans with the viewer as their therapist (product.md §7), of all clients or of one; none until the viewer's
 * account is linked.
 * @param client profile id; another therapist's client gives no plans
 */
export async function listTherapistPlans(
  viewer: Member,
  {
    client,
    after = '',
    take = perPage,
    now = new Date(),
  }: { readonly client?: string; readonly after?: string; readonly take?: number; readonly now?: Date } = {},
): Promise<PlanPage> {
  const therapist = await therapistOf(viewer);
  if (!therapist || (client !== undefined && !isUuid(client))) return { plans: [], next: null };
  const own = Prisma.sql`l.therapist_id = ${therapist.id}::uuid`;
  const whose = client === undefined ? own : Prisma.sql`${own} AND l.client_id = ${client}::uuid`;
  return readPage(whose, after, { take, now });
}

/** A plan for which the therapist can arrange sessions. */
export type PlanChoice = { readonly id: string; readonly clientId: string; readonly label: string };

/** Active plans of the viewer's clients for a form's list, or of one named client; at most a hundred. */
export async function listPlanChoices(viewer: Member, client?: string): Promise<PlanChoice[]> {
  const therapist = await therapistOf(viewer);
  if (!therapist || (client !== undefined && !isUuid(client))) return [];
  const plans = await db.therapyPlan.findMany({
    where: { therapistId: therapist.id, status: 'active', ...(client !== undefined && { clientId: client }) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 100,
    select: {
      ...{ id: true, clientId: true, planName: true, completedSessions: true, totalSessions: true },
      kind: { select: { name: true } },
    },
  });
  return plans.map(({ id, clientId, planName, completedSessions, totalSessions, kind }) => ({
    id,
    clientId,
    label: `${planName} (${[`${completedSessions} of ${totalSessions}`, kind?.name].filter(Boolean).join(', ')})`,
  }));
}
