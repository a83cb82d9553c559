import { formatInstant } from '@/lib/time';

type ChangeRuleProps = {
  /** Whether changing one's mind costs nothing now. */
  readonly free: boolean;
  readonly movable: boolean;
  readonly freeUntil: Date;
  /** Something is owed for it, so a late cancellation costs something too. */
  readonly charged: boolean;
};

/** The rule for one appointment, in dates instead of hours: never a moment that has passed. */
export function ChangeRule({ free, movable, freeUntil, charged }: ChangeRuleProps) {
  if (free) {
    return `You can ${movable ? 'move or cancel' : 'cancel'} it free of charge until ${formatInstant(freeUntil)}.`;
  }
  if (!charged) return 'It is too late to move it. You can cancel it until it begins, and it costs nothing.';
  return (
    <>
      It is too late to move it. You can cancel it until it begins; what comes back then stands under{' '}
      <a href="/refunds" className="text-link">
        cancelling and refunds
      </a>
      .
    </>
  );
}
