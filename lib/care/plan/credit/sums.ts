import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import { type CreditSums, freeOf, noCredit, type PlanPosition } from '@/lib/care/plan/credit/rules';
import type { Tx } from '@/lib/server/db';

type Reads = Pick<Tx, '$queryRaw'>;

/** The sums of one plan's account as a JSON object; null for a plan that was not prepaid. */
export function creditSums(planId: Prisma.Sql): Prisma.Sql {
  const sum = (column: 'sessions' | 'amount', kind: string) =>
    Prisma.sql`coalesce(sum(${Prisma.raw(column === 'amount' ? 'e.amount * 100' : 'e.sessions')}) FILTER (WHERE e.kind = ${kind}), 0)::bigint`;
  return Prisma.sql`(
    SELECT json_build_object('paid', ${sum('sessions', 'paid')}, 'refunded', ${sum('sessions', 'refunded')},
      'used', ${sum('sessions', 'used')}, 'held', ${sum('sessions', 'held')},
      'paidPaise', ${sum('amount', 'paid')}, 'refundedPaise', ${sum('amount', 'refunded')},
      'usedPaise', ${sum('amount', 'used')})
    FROM plan_credit_entries e WHERE e.plan_id = ${planId} HAVING count(*) > 0)`;
}

export async function sumsOfPlan(client: Reads, planId: string): Promise<CreditSums> {
  const [row] = await client.$queryRaw<{ sums: CreditSums | null }[]>`
    SELECT ${creditSums(Prisma.sql`${planId}::uuid`)} AS sums`;
  return row?.sums ?? noCredit;
}

/** Paise refunded of a plan's payment, whether or not sessions were taken for them. */
export async function sentBackOfPlan(client: Reads, planId: string): Promise<number> {
  const [row] = await client.$queryRaw<{ paise: number }[]>`
    SELECT coalesce(sum(t.refunded_amount * 100), 0)::int AS paise
    FROM therapy_plans p JOIN transactions t ON t.quotation_id = p.quotation_id AND t.returning_because IS NULL
    WHERE p.id = ${planId}::uuid`;
  return row?.paise ?? 0;
}

/**
 * The number of a booking among its plan's paid sessions, as a JSON object: by time, among those paid and not
 * refunded. Null if no plan pays it.
 * @param booking alias of the row of `bookings`
 */
export function positionOnPlan(booking: 'b'): Prisma.Sql {
  const b = Prisma.raw(booking);
  return Prisma.sql`CASE WHEN ${b}.plan_id IS NOT NULL THEN json_build_object(
    'number', (SELECT count(*) FROM bookings earlier WHERE earlier.plan_id = ${b}.plan_id
      AND (earlier.starts_at, earlier.id) <= (${b}.starts_at, ${b}.id)),
    'of', (SELECT sum(CASE e.kind WHEN 'paid' THEN e.sessions ELSE -e.sessions END)
      FROM plan_credit_entries e WHERE e.plan_id = ${b}.plan_id AND e.kind IN ('paid', 'refunded'))) END`;
}

/** The numbers of these bookings, by id; bookings without a plan are left out. */
export async function positionsOnPlans(
  client: Reads,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, PlanPosition>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await client.$queryRaw<{ id: string; place: PlanPosition }[]>`
    SELECT b.id::text AS id, ${positionOnPlan('b')} AS place FROM bookings b
    WHERE b.id = ANY(${bookingIds}::uuid[]) AND b.plan_id IS NOT NULL`;
  return new Map(rows.map(({ id, place }) => [id, place]));
}

/**
 * Whether a plan is for sessions of this kind.
 * @param plan alias of the row of `therapy_plans`
 * @param kindId a UUID or its column; NULL for the therapist's first kind
 */
export function isOfKind(plan: 'p', kindId: Prisma.Sql): Prisma.Sql {
  const p = Prisma.raw(plan);
  const first = Prisma.sql`first_kind_of(${p}.therapist_id)`;
  return Prisma.sql`coalesce(${p}.kind_id, ${first}) = coalesce(${kindId}, ${first})`;
}

/** A client, a therapist, and the kind of session; without a kind all of them, null for the first one. */
type Paid = {
  readonly clientId: string;
  readonly therapistId: string;
  readonly kindId?: string | null | undefined;
};

/** The running prepaid plans of these two, the oldest first. */
export async function paidPlans(
  client: Reads,
  { clientId, therapistId, kindId }: Paid,
): Promise<readonly { readonly id: string; readonly sums: CreditSums }[]> {
  return client.$queryRaw<{ id: string; sums: CreditSums }[]>`
    SELECT p.id::text AS id, ${creditSums(Prisma.sql`p.id`)} AS sums FROM therapy_plans p
    WHERE p.client_id = ${clientId}::uuid AND p.therapist_id = ${therapistId}::uuid
      AND p.status IN ('active', 'paused')
      AND EXISTS (SELECT FROM plan_credit_entries e WHERE e.plan_id = p.id)
      AND ${kindId === undefined ? Prisma.sql`true` : isOfKind('p', Prisma.sql`${kindId}::uuid`)}
    ORDER BY p.created_at, p.id`;
}

/** Number of prepaid sessions in the plans of these two, if none is left; else null. */
export async function sessionsOfFullPlan(client: Reads, paid: Paid): Promise<number | null> {
  const plans = await paidPlans(client, paid);
  if (plans.length === 0 || plans.some(({ sums }) => freeOf(sums) > 0)) return null;
  return plans.reduce((all, { sums }) => all + sums.paid - sums.refunded, 0);
}
