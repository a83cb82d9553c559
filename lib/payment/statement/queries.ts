import 'server-only';
import { isUuid } from '@/lib/format/uuid';
import { type Keeper, ownPayee, payeesSeenBy } from '@/lib/payment/payee/access';
import { db } from '@/lib/server/db';

/** A bank account to import a statement of. */
export type AccountChoice = {
  readonly id: string;
  /** "Sample Bank, ending in 2026", enough to know one's own account by. */
  readonly label: string;
};

export type StatementAccounts = {
  /** The one that is paid to now comes first. */
  readonly accounts: readonly AccountChoice[];
  /** The therapist in whose place an admin would import; null for one's own. */
  readonly onBehalfOf: string | null;
};

type Named = {
  readonly bankName: string | null;
  readonly accountNumber: string | null;
  readonly upiId: string | null;
};

function labelOf({ bankName, accountNumber, upiId }: Named): string {
  if (accountNumber === null) return upiId === null ? 'Account without details' : `Account of ${upiId}`;
  return `${bankName ?? 'Bank account'}, ending in ${accountNumber.slice(-4)}`;
}

/**
 * The bank accounts that a keeper may import statements of: those of their own payee, former ones included, because
 * late payments still arrive there.
 * @param account id of a therapist's account from the address, for an admin who acts in their place
 */
export async function statementAccounts(viewer: Keeper, account = ''): Promise<StatementAccounts> {
  const other = isUuid(account)
    ? await db.payeeAccount.findFirst({
        where: { accountId: account, payee: { AND: [payeesSeenBy(viewer), { NOT: ownPayee(viewer) }] } },
        select: { payeeId: true, payee: { select: { therapist: { select: { name: true } } } } },
      })
    : null;
  const rows = await db.payeeAccount.findMany({
    where: {
      ...(other ? { accountId: account } : { payee: ownPayee(viewer) }),
      OR: [{ accountNumber: { not: null } }, { upiId: { not: null } }],
    },
    orderBy: [{ validFrom: 'desc' }, { id: 'desc' }],
    distinct: ['accountId'],
    select: { accountId: true, bankName: true, accountNumber: true, upiId: true },
  });
  return {
    accounts: rows.map((row) => ({ id: row.accountId, label: labelOf(row) })),
    onBehalfOf: other?.payee.therapist?.name ?? null,
  };
}
