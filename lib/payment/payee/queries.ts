import 'server-only';
import { site } from '@/content/site';
import type { Tx } from '@/lib/server/db';

export type BankDetails = {
  /** Missing only if the IFSC identifies the bank. */
  readonly bankName: string | null;
  readonly accountNumber: string;
  readonly ifsc: string | null;
  readonly accountHolder: string | null;
};

/** The destination of the money: one version of a payee's account. */
export type Payee = {
  readonly name: string;
  /** Whether the service is paid; only then is it "our bank account". */
  readonly isHouse: boolean;
  /** Null: payers use the bank account, or the service's QR picture when it is paid for a therapist. */
  readonly upiId: string | null;
  /** Given only when the account number and its bank, by name or IFSC, are known (product.md §2). */
  readonly bank: BankDetails | null;
  /** When this version replaced an earlier account; null for the first. */
  readonly changedAt: Date | null;
};

type PaidTherapist = { readonly id: string; readonly name: string };

type Row = {
  readonly id: string;
  readonly isHouse: boolean;
  readonly holder: string | null;
  readonly upiId: string | null;
  readonly bankName: string | null;
  readonly accountNumber: string | null;
  readonly ifsc: string | null;
  readonly changedAt: Date | null;
};

/**
 * The present payee for a therapist's or the service's work: the therapist's account, or the service's while
 * the therapist has none.
 * @returns the payee, and the id of the account version that a payment stores
 */
export async function payeeNow(
  client: Pick<Tx, '$queryRaw'>,
  therapist: PaidTherapist | null,
): Promise<{ readonly payee: Payee; readonly accountId: string }> {
  const [row] = await client.$queryRaw<Row[]>`
    SELECT a.id::text AS id, p.therapist_id IS NULL AS "isHouse", a.holder, a.upi_id AS "upiId",
      a.bank_name AS "bankName", a.account_number AS "accountNumber", a.ifsc,
      CASE WHEN EXISTS (
        SELECT FROM payee_accounts b
        WHERE b.payee_id = a.payee_id AND b.valid_from < a.valid_from AND b.superseded_at > b.valid_from
          AND (b.upi_id IS NOT NULL OR b.account_number IS NOT NULL)
          AND (b.holder, b.upi_id, b.account_number, b.ifsc)
            IS DISTINCT FROM (a.holder, a.upi_id, a.account_number, a.ifsc)
      ) THEN a.valid_from END AS "changedAt"
    FROM payee_accounts a JOIN payees p ON p.id = a.payee_id
    WHERE a.id = payee_account_for(${therapist?.id ?? null}::uuid)`;
  if (!row) throw new Error('The house has no account.');
  const { id, isHouse, upiId, bankName, accountNumber, ifsc, holder, changedAt } = row;
  const bank =
    accountNumber && (bankName || ifsc) ? { bankName, accountNumber, ifsc, accountHolder: holder } : null;
  const name = isHouse || !therapist ? site.payee.name : therapist.name;
  return { payee: { name, isHouse, upiId, bank, changedAt }, accountId: id };
}
