import { accountInWords } from '@/lib/payment/payee/rules';

export const paidToColumns = { payee: { select: { therapist: { select: { name: true } } } } } as const;

type Paid = {
  readonly payeeAccount: { readonly payee: { readonly therapist: { readonly name: string } | null } };
};

/** The paid bank account, in words. */
export function accountPaid({ payeeAccount }: Paid): string {
  const { therapist } = payeeAccount.payee;
  return accountInWords({ isHouse: therapist === null, name: therapist?.name ?? '' });
}
