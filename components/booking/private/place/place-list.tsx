'use client';

import { FormAnswer } from '@/components/forms/form';
import { useFormAction } from '@/components/forms/use-form-action';
import { Button } from '@/components/ui/button';
import { archiveOwnPlace } from '@/lib/booking/place/actions';
import type { OwnPlace } from '@/lib/booking/place/queries';
import { placePath, placesPath } from '@/lib/booking/place/rules';

const listId = 'archive-place';

/** A therapist's places, each with a button that archives it. */
export function PlaceList({ places }: { readonly places: readonly OwnPlace[] }) {
  const form = useFormAction({ id: listId, action: archiveOwnPlace, postTo: `${placesPath}#${listId}` });
  return (
    <div id={listId} className="grid gap-3">
      <FormAnswer form={form} />
      {places.length === 0 && (
        <p className="text-muted-foreground">None yet. Add the place where you meet people.</p>
      )}
      <ul className="grid gap-3">
        {places.map(({ id, name, address, alsoRemote }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-border border-t pt-3"
          >
            <div className="min-w-0">
              <a href={placePath(id)} className="tap text-link wrap-anywhere font-semibold">
                {name}
              </a>
              <p className="wrap-anywhere text-small">{address}</p>
              {alsoRemote && <p className="text-small">Video and phone too</p>}
            </div>
            {/* One answer for all rows, above the list, because the submitted row is gone by then. */}
            <form {...form.formProps} id={`${listId}-${id}`}>
              <input type="hidden" name="place" value={id} />
              <Button type="submit" disabled={form.sending} variant="outline">
                Archive
                <span className="sr-only"> {name}</span>
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </div>
  );
}
