import 'server-only';
import * as z from 'zod';
import type { Prisma } from '@/generated/prisma/client';
import { creditFilters } from '@/lib/admin/statement/rules';
import { betweenDays, wordsIn } from '@/lib/admin/table/conditions';
import { pieceOf } from '@/lib/admin/table/keyset';
import { adminCsv, adminList } from '@/lib/admin/table/list';
import { sortBy } from '@/lib/admin/table/order';
import { paiseOf, rupeesOf } from '@/lib/format/money';
import { isUuid } from '@/lib/format/uuid';
import { type Keeper, ownPayee, payeesSeenBy } from '@/lib/payment/payee/access';
import { evidenceOfRow } from '@/lib/payment/statement/matching/evidence';
import { type LineFault, lineFaults } from '@/lib/payment/statement/rules';
import { db } from '@/lib/server/db';

export type ImportRow = {
  readonly id: string;
  readonly fileName: string;
  readonly importedAt: Date;
  readonly by: string | null;
  readonly rowCount: number;
  readonly newCount: number;
  readonly knownCount: number;
  readonly debitCount: number;
  readonly unreadableCount: number;
  readonly withoutMoneyCount: number;
};

const importColumns = {
  id: true,
  fileName: true,
  createdAt: true,
  rowCount: true,
  newCount: true,
  knownCount: true,
  debitCount: true,
  unreadableCount: true,
  withoutMoneyCount: true,
  importedBy: { select: { name: true, email: true } },
} as const satisfies Prisma.BankStatementImportSelect;

type Imported = Prisma.BankStatementImportGetPayload<{ select: typeof importColumns }>;

const importOf = ({ createdAt, importedBy, ...row }: Imported): ImportRow => ({
  ...row,
  importedAt: createdAt,
  by: importedBy && (importedBy.name || importedBy.email),
});

const recentImports = 10;

export async function listImports(viewer: Keeper): Promise<readonly ImportRow[]> {
  const rows = await db.bankStatementImport.findMany({
    relationLoadStrategy: 'join',
    where: { account: { payee: ownPayee(viewer) } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: recentImports,
    select: importColumns,
  });
  return rows.map(importOf);
}

const isFault = (text: string): text is LineFault => Object.hasOwn(lineFaults, text);
const faultList = z.array(z.object({ line: z.int(), why: z.string() }));

export type ImportReport = ImportRow & {
  /** The first unreadable lines, each with its fault. */
  readonly faults: readonly { readonly line: number; readonly why: string }[];
};

/** One import with the lines that could not be read. */
export async function readImport(viewer: Keeper, id: string): Promise<ImportReport | null> {
  if (!isUuid(id)) return null;
  const row = await db.bankStatementImport.findUnique({
    where: { id, account: { payee: payeesSeenBy(viewer) } },
    select: { ...importColumns, unreadable: true },
  });
  if (!row) return null;
  const { unreadable, ...imported } = row;
  const faults = faultList
    .parse(unreadable)
    .map(({ line, why }) => ({ line, why: isFault(why) ? lineFaults[why] : 'could not be read' }));
  return { ...importOf(imported), faults };
}

const creditColumns = {
  id: true,
  creditedAt: true,
  amount: true,
  reference: true,
  narration: true,
  matchReason: true,
  paymentSubmission: { select: { id: true, payerName: true } },
} as const satisfies Prisma.BankCreditSelect;

type Credited = Prisma.BankCreditGetPayload<{ select: typeof creditColumns }>;

function creditOf({ amount, matchReason, paymentSubmission: payment, ...row }: Credited) {
  const evidence = evidenceOfRow(matchReason ?? '');
  return {
    ...row,
    amountPaise: paiseOf(amount.toFixed(2)) ?? 0,
    match: payment && { paymentId: payment.id, payerName: payment.payerName, evidence },
  };
}

export type CreditRow = ReturnType<typeof creditOf>;

const credits = adminList({
  path: '/admin/statements',
  filters: creditFilters,
  sorts: [
    sortBy('credited', 'Credited', 'time', 'creditedAt'),
    sortBy('amount', 'Amount', 'number', 'amount'),
  ],
  where: ({ q, state, from, to }, _now, viewer: Keeper): Prisma.BankCreditWhereInput => ({
    account: { payee: ownPayee(viewer) },
    ...(state !== 'all' && { paymentSubmissionId: state === 'matched' ? { not: null } : null }),
    creditedAt: betweenDays(from, to),
    ...wordsIn<Prisma.BankCreditWhereInput>(q, (contains) => [
      { narration: contains },
      { reference: contains },
    ]),
  }),
  count: (counted) => db.bankCredit.count(counted),
  keyOf: (id, viewer) =>
    db.bankCredit.findUnique({
      where: { id, account: { payee: ownPayee(viewer) } },
      select: { id: true, creditedAt: true, amount: true },
    }),
  read: async (where, piece) => {
    const found = await db.bankCredit.findMany({ ...pieceOf(where, piece), select: creditColumns });
    return found.map(creditOf);
  },
});

/** Credits of the viewer's own payee, latest first; by default only those without a payment. */
export const listCredits = credits.part;

export const exportCredits = adminCsv('bank-credits', credits, {
  'Credited at': ({ creditedAt }) => creditedAt,
  'Amount (INR)': ({ amountPaise }) => rupeesOf(amountPaise),
  Reference: ({ reference }) => reference,
  Narration: ({ narration }) => narration,
  Payer: ({ match }) => match?.payerName ?? null,
  'Match reason': ({ match }) => match?.evidence.why ?? null,
});
