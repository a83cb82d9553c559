import { adminPages } from '@/components/admin/sections';
import { Card } from '@/components/ui/card';
import { Check } from '@/components/ui/icons';
import type { Waiting, WaitingWork } from '@/lib/admin/overview/queries';
import { groups, type Pile, piles, waitInWords } from '@/lib/admin/overview/rules';
import { formatMoment } from '@/lib/format/time';

function addressOf(pile: Pile): string | null {
  const { href } = piles[pile];
  const page = href?.split('?')[0];
  const exists = adminPages.some(({ pages }) => pages.some((listed) => listed.href === page));
  return exists ? href : null;
}

function Waits({ pile, waiting: { count, oldestAt }, now }: { pile: Pile; waiting: Waiting; now: Date }) {
  const { title, promise } = piles[pile];
  const href = addressOf(pile);
  const idle = oldestAt ? '' : 'max-sm:hidden';
  return (
    <Card
      asChild
      size="flush"
      className="relative flex h-full flex-wrap items-baseline gap-x-3 gap-y-1 px-4 py-3 has-[a:hover]:border-primary sm:flex-col sm:flex-nowrap sm:p-5"
    >
      <li>
        <h3 className="font-sans text-h4">
          {href ? (
            // The whole card is the link; screen readers hear its name.
            <a href={href} className="after:absolute after:inset-0 hover:underline">
              {title}
            </a>
          ) : (
            title
          )}
        </h3>
        <p className="flex items-baseline gap-3 max-sm:ml-auto">
          <span className={`font-display font-semibold text-h4 tabular-nums sm:text-h1 ${idle}`}>
            {count}
          </span>
          <span className="text-muted-foreground max-sm:text-small">
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
        {/* On phones the promise stands where something waits for it. */}
        <p className={`text-muted-foreground text-small sm:mt-auto sm:pt-2 ${idle} max-sm:w-full`}>
          {promise}
        </p>
      </li>
    </Card>
  );
}

/** Waiting work for the team: people first, then legal deadlines, then the service itself. */
export function WaitingList({ work, now }: { readonly work: WaitingWork; readonly now: Date }) {
  return groups.map(({ id, title, piles: names }) => (
    <section key={id} aria-labelledby={id} className="grid gap-2 sm:gap-4">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <ul className="grid gap-2 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3">
        {names.map((pile) => (
          <Waits key={pile} pile={pile} waiting={work[pile]} now={now} />
        ))}
      </ul>
    </section>
  ));
}
