'use client';

import { ReasonForm } from '@/components/forms/private/reason-form';
import { addOwnCard } from '@/lib/care/client-card/actions';
import { cardPaths } from '@/lib/care/client-card/rules';
import { newCardFormSchema } from '@/lib/care/client-card/schema';

/** Adds a client who may have no account yet. */
export function NewCardForm({ formToken }: { readonly formToken: string }) {
  return (
    <ReasonForm
      id="new-card"
      action={addOwnCard}
      schema={newCardFormSchema}
      postTo={cardPaths.add}
      formToken={formToken}
      hidden={{}}
      fields={[
        { type: 'text', name: 'name', label: 'Name' },
        { type: 'email', name: 'email', label: 'Email (optional)', required: false },
        { type: 'phone', name: 'phone', label: 'Phone (optional)', required: false },
        {
          name: 'consent',
          label: 'How this person agreed',
          hint: 'For example: she asked me on 3 November to keep her details here. Stored encrypted.',
        },
      ]}
      button="Add client"
      label="New client"
      variant="default"
      className="max-w-measure"
    />
  );
}
