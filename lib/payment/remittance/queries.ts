import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import type { Member } from '@/lib/account/session/session';
import { paiseOf } from '@/lib/format/money';
import type { HouseAccount } from '@/lib/payment/remittance/rules';
import { db, type Tx } from '@/lib/server/db';
import { therapistOf } from '@/lib/therapist/access';

/** A payment for a therapist that the service received. */
export type HouseMoney = {
  readonly id: string;
  readonly at: Date;
  readonly title: string;
  readonly payer: string | null;
  /** By its name in `transactions.method`. */
  readonly method: string;
  readonly amountPaise: number;
  readonly refundedPaise: number;
  /** Id of its receipt. */
  readonly receipt: string | null;
};

export type RemittanceView = {
  readonly id: string;
  /** Day of the transfer, ISO. */
  readonly paidOn: string;
  readonly amountPaise: number;
  readonly reference: string;
  /** Why it was withdrawn; null while it counts. */
  readonly takenBack: string | null;
};

/** Sums of one therapist's account with the service, as columns over the row `th` of `therapists`. */
const houseSums = Prisma.sql`
  (th.house_carried * 100)::float8 + coalesce((
    SELECT sum(t.amount * 100)::float8 FROM transactions t WHERE t.therapist_id = th.id AND held_by_house(t)), 0) AS "receivedPaise",
  coalesce((
    SELECT sum(t.refunded_amount * 100)::float8 FROM transactions t WHERE t.therapist_id = th.id AND held_by_house(t)), 0) AS "refundedPaise",
  coalesce((
    SELECT sum(r.amount * 100)::float8 FROM remittances r WHERE r.therapist_id = th.id AND r.taken_back_at IS NULL), 0) AS "passedOnPaise"`;

/** The account of a therapist with the service; null for an unknown one. */
export async function houseAccountOf(
  client: Pick<Tx, '$queryRaw'>,
  therapistId: string,
): Promise<HouseAccount | null> {
  const [row] = await client.$queryRaw<HouseAccount[]>`
    SELECT ${houseSums} FROM therapists th WHERE th.id = ${therapistId}::uuid`;
  return row ?? null;
}

const mostShown = 50;

type MoneyRow = Omit<HouseMoney, 'amountPaise' | 'refundedPaise'> & {
  readonly amount: string;
  readonly refunded: string;
};

async function moneyOf(therapistId: string): Promise<readonly HouseMoney[]> {
  const rows = await db.$queryRaw<MoneyRow[]>`
    SELECT t.id::text AS id, coalesce(t.paid_at, t.created_at) AS at, t.description AS title, t.method,
      coalesce(s.payer_name, nullif(trim(p.first_name || ' ' || p.last_name), '')) AS payer,
      t.amount::text AS amount, t.refunded_amount::text AS refunded,
      (SELECT r.id::text FROM receipts r WHERE r.transaction_id = t.id AND r.kind <> 'credit_note') AS receipt
    FROM transactions t
    LEFT JOIN payment_submissions s ON s.id = t.payment_submission_id
    LEFT JOIN profiles p ON p.id = t.client_id
    WHERE t.therapist_id = ${therapistId}::uuid AND held_by_house(t)
    ORDER BY at DESC, t.id DESC LIMIT ${mostShown}`;
  return rows.map(({ amount, refunded, ...row }) => ({
    ...row,
    amountPaise: paiseOf(amount) ?? 0,
    refundedPaise: paiseOf(refunded) ?? 0,
  }));
}

async function remittancesOf(therapistId: string): Promise<readonly RemittanceView[]> {
  const rows = await db.remittance.findMany({
    where: { therapistId },
    orderBy: [{ paidOn: 'desc' }, { id: 'desc' }],
    take: mostShown,
  });
  return rows.map(({ id, paidOn, amount, reference, takenBackAt, takenBackReason }) => ({
    id,
    paidOn: paidOn.toISOString().slice(0, 10),
    amountPaise: paiseOf(amount.toFixed(2)) ?? 0,
    reference,
    takenBack: takenBackAt && (takenBackReason ?? ''),
  }));
}

/** The payments that the service received for a therapist and its transfers to them, with the latest of both. */
export type HouseAccountView = {
  readonly account: HouseAccount;
  readonly money: readonly HouseMoney[];
  readonly remittances: readonly RemittanceView[];
};

/**
 * The account of a therapist with the service, for that therapist or an admin; the caller has checked the
 * viewer.
 * @returns null for an unknown therapist
 */
export async function readHouseAccount(therapistId: string): Promise<HouseAccountView | null> {
  const account = await houseAccountOf(db, therapistId);
  if (!account) return null;
  const [money, remittances] = await Promise.all([moneyOf(therapistId), remittancesOf(therapistId)]);
  return { account, money, remittances };
}

/** The viewer's own account with the service; null if it never held any money. */
export async function ownHouseAccount(viewer: Member): Promise<HouseAccountView | null> {
  const therapist = await therapistOf(viewer);
  const view = therapist && (await readHouseAccount(therapist.id));
  return view && view.money.length + view.remittances.length > 0 ? view : null;
}
