type Row = {
  readonly status: string;
  readonly startsAt: Date;
  readonly cancelledBy: string | null;
  readonly cancelledAt: Date | null;
  readonly cancelNoticeHours: number;
  readonly calendar: { readonly therapistId: string | null };
};

/** Columns of an appointment that the rule below reads. */
export const cancelledColumns = {
  status: true,
  startsAt: true,
  cancelledBy: true,
  cancelledAt: true,
  cancelNoticeHours: true,
  calendar: { select: { therapistId: true } },
} as const;

/**
 * Whether the payment whose link booked this appointment pays for another one: it was cancelled by the host or in time,
 * as a session of a plan goes back to its plan. Our own consultations may be cancelled until they begin.
 */
export function freesPayment({ status, startsAt, cancelledBy, cancelledAt, ...row }: Row): boolean {
  if (status !== 'cancelled') return false;
  if (row.calendar.therapistId === null || cancelledAt === null) return true;
  const freeUntil = startsAt.getTime() - row.cancelNoticeHours * 3_600_000;
  return (cancelledBy !== 'client' && cancelledBy !== 'guest') || cancelledAt.getTime() <= freeUntil;
}
