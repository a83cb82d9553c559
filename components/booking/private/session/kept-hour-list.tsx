'use client';

import { FormAnswer } from '@/components/forms/form';
import { useFormAction } from '@/components/forms/use-form-action';
import { Button } from '@/components/ui/button';
import { releaseClientHour } from '@/lib/booking/kept-hour/actions';
import type { OwnKeptHours } from '@/lib/booking/kept-hour/queries';

const listId = 'kept-hours';

type KeptHourListProps = Pick<OwnKeptHours, 'hours'> & { readonly postTo: string };

/** The kept hours, each with a button to release it. One answer for all rows, because the submitted row is gone by then. */
export function KeptHourList({ hours, postTo }: KeptHourListProps) {
  const form = useFormAction({ id: listId, action: releaseClientHour, postTo: `${postTo}#${listId}` });
  return (
    <div id={listId} className="grid gap-3">
      <FormAnswer form={form} />
      {hours.map(({ id, words }) => (
        <form
          key={id}
          {...form.formProps}
          id={`${listId}-${id}`}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
        >
          <p>
            Regular hour: <strong className="font-semibold">{words}</strong>
          </p>
          <input type="hidden" name="hour" value={id} />
          <Button type="submit" disabled={form.sending} variant="outline">
            Release
            <span className="sr-only">: {words}</span>
          </Button>
        </form>
      ))}
    </div>
  );
}
