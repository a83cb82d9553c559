import { ButtonForm } from '@/components/forms/button-form';
import { When } from '@/components/ui/format';
import { takeBackOwnCorrection } from '@/lib/privacy/correction/actions';
import type { OwnCorrection } from '@/lib/privacy/correction/queries';

export function CorrectionList({ corrections }: { readonly corrections: readonly OwnCorrection[] }) {
  return (
    <ul className="divide-y divide-border">
      {corrections.map(({ id, reference, details, requestedAt, state, open }) => (
        <li key={id} className="grid gap-3 py-5 first:pt-0 last:pb-0">
          <p className="flex flex-wrap items-baseline justify-between gap-x-6">
            <strong>{state}</strong>
            <span className="text-muted-foreground text-small">
              Sent on <When at={requestedAt} as="day" />, reference {reference}
            </span>
          </p>
          <p className="whitespace-pre-wrap wrap-anywhere">{details}</p>
          <ButtonForm
            id={`take-back-${reference}`}
            action={takeBackOwnCorrection}
            postTo="/account/privacy/correction"
            fields={{ request: id }}
            label={open ? 'Cancel request' : null}
            about={`reference ${reference}`}
          />
        </li>
      ))}
    </ul>
  );
}
