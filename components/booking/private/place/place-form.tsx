'use client';

import { CheckboxField } from '@/components/forms/checkbox-field';
import { Form } from '@/components/forms/form';
import { VersionField } from '@/components/forms/private/version-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextArea, TextField } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { addOwnPlace, changeOwnPlace } from '@/lib/booking/place/actions';
import type { PlaceShown } from '@/lib/booking/place/queries';
import { placeLabels, placePath, placesPath } from '@/lib/booking/place/rules';
import { changedPlaceSchema, placeSchema } from '@/lib/booking/place/schema';

const formId = 'place';

type PlaceFormProps = {
  /** The place that is changed; a new one has the token of the visit instead. */
  readonly place?: { readonly id: string; readonly version: string; readonly shown: PlaceShown };
  readonly formToken?: string;
};

/** Adds or changes a place. */
export function PlaceForm({ place, formToken }: PlaceFormProps) {
  const form = useValidatedForm({
    id: formId,
    schema: place ? changedPlaceSchema : placeSchema,
    action: place ? changeOwnPlace : addOwnPlace,
    postTo: `${place ? placePath(place.id) : placesPath}#${formId}`,
    ...(place && { defaults: place.shown }),
    ...(formToken !== undefined && { formToken }),
  });
  const { field } = form;
  return (
    <Form form={form} label={place ? 'Place' : 'New place'} className="grid gap-5">
      {place && (
        <>
          <input type="hidden" name="place" value={place.id} />
          <VersionField form={form} version={place.version} />
        </>
      )}
      <div className="grid gap-5" key={`${form.generation} ${place?.version}`}>
        <TextField
          field={field('name')}
          label={placeLabels.name}
          hint="Your public profile shows it, such as “Kothrud clinic”."
          autoComplete="off"
          required
        />
        <TextArea
          field={field('address')}
          label={placeLabels.address}
          hint="Only people who have booked see it."
          rows={3}
          autoComplete="street-address"
          required
        />
        <CheckboxField field={field('alsoRemote')} label={placeLabels.alsoRemote} />
        {!place && (
          <TextField
            field={field('code')}
            label="Code of a shared place (optional)"
            hint="A colleague who already has this place here finds the code on its page. One of you at a time can then be booked there."
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </div>
      <SubmitButton sending={form.sending}>{place ? 'Save' : 'Add place'}</SubmitButton>
    </Form>
  );
}
