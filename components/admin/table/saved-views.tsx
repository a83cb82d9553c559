import { SaveViewForm } from '@/components/admin/table/save-view-form';
import { ToolbarFold } from '@/components/admin/table/toolbar-fold';
import { ButtonForm } from '@/components/forms/button-form';
import { removeListView } from '@/lib/admin/table/view/actions';
import type { SavedView } from '@/lib/admin/table/view/queries';
import { type AddressValues, addressQuery } from '@/lib/format/search-params';

type Props = {
  readonly path: string;
  readonly view: AddressValues;
  readonly views: readonly SavedView[];
};

const addressOf = (path: string, query: string) => (query === '' ? path : `${path}?${query}`);

/** The views of a list that an admin keeps: links to them, and the form that keeps the present one under a name. */
export function SavedViews({ path, view, views }: Props) {
  const now = addressQuery(view);
  // Without scripts the same view comes back, with the answer.
  const here = addressOf(path, now);
  const shown = views.find(({ query }) => query === now);
  return (
    <ToolbarFold label={shown ? `View: ${shown.name}` : 'Views'}>
      {views.length > 0 && (
        <nav aria-label="Your views of this list">
          <ul className="grid gap-1">
            {[{ id: null, name: 'All', query: '' }, ...views].map(({ id, name, query }) => (
              <li key={id} className="flex items-center justify-between gap-3">
                <a
                  href={addressOf(path, query)}
                  aria-current={now === query ? 'page' : undefined}
                  className="tap wrap-anywhere min-w-0 text-link aria-[current]:font-semibold"
                >
                  {name}
                </a>
                {id && (
                  <ButtonForm
                    id={`remove-view-${id}`}
                    action={removeListView}
                    postTo={here}
                    fields={{ view: id }}
                    label="Remove"
                    about={name}
                  />
                )}
              </li>
            ))}
          </ul>
        </nav>
      )}
      <SaveViewForm list={path} query={now} postTo={here} />
    </ToolbarFold>
  );
}
