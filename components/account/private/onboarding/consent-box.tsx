import { CheckboxField } from '@/components/forms/checkbox-field';
import type { FieldState } from '@/components/forms/field-frame';
import { ChevronDown } from '@/components/ui/icons';
import { type ConsentPurpose, consentNotices } from '@/content/consents';

const whole: Readonly<Partial<Record<ConsentPurpose, { readonly href: string; readonly title: string }>>> = {
  terms: { href: '/terms', title: 'Read the terms of use' },
  account: { href: '/privacy', title: 'Read the privacy notice' },
};

/** One purpose: a box that is never ticked in advance, and what ticking it means. */
export function ConsentBox({
  purpose,
  field,
}: {
  readonly purpose: ConsentPurpose;
  readonly field: FieldState;
}) {
  const { agreement, use, seenBy, withdrawing, needed } = consentNotices[purpose];
  const link = whole[purpose];
  return (
    <div data-given-anew>
      <CheckboxField
        field={field}
        label={
          <>
            {agreement}
            <span className="text-muted-foreground">
              {' '}
              {needed ? '(needed for an account)' : '(your choice)'}
            </span>
          </>
        }
        required={needed}
      />
      <details className="group/details ml-9">
        <summary className="tap cursor-pointer gap-1.5 font-semibold text-primary text-small">
          What this means
          <span className="sr-only">: {agreement}</span>
          <ChevronDown aria-hidden="true" className="size-4 group-open/details:rotate-180" />
        </summary>
        <dl className="grid gap-2 pb-3 text-small">
          <div>
            <dt className="font-semibold">Purpose</dt>
            <dd>{use}</dd>
          </div>
          <div>
            <dt className="font-semibold">Who can see it</dt>
            <dd>{seenBy}</dd>
          </div>
          <div>
            <dt className="font-semibold">If you withdraw</dt>
            <dd>{withdrawing}</dd>
          </div>
        </dl>
        {link && (
          <a href={link.href} target="_blank" rel="noopener" className="tap text-link text-small">
            {link.title} (opens in a new tab)
          </a>
        )}
      </details>
    </div>
  );
}
