import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';

/**
 * A list of cards: next to the filters, two columns are as wide as a card needs. Cards below the first view of a phone are laid out when
 * the visitor comes near, and until then are as high as most are. Not on wide screens, where a card would lose its shadow.
 */
export const directoryGrid =
  'grid gap-5 sm:grid-cols-2 [&>li:nth-child(n+3)]:late-[23.3rem] max-sm:[&>li]:[overflow-clip-margin:1rem]';

export function DirectorySkeleton() {
  return (
    <div aria-hidden="true" className={directoryGrid}>
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <Card key={card} variant="raised" size="dense" className="grid gap-1.5 max-sm:p-3.5 sm:gap-3">
          <div className="flex gap-4">
            <Skeleton className="size-18 rounded-card" />
            <div className="grid grow content-start gap-2.5 pt-1">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-4 w-1/2" />
            </div>
          </div>
          <Skeleton className="h-6 w-2/3 sm:h-8" />
          <Skeleton className="h-16 sm:h-20" />
          <Skeleton className="h-20" />
          <Skeleton className="h-18 sm:mt-3 sm:h-12" />
        </Card>
      ))}
    </div>
  );
}
