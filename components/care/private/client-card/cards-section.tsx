import { CardList } from '@/components/care/private/client-card/card-list';
import { PagedSection } from '@/components/layout/private/paged-section';
import { Alert } from '@/components/ui/alert';
import type { CardRow } from '@/lib/care/client-card/queries';
import { cardMessages, cardPaths } from '@/lib/care/client-card/rules';
import { type SearchParams, searchParam } from '@/lib/format/search-params';

type CardsSectionProps = {
  readonly searchParams: SearchParams;
  readonly timeZone: string;
  readonly read: (place: {
    readonly words: string;
    readonly after: string;
  }) => Promise<{ readonly cards: readonly CardRow[]; readonly next: string | null }>;
};

/** The therapist's clients who have no account yet, a part at a time; the search of the list of clients finds them too. */
export function CardsSection({ searchParams, timeZone, read }: CardsSectionProps) {
  const words = searchParam(searchParams, 'q').trim().slice(0, 100);
  const after = searchParam(searchParams, 'card');
  return (
    <>
      {after === 'removed' && (
        <Alert role="status" variant="success">
          <p>{cardMessages.removed}</p>
        </Alert>
      )}
      <PagedSection
        id="cards"
        title="Clients without an account"
        path={cardPaths.list}
        query={words ? { q: words } : {}}
        parameter="card"
        from={after === 'removed' ? '' : after}
        label="Pages of clients without an account"
        nextLabel="More clients"
      >
        {async () => {
          const { cards, next } = await read({ words, after });
          const empty = words
            ? 'No client without an account matches your search.'
            : 'None. Add the clients you already have, or import a list. Nobody is notified until you invite them.';
          return { list: <CardList cards={cards} timeZone={timeZone} empty={empty} />, next };
        }}
      </PagedSection>
    </>
  );
}
