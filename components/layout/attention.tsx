import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';

type AttentionProps = {
  /** Unique on the page. */
  readonly id: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
};

/** What waits for this reader and for no one else. Its marigold edge marks nothing else in the product. */
export function Attention({ id, title, children }: AttentionProps) {
  return (
    <Card asChild variant="waiting" size="dense" className="grid gap-3">
      <section aria-labelledby={id}>
        <h3 id={id} className="text-h4">
          {title}
        </h3>
        {children}
      </section>
    </Card>
  );
}
