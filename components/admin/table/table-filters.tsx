import { FieldFrame } from '@/components/forms/field-frame';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Search } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { Filter, ListQuery } from '@/lib/admin/table/filters';

type Props = {
  readonly path: string;
  readonly filters: readonly Filter[];
  readonly query: ListQuery;
  /** No filter is set, so there is nothing to clear. */
  readonly cleared: boolean;
};

function Control({ filter, value }: { readonly filter: Filter; readonly value: string }) {
  const id = `filter-${filter.name}`;
  const same = { id, name: filter.name, defaultValue: value };
  if (filter.kind === 'choice') {
    return (
      <Select {...same}>
        <option value="">{filter.any}</option>
        {filter.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    );
  }
  if (filter.kind === 'day') return <Input {...same} type="date" />;
  const hint = filter.hint ? `${id}-hint` : undefined;
  return <Input {...same} type="search" maxLength={200} autoComplete="off" aria-describedby={hint} />;
}

/** The filters of a list: a GET form. Enter sends it, and the address holds the query. */
export function TableFilters({ path, filters, query, cleared }: Props) {
  return (
    <search>
      <Card
        asChild
        key={JSON.stringify(query)}
        variant="flat"
        size="flush"
        className="grid items-end gap-4 p-4 sm:grid-cols-2 lg:flex lg:flex-wrap"
      >
        <form
          action={path}
          // The fields keep what was typed; another address of the same list brings its own values.
        >
          {filters.map((filter) => {
            const value = query[filter.name] ?? '';
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
            <Button type="submit">
              <Search className="size-5" />
              Show
            </Button>
            {!cleared && (
              <Button asChild variant="link">
                <a href={path}>Clear</a>
              </Button>
            )}
          </div>
        </form>
      </Card>
    </search>
  );
}
