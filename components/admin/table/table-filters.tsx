import { FieldFrame } from '@/components/forms/field-frame';
import { controlBorder, controlStyle } from '@/components/forms/styles';
import { buttonStyle } from '@/components/ui/button';
import { Search } from '@/components/ui/icons';
import type { Asked, Filter } from '@/lib/admin/table/filters';

type Props = {
  readonly path: string;
  readonly filters: readonly Filter[];
  readonly asked: Asked;
  /** Nothing is asked for, so there is nothing to take back. */
  readonly cleared: boolean;
};

const control = `${controlStyle} ${controlBorder(undefined)}`;

function Control({ filter, value }: { readonly filter: Filter; readonly value: string }) {
  const id = `filter-${filter.name}`;
  const same = { id, name: filter.name, defaultValue: value, className: control };
  if (filter.kind === 'choice') {
    return (
      <select {...same}>
        <option value="">{filter.any}</option>
        {filter.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  if (filter.kind === 'day') return <input {...same} type="date" />;
  const hint = filter.hint ? `${id}-hint` : undefined;
  return <input {...same} type="search" maxLength={200} autoComplete="off" aria-describedby={hint} />;
}

/** The filters of a list: a form that reads. Enter sends it, and what was asked stands in the address. */
export function TableFilters({ path, filters, asked, cleared }: Props) {
  return (
    <search>
      <form
        action={path}
        // The fields keep what was typed; another address of the same list brings its own values.
        key={JSON.stringify(asked)}
        className="grid items-end gap-4 rounded-card border border-line bg-paper-2 p-4 sm:grid-cols-2 lg:flex lg:flex-wrap"
      >
        {filters.map((filter) => {
          const value = asked[filter.name] ?? '';
          const field = { id: `filter-${filter.name}`, name: filter.name, defaultValue: value };
          const wide = filter.kind === 'search' ? 'sm:col-span-2 lg:min-w-64 lg:grow' : '';
          return (
            <FieldFrame
              key={filter.name}
              field={field}
              label={filter.label}
              hint={filter.kind === 'search' ? filter.hint : undefined}
              className={wide}
            >
              <Control filter={filter} value={value} />
            </FieldFrame>
          );
        })}
        <div className="flex flex-wrap gap-3">
          <button type="submit" className={buttonStyle()}>
            <Search className="size-5" />
            Show
          </button>
          {!cleared && (
            <a href={path} className={buttonStyle({ look: 'quiet' })}>
              Clear
            </a>
          )}
        </div>
      </form>
    </search>
  );
}
