import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

type FoldedProps = {
  /** Label of the folded part. */
  readonly behind: string;
  /** Distinguishes summaries with the same words for screen readers. */
  readonly about?: string;
  readonly open: boolean;
  readonly children: ReactNode;
};

/**
 * Something that few people need, folded until somebody opens it, with or without scripts. Its words begin where the
 * text above them begins.
 */
export function Folded({ behind, about, open, children }: FoldedProps) {
  return (
    <details open={open}>
      <Button asChild variant="link" className="-ml-5 w-fit cursor-pointer">
        <summary>
          {behind}
          {about && <span className="sr-only">: {about}</span>}
        </summary>
      </Button>
      <div className="grid gap-4 pt-4">{children}</div>
    </details>
  );
}
