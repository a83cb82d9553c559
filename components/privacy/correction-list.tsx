import { PressForm } from '@/components/forms/press-form';
import { takeBackOwnCorrection } from '@/lib/privacy/correction/actions';
import type { OwnCorrection } from '@/lib/privacy/correction/queries';
import { formatDay, indianDay } from '@/lib/time';

/** The requests somebody has made, newest first, with where each stands. */
export function CorrectionList({ corrections }: { readonly corrections: readonly OwnCorrection[] }) {
  return (
    <ul className="divide-y divide-line">
      {corrections.map(({ id, reference, details, requestedAt, state, open }) => (
        <li key={id} className="grid gap-3 py-5 first:pt-0 last:pb-0">
          <p className="flex flex-wrap items-baseline justify-between gap-x-6">
            <strong>{state}</strong>
            <span className="text-ink-soft text-small">
              Sent on {formatDay(indianDay(requestedAt))}, reference {reference}
            </span>
          </p>
          <p className="whitespace-pre-wrap break-words">{details}</p>
          <PressForm
            id={`take-back-${reference}`}
            action={takeBackOwnCorrection}
            postTo="/account/privacy/correction"
            fields={{ request: id }}
            label={open ? 'Take this request back' : null}
            about={`reference ${reference}`}
          />
        </li>
      ))}
    </ul>
  );
}
