import 'server-only';
import { isUuid } from '@/lib/format/uuid';
import { type Keeper, ownPayee, payeesSeenBy } from '@/lib/payment/payee/access';
import { db } from '@/lib/server/db';

export type AccountChoice = {
  readonly id: string;
  /** "Sample Bank, ending in 2026": enough to recognise one's own account. */
  readonly label: string;
};

export type StatementAccounts = {
  /** The present account comes first. */
  readonly accounts: readonly AccountChoice[];
  /** The therapist for whom an admin would import; null for the keeper's own. */
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
 * The bank accounts that a keeper may import statements of: those of their own payee, including former ones,
 * because late payments still arrive there.
 * @param account id of a therapist's account in the address, for an admin who acts for them
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
