import { ToolbarFold } from '@/components/admin/table/toolbar-fold';
import { FieldFrame, fieldAttributes } from '@/components/forms/field-frame';
import { DateField } from '@/components/forms/private/date-field';
import { Button } from '@/components/ui/button';
import { Search, X } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { Pill } from '@/components/ui/pill';
import { Select } from '@/components/ui/select';
import type { Filter, ListQuery } from '@/lib/admin/table/filters';
import type { ListOrder } from '@/lib/admin/table/list';
import { orderInAddress, orderOptions } from '@/lib/admin/table/order';
import { type AddressValues, listAddress } from '@/lib/format/search-params';
import { dayShown } from '@/lib/format/typed/day';

type Props = {
  readonly path: string;
  readonly filters: readonly Filter[];
  readonly query: ListQuery;
  readonly order?: ListOrder;
  readonly hidden: readonly string[];
  readonly view: AddressValues;
};

/** The words in which a filter is set, or '' for one that is not. */
function valueInWords(filter: Filter, value: string): string {
  if (filter.kind === 'choice') return filter.options.find((option) => option.value === value)?.label ?? '';
  return filter.kind === 'day' ? dayShown(value) : value;
}

function Narrowing({ filter, query }: { readonly filter: Filter; readonly query: ListQuery }) {
  const field = { id: `filter-${filter.name}`, name: filter.name, defaultValue: query[filter.name] ?? '' };
  const { label } = filter;
  if (filter.kind === 'day') return <DateField field={field} label={label} hint={null} />;
  if (filter.kind === 'search')
    return (
      <FieldFrame field={field} label={label} hint={filter.hint}>
        <Input {...fieldAttributes({ field, hint: filter.hint })} autoComplete="off" />
      </FieldFrame>
    );
  return (
    <FieldFrame field={field} label={label}>
      <Select {...field}>
        <option value="">{filter.any}</option>
        {filter.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}

/**
 * The search and the filters of a list: a GET form in one line. Enter sends it, and the address holds the query. Filters that are
 * set show beside it, each as the link that removes it.
 */
export function TableFilters({ path, filters, query, order, hidden, view }: Props) {
  const search = filters.find((filter) => filter.kind === 'search');
  const others = filters.filter((filter) => filter !== search);
  const set = others.filter(({ name }) => (query[name] ?? '') !== '');
  const sorts = order?.sorts.length ? order : undefined;
  return (
    <search className="flex flex-wrap items-center gap-2 max-sm:w-full">
      {/* The fields keep what was typed; another address of the same list brings its own values. */}
      <form
        key={JSON.stringify([query, order?.now])}
        action={path}
        className="flex flex-wrap items-center gap-2 max-sm:w-full"
      >
        {search && (
          <span className="relative flex flex-1 items-center">
            <label htmlFor={`filter-${search.name}`} className="sr-only">
              {search.label}
            </label>
            <Input
              id={`filter-${search.name}`}
              name={search.name}
              defaultValue={query[search.name]}
              placeholder={search.label}
              title={search.hint}
              type="search"
              maxLength={200}
              autoComplete="off"
              className="pr-11 max-sm:pl-3 max-sm:placeholder:text-small sm:w-72"
            />
            <Button type="submit" variant="ghost" size="icon" className="absolute right-0">
              <Search aria-hidden="true" className="size-5" />
              <span className="sr-only">Show</span>
            </Button>
          </span>
        )}
        {(others.length > 0 || sorts) && (
          <ToolbarFold label={set.length > 0 ? `Filters: ${set.length} set` : 'Filters'} edge="left">
            {others.map((filter) => (
              <Narrowing key={filter.name} filter={filter} query={query} />
            ))}
            {sorts && (
              <FieldFrame
                field={{ id: 'filter-sort', name: 'sort', defaultValue: orderInAddress(sorts.now) }}
                label="Sorted by"
                className="lg:hidden"
              >
                <Select id="filter-sort" name="sort" defaultValue={orderInAddress(sorts.now)}>
                  {orderOptions(sorts.sorts).map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Select>
              </FieldFrame>
            )}
            <Button type="submit">Apply</Button>
          </ToolbarFold>
        )}
        {hidden.map((column) => (
          <input key={column} type="hidden" name="hide" value={column} />
        ))}
      </form>
      {set.map((filter) => (
        <Pill
          key={filter.name}
          variant="chosen"
          href={listAddress(path, { ...view, [filter.name]: '' })}
          className="max-sm:hidden"
        >
          <span className="sr-only">Remove the filter </span>
          {filter.label}: {valueInWords(filter, query[filter.name] ?? '')}
          <X aria-hidden="true" className="size-4" />
        </Pill>
      ))}
    </search>
  );
}
