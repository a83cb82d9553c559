import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';

type NextUpProps = {
  /** What the large line is about: "Your next session". */
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

/** What comes next for this reader: one large fact, one person, one solid action. A page has at most one. */
export function NextUp({ label, title, first = false, portrait, children, quiet }: NextUpProps) {
  const Heading = first ? 'h1' : 'h3';
  return (
    <Card variant="accent" size="dense" className="flex flex-wrap items-start gap-x-5 gap-y-4">
      {portrait}
      <div className="grid min-w-0 basis-56 grow justify-items-start gap-3">
        <Heading className="text-h2">
          {label && (
            <span className="block font-normal font-sans text-base text-muted-foreground tracking-normal">
              {label}{' '}
            </span>
          )}
          {title}
        </Heading>
        {children}
        {quiet}
      </div>
    </Card>
  );
}
