import type { Prisma } from '@/generated/prisma/client';
import { paiseIn } from '@/lib/format/money';

export const movedColumns = {
  amount: true,
  refunds: { select: { id: true, amount: true }, orderBy: [{ at: 'asc' }, { id: 'asc' }] },
} satisfies Prisma.TransactionSelect;

type Amount = { readonly toFixed: (digits: number) => string };

type Moved = {
  readonly amount: Amount;
  readonly refunds: readonly { readonly id: string; readonly amount: Amount }[];
};

/** Whether a part of the payment remained after this refund; false without one. */
export function leftSomething({ amount, refunds }: Moved, refundId: string | undefined): boolean {
  const place = refunds.findIndex(({ id }) => id === refundId);
  const back = refunds.slice(0, place + 1).reduce((sum, refund) => sum + paiseIn(refund.amount), 0);
  return place >= 0 && back < paiseIn(amount);
}
