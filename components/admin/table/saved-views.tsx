import { SaveViewForm } from '@/components/admin/table/save-view-form';
import { ToolbarFold } from '@/components/admin/table/toolbar-fold';
import { ButtonForm } from '@/components/forms/button-form';
import { FilterPill } from '@/components/ui/private/filter-pill';
import { removeListView } from '@/lib/admin/table/view/actions';
import type { SavedView } from '@/lib/admin/table/view/queries';
import { type AddressValues, addressQuery } from '@/lib/format/search-params';

type Props = {
  readonly path: string;
  readonly view: AddressValues;
  readonly views: readonly SavedView[];
};

const addressOf = (path: string, query: string) => (query === '' ? path : `${path}?${query}`);

/** Links to the views of a list that an admin keeps. */
export function SavedViews({ path, view, views }: Props) {
  if (views.length === 0) return null;
  const now = addressQuery(view);
  return (
    <nav aria-label="Your views of this list" className="flex flex-wrap gap-2">
      {[{ id: 'all', name: 'All', query: '' }, ...views].map(({ id, name, query }) => (
        <FilterPill key={id} href={addressOf(path, query)} {...(now === query && { 'aria-current': 'page' })}>
          {name}
        </FilterPill>
      ))}
    </nav>
  );
}

/** Keeps the present view of a list under a name, or removes one. */
export function ViewKeeper({ path, view, views }: Props) {
  const now = addressQuery(view);
  // Without scripts the same view comes back, with the answer.
  const here = addressOf(path, now);
  return (
    <ToolbarFold label="Views">
      <SaveViewForm list={path} query={now} postTo={here} />
      {views.length > 0 && (
        <ul aria-label="Saved views" className="grid gap-2">
          {views.map(({ id, name }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3">
              {name}
              <ButtonForm
                id={`remove-view-${id}`}
                action={removeListView}
                postTo={here}
                fields={{ view: id }}
                label="Remove"
                about={name}
              />
            </li>
          ))}
        </ul>
      )}
    </ToolbarFold>
  );
}
