import { forClients, forTherapists, whileOpen } from '@/components/account/private/onboarding/by-role';
import type { FieldState } from '@/components/forms/field-frame';
import { TextArea } from '@/components/forms/text-field';
import { goalsPrompts } from '@/lib/account/profile/onboarding/rules';

/** One field with the words of the chosen role (product.md §2), or both before a choice. */
export function GoalsField({ field }: { readonly field: FieldState }) {
  return (
    <TextArea
      field={field}
      rows={4}
      label={
        <>
          <span className={`block ${forClients}`}>
            <span className={whileOpen}>If you are looking for support: </span>
            {goalsPrompts.client}
          </span>
          <span className={`block ${forTherapists}`}>
            <span className={whileOpen}>If you offer support: </span>
            {goalsPrompts.therapist}
          </span>
        </>
      }
      hint={
        <>
          Optional, and one sentence is enough. You can change it any time.
          <span className={`block ${forClients}`}>
            <span className={whileOpen}>If you are looking for support: </span>
            Only you and the therapist you work with read it.
          </span>
          <span className={`block ${forTherapists}`}>
            <span className={whileOpen}>If you offer support: </span>
            We read it with your application.
          </span>
        </>
      }
    />
  );
}
