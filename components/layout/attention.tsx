import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';

type AttentionProps = {
  /** Unique on the page. */
  readonly id: string;
  readonly title: ReactNode;
  /** One below a section's, unless it is a section of the page itself. */
  readonly heading?: 'h2' | 'h3';
  readonly children: ReactNode;
};

/** Work that waits for this reader and for no one else. Its marigold edge marks nothing else in the product. */
export function Attention({ id, title, heading: Heading = 'h3', children }: AttentionProps) {
  return (
    <Card asChild variant="waiting" size="dense" className="grid gap-3">
      <section aria-labelledby={id}>
        <Heading id={id} className="text-h4">
          {title}
        </Heading>
        {children}
      </section>
    </Card>
  );
}
