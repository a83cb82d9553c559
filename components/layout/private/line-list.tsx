import type { ReactNode } from 'react';
import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { EmptyNote } from '@/components/ui/empty';

export type Line = {
  readonly id: string;
  /** Leads the line: a link or a name. */
  readonly title: ReactNode;
  readonly note: ReactNode;
  readonly state?: { readonly words: string; readonly variant: BadgeVariant } | undefined;
  /** Takes the place of a state, such as an amount. */
  readonly end?: ReactNode;
  readonly below?: ReactNode;
};

type LineListProps = {
  readonly lines: readonly Line[];
  readonly empty: string;
  /** Lines as low as their words, for a few among other things. */
  readonly low?: boolean;
};

/** A list of things that open elsewhere: each with its name, a short line and its state. */
export function LineList({ lines, empty, low = false }: LineListProps) {
  if (lines.length === 0) return <EmptyNote>{empty}</EmptyNote>;
  return (
    <Card asChild size="flush" className="@container divide-y divide-border">
      <ul>
        {lines.map(({ id, title, note, state, end, below }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-pad py-2">
            <div className="grid min-w-0 grow basis-40 @sm:basis-0">
              <div className={`flex items-center wrap-anywhere font-semibold ${low ? '' : 'min-h-tap'}`}>
                {title}
              </div>
              <p className="wrap-anywhere text-muted-foreground text-small">{note}</p>
            </div>
            {state && <Badge variant={state.variant}>{state.words}</Badge>}
            {end}
            {below && <div className="w-full">{below}</div>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
