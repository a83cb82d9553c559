import { FieldFrame } from '@/components/forms/field-frame';
import { DateField } from '@/components/forms/private/date-field';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ChevronDown, Search, SlidersHorizontal } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { Filter, ListQuery } from '@/lib/admin/table/filters';
import type { ListOrder } from '@/lib/admin/table/list';
import { orderInAddress, orderOptions } from '@/lib/admin/table/order';

type Props = {
  readonly path: string;
  readonly filters: readonly Filter[];
  readonly query: ListQuery;
  /** How the list can be sorted, and how it is. */
  readonly order?: ListOrder;
  /** Columns that stay hidden. */
  readonly hidden: readonly string[];
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
  const hint = filter.kind === 'search' && filter.hint ? `${id}-hint` : undefined;
  return <Input {...same} type="search" maxLength={200} autoComplete="off" aria-describedby={hint} />;
}

/**
 * The filters of a list: a GET form. Enter sends it, and the address holds the query. Below 1024 px they are folded, so
 * that the rows are on the first screen; the fold says how many are set.
 */
export function TableFilters({ path, filters, query, order, hidden, cleared }: Props) {
  const set = filters.filter(({ name }) => (query[name] ?? '') !== '').length;
  return (
    <search>
      <Card asChild variant="flat" size="flush">
        {/* The fields keep what was typed; another address of the same list brings its own values. */}
        <details key={JSON.stringify([query, order?.now])} className="fold-when-narrow disclosure">
          <summary className="flex min-h-12 items-center gap-3 px-4 font-semibold lg:hidden">
            <SlidersHorizontal aria-hidden="true" className="size-5" />
            Search and filters
            {set > 0 && <Badge variant="warm">{set} set</Badge>}
            <ChevronDown aria-hidden="true" className="chevron ml-auto size-5" />
          </summary>
          <form
            action={path}
            className="grid items-end gap-4 p-4 max-lg:border-border max-lg:border-t sm:grid-cols-2 lg:flex lg:flex-wrap"
          >
            {filters.map((filter) => {
              const value = query[filter.name] ?? '';
              const field = { id: `filter-${filter.name}`, name: filter.name, defaultValue: value };
              if (filter.kind === 'day') {
                return <DateField key={filter.name} field={field} label={filter.label} hint={null} />;
              }
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
            {order && order.sorts.length > 0 && (
              <FieldFrame
                field={{ id: 'filter-sort', name: 'sort', defaultValue: orderInAddress(order.now) }}
                label="Sorted by"
              >
                <Select id="filter-sort" name="sort" defaultValue={orderInAddress(order.now)}>
                  {orderOptions(order.sorts).map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Select>
              </FieldFrame>
            )}
            {hidden.map((column) => (
              <input key={column} type="hidden" name="hide" value={column} />
            ))}
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
        </details>
      </Card>
    </search>
  );
}
