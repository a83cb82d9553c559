import { formatInstant } from '@/lib/format/time';

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
};

/** The rule for one appointment, in dates instead of hours, without moments that have passed. */
export function ChangeRule({ free, movable, freeUntil, noticeHours, timeZone, charged }: ChangeRuleProps) {
  if (free) {
    return `You can ${movable ? 'move or cancel' : 'cancel'} it free of charge until ${formatInstant(freeUntil, timeZone)}.`;
  }
  const late = `It begins in less than ${noticeHours === 1 ? 'an hour' : `${noticeHours} hours`}, so it cannot be moved.`;
  if (!charged) {
    return `${late} You can cancel it until it begins, and it costs nothing.`;
  }
  return (
    <>
      {late} You can cancel it until then. See the{' '}
      <a href="/refunds" className="text-link">
        refund rules
      </a>{' '}
      for what you get back then.
    </>
  );
}
