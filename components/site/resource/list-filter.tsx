import type { ReactNode } from 'react';
import { LiveSearch } from '@/components/site/resource/live-search';
import { Button } from '@/components/ui/button';
import { Search } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { longestSearch } from '@/lib/site/content/list-query';

type ListFilterProps = {
  readonly action: string;
  readonly q: string;
  readonly category: string | undefined;
  readonly categories: readonly string[];
  readonly searchLabel: string;
  readonly placeholder: string;
};

/**
 * Search and category of a list: a form that sends a GET request. With JavaScript the list updates while the visitor
 * types.
 */
export function ListFilter({ action, q, category, categories, searchLabel, placeholder }: ListFilterProps) {
  return (
    <search>
      <form
        id="list-filter"
        action={action}
        method="get"
        className="grid grid-cols-[1fr_auto] items-end gap-4 sm:grid-cols-[1fr_16rem_auto]"
      >
        <div className="space-y-1.5 max-sm:col-span-2">
          <Label htmlFor="list-q" className="text-small">
            {searchLabel}
          </Label>
          <Input
            id="list-q"
            name="q"
            type="search"
            defaultValue={q}
            maxLength={longestSearch}
            placeholder={placeholder}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
        <div className="space-y-1.5">
          <Label htmlFor="list-category" className="text-small">
            Category
          </Label>
          <Select id="list-category" name="category" defaultValue={category ?? ''}>
            <option value="">All Categories</option>
            {categories.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
        </div>
        <Button type="submit">
          <Search aria-hidden="true" className="size-5" />
          Search
        </Button>
      </form>
      <LiveSearch formId="list-filter" resultsId="list-results" />
    </search>
  );
}

/** The results that `ListFilter` updates; a screen reader announces a change of its part with `data-count`. */
export function ListResults({ children }: { children: ReactNode }) {
  return <div id="list-results">{children}</div>;
}
