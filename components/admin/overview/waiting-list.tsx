import { sections } from '@/components/admin/sections';
import { Check } from '@/components/ui/icons';
import type { Waiting, WaitingWork } from '@/lib/admin/overview/queries';
import { groups, type Pile, piles, waitInWords } from '@/lib/admin/overview/rules';
import { formatMoment } from '@/lib/time';

const card = 'flex h-full flex-col gap-1 rounded-card border border-line bg-paper-2 p-5 shadow-card';

/** Where a pile is looked at, if there is such a page. */
function addressOf(pile: Pile): string | null {
  const { href } = piles[pile];
  const page = href?.split('?')[0];
  const exists = sections.some(({ rooms }) => rooms.some((room) => room.href === page));
  return exists ? href : null;
}

function Card({ pile, waiting: { count, oldestAt }, now }: { pile: Pile; waiting: Waiting; now: Date }) {
  const { title, promise } = piles[pile];
  const href = addressOf(pile);
  return (
    <li className={`${card} relative has-[a:hover]:border-primary`}>
      <h3 className="font-sans text-h4">
        {href ? (
          // The whole card is pressed; its name is what readers hear.
          <a href={href} className="after:absolute after:inset-0 hover:underline">
            {title}
          </a>
        ) : (
          title
        )}
      </h3>
      <p className="flex items-baseline gap-3">
        <span className="font-display font-semibold text-h1 tabular-nums">{count}</span>
        <span className="text-ink-soft">
          {oldestAt ? (
            <>
              the oldest for{' '}
              <time dateTime={oldestAt.toISOString()} title={formatMoment(oldestAt)}>
                {waitInWords(oldestAt, now)}
              </time>
            </>
          ) : (
            <span className="inline-flex items-center gap-1.5">
              <Check className="size-4 text-success" />
              all done
            </span>
          )}
        </span>
      </p>
      <p className="mt-auto pt-2 text-ink-soft text-small">{promise}</p>
    </li>
  );
}

/** What waits for the team: the people first, then the law's clocks, then the service itself. */
export function WaitingList({ work, now }: { readonly work: WaitingWork; readonly now: Date }) {
  return groups.map(({ id, title, piles: names }) => (
    <section key={id} aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {names.map((pile) => (
          <Card key={pile} pile={pile} waiting={work[pile]} now={now} />
        ))}
      </ul>
    </section>
  ));
}
