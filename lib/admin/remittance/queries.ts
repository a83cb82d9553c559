import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import { houseAccountFilters } from '@/lib/admin/remittance/rules';
import type { ListQuery } from '@/lib/admin/table/filters';
import { adminCsv, adminList } from '@/lib/admin/table/list';
import { isUuid } from '@/lib/format/uuid';
import { type Payee, payeeNow } from '@/lib/payment/payee/queries';
import { type HouseAccountView, houseSums, readHouseAccount } from '@/lib/payment/remittance/queries';
import { type HouseAccount, owedPaise } from '@/lib/payment/remittance/rules';
import { db } from '@/lib/server/db';

/** A therapist for whom the house has received money. */
export type HouseAccountRow = HouseAccount & {
  /** The therapist's. */
  readonly id: string;
  readonly name: string;
  readonly owed: number;
};

type Query = ListQuery<(typeof houseAccountFilters)[number]['name']>;

const likeEscaped = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

function whereOf({ q, owed }: Query): Prisma.Sql {
  const words = q.split(/\s+/).filter(Boolean);
  const conditions = [
    Prisma.sql`("receivedPaise" > 0 OR "passedOnPaise" > 0)`,
    ...words.map((word) => Prisma.sql`name ILIKE ${`%${likeEscaped(word)}%`}`),
    ...(owed === 'owed' ? [Prisma.sql`"receivedPaise" - "refundedPaise" - "passedOnPaise" > 0`] : []),
    ...(owed === 'settled' ? [Prisma.sql`"receivedPaise" - "refundedPaise" - "passedOnPaise" <= 0`] : []),
  ];
  return Prisma.join(conditions, ' AND ');
}

const accounts = Prisma.sql`(SELECT th.id::text AS id, th.name, ${houseSums} FROM therapists th) a`;

const houseAccounts = adminList({
  filters: houseAccountFilters,
  where: whereOf,
  count: async (where: Prisma.Sql) => {
    const [row] = await db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM ${accounts} WHERE ${where}`;
    return row?.count ?? 0;
  },
  read: async (where: Prisma.Sql, { skip, take }) => {
    const rows = await db.$queryRaw<Omit<HouseAccountRow, 'owed'>[]>`
      SELECT a.* FROM ${accounts} WHERE ${where}
      ORDER BY "receivedPaise" - "refundedPaise" - "passedOnPaise" DESC, name, id
      LIMIT ${take} OFFSET ${skip}`;
    return rows.map((row): HouseAccountRow => ({ ...row, owed: owedPaise(row) }));
  },
});

/** What the house owes to whom, the most first. */
export const listHouseAccounts = houseAccounts.part;

const rupees = (paise: number) => (paise / 100).toFixed(2);

/** The same as a file. */
export const houseAccountsAsCsv = adminCsv('owed-to-therapists', houseAccounts, {
  Therapist: ({ name }) => name,
  'Received (INR)': ({ receivedPaise }) => rupees(receivedPaise),
  'Went back (INR)': ({ refundedPaise }) => rupees(refundedPaise),
  'Passed on (INR)': ({ passedOnPaise }) => rupees(passedOnPaise),
  'Owed (INR)': ({ owed }) => rupees(owed),
  Id: ({ id }) => id,
});

/** One therapist's account with the house, and where to send their money. */
export type OpenedHouseAccount = HouseAccountView & {
  readonly id: string;
  readonly name: string;
  /** Their account as payers see it now; null while they have none. */
  readonly payee: Payee | null;
};

/** @returns null for an unknown therapist */
export async function openHouseAccount(id: string): Promise<OpenedHouseAccount | null> {
  const therapist = isUuid(id)
    ? await db.therapist.findUnique({ where: { id }, select: { id: true, name: true } })
    : null;
  const view = therapist && (await readHouseAccount(id));
  if (!therapist || !view) return null;
  const { payee } = await payeeNow(db, therapist);
  return { ...view, ...therapist, payee: payee.isHouse ? null : payee };
}
