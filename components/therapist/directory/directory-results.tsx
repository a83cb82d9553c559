import { ActiveCriteria } from '@/components/therapist/directory/active-criteria';
import { directoryGrid } from '@/components/therapist/directory/directory-skeleton';
import { BeyondTheEnd, EmptyDirectory } from '@/components/therapist/directory/empty-directory';
import { ListNote } from '@/components/therapist/directory/list-note';
import { SearchHelp, SearchNotes } from '@/components/therapist/directory/search-notes';
import { cardIcons, TherapistCard } from '@/components/therapist/directory/therapist-card';
import { IconShapes } from '@/components/ui/icons';
import { Pagination, PaginationNext, PaginationPrevious } from '@/components/ui/pagination';
import type { DirectoryPage } from '@/lib/therapist/directory/queries';
import { directoryHref } from '@/lib/therapist/directory/rules';

/** Shown with a short list: people who fit all of the search but one thing, which each card names. */
function CloseTherapists({ page, now }: { readonly page: DirectoryPage; readonly now: string }) {
  if (page.close.length === 0) return null;
  const nobody = page.total.count === 0;
  return (
    <section aria-labelledby="close" className={`grid gap-3 lg:gap-5 ${nobody ? '' : 'mt-3 lg:mt-4'}`}>
      <div className="grid gap-1">
        <h3 id="close">{nobody ? 'Nobody fits all of this yet' : 'Close to your search'}</h3>
        <p className="text-muted-foreground">These people fit all but one thing.</p>
        {nobody ? (
          <ListNote people={page.close.map(({ card }) => card)} timeZone={page.criteria.timeZone} withTimes />
        ) : null}
      </div>
      <ul className={directoryGrid}>
        {page.close.map(({ card, but }) => (
          <li key={card.slug} className="grid grid-rows-[auto_1fr] gap-1.5">
            <p className="text-small">
              All but <strong>{but}</strong>
            </p>
            <TherapistCard therapist={card} timeZone={page.criteria.timeZone} now={now} heading="h4" />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DirectoryPaging({ previous, next }: Pick<DirectoryPage, 'previous' | 'next'>) {
  if (!previous && !next) return null;
  return (
    <Pagination aria-label="Pages">
      {previous ? (
        <PaginationPrevious href={directoryHref(previous)}>
          Previous<span className="sr-only"> page</span>
        </PaginationPrevious>
      ) : (
        <span />
      )}
      {next ? (
        <PaginationNext href={directoryHref(next)}>
          Next<span className="sr-only"> page</span>
        </PaginationNext>
      ) : null}
    </Pagination>
  );
}

type Shown = {
  readonly page: DirectoryPage;
  /** When the page was made, ISO. It decides which free times are called "today". */
  readonly now: string;
};

function Cards({ page, now }: Shown) {
  if (page.cards.length === 0) {
    return page.total.count === 0 ? <EmptyDirectory page={page} /> : <BeyondTheEnd page={page} />;
  }
  return (
    <ul className={directoryGrid}>
      {page.cards.map((therapist) => (
        <li key={therapist.slug}>
          <TherapistCard therapist={therapist} timeZone={page.criteria.timeZone} now={now} />
        </li>
      ))}
    </ul>
  );
}

/** Everything that changes with the criteria, except the number of results. Where nobody fits, the closest come first. */
export function DirectoryResults({ page, now }: Shown) {
  const nobody = page.total.count === 0;
  const close = <CloseTherapists page={page} now={now} />;
  const notes = <SearchNotes page={page} />;
  const people = [...page.cards, ...page.close.map(({ card }) => card)];
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 lg:gap-5">
      <SearchHelp page={page} />
      <ActiveCriteria page={page} />
      {nobody ? close : notes}
      {people.length > 0 ? <IconShapes names={cardIcons} /> : null}
      {page.cards.length > 0 ? (
        <ListNote people={people} timeZone={page.criteria.timeZone} withTimes />
      ) : null}
      <Cards page={page} now={now} />
      {nobody ? notes : close}
      <DirectoryPaging previous={page.previous} next={page.next} />
    </div>
  );
}
