'use client';

import { ReasonForm } from '@/components/forms/private/reason-form';
import { DangerHelp } from '@/components/site/urgent/danger-help';
import { declineOwnQuotation } from '@/lib/payment/quotation/actions';
import { declineSchema } from '@/lib/payment/quotation/schema';

type DeclineFormProps = {
  /** Unique on the page. */
  readonly id: string;
  readonly quotation: string;
  /** Distinguishes buttons with the same words for screen readers. */
  readonly about: string;
  readonly postTo: string;
  /** Whether it can still be declined; if not, only the answer stays. */
  readonly open: boolean;
};

/** Declining, with a reason if one wants to give it. */
export function DeclineForm({ id, quotation, about, postTo, open }: DeclineFormProps) {
  return (
    <ReasonForm
      id={id}
      action={declineOwnQuotation}
      schema={declineSchema}
      postTo={postTo}
      hidden={{ quotation }}
      fields={[
        {
          name: 'reason',
          label: 'Reason (optional)',
          hint: 'Your therapist can read it. You do not need to give a reason.',
          required: false,
        },
      ]}
      button={open ? 'Decline this quotation' : null}
      about={about}
      behind="Decline"
      beside={<DangerHelp formId={id} />}
      className="max-w-measure flex-1 has-[details[open]]:basis-full"
    />
  );
}
