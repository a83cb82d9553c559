import type { FieldState } from '@/components/forms/field-frame';
import { TimeField } from '@/components/forms/private/time-field';
import { weekdays } from '@/lib/therapist/application/rules';

/** One row of two times for each day of the week. */
export function HourFields({ field }: { readonly field: (name: string) => FieldState }) {
  return (
    <div className="grid gap-4">
      {weekdays.map(([day, name]) => (
        <fieldset key={day} className="grid items-end gap-x-4 gap-y-2 sm:grid-cols-[8rem_10rem_10rem]">
          <legend className="float-left font-semibold sm:pb-3">{name}</legend>
          <TimeField
            field={field(`from-${day}`)}
            label={
              <>
                From<span className="sr-only"> on {name}</span>
              </>
            }
            about={`From on ${name}`}
          />
          <TimeField
            field={field(`until-${day}`)}
            label={
              <>
                Until<span className="sr-only"> on {name}</span>
              </>
            }
            about={`Until on ${name}`}
          />
        </fieldset>
      ))}
    </div>
  );
}
