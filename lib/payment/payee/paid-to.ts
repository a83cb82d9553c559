import { accountInWords } from '@/lib/payment/payee/rules';

/** Columns of a payment's account version that say who was paid. */
export const paidToColumns = { payee: { select: { therapist: { select: { name: true } } } } } as const;

type Paid = {
  readonly payeeAccount: { readonly payee: { readonly therapist: { readonly name: string } | null } };
};

/** Whose bank account a payment went to, in words. */
export function accountPaid({ payeeAccount }: Paid): string {
  const { therapist } = payeeAccount.payee;
  return accountInWords({ isHouse: therapist === null, name: therapist?.name ?? '' });
}
