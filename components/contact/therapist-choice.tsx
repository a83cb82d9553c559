import type { FieldState } from '@/components/forms/field-frame';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import type { Option } from '@/lib/action/form-result';
import { noTherapists, therapistsNotLoaded } from '@/lib/contact/rules';

/** What the page could find out about the therapists to choose from. */
export type TherapistOptions =
  | { readonly loaded: true; readonly options: readonly Option[]; readonly more: boolean }
  | { readonly loaded: false };

type TherapistChoiceProps = {
  readonly therapists: TherapistOptions;
  /** Those whose name matches what was typed, once the server has looked. */
  readonly found: readonly Option[] | undefined;
  readonly field: (name: string) => FieldState;
};

// Shown by the topic alone, also without scripts; a browser that does not know :has() shows it always.
const underItsTopic =
  'hidden gap-6 group-has-[option[value=contact-therapist]:checked]/contact:grid not-supports-[selector(:has(*))]:grid';

/** Choice of a therapist under the topic that asks for one: a list and, when that is not all, the name in words. */
export function TherapistChoice({ therapists, found, field }: TherapistChoiceProps) {
  const options = found ?? (therapists.loaded ? therapists.options : []);
  const none = therapists.loaded && options.length === 0;
  return (
    <div className={underItsTopic}>
      {!therapists.loaded && (
        <p role="alert" className="font-semibold text-danger">
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
          hint="We look the name up when you press Send and ask if there are several."
          autoComplete="off"
        />
      )}
    </div>
  );
}
