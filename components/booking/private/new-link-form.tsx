'use client';

import { ReasonForm } from '@/components/forms/private/reason-form';
import { sendNewLinkAsAdmin, sendNewLinkAsTherapist } from '@/lib/booking/new-link/actions';
import { newLinkSchema } from '@/lib/booking/new-link/schema';

type NewLinkFormProps = {
  readonly by: 'therapist' | 'admin';
  readonly participant: string;
  /** Where the new link goes. */
  readonly email: string;
  readonly postTo: string;
};

/** Ends the link that a person has to their appointment, for instance once others have it, and mails another one. */
export function NewLinkForm({ by, participant, email, postTo }: NewLinkFormProps) {
  return (
    <ReasonForm
      id="new-link"
      action={by === 'admin' ? sendNewLinkAsAdmin : sendNewLinkAsTherapist}
      schema={newLinkSchema}
      postTo={postTo}
      hidden={{ participant }}
      fields={[]}
      button="Send and end the earlier link"
      label="New link"
      behind="Send a new link"
      beside={
        <p className="max-w-measure wrap-anywhere">
          The link in their earlier emails stops working at once. We email a new one to {email}.
        </p>
      }
    />
  );
}
