import 'server-only';
import * as z from 'zod';
import type { Prisma } from '@/generated/prisma/client';
import { containing } from '@/lib/admin/like';
import { creditFilters } from '@/lib/admin/statement/rules';
import { type CsvList, longestCsv } from '@/lib/admin/table/csv';
import { readFilters, type SearchParams } from '@/lib/admin/table/filters';
import { numberedPaging, type Paging, readPage } from '@/lib/admin/table/paging';
import type { MemberOf } from '@/lib/auth/session';
import { db } from '@/lib/db';
import { paiseOf, rupeesOf } from '@/lib/money';
import { type Evidence, evidenceOfRow } from '@/lib/payment/statement/matching/evidence';
import { type LineFault, lineFaults } from '@/lib/payment/statement/rules';
import { endOfIndianDay, startOfIndianDay } from '@/lib/time';
import { isUuid } from '@/lib/uuid';

type Admin = MemberOf<'admin'>;

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
  importedBy: { select: { name: true, email: true } },
} as const satisfies Prisma.BankStatementImportSelect;

type Imported = Prisma.BankStatementImportGetPayload<{ select: typeof importColumns }>;

const importOf = ({ createdAt, importedBy, ...row }: Imported): ImportRow => ({
  ...row,
  importedAt: createdAt,
  by: importedBy && (importedBy.name || importedBy.email),
});

const recentImports = 10;

/** The latest statements that were imported. */
export async function listImports(_viewer: Admin): Promise<readonly ImportRow[]> {
  const rows = await db.bankStatementImport.findMany({
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: recentImports,
    select: importColumns,
  });
  return rows.map(importOf);
}

const isFault = (text: string): text is LineFault => Object.hasOwn(lineFaults, text);
const faultList = z.array(z.object({ line: z.int(), why: z.string() }));

export type ImportReport = ImportRow & {
  /** The first lines that could not be read, each with what is wrong with it. */
  readonly faults: readonly { readonly line: number; readonly why: string }[];
};

/** One import with the lines that were left out. */
export async function readImport(_viewer: Admin, id: string): Promise<ImportReport | null> {
  if (!isUuid(id)) return null;
  const row = await db.bankStatementImport.findUnique({
    where: { id },
    select: { ...importColumns, unreadable: true },
  });
  if (!row) return null;
  const { unreadable, ...imported } = row;
  const faults = faultList
    .parse(unreadable)
    .map(({ line, why }) => ({ line, why: isFault(why) ? lineFaults[why] : 'could not be read' }));
  return { ...importOf(imported), faults };
}

export type CreditRow = {
  readonly id: string;
  readonly creditedAt: Date;
  readonly amountPaise: number;
  readonly reference: string | null;
  readonly narration: string;
  /** The payment it is matched with, and why. */
  readonly match: {
    readonly paymentId: string;
    readonly payerName: string;
    readonly evidence: Evidence;
  } | null;
};

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

function creditOf({ amount, matchReason, paymentSubmission: payment, ...row }: Credited): CreditRow {
  const evidence = evidenceOfRow(matchReason ?? '');
  return {
    ...row,
    amountPaise: paiseOf(amount.toFixed(2)) ?? 0,
    match: payment && { paymentId: payment.id, payerName: payment.payerName, evidence },
  };
}

function whereOf(asked: SearchParams): Prisma.BankCreditWhereInput {
  const { q, state, from, to } = readFilters(asked, creditFilters);
  return {
    ...(state !== 'all' && { paymentSubmissionId: state === 'matched' ? { not: null } : null }),
    ...((from || to) && {
      creditedAt: {
        ...(from && { gte: startOfIndianDay(from) }),
        ...(to && { lte: endOfIndianDay(to) }),
      },
    }),
    ...(q !== '' && { OR: [{ narration: containing(q) }, { reference: containing(q) }] }),
  };
}

async function read(asked: SearchParams, skip: number, take: number): Promise<readonly CreditRow[]> {
  const rows = await db.bankCredit.findMany({
    where: whereOf(asked),
    orderBy: [{ creditedAt: 'desc' }, { id: 'desc' }],
    skip,
    take,
    select: creditColumns,
  });
  return rows.map(creditOf);
}

/** Credits of all imported statements, the latest first; those without a payment unless others are asked for. */
export async function listCredits(
  _viewer: Admin,
  asked: SearchParams,
): Promise<{ readonly rows: readonly CreditRow[]; readonly paging: Paging }> {
  const { page, skip, take } = readPage(asked);
  const [total, rows] = await Promise.all([
    db.bankCredit.count({ where: whereOf(asked) }),
    read(asked, skip, take),
  ]);
  return { rows, paging: numberedPaging(page, total) };
}

/** The same list as a file. */
export async function exportCredits(_viewer: Admin, asked: SearchParams): Promise<CsvList> {
  const rows = await read(asked, 0, longestCsv);
  return {
    name: 'bank-credits',
    columns: ['Credited at', 'Amount (INR)', 'Reference', 'Narration', 'Payer', 'Matched because'],
    rows: rows.map(({ creditedAt, amountPaise, reference, narration, match }) => [
      creditedAt,
      rupeesOf(amountPaise),
      reference,
      narration,
      match?.payerName ?? null,
      match?.evidence.why ?? null,
    ]),
  };
}
