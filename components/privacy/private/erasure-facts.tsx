import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { refundWithin } from '@/lib/payment/refund-due/rules';
import { amountInWords } from '@/lib/payment/transaction/rules';
import type { ErasurePreview } from '@/lib/privacy/erasure/queries';
import { erasureDays } from '@/lib/privacy/erasure/rules';
import type { HeldRecords } from '@/lib/privacy/records/queries';

function Step({ when, children }: { readonly when: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[9rem_1fr]">
      <dt className="font-semibold">{when}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The end of an account: its moment, and the rest that stays. */
export function ErasureSteps() {
  return (
    <dl className="divide-y divide-border border-border border-y">
      <Step when="At once">
        You are signed out everywhere, and this cannot be undone. Your name, address, phone, picture and
        everything you wrote are deleted or made unreadable. After {erasureDays} days we also delete your
        appointments and the rest of your account, which by then has no name.
      </Step>
      <Step when="What we must keep">
        Without your name: payment amounts and dates, for tax law; the dates of your consents and requests, as
        proof; the record of who opened your data. If we owe you a refund, the details needed for it are kept,
        encrypted, until a few weeks after it is paid.
      </Step>
    </dl>
  );
}

const one = (count: number, single: string, many: string) => (count === 1 ? single : `${count} ${many}`);

export function OpenMatters({ preview }: { readonly preview: ErasurePreview }) {
  const { comingSessions, openGrievances, waitingPayments, therapist, addressProven, paidAhead } = preview;
  const matters = [
    ...paidAhead.map(
      ({ payee, paise, currency }) =>
        `You have paid ${amountInWords({ amountPaise: paise, currency })} in advance to ${payee}. Choose below whether you want a refund, ${refundWithin}, or not.`,
    ),
    ...(comingSessions > 0
      ? [
          `${one(comingSessions, 'An upcoming appointment will be', 'upcoming appointments will be')} cancelled.`,
        ]
      : []),
    ...(waitingPayments > 0
      ? [
          `${one(waitingPayments, 'A payment is', 'payments are')} still being checked. If you delete your account now, we cannot contact you about it.`,
        ]
      : []),
    ...(openGrievances > 0
      ? [
          `${one(openGrievances, 'A complaint has', 'complaints have')} no answer yet. If you delete your account now, we cannot answer.`,
        ]
      : []),
    ...(therapist ? ['Your public profile is removed.'] : []),
    ...(addressProven
      ? []
      : [
          'Your email address is not confirmed, so we cannot find messages you sent with it while signed out.',
        ]),
  ];
  if (matters.length === 0) return null;
  return (
    <Alert variant="warm" frame="rail">
      <h2 className="text-h4">Before you continue</h2>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {matters.map((matter) => (
          <li key={matter}>{matter}</li>
        ))}
      </ul>
    </Alert>
  );
}

export function ErasureByKind({ records }: { readonly records: readonly HeldRecords[] }) {
  return (
    <details className="disclosure">
      <summary className="tap text-link font-semibold">
        What happens to each kind of data we hold of you
      </summary>
      <dl className="divide-y divide-border">
        {records
          .filter(({ count }) => count > 0)
          .map(({ id, title, onErasure }) => (
            <div key={id} className="grid gap-x-6 py-3 sm:grid-cols-[1fr_1.4fr]">
              <dt className="font-semibold">{title}</dt>
              <dd>{onErasure}</dd>
            </div>
          ))}
      </dl>
    </details>
  );
}
