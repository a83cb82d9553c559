import type { ReactNode } from 'react';
import { Card, CardTitle } from '@/components/ui/card';

type PanelProps = {
  readonly id: string;
  readonly title: string;
  /** A sentence or two below the title. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
};

/** One subject of a page: a card that screen readers can reach by its heading. */
export function Panel({ id, title, lead, children }: PanelProps) {
  return (
    <Card asChild className="grid min-w-0 content-start gap-5 work:gap-3">
      <section aria-labelledby={id}>
        <div className="grid gap-2">
          <CardTitle asChild>
            <h2 id={id}>{title}</h2>
          </CardTitle>
          {lead !== undefined && <p className="max-w-measure text-muted-foreground">{lead}</p>}
        </div>
        {children}
      </section>
    </Card>
  );
}
