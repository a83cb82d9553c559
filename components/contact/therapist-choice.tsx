import type { FieldState } from '@/components/forms/field-frame';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { noTherapists, therapistsNotLoaded } from '@/lib/contact/rules';
import type { Option } from '@/lib/server/action/form-result';

/** The therapists to choose from, as far as the page could read them. */
export type TherapistOptions =
  | { readonly loaded: true; readonly options: readonly Option[]; readonly more: boolean }
  | { readonly loaded: false };

type TherapistChoiceProps = {
  readonly therapists: TherapistOptions;
  /** Therapists whose name matches the typed one, once the server has searched. */
  readonly found: readonly Option[] | undefined;
  readonly field: (name: string) => FieldState;
};

// Shown only under its topic, even without scripts; a browser without :has() always shows it.
const underItsTopic =
  'hidden gap-6 group-has-[option[value=contact-therapist]:checked]/contact:grid not-supports-[selector(:has(*))]:grid';

/**
 * Choice of a therapist under the topic that needs one: a list and, when the list is not complete, a field for the
 * name.
 */
export function TherapistChoice({ therapists, found, field }: TherapistChoiceProps) {
  const options = found ?? (therapists.loaded ? therapists.options : []);
  const none = therapists.loaded && options.length === 0;
  return (
    <div className={underItsTopic}>
      {!therapists.loaded && (
        <p role="alert" className="font-semibold text-destructive">
          {therapistsNotLoaded}
        </p>
      )}
      {none ? (
        <p className="font-semibold">{noTherapists}</p>
      ) : (
        <SelectField
          key={options[0]?.value}
          field={field('therapist')}
          label="Therapist"
          options={options}
          placeholder="Choose a therapist"
        />
      )}
      {(!therapists.loaded || therapists.more) && (
        <TextField
          field={field('therapistName')}
          label="Not in the list? Type their name"
          hint="We look up the name when you send the message, and ask you if there are several matches."
          autoComplete="off"
        />
      )}
    </div>
  );
}
