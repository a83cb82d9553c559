import { Button } from '@/components/ui/button';
import { Search } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { type Criteria, longestQuery, type Sort } from '@/lib/therapist/directory/schema';

/** The list has one form; the filters beside it belong to it by this id. */
export const directoryFormId = 'directory';

const sortLabels: Readonly<Record<Sort, string>> = {
  recommended: 'Recommended',
  soonest: 'Soonest free time',
  'fee-low': 'Fee: low to high',
  'fee-high': 'Fee: high to low',
  experience: 'Most experienced',
  name: 'Name',
};

/** Search, as a form that sends a GET request to the list's own address. */
export function DirectorySearch({ criteria }: { criteria: Criteria }) {
  return (
    <search>
      <form id={directoryFormId} method="get" action="/professionals" className="grid gap-1.5">
        <Label htmlFor="directory-q" className="max-lg:sr-only">
          Search
        </Label>
        <div className="flex gap-2">
          <div className="relative min-w-0 grow">
            <Search
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-primary"
            />
            <Input
              id="directory-q"
              name="q"
              type="search"
              defaultValue={criteria.q}
              maxLength={longestQuery}
              autoComplete="off"
              enterKeyHint="search"
              placeholder="anxiety, Hindi"
              className="h-13 pl-12"
            />
          </div>
          <Button type="submit" className="h-13">
            Search
          </Button>
        </div>
      </form>
    </search>
  );
}

/** The order of the list, beside the number of results; belongs to the same form. */
export function DirectorySort({ criteria }: { criteria: Criteria }) {
  return (
    <label className="flex min-w-0 items-center gap-2">
      <span className="shrink-0 text-muted-foreground text-small max-sm:sr-only">Sort by</span>
      <Select form={directoryFormId} name="sort" defaultValue={criteria.sort}>
        {Object.entries(sortLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </label>
  );
}
