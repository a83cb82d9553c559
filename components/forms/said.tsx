import type { ReactNode, RefObject } from 'react';
import { Alert } from '@/components/ui/alert';

type SaidProps = {
  readonly title: string;
  readonly focusRef?: RefObject<HTMLDivElement | null>;
  readonly children?: ReactNode;
};

/**
 * Says what was just done, once: in its place in the page, where reading goes on. A room needs no toast beside it. What
 * surrounds it has the role `status`.
 */
export function Said({ title, focusRef, children }: SaidProps) {
  return (
    <Alert
      ref={focusRef}
      tabIndex={-1}
      // Screen readers continue with the answer to the form just sent.
      autoFocus
      variant="success"
      className="scroll-mt-6"
    >
      <p className="font-semibold text-h4 text-success">{title}</p>
      {children}
    </Alert>
  );
}
