import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import { therapistsBeside } from '@/lib/admin/people/beside';
import { anywhere } from '@/lib/admin/table/conditions';
import { choiceFilter, type ListQuery, searchFilter } from '@/lib/admin/table/filters';
import { adminCsv, adminList } from '@/lib/admin/table/list';
import { sortBy } from '@/lib/admin/table/order';
import { isUuid } from '@/lib/format/uuid';
import { type Payee, payeeNow } from '@/lib/payment/payee/queries';
import { type HouseAccountView, readHouseAccount } from '@/lib/payment/remittance/queries';
import { type HouseAccount, owedPaise } from '@/lib/payment/remittance/rules';
import { db } from '@/lib/server/db';

/** A therapist for whom the service has received money. */
export type HouseAccountRow = HouseAccount & {
  readonly id: string;
  readonly name: string;
  readonly owed: number;
};

const houseAccountFilters = [
  searchFilter('Therapist'),
  choiceFilter('owed', 'Owed', { owed: 'Balance due', settled: 'No balance' }),
];

type Query = ListQuery<(typeof houseAccountFilters)[number]['name']>;

/** Must equal the leading column of an index, character for character. */
const owedRupees = Prisma.sql`(a.received - a.refunded - a.passed_on)`;

function whereOf({ q, owed }: Query): Prisma.Sql {
  const words = q.split(/\s+/).filter(Boolean);
  const conditions = [
    Prisma.sql`(a.received > 0 OR a.passed_on > 0)`,
    ...words.map((word) => Prisma.sql`th.name ILIKE ${anywhere(word)}`),
    ...(owed === 'owed' ? [Prisma.sql`${owedRupees} > 0`] : []),
    ...(owed === 'settled' ? [Prisma.sql`${owedRupees} <= 0`] : []),
  ];
  return Prisma.join(conditions, ' AND ');
}

/** Postgres drops this left join when no condition uses the therapist. */
const accounts = Prisma.sql`house_accounts a LEFT JOIN therapists th ON th.id = a.therapist_id`;

const houseAccounts = adminList({
  path: '/admin/remittances',
  filters: houseAccountFilters,
  sorts: [sortBy('owed', 'Owed', 'number', 'owed'), sortBy('name', 'Therapist', 'text', 'name')],
  where: whereOf,
  count: async ({ where, take }) => {
    const [row] = await db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM (SELECT 1 FROM ${accounts} WHERE ${where} LIMIT ${take}) counted`;
    return row?.count ?? 0;
  },
  keyOf: async (id) => {
    const [row] = await db.$queryRaw<{ id: string; owed: string; name: string }[]>`
      SELECT th.id::text AS id, ${owedRupees}::text AS owed, th.name FROM ${accounts} WHERE a.therapist_id = ${id}::uuid`;
    return row ?? null;
  },
  read: async (where: Prisma.Sql, { order: { sort, direction }, behind, take, only }) => {
    const byOwed = sort.column === 'owed';
    const [key, id] = byOwed
      ? [owedRupees, Prisma.sql`a.therapist_id`]
      : [Prisma.sql`th.name`, Prisma.sql`th.id`];
    const [way, sign] =
      direction === 'asc' ? [Prisma.sql`ASC`, Prisma.sql`>`] : [Prisma.sql`DESC`, Prisma.sql`<`];
    const value = String(behind?.value ?? '');
    const place = byOwed ? Prisma.sql`${value}::text::numeric` : Prisma.sql`${value}::text`;
    const beyond = behind
      ? Prisma.sql`AND (${key}, ${id}) ${sign} (${place}, ${behind.id}::uuid)`
      : Prisma.empty;
    const chosen = only ? Prisma.sql`AND a.therapist_id = ANY(${[...only]}::uuid[])` : Prisma.empty;
    const rows = await db.$queryRaw<Omit<HouseAccountRow, 'owed' | 'name'>[]>`
      SELECT a.therapist_id::text AS id, (a.received * 100)::float8 AS "receivedPaise",
        (a.refunded * 100)::float8 AS "refundedPaise", (a.passed_on * 100)::float8 AS "passedOnPaise"
      FROM ${accounts} WHERE ${where} ${beyond} ${chosen}
      ORDER BY ${key} ${way}, ${id} ${way} LIMIT ${take}`;
    const therapists = await therapistsBeside(rows.map(({ id }) => id));
    return rows.map(
      (row): HouseAccountRow => ({
        ...row,
        name: therapists.get(row.id)?.name ?? '',
        owed: owedPaise(row),
      }),
    );
  },
});

/** The service's debts to therapists, the largest first. */
export const listHouseAccounts = houseAccounts.part;

const rupees = (paise: number) => (paise / 100).toFixed(2);

export const houseAccountsAsCsv = adminCsv('owed-to-therapists', houseAccounts, {
  Therapist: ({ name }) => name,
  'Received (INR)': ({ receivedPaise }) => rupees(receivedPaise),
  'Refunded (INR)': ({ refundedPaise }) => rupees(refundedPaise),
  'Paid out (INR)': ({ passedOnPaise }) => rupees(passedOnPaise),
  'Owed (INR)': ({ owed }) => rupees(owed),
  Id: ({ id }) => id,
});

export type OpenedHouseAccount = HouseAccountView & {
  readonly id: string;
  readonly name: string;
  /** Their bank account as payers see it now; null without one. */
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
