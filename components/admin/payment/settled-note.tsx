import { Alert } from '@/components/ui/alert';
import { formatNamed } from '@/lib/format/time';
import type { SettledOtherwise } from '@/lib/payment/verification/settled-otherwise';

/** The outcome in words: "Paid by Card (Stripe) on …". */
export function settledInWords({ because, at, method }: SettledOtherwise): string {
  if (because === 'closed') return 'The item this was for can no longer be paid.';
  if (!at) return 'This has already been paid another way.';
  return `This has already been paid another way: ${method ? `${method}, ` : ''}${formatNamed(at)}.`;
}

/** Says above the two answers why a report cannot be verified, and what to look for. */
export function SettledNote({ settled }: { readonly settled: SettledOtherwise }) {
  return (
    <Alert asChild variant="warm" className="max-w-measure">
      <p>
        {settledInWords(settled)} You cannot verify this report as well. Check the bank to see whether this
        money also arrived.
      </p>
    </Alert>
  );
}
