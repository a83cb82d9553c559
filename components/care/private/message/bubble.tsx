import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';

type BubbleProps = {
  /** Written by the reader: at the right. */
  readonly own: boolean;
  /** By whom and when. */
  readonly head: ReactNode;
  readonly children: ReactNode;
};

export function Bubble({ own, head, children }: BubbleProps) {
  return (
    <Card
      variant={own ? 'accent' : 'flat'}
      size="flush"
      className={`grid max-w-[min(42rem,88%)] gap-1.5 px-4 py-3 ${own ? 'justify-self-end' : 'justify-self-start'}`}
    >
      <p className="text-muted-foreground text-small">{head}</p>
      {children}
    </Card>
  );
}

export const messageText = 'whitespace-pre-wrap wrap-anywhere';
