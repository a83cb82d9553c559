'use client';

import { Form } from '@/components/forms/form';
import { MoneyField } from '@/components/forms/private/money-field';
import { VersionField } from '@/components/forms/private/version-field';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useRedirectAfterAction } from '@/components/forms/use-redirect-after-action';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { WaysToMeet } from '@/components/therapist/private/listing/ways-to-meet';
import type { FormAction, Option, RedirectTo } from '@/lib/server/action/form-result';
import { addOwnKind, changeOwnKind } from '@/lib/therapist/kind/actions';
import {
  bookableByLabels,
  kindLabels,
  kindPath,
  kindPaths,
  minutesBounds,
  mostPeople,
} from '@/lib/therapist/kind/rules';
import { changedKindSchema, kindSchema } from '@/lib/therapist/kind/schema';
import type { KindShown } from '@/lib/therapist/kind/shown';

const formId = 'kind';

const bookableBy = Object.entries(bookableByLabels).map(([value, label]) => ({ value, label }));

const people = Array.from({ length: mostPeople }, (_, index) => String(index + 1)).map((count) => ({
  value: count,
  label: count,
}));

type KindFormProps = {
  readonly shown: KindShown;
  /** The therapist's places and ways to meet. */
  readonly places: readonly Option[];
  readonly ways: readonly string[];
  /** The kind that is changed; a new one has the token of the visit instead. */
  readonly kind?: { readonly id: string; readonly version: string };
  readonly formToken?: string;
};

export function KindForm({ shown, places, ways, kind, formToken }: KindFormProps) {
  const action: FormAction<RedirectTo> = kind ? changeOwnKind : addOwnKind;
  const form = useValidatedForm({
    id: formId,
    schema: kind ? changedKindSchema : kindSchema,
    action,
    postTo: kind ? kindPath(kind.id) : kindPaths.add,
    defaults: shown,
    ...(formToken !== undefined && { formToken }),
  });
  const { field, result } = form;
  const leaving = useRedirectAfterAction(result);
  return (
    <Form form={form} label="Kind of session" className="grid gap-5">
      {kind && (
        <>
          <input type="hidden" name="kind" value={kind.id} />
          <VersionField form={form} version={kind.version} />
        </>
      )}
      <div className="field-row grid gap-5 sm:grid-cols-2" key={form.generation}>
        <TextField
          field={field('name')}
          label={kindLabels.name}
          hint="Clients see this name, such as “Couples session”."
          autoComplete="off"
          required
        />
        <TextField
          field={field('minutes')}
          label={kindLabels.minutes}
          hint={`From ${minutesBounds.least} to ${minutesBounds.most}.`}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <SelectField field={field('peopleFrom')} label={kindLabels.peopleFrom} options={people} required />
        <SelectField field={field('peopleTo')} label={kindLabels.peopleTo} options={people} required />
        <MoneyField
          field={field('fee')}
          label={`${kindLabels.fee} (optional)`}
          hint="Enter 0 if it is free. Leave it empty to show “Fee to be confirmed”."
        />
        <TextField
          field={field('noticeHours')}
          label={`${kindLabels.noticeHours} (optional)`}
          hint="Leave it empty to use the notice of your hours."
          inputMode="numeric"
          autoComplete="off"
        />
        <WaysToMeet field={field} ways={ways} />
        {places.length > 0 && (
          <SelectField
            field={field('place')}
            label={`${kindLabels.place} (optional)`}
            hint="If you choose a place, clients can book in-person sessions only in your hours there."
            placeholder="Any place of your hours"
            options={places}
          />
        )}
        <SelectField
          field={field('bookableBy')}
          label={kindLabels.bookableBy}
          options={bookableBy}
          required
        />
      </div>
      <SubmitButton sending={form.sending || leaving}>{kind ? 'Save' : 'Add kind of session'}</SubmitButton>
    </Form>
  );
}
