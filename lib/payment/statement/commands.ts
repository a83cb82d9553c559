import 'server-only';
import { createHash } from 'node:crypto';
import { recordAudit } from '@/lib/account/audit';
import { rupeesOf } from '@/lib/format/money';
import { indianDay } from '@/lib/format/time';
import { actsForOther, owesReason, type Reviewer } from '@/lib/payment/payee/access';
import { actedFor, tellOfAct } from '@/lib/payment/payee/acted';
import {
  accountForStatement,
  isOfAnotherAccount,
  type StatementAccount,
} from '@/lib/payment/statement/account';
import { therapistPages } from '@/lib/payment/statement/outcomes';
import { readStatement, type Statement } from '@/lib/payment/statement/read';
import { type FileFault, mostNamed, statementTasks } from '@/lib/payment/statement/rules';
import { db, type Tx } from '@/lib/server/db';
import { transactionOptions } from '@/lib/server/db/transaction';
import { isUniqueViolation } from '@/lib/server/db/unique-violation';
import { enqueue } from '@/lib/server/jobs/enqueue';

type ImportOutcome =
  | { readonly done: true; readonly importId: string }
  | { readonly done: false; readonly because: 'known'; readonly importId: string }
  | { readonly done: false; readonly because: FileFault | 'no-account' | 'reason-owed' };

type File = {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The bank account; null or absent for the present one of the keeper's own payee. */
  readonly accountId?: string | null;
};

const batch = 2_000;

/**
 * Adds the credits that no earlier statement of the account contained under any identity. @returns their
 * number
 */
async function keepCredits(
  tx: Tx,
  importId: string,
  accountId: string,
  credits: Statement['credits'],
): Promise<number> {
  let added = 0;
  for (let start = 0; start < credits.length; start += batch) {
    const part = credits.slice(start, start + batch);
    const known = await tx.bankCredit.findMany({
      where: { accountId, lineHash: { in: part.flatMap(({ others }) => [...others]) } },
      select: { lineHash: true },
    });
    const names = new Set(known.map(({ lineHash }) => lineHash));
    const fresh = part.filter(({ others }) => !others.some((name) => names.has(name)));
    added += await tx.$executeRaw`
      INSERT INTO bank_credits (import_id, account_id, line_hash, credited_at, amount, reference, narration)
      SELECT ${importId}::uuid, ${accountId}::uuid, * FROM unnest(
        ${fresh.map(({ hash }) => hash)}::text[],
        ${fresh.map(({ at }) => at.toISOString())}::timestamptz[],
        ${fresh.map(({ paise }) => rupeesOf(paise))}::numeric[],
        ${fresh.map(({ reference }) => reference)}::text[],
        ${fresh.map(({ narration }) => narration)}::text[])
      ON CONFLICT (account_id, line_hash) DO NOTHING`;
  }
  return added;
}

/**
 * Leaves out and reports credits that may be duplicates: a spreadsheet has rounded their reference away, and
 * another statement of the account has a credit of the same day and amount.
 */
async function withoutDoubtful(tx: Tx, accountId: string, statement: Statement): Promise<Statement> {
  const doubtful = new Set<number>();
  for (const { at, day, paise, rounded, line, hash } of statement.credits) {
    if (!rounded) continue;
    const alike = await tx.bankCredit.findMany({
      where: {
        accountId,
        amount: rupeesOf(paise),
        lineHash: { not: hash },
        creditedAt: { gte: new Date(at.getTime() - 86_400_000), lte: new Date(at.getTime() + 86_400_000) },
      },
      select: { creditedAt: true },
    });
    if (alike.some(({ creditedAt }) => indianDay(creditedAt) === day)) doubtful.add(line);
  }
  return {
    ...statement,
    credits: statement.credits.filter(({ line }) => !doubtful.has(line)),
    unreadable: statement.unreadable + doubtful.size,
    faults: [...statement.faults, ...[...doubtful].map((line) => ({ line, why: 'rounded' }) as const)]
      .toSorted((a, b) => a.line - b.line)
      .slice(0, mostNamed),
  };
}

const nameOf = (name: string) =>
  name
    .replace(/[\p{Cc}\p{Surrogate}\s]+/gu, ' ')
    .trim()
    .slice(0, 255)
    .trim() || 'statement.csv';

type Found = { readonly statement: Statement; readonly account: StatementAccount; readonly sha256: string };

async function keep(tx: Tx, file: File, { statement, account, sha256 }: Found, reviewer: Reviewer) {
  // One statement of an account at a time: two overlapping ones would deadlock on each other's lines.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`statement:${account.id}`}, 0))`;
  const sure = await withoutDoubtful(tx, account.id, statement);
  const { credits, debits, unreadable, withoutMoney, faults } = sure;
  const { id } = await tx.bankStatementImport.create({
    data: {
      accountId: account.id,
      sha256,
      fileName: nameOf(file.name),
      rowCount: credits.length + debits + unreadable,
      debitCount: debits,
      unreadableCount: unreadable,
      withoutMoneyCount: withoutMoney,
      unreadable: faults.map((fault) => ({ ...fault })),
      importedById: reviewer.viewer.userId,
    },
    select: { id: true },
  });
  const newCount = await keepCredits(tx, id, account.id, credits);
  await tx.bankStatementImport.update({
    where: { id },
    data: { newCount, knownCount: credits.length - newCount },
  });
  const therapist = await actedFor(tx, account, reviewer);
  await recordAudit(tx, {
    actor: reviewer.viewer,
    action: 'statement.imported',
    subject: { table: 'bank_statement_imports', id },
    ...(therapist?.userId && { subjectUserId: therapist.userId }),
    details: { credits: newCount, forPayee: actsForOther(account, reviewer) },
    request: reviewer.request,
  });
  const act = {
    title: 'Our team imported a statement of your bank account',
    href: `${therapistPages.statements}/${id}`,
  } as const;
  await tellOfAct(tx, therapist, act, reviewer);
  await enqueue(tx, statementTasks.match, {}, { jobKey: statementTasks.match });
  return id;
}

/**
 * Imports a statement of one bank account as a whole, with its matching job, in one transaction. The same
 * file again changes nothing. A statement that overlaps an earlier one adds only new lines. One of another
 * account is refused.
 */
export async function importStatement(
  file: File,
  reviewer: Reviewer,
  now: Date = new Date(),
): Promise<ImportOutcome> {
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  const account = await accountForStatement(file.accountId ?? null, reviewer);
  if (!account) return { done: false, because: 'no-account' };
  if (owesReason(account, reviewer)) return { done: false, because: 'reason-owed' };
  const known = async (): Promise<ImportOutcome | null> => {
    const found = await db.bankStatementImport.findUnique({
      where: { accountId_sha256: { accountId: account.id, sha256 } },
      select: { id: true },
    });
    return found && { done: false, because: 'known', importId: found.id };
  };
  const before = await known();
  if (before) return before;
  const found = await readStatement(file.bytes, now);
  if (!found.read) return { done: false, because: found.why };
  const { statement } = found;
  if (await isOfAnotherAccount(account, sha256, statement)) return { done: false, because: 'other-account' };
  try {
    const importId = await db.$transaction(
      (tx) => keep(tx, file, { statement, account, sha256 }, reviewer),
      transactionOptions.import,
    );
    return { done: true, importId };
  } catch (error) {
    // Another request has just imported the same file.
    const meanwhile = isUniqueViolation(error) ? await known() : null;
    if (meanwhile) return meanwhile;
    throw error;
  }
}
