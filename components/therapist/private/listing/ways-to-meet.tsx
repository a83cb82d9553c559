import { CheckboxField } from '@/components/forms/checkbox-field';
import type { FieldState } from '@/components/forms/field-frame';
import { modeLabel } from '@/lib/therapist/rules';

const boxes = [
  { way: 'video', name: 'video' },
  { way: 'phone', name: 'phone' },
  { way: 'in_person', name: 'inPerson' },
] as const;

type WaysToMeetProps = {
  readonly field: (name: string) => FieldState;
  readonly label?: string;
  /** The ways to choose from; all of them by default. */
  readonly ways?: readonly string[];
};

export function WaysToMeet({ field, label = 'Ways to meet', ways }: WaysToMeetProps) {
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-6 sm:grid sm:grid-cols-3">
        {boxes.map(
          ({ way, name }) =>
            (!ways || ways.includes(way)) && (
              <CheckboxField key={way} field={field(name)} label={modeLabel(way)} />
            ),
        )}
      </div>
    </fieldset>
  );
}
