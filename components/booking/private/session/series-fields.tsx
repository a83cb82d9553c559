import { CheckboxField } from '@/components/forms/checkbox-field';
import type { FieldState } from '@/components/forms/field-frame';
import { Folded } from '@/components/forms/private/folded';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { mostInSeries, repeats } from '@/lib/booking/series/rules';

const choices = Object.entries(repeats).map(([value, { label }]) => ({ value, label }));

type SeriesFieldsProps = {
  readonly field: (name: string) => FieldState;
  /** Unfolded, because something in them may have to be mended. */
  readonly open: boolean;
};

/** Repeats a session each week or each fortnight, and leaves days out. */
export function SeriesFields({ field, open }: SeriesFieldsProps) {
  return (
    <Folded behind="Repeat this session" open={open}>
      <div className="grid gap-6 sm:grid-cols-2">
        <SelectField
          field={field('repeat')}
          label="Repeats"
          options={choices}
          placeholder="Does not repeat"
        />
        <TextField
          field={field('count')}
          label="Number of sessions"
          hint={`Including the first one, up to ${mostInSeries}.`}
          inputMode="numeric"
          autoComplete="off"
        />
        <div className="sm:col-span-2">
          <TextField
            field={field('except')}
            label="Skip these days (optional)"
            hint="Days without a session, for example 24/12/2026, 31 Dec."
            autoComplete="off"
          />
        </div>
        <div className="sm:col-span-2">
          <CheckboxField
            field={field('leaveOut')}
            label="Skip times that are already taken"
            hint="Otherwise we save nothing if one of them is taken."
          />
        </div>
      </div>
    </Folded>
  );
}
