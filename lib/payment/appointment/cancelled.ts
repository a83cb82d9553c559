import { feeRulesOf, isLate } from '@/lib/payment/appointment/late';

type Row = {
  readonly status: string;
  readonly startsAt: Date;
  readonly cancelledBy: string | null;
  readonly cancelledAt: Date | null;
  readonly cancelNoticeHours: number;
  readonly lateRule: string;
  readonly missedRule: string;
  readonly calendar: { readonly therapistId: string | null };
};

export const cancelledColumns = {
  status: true,
  startsAt: true,
  cancelledBy: true,
  cancelledAt: true,
  ...{ cancelNoticeHours: true, lateRule: true, missedRule: true },
  calendar: { select: { therapistId: true } },
} as const;

/**
 * Whether the payment of this appointment can pay another one: the host cancelled it, or the client in time,
 * like a plan's session that returns to its plan. Our own consultations may be cancelled until they begin.
 */
export function freesPayment({ status, startsAt, cancelledBy, cancelledAt, ...row }: Row): boolean {
  if (status !== 'cancelled') return false;
  if (row.calendar.therapistId === null || cancelledAt === null) return true;
  const { late } = feeRulesOf(row);
  return (
    (cancelledBy !== 'client' && cancelledBy !== 'guest') || !isLate({ startsAt, late, ...row }, cancelledAt)
  );
}
