import { cx } from 'class-variance-authority';
import type { FieldState } from '@/components/forms/field-frame';
import { TimeField } from '@/components/forms/private/time-field';
import { SelectField } from '@/components/forms/select-field';
import {
  type DayPart,
  dayParts,
  type HourField,
  type PlaceField,
  type Weekday,
} from '@/lib/booking/calendar/availability/rules';
import type { Option } from '@/lib/server/action/form-result';

type DayHoursProps = {
  readonly weekday: Weekday;
  readonly name: string;
  readonly field: (name: HourField) => FieldState;
  /** The therapist's places; none of them is chosen for hours by video and phone. */
  readonly places: readonly Option[];
  readonly placeField: (name: PlaceField) => FieldState;
};

/** Two time fields side by side. Browsers do not shrink time fields, and two of them must fit a phone. */
export const timePair =
  'grid grid-cols-2 gap-3 [&>div]:min-w-0 [&>div]:grid-cols-[minmax(0,1fr)] [&_input]:min-w-0 max-sm:[&_input]:px-2';

/** Wide screens show the labels above Monday only: the other days are in the same columns. */
const onceAWeek = 'sm:in-[fieldset+fieldset]:[&_label]:sr-only';

/** The stretches of one weekday. Those after a break stay folded until needed. */
export function DayHours({ weekday, name, field, places, placeField }: DayHoursProps) {
  const stretch = (part: DayPart) => {
    const said = part === 1 ? '' : part === 2 ? ' (second)' : ' (third)';
    return (
      <div
        key={part}
        className={cx(timePair, places.length > 0 && 'sm:grid-cols-3', part === 1 && onceAWeek)}
      >
        <TimeField
          field={field(`from-${weekday}-${part}`)}
          // On phones the name of the day replaces the first label.
          label={part === 1 ? <span className="max-sm:opacity-0">From</span> : `From${said}`}
          about={`From${said} on ${name}`}
        />
        <TimeField
          field={field(`until-${weekday}-${part}`)}
          label={`Until${said}`}
          about={`Until${said} on ${name}`}
        />
        {places.length > 0 && (
          <SelectField
            field={placeField(`place-${weekday}-${part}`)}
            label={
              <>
                Place{said}
                <span className="sr-only"> on {name}</span>
              </>
            }
            placeholder="No place"
            options={places}
            className="max-sm:col-span-2"
          />
        )}
      </div>
    );
  };
  const [first, ...later] = dayParts;
  const used = later.some((part) =>
    [field(`from-${weekday}-${part}`), field(`until-${weekday}-${part}`)].some(
      ({ defaultValue, error }) => defaultValue !== '' || error !== undefined,
    ),
  );
  return (
    <fieldset className="relative -mb-1 border-border border-t pt-3 sm:grid sm:grid-cols-[8rem_1fr] sm:pt-4">
      <legend className="sr-only">{name}</legend>
      <p
        aria-hidden="true"
        className="mb-2 font-semibold sm:pt-8 sm:in-[fieldset+fieldset]:pt-1.5 sm:text-h4 max-sm:absolute max-sm:top-3"
      >
        {name}
      </p>
      <div className="grid min-w-0 gap-1 lg:not-has-[details[open]]:grid-cols-[minmax(0,1fr)_10rem] lg:not-has-[details[open]]:items-end lg:gap-x-4">
        {stretch(first)}
        <details open={used}>
          <summary className="flex min-h-tap w-fit cursor-pointer items-center text-link">
            Hours after a break<span className="sr-only"> on {name}</span>
          </summary>
          <div className="grid gap-3 pt-1 pb-2">{later.map(stretch)}</div>
        </details>
      </div>
    </fieldset>
  );
}
