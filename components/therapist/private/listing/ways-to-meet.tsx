import { CheckboxField } from '@/components/forms/checkbox-field';
import type { FieldState } from '@/components/forms/field-frame';

export function WaysToMeet({
  field,
  label = 'Ways to meet',
}: {
  readonly field: (name: string) => FieldState;
  readonly label?: string;
}) {
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-6 sm:grid sm:grid-cols-3">
        <CheckboxField field={field('video')} label="Video" />
        <CheckboxField field={field('phone')} label="Phone" />
        <CheckboxField field={field('inPerson')} label="In person" />
      </div>
    </fieldset>
  );
}
