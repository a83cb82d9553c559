import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

type FoldedProps = {
  /** Label of the folded part. */
  readonly behind: string;
  /** Distinguishes summaries with the same words for screen readers. */
  readonly about?: string;
  readonly open: boolean;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Something that few people need, folded until somebody opens it, with or without scripts. */
export function Folded({ behind, about, open, className = '', children }: FoldedProps) {
  return (
    <details open={open}>
      <Button asChild variant="link" className={`w-fit cursor-pointer ${className}`}>
        <summary>
          {behind}
          {about && <span className="sr-only">: {about}</span>}
        </summary>
      </Button>
      <div className="grid gap-4 pt-4">{children}</div>
    </details>
  );
}
