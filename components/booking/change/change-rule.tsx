import { formatInstant } from '@/lib/format/time';
import { type FeeRules, rulesOfAppointment } from '@/lib/payment/appointment/late';

type ChangeRuleProps = {
  /** Whether changing or cancelling is free now. */
  readonly free: boolean;
  readonly movable: boolean;
  readonly freeUntil: Date;
  /** Hours of notice that this therapist asks. */
  readonly noticeHours: number;
  /** Zone of the reader. */
  readonly timeZone: string;
  /** The appointment costs money, so a late cancellation can too. */
  readonly charged: boolean;
  /** Costs of late cancelling and of not coming, and the fee as booked; null if not agreed. */
  readonly rules: FeeRules;
  readonly feePaise: number | null;
  readonly startsAt: Date;
  readonly now: Date;
};

/** The rule for one appointment, in dates and amounts instead of hours and parts, without moments that have passed. */
export function ChangeRule({
  free,
  movable,
  freeUntil,
  noticeHours,
  timeZone,
  charged,
  now,
  ...terms
}: ChangeRuleProps) {
  const { late: costs, missed } = rulesOfAppointment({ ...terms, noticeHours, timeZone, free }, now);
  if (free) {
    const until = `You can ${movable ? 'move or cancel' : 'cancel'} it free of charge until ${formatInstant(freeUntil, timeZone)}.`;
    return [until, costs, missed].filter(Boolean).join(' ');
  }
  const late = `It begins in less than ${noticeHours === 1 ? 'an hour' : `${noticeHours} hours`}, so it cannot be moved.`;
  if (!charged) {
    return `${late} You can cancel it until it begins, and it costs nothing.`;
  }
  if (costs) return [late, 'You can cancel it until then.', costs, missed].filter(Boolean).join(' ');
  return (
    <>
      {late} You can cancel it until then. See the{' '}
      <a href="/refunds" className="text-link">
        refund rules
      </a>{' '}
      for what you get back then.{missed && ` ${missed}`}
    </>
  );
}
