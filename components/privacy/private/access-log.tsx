import { Button } from '@/components/ui/button';
import { EmptyNote } from '@/components/ui/empty';
import { When } from '@/components/ui/format';
import { FilterPill } from '@/components/ui/private/filter-pill';
import type { AccessLine, AccessPage } from '@/lib/privacy/access-log/queries';
import type { AccessShown } from '@/lib/privacy/access-log/rules';

const path = '/account/privacy/access';

const views: readonly { readonly shown: AccessShown; readonly label: string }[] = [
  { shown: 'others', label: 'Others' },
  { shown: 'own', label: 'You' },
  { shown: 'all', label: 'Everybody' },
];

const nothing: Readonly<Record<AccessShown, string>> = {
  others: 'No one but you has opened or changed your record.',
  own: 'None of your own actions are recorded yet.',
  all: 'Nothing is recorded yet.',
};

/** Links to the shown lines, so that each view has an address and works without scripts. */
function Views({ shown }: { readonly shown: AccessShown }) {
  return (
    <nav aria-label="Filter by person">
      <ul className="flex flex-wrap gap-2">
        {views.map(({ shown: name, label }) => (
          <li key={name}>
            <FilterPill href={`${path}?show=${name}`} aria-current={name === shown ? 'true' : undefined}>
              {label}
            </FilterPill>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Lines({ lines }: { readonly lines: readonly AccessLine[] }) {
  return (
    <ol className="divide-y divide-border border-border border-y">
      {lines.map(({ id, at, who, what }) => (
        <li key={id} className="grid gap-x-8 py-3 md:grid-cols-[17.5rem_1fr]">
          <When at={at} className="text-muted-foreground max-md:text-small" />
          <p>
            <strong>{who}</strong> {what}
          </p>
        </li>
      ))}
    </ol>
  );
}

type AccessLogProps = {
  readonly page: AccessPage;
  readonly shown: AccessShown;
  /** Whether there are newer lines before this page. */
  readonly paged: boolean;
};

export function AccessLog({ page, shown, paged }: AccessLogProps) {
  return (
    <div className="grid gap-6">
      <Views shown={shown} />
      {page.lines.length > 0 ? <Lines lines={page.lines} /> : <EmptyNote>{nothing[shown]}</EmptyNote>}
      {(paged || page.older) && (
        <nav aria-label="Pages of the list" className="flex flex-wrap gap-3">
          {paged && (
            <Button asChild variant="link">
              <a href={`${path}?show=${shown}`}>Newest</a>
            </Button>
          )}
          {page.older && (
            <Button asChild variant="outline">
              <a href={`${path}?show=${shown}&before=${page.older}`}>Older</a>
            </Button>
          )}
        </nav>
      )}
    </div>
  );
}
