import type { ReactNode } from 'react';
import { Card, CardTitle } from '@/components/ui/card';

type PanelProps = { readonly id: string; readonly title: string; readonly children: ReactNode };

/** One subject of a page: a card that screen readers can reach by its heading. */
export function Panel({ id, title, children }: PanelProps) {
  return (
    <Card asChild className="grid content-start gap-5 work:gap-3">
      <section aria-labelledby={id}>
        <CardTitle asChild>
          <h2 id={id}>{title}</h2>
        </CardTitle>
        {children}
      </section>
    </Card>
  );
}
