import 'server-only';
import { type Keeper, ownPayee, payeesSeenBy, type Reviewer } from '@/lib/payment/payee/access';
import type { Statement } from '@/lib/payment/statement/read';
import { db } from '@/lib/server/db';

export type StatementAccount = {
  readonly id: string;
  readonly therapistId: string | null;
  readonly accountNumber: string | null;
};

const columns = {
  accountId: true,
  accountNumber: true,
  payee: { select: { therapistId: true } },
} as const;

async function presentAccount(viewer: Keeper) {
  const payee = await db.payee.findFirst({ where: ownPayee(viewer), select: { id: true } });
  if (!payee) return null;
  const [now] = await db.$queryRaw<{ id: string | null }[]>`
    SELECT payee_account_now(${payee.id}::uuid)::text AS id`;
  return now?.id ? db.payeeAccount.findUnique({ where: { id: now.id }, select: columns }) : null;
}

/**
 * The bank account that a keeper chose for a statement; null for another person's.
 * @param chosen id of the account, or null for the present one of the keeper's own payee
 */
export async function accountForStatement(
  chosen: string | null,
  { viewer }: Reviewer,
): Promise<StatementAccount | null> {
  const found =
    chosen === null
      ? await presentAccount(viewer)
      : await db.payeeAccount.findFirst({
          where: { accountId: chosen, payee: payeesSeenBy(viewer) },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
          select: columns,
        });
  if (!found) return null;
  const { accountId, accountNumber, payee } = found;
  return { id: accountId, therapistId: payee.therapistId, accountNumber };
}

/** Letters and digits for comparison: banks mask the beginning and add spaces. */
const bare = (number: string) => number.replace(/[^0-9A-Za-z]/g, '').toUpperCase();

/** Whether a number in a statement, perhaps with a masked beginning, can be this account's. */
function canBe(written: string, account: string): boolean {
  const open = /[0-9]+$/.exec(bare(written))?.[0] ?? '';
  const own = bare(account);
  if (open.length < 3) return true;
  const shorter = Math.min(open.length, own.length);
  // Some banks add leading zeros, others leave them out.
  return open.slice(-shorter) === own.slice(-shorter);
}

/** References of this length belong to one transfer, and so to one account. */
const unmistakable = /\d{12}/;

/**
 * Whether a statement belongs to another account than the chosen one: its head has another number, or its
 * lines were imported for an account with another number.
 */
export async function isOfAnotherAccount(
  account: StatementAccount,
  sha256: string,
  { accountNumbers, credits }: Pick<Statement, 'accountNumbers' | 'credits'>,
): Promise<boolean> {
  const { id, accountNumber } = account;
  if (accountNumber !== null && accountNumbers.length > 0) {
    if (!accountNumbers.some((written) => canBe(written, accountNumber))) return true;
  }
  const others = {
    id: { not: id },
    ...(accountNumber === null ? {} : { NOT: { accountNumber } }),
  };
  const file = await db.bankStatementImport.findFirst({
    where: { sha256, account: others },
    select: { id: true },
  });
  if (file) return true;
  const hashes = credits
    .filter(({ reference, narration }) => unmistakable.test(`${reference ?? ''} ${narration}`))
    .slice(0, 500)
    .flatMap(({ hash, others: more }) => [hash, ...more]);
  if (hashes.length === 0) return false;
  const line = await db.bankCredit.findFirst({
    where: { lineHash: { in: hashes }, account: others },
    select: { id: true },
  });
  return line !== null;
}
