import 'server-only';
import { createHash } from 'node:crypto';
import { recordAudit } from '@/lib/account/audit/record';
import { rupeesOf } from '@/lib/format/money';
import { readStatement, type Statement } from '@/lib/payment/statement/read';
import { type FileFault, statementTasks } from '@/lib/payment/statement/rules';
import type { Reviewer } from '@/lib/payment/verification/commands';
import { db, type Tx } from '@/lib/server/db';
import { transactionOptions } from '@/lib/server/db/transaction';
import { isUniqueViolation } from '@/lib/server/db/unique-violation';
import { enqueue } from '@/lib/server/jobs/enqueue';

type ImportOutcome =
  | { readonly kept: true; readonly importId: string }
  | { readonly kept: false; readonly because: 'known'; readonly importId: string }
  | { readonly kept: false; readonly because: FileFault };

type File = { readonly name: string; readonly bytes: Uint8Array };

const batch = 2_000;

/** Adds the credits that no earlier statement contained. @returns how many */
async function keepCredits(tx: Tx, importId: string, credits: Statement['credits']): Promise<number> {
  let added = 0;
  for (let start = 0; start < credits.length; start += batch) {
    const part = credits.slice(start, start + batch);
    added += await tx.$executeRaw`
      INSERT INTO bank_credits (import_id, line_hash, credited_at, amount, reference, narration)
      SELECT ${importId}::uuid, * FROM unnest(
        ${part.map(({ hash }) => hash)}::text[],
        ${part.map(({ at }) => at.toISOString())}::timestamptz[],
        ${part.map(({ paise }) => rupeesOf(paise))}::numeric[],
        ${part.map(({ reference }) => reference)}::text[],
        ${part.map(({ narration }) => narration)}::text[])
      ON CONFLICT (line_hash) DO NOTHING`;
  }
  return added;
}

const nameOf = (name: string) =>
  name
    .replace(/[\p{Cc}\p{Surrogate}\s]+/gu, ' ')
    .trim()
    .slice(0, 255)
    .trim() || 'statement.csv';

async function keep(tx: Tx, file: File, sha256: string, statement: Statement, reviewer: Reviewer) {
  const { credits, debits, unreadable, faults } = statement;
  const { id } = await tx.bankStatementImport.create({
    data: {
      sha256,
      fileName: nameOf(file.name),
      rowCount: credits.length + debits + unreadable,
      debitCount: debits,
      unreadableCount: unreadable,
      unreadable: faults.map((fault) => ({ ...fault })),
      importedById: reviewer.viewer.userId,
    },
    select: { id: true },
  });
  const newCount = await keepCredits(tx, id, credits);
  await tx.bankStatementImport.update({
    where: { id },
    data: { newCount, knownCount: credits.length - newCount },
  });
  await recordAudit(tx, {
    actor: reviewer.viewer,
    action: 'statement.imported',
    subject: { table: 'bank_statement_imports', id },
    details: { credits: newCount },
    request: reviewer.request,
  });
  await enqueue(tx, statementTasks.match, {}, { jobKey: statementTasks.match });
  return id;
}

/**
 * Imports a bank statement, all of it or nothing. The same file again changes nothing; a statement that overlaps an
 * earlier one adds only new lines. The matching job belongs to the same transaction.
 */
export async function importStatement(
  file: File,
  reviewer: Reviewer,
  now: Date = new Date(),
): Promise<ImportOutcome> {
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  const known = async (): Promise<ImportOutcome | null> => {
    const found = await db.bankStatementImport.findUnique({ where: { sha256 }, select: { id: true } });
    return found && { kept: false, because: 'known', importId: found.id };
  };
  const before = await known();
  if (before) return before;
  const found = await readStatement(file.bytes, now);
  if (!found.read) return { kept: false, because: found.why };
  try {
    const importId = await db.$transaction(
      (tx) => keep(tx, file, sha256, found.statement, reviewer),
      transactionOptions.import,
    );
    return { kept: true, importId };
  } catch (error) {
    // Somebody else has just imported the same file.
    const meanwhile = isUniqueViolation(error) ? await known() : null;
    if (meanwhile) return meanwhile;
    throw error;
  }
}
