import { Alert } from '@/components/ui/alert';
import { formatMoment } from '@/lib/format/time';
import type { SettledOtherwise } from '@/lib/payment/verification/settled-otherwise';

/** What became of it, in words: "Paid by Card (Stripe) on …". */
export function settledInWords({ because, at, method }: SettledOtherwise): string {
  if (because === 'closed') return 'What this was meant to pay for can no longer be paid.';
  if (!at) return 'This is paid already, in another way.';
  return `This is paid already, in another way: ${method ? `${method}, ` : ''}${formatMoment(at)}.`;
}

/** Says above the two answers why a report cannot be verified, and what to look for. */
export function SettledNote({ settled }: { readonly settled: SettledOtherwise }) {
  return (
    <Alert asChild variant="warm" className="max-w-measure">
      <p>
        {settledInWords(settled)} The report cannot be verified as well. Look at the bank whether its money
        arrived too.
      </p>
    </Alert>
  );
}
