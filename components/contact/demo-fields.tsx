import type { FieldState } from '@/components/forms/field-frame';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { headcounts } from '@/lib/contact/rules';

// Shown only under its topic, even without scripts; a browser without :has() always shows it.
const underItsTopic =
  'hidden gap-6 group-has-[option[value=request-demo]:checked]/contact:grid not-supports-[selector(:has(*))]:grid';

const options = headcounts.map((value) => ({ value, label: value }));

/** For whom a demo is wanted, and when: asked under the topic that needs it. */
export function DemoFields({ field }: { readonly field: (name: string) => FieldState }) {
  return (
    <div className={underItsTopic}>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField field={field('company')} label="Company" autoComplete="organization" />
        <SelectField
          field={field('headcount')}
          label="People who work there"
          options={options}
          placeholder="Choose a number"
        />
      </div>
      <TextField
        field={field('preferredTimes')}
        label="Suitable times for a call"
        hint="Two or three, such as: Tuesday after 4 pm (IST)."
        autoComplete="off"
      />
    </div>
  );
}
