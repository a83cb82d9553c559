import { directoryGrid } from '@/components/therapist/directory/directory-skeleton';
import { ListNote } from '@/components/therapist/directory/list-note';
import { TherapistCard } from '@/components/therapist/directory/therapist-card';
import type { DirectoryPage } from '@/lib/therapist/directory/queries';

/** Shown with a short list: people who fit all of the search but one thing, which stands above each card. */
export function CloseTherapists({ page, now }: { readonly page: DirectoryPage; readonly now: string }) {
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
