import { formatInstant } from '@/lib/format/time';

type ChangeRuleProps = {
  /** Whether changing or cancelling is free now. */
  readonly free: boolean;
  readonly movable: boolean;
  readonly freeUntil: Date;
  /** Zone of the reader. */
  readonly timeZone: string;
  /** The appointment costs money, so a late cancellation can too. */
  readonly charged: boolean;
};

/** The rule for one appointment, in dates instead of hours, without moments that have passed. */
export function ChangeRule({ free, movable, freeUntil, timeZone, charged }: ChangeRuleProps) {
  if (free) {
    return `You can ${movable ? 'move or cancel' : 'cancel'} it free of charge until ${formatInstant(freeUntil, timeZone)}.`;
  }
  if (!charged) {
    return 'It begins in less than 24 hours, so it cannot be moved. You can cancel it until it begins, and it costs nothing.';
  }
  return (
    <>
      It begins in less than 24 hours, so it cannot be moved. You can cancel it until then. See the{' '}
      <a href="/refunds" className="text-link">
        refund rules
      </a>{' '}
      for what you get back then.
    </>
  );
}
