import { Drawing } from '@/components/illustration/drawing';
import { looserLabel } from '@/components/therapist/directory/criterion-label';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { DirectoryPage } from '@/lib/therapist/directory/queries';
import {
  activeCriteria,
  directoryHref,
  firstPage,
  totalLabel,
  without,
} from '@/lib/therapist/directory/rules';

/** Nobody fits: says which criterion to leave out, and how many therapists that would show. */
export function EmptyDirectory({ page }: { page: DirectoryPage }) {
  const { criteria, looser, close } = page;
  const active = activeCriteria(criteria);
  const everything = active.reduce(without, criteria);
  return (
    <Card
      variant="muted"
      size="flush"
      className="grid items-center gap-8 p-6 sm:p-10 md:grid-cols-[auto_1fr]"
    >
      {close.length > 0 ? null : <Drawing name="empty-shelf" className="w-48 max-md:hidden" />}
      <div className="grid gap-4">
        {close.length > 0 ? null : (
          <h3>{active.length > 0 ? 'Nobody fits all of this yet' : 'Profiles will appear here soon'}</h3>
        )}
        {looser.length > 0 ? (
          <>
            <p>Leaving one thing out helps:</p>
            <ul className="grid gap-1">
              {looser.map(({ removed, total }) => {
                const label = looserLabel(page, removed);
                const list =
                  typeof removed === 'string'
                    ? without(criteria, removed)
                    : { ...firstPage(criteria), q: removed.q };
                return (
                  <li key={label}>
                    <a href={directoryHref(list)} className="tap text-link">
                      {label}: {totalLabel(total)}
                    </a>
                  </li>
                );
              })}
            </ul>
          </>
        ) : (
          <p className="max-w-measure">
            {active.length > 0
              ? 'Try fewer words or fewer filters, or write to us: we know our professionals and answer within 24 hours.'
              : 'We are getting to know the people who will work here. Write to us and we will find someone for you.'}
          </p>
        )}
        <p className="flex flex-wrap gap-3">
          {active.length > 0 ? (
            <Button asChild variant="outline">
              <a href={directoryHref(everything)}>Show all professionals</a>
            </Button>
          ) : null}
          <Button asChild variant="outline">
            <a href="/contact">Ask us for help</a>
          </Button>
        </p>
      </div>
    </Card>
  );
}

/** The address points past the last card. */
export function BeyondTheEnd({ page }: { page: DirectoryPage }) {
  return (
    <Card
      variant="muted"
      size="flush"
      className="grid items-center gap-8 p-6 sm:p-10 md:grid-cols-[auto_1fr]"
    >
      <Drawing name="empty-shelf" className="w-48" />
      <div className="grid justify-items-start gap-4">
        <h3>That was everyone</h3>
        <Button asChild>
          <a href={directoryHref(firstPage(page.criteria))}>Back to the first page</a>
        </Button>
      </div>
    </Card>
  );
}
