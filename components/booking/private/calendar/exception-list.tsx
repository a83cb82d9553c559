'use client';

import { FormAnswer } from '@/components/forms/form';
import { useFormAction } from '@/components/forms/use-form-action';
import { Button } from '@/components/ui/button';
import type { ExceptionEntry } from '@/lib/booking/calendar/availability/preview';
import { formatDay } from '@/lib/format/time';
import { minuteInWords } from '@/lib/notification/preferences/rules';
import type { FormAction } from '@/lib/server/action/form-result';

/** "24 December 2026 to 2 January 2027". */
function daysInWords({ firstDate, lastDate }: ExceptionEntry): string {
  return firstDate === lastDate ? formatDay(firstDate) : `${formatDay(firstDate)} to ${formatDay(lastDate)}`;
}

function whatInWords({ kind, startMinute, endMinute }: ExceptionEntry): string {
  if (startMinute === null || endMinute === null) return 'Closed all day';
  const hours = `${minuteInWords(startMinute)} to ${minuteInWords(endMinute)}`;
  return kind === 'extra' ? `Also open ${hours}` : `Closed ${hours}`;
}

type ExceptionListProps = {
  readonly entries: readonly ExceptionEntry[];
  readonly action: FormAction<null>;
  readonly postTo: string;
};

const listId = 'remove-days';

/** Coming days that differ from the week, each with a button to remove it. */
export function ExceptionList({ entries, action, postTo }: ExceptionListProps) {
  const form = useFormAction({ id: listId, action, postTo: `${postTo}#${listId}` });
  return (
    <div id={listId} className="grid gap-3">
      <FormAnswer form={form} />
      {entries.length === 0 && (
        <p className="text-muted-foreground">None yet. Your holidays and extra hours appear here.</p>
      )}
      <ul className="grid gap-3">
        {entries.map((entry) => {
          const { kind, firstDate, lastDate, startMinute, endMinute } = entry;
          const fields = {
            kind,
            firstDate,
            lastDate,
            startMinute: String(startMinute ?? ''),
            endMinute: String(endMinute ?? ''),
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
                {whatInWords(entry)}
              </p>
              {/* One answer for all rows, above the list, because the submitted row is gone by then. */}
              <form {...form.formProps} id={`${listId}-${name}`}>
                {Object.entries(fields).map(([field, value]) => (
                  <input key={field} type="hidden" name={field} value={value} />
                ))}
                <Button type="submit" disabled={form.sending} variant="outline">
                  Remove
                  <span className="sr-only">
                    : {daysInWords(entry)}, {whatInWords(entry)}
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
