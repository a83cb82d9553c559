import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';

type NextUpProps = {
  /** The subject of the large line: "Your next session". */
  readonly label?: string | undefined;
  /** The one large fact of the page: a day in words, an amount, the act itself. */
  readonly title: ReactNode;
  /** The heading of the page itself; otherwise one below a section's. */
  readonly first?: boolean;
  /** The other person's picture. */
  readonly portrait?: ReactNode;
  /** Facts, then the one solid action. */
  readonly children?: ReactNode;
  /** A second way out, as a link in words. */
  readonly quiet?: ReactNode;
};

/** Size of the portrait: beside the fact on a phone, beside everything on a wide screen. */
export const nextUpPortrait = {
  size: 96,
  className: 'size-16 border border-border text-h3 sm:row-span-2 sm:size-24',
} as const;

/** The next thing for this reader: one large fact, one person, one solid action. A page has at most one. */
export function NextUp({ label, title, first = false, portrait, children, quiet }: NextUpProps) {
  const Heading = first ? 'h1' : 'h3';
  return (
    <Card
      variant="accent"
      size="dense"
      className={`grid gap-x-4 gap-y-3 sm:gap-x-5 ${portrait ? 'grid-cols-[auto_1fr]' : ''}`}
    >
      {portrait}
      <Heading className="min-w-0 self-center text-balance text-h2">
        {label && (
          <span className="block font-normal font-sans text-base text-muted-foreground tracking-normal">
            {label}{' '}
          </span>
        )}
        {title}
      </Heading>
      <div
        className={`grid min-w-0 justify-items-start gap-3 ${portrait ? 'max-sm:col-span-2 sm:col-start-2' : ''}`}
      >
        {children}
        {quiet}
      </div>
    </Card>
  );
}
