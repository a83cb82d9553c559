import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

type FoldedProps = {
  readonly behind: string;
  /** Distinguishes summaries with the same words for screen readers. */
  readonly about?: string;
  readonly open?: boolean;
  /** Folded below 1024 px only; wider screens show it without the label. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
};

/**
 * Something that few people need, folded until somebody opens it, with or without scripts. Its words begin and end where
 * the text above them does, so that several share one line of a phone.
 */
export function Folded({ behind, about, open = false, narrow = false, children }: FoldedProps) {
  return (
    <details open={open} className={narrow ? 'fold-when-narrow' : undefined}>
      <Button
        asChild
        variant="link"
        className={cx(
          'w-fit max-w-full cursor-pointer justify-start! px-0! text-left!',
          narrow && 'lg:hidden',
        )}
      >
        <summary>
          {behind}
          {about && <span className="sr-only">: {about}</span>}
        </summary>
      </Button>
      <div className={cx('grid grid-cols-1 gap-4', narrow ? 'max-lg:pt-4' : 'pt-4')}>{children}</div>
    </details>
  );
}
