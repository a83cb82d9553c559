import 'server-only';
import { z } from 'zod';
import { Prisma } from '@/generated/prisma/client';
import type { Member } from '@/lib/account/session/session';
import { zoneOf } from '@/lib/account/session/viewer';
import { day } from '@/lib/format/duration';
import { paiseOf } from '@/lib/format/money';
import { isUuid } from '@/lib/format/uuid';
import { asClient, asTherapist, ofParty, type Party } from '@/lib/payment/quotation/access';
import { type QuotationStatus, statusNow } from '@/lib/payment/quotation/rules';
import { type PartRefund, partOf } from '@/lib/payment/refund/rules';
import { db } from '@/lib/server/db';
import { pageOf } from '@/lib/server/db/older';
import { ask, type Question } from '@/lib/server/db/together';
import { therapistOf } from '@/lib/therapist/access';

export type QuotationView = {
  readonly id: string;
  readonly serviceType: string;
  readonly description: string;
  readonly amountPaise: number;
  readonly sessions: number | null;
  readonly kindName: string | null;
  /** The last instant of its last day in India; null for no end. */
  readonly validUntil: Date | null;
  /** At the time of reading. */
  readonly status: QuotationStatus;
  readonly createdAt: Date;
  /** When it reached its present state. */
  readonly since: Date;
  /** A payment for it is reported and not yet confirmed or refused. */
  readonly checking: boolean;
  /** The partial refund of its payment; null for none or a full one. */
  readonly refund: PartRefund | null;
  readonly reason: string | null;
  /** Name of the other side. */
  readonly with: string;
  /** Whether the other side is an invented therapist. */
  readonly sample: boolean;
  /** IANA zone in which its reader reads times. */
  readonly timeZone: string;
};

export type QuotationPage = {
  readonly quotations: readonly QuotationView[];
  /** `before` of the page with older quotations. */
  readonly older: string | null;
};

type Wanted = {
  readonly take?: number;
  /** Id of one of the viewer's quotations, unchecked; an invalid one gives the first page. */
  readonly before?: string;
  readonly now?: Date;
};

/** Quotations of one page: at most three screens of a phone. */
const perPage = 5;

type Row = Omit<QuotationView, 'amountPaise' | 'status' | 'since' | 'refund' | 'timeZone'> & {
  readonly amount: string;
  /** Rupees of its payment received and refunded. */
  readonly paid: string | null;
  readonly refunded: string | null;
  readonly status: string;
  readonly stepAt: Date | null;
};

function viewOf(
  { amount, status, stepAt, paid, refunded, ...row }: Row,
  now: Date,
  timeZone: string,
): QuotationView {
  const amountPaise = paiseOf(amount);
  if (amountPaise === null) throw new TypeError('A quotation has an amount that cannot be read.');
  const current = statusNow({ status, validUntil: row.validUntil }, now);
  const since = current === 'expired' ? row.validUntil : stepAt;
  const refund = partOf(paiseOf(paid ?? '0') ?? 0, paiseOf(refunded ?? '0') ?? 0);
  return { ...row, amountPaise, status: current, since: since ?? row.createdAt, refund, timeZone };
}

/** The position of a quotation in one side's list; null for another person's. */
async function behindRow(party: Party, id: string): Promise<Prisma.Sql> {
  const row = isUuid(id)
    ? await db.quotation.findFirst({ where: { id, ...party }, select: { createdAt: true } })
    : null;
  if (!row) return Prisma.empty;
  return Prisma.sql`AND (q.created_at, q.id) < (${row.createdAt}, ${id}::uuid)`;
}

/** Newest first, in one query for a dashboard of any size. Reads names and steps for the page only. */
async function list(
  viewer: Member,
  party: Party,
  { take = perPage, before = '', now = new Date() }: Wanted,
  narrowed: Prisma.Sql = Prisma.empty,
  first: Prisma.Sql = Prisma.empty,
): Promise<QuotationPage> {
  const name = 'clientId' in party ? Prisma.sql`t.name` : Prisma.sql`p.first_name || ' ' || p.last_name`;
  const rows = await db.$queryRaw<Row[]>`
    SELECT q.id::text AS id, q.service_type AS "serviceType", q.description, q.amount::text AS amount, q.sessions,
      (SELECT k.name FROM session_kinds k WHERE k.id = q.kind_id) AS "kindName",
      q.valid_until AS "validUntil", q.status, q.created_at AS "createdAt", step.at AS "stepAt", step.reason,
      q.status = 'accepted' AND EXISTS (
        SELECT FROM payment_submissions pay
        WHERE pay.quotation_id = q.id AND pay.status IN ('pending', 'matched')) AS checking,
      money.paid, money.refunded,
      ${name} AS "with", ${'clientId' in party} AND t.is_sample AS sample
    FROM (
      SELECT q.* FROM quotations q WHERE ${ofParty(party)} ${narrowed} ${await behindRow(party, before)}
      ORDER BY ${first} q.created_at DESC, q.id DESC LIMIT ${take + 1}) q
    JOIN therapists t ON t.id = q.therapist_id
    JOIN profiles p ON p.id = q.client_id
    LEFT JOIN LATERAL (
      SELECT m.amount::text AS paid, m.refunded_amount::text AS refunded FROM transactions m
      WHERE q.status = 'paid' AND m.quotation_id = q.id AND m.status = 'paid' AND m.returning_because IS NULL
      ORDER BY m.id LIMIT 1) money ON true
    LEFT JOIN LATERAL (
      SELECT e.at, e.reason FROM quotation_events e
      WHERE e.quotation_id = q.id ORDER BY e.at DESC, e.id DESC LIMIT 1) step ON true
    ORDER BY ${first} q.created_at DESC, q.id DESC`;
  const { shown, older } = pageOf(rows, take);
  return { quotations: shown.map((row) => viewOf(row, now, zoneOf(viewer))), older };
}

export async function ownQuotation(
  viewer: Member,
  id: string,
): Promise<Pick<
  QuotationView,
  | 'id'
  | 'serviceType'
  | 'description'
  | 'amountPaise'
  | 'sessions'
  | 'kindName'
  | 'status'
  | 'with'
  | 'sample'
> | null> {
  const found = isUuid(id)
    ? await db.quotation.findFirst({
        where: { id, ...asClient(viewer) },
        select: {
          id: true,
          serviceType: true,
          description: true,
          amount: true,
          sessions: true,
          kind: { select: { name: true } },
          status: true,
          validUntil: true,
          therapist: { select: { name: true, isSample: true } },
        },
      })
    : null;
  if (!found) return null;
  const { amount, therapist, kind, ...rest } = found;
  const amountPaise = paiseOf(amount.toFixed(2));
  if (amountPaise === null) throw new TypeError('A quotation has an amount that cannot be read.');
  return {
    ...rest,
    amountPaise,
    kindName: kind?.name ?? null,
    status: statusNow(found, new Date()),
    with: therapist.name,
    sample: therapist.isSample,
  };
}

export type QuotationsUndecided = {
  readonly unanswered: number;
  /** Accepted, without a reported payment. */
  readonly unpaid: number;
};

const undecidedRow = z.strictObject({ unanswered: z.int(), unpaid: z.int() });

function undecided(party: Party, now: Date): Question<QuotationsUndecided> {
  const sql = Prisma.sql`
    SELECT
      count(*) FILTER (WHERE q.status = 'pending')::int AS unanswered,
      count(*) FILTER (WHERE q.status = 'accepted')::int AS unpaid
    FROM quotations q
    WHERE ${ofParty(party)}
      AND CASE q.status
        WHEN 'pending' THEN q.valid_until IS NULL OR q.valid_until >= ${now}
        -- Counted, because Postgres would read the payments of everybody at once for an EXISTS.
        WHEN 'accepted' THEN 0 = (
          SELECT count(*) FROM payment_submissions pay
          WHERE pay.quotation_id = q.id AND pay.status IN ('pending', 'matched'))
        ELSE false END`;
  return { sql, row: undecidedRow };
}

export function quotationsToDecide(viewer: Member, now: Date = new Date()): Question<QuotationsUndecided> {
  return undecided(asClient(viewer), now);
}

/** Counts of the viewer's quotations that clients have to answer or to pay, in one query; nothing until their account is linked. */
export async function quotationsUndecided(
  viewer: Member,
  now: Date = new Date(),
): Promise<QuotationsUndecided> {
  const therapist = await therapistOf(viewer);
  return therapist ? ask(undecided(asTherapist(therapist), now)) : { unanswered: 0, unpaid: 0 };
}

/** Quotations made to the viewer, newest first (product.md §7), five a page. */
export function listOwnQuotations(viewer: Member, wanted: Wanted = {}): Promise<QuotationPage> {
  return list(viewer, asClient(viewer), wanted);
}

/** The outcome of a quotation stays for a day where the client answered it. */

export type RecentQuotation = QuotationView & {
  /** It needs an answer or a payment, or did until a day ago. */
  readonly waits: boolean;
};

/** The latest quotations made to the viewer, open ones first (product.md §2). */
export async function listRecentQuotations(
  viewer: Member,
  { take, now = new Date() }: Pick<Wanted, 'now'> & { readonly take: number },
): Promise<readonly RecentQuotation[]> {
  const since = new Date(now.getTime() - day);
  const waiting = Prisma.sql`(
    q.status IN ('pending', 'accepted') OR EXISTS (
      SELECT FROM quotation_events e WHERE e.quotation_id = q.id AND e.at > ${since})) DESC,`;
  const { quotations } = await list(viewer, asClient(viewer), { take, now }, Prisma.empty, waiting);
  return quotations.map((quotation) => ({
    ...quotation,
    waits:
      quotation.status === 'pending' ||
      (quotation.status === 'accepted' && !quotation.checking) ||
      quotation.since > since,
  }));
}

/**
 * Quotations that the viewer made as a therapist, newest first, to all clients or to one; none until their
 * account is linked.
 * @param client profile id; another therapist's client gives none
 */
export async function listMadeQuotations(
  viewer: Member,
  { client, ...wanted }: Wanted & { readonly client?: string } = {},
): Promise<QuotationPage> {
  const therapist = await therapistOf(viewer);
  if (!therapist || (client !== undefined && !isUuid(client))) return { quotations: [], older: null };
  const narrowed = client === undefined ? Prisma.empty : Prisma.sql`AND q.client_id = ${client}::uuid`;
  return list(viewer, asTherapist(therapist), wanted, narrowed);
}
