'use client';

import { FormAnswer } from '@/components/forms/form';
import { useFormAction } from '@/components/forms/use-form-action';
import { Button } from '@/components/ui/button';
import { awayAddress } from '@/lib/booking/away/rules';
import type { ExceptionEntry } from '@/lib/booking/calendar/availability/preview';
import type { AvailabilityView, ShownException } from '@/lib/booking/calendar/availability/queries';
import { daysInWords } from '@/lib/booking/calendar/availability/words';
import { minuteInWords } from '@/lib/format/time';
import type { FormAction } from '@/lib/server/action/form-result';

type Places = AvailabilityView['places'];

function whatInWords({ kind, startMinute, endMinute, placeId }: ExceptionEntry, places: Places): string {
  if (startMinute === null || endMinute === null) return 'Closed all day';
  const hours = `${minuteInWords(startMinute)} to ${minuteInWords(endMinute)}`;
  const place = places.find(({ id }) => id === placeId);
  return kind === 'extra' ? `Also open ${hours}${place ? `: ${place.name}` : ''}` : `Closed ${hours}`;
}

type ExceptionListProps = {
  readonly entries: readonly ShownException[];
  /** Whether its appointments can be moved or cancelled together: those of a practice can. */
  readonly moves: boolean;
  readonly places: Places;
  readonly action: FormAction<null>;
  readonly postTo: string;
};

const listId = 'remove-days';

/** Coming days that differ from the week, each with a button to remove it. */
export function ExceptionList({ entries, places, moves, action, postTo }: ExceptionListProps) {
  const form = useFormAction({ id: listId, action, postTo: `${postTo}#${listId}` });
  return (
    <div id={listId} className="grid gap-3">
      <FormAnswer form={form} />
      {entries.length === 0 && (
        <p className="text-muted-foreground">None yet. Your holidays and extra hours appear here.</p>
      )}
      <ul className="grid gap-3">
        {entries.map((entry) => {
          const { kind, firstDate, lastDate, startMinute, endMinute, placeId } = entry;
          const fields = {
            kind,
            firstDate,
            lastDate,
            startMinute: String(startMinute ?? ''),
            endMinute: String(endMinute ?? ''),
            place: placeId ?? '',
          };
          const name = Object.values(fields).join('-');
          return (
            <li
              key={name}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-border border-t pt-3"
            >
              <p>
                <span className="font-semibold">{daysInWords(entry)}</span>
                <br />
                {whatInWords(entry, places)}
                {moves && entry.sessions > 0 && (
                  <>
                    <br />
                    <a href={awayAddress(entry)} className="tap text-link">
                      Move or cancel {entry.sessions === 1 ? '1 session' : `${entry.sessions} sessions`}
                      <span className="sr-only">: {daysInWords(entry)}</span>
                    </a>
                  </>
                )}
              </p>
              {/* One answer for all rows, above the list, because the submitted row is gone by then. */}
              <form {...form.formProps} id={`${listId}-${name}`}>
                {Object.entries(fields).map(([field, value]) => (
                  <input key={field} type="hidden" name={field} value={value} />
                ))}
                <Button type="submit" disabled={form.sending} variant="outline">
                  Remove
                  <span className="sr-only">
                    : {daysInWords(entry)}, {whatInWords(entry, places)}
                  </span>
                </Button>
              </form>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
