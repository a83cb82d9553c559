import type { ReactNode, RefObject } from 'react';
import { Alert } from '@/components/ui/alert';

type SaidProps = {
  readonly title: string;
  readonly focusRef?: RefObject<HTMLDivElement | null>;
  readonly children?: ReactNode;
};

/**
 * Says once what was just done, in the place where reading goes on, so that a room needs no toast. The element around
 * it has the role `status`.
 */
export function Said({ title, focusRef, children }: SaidProps) {
  return (
    <Alert
      ref={focusRef}
      tabIndex={-1}
      // Screen readers continue with the answer to the form just sent.
      autoFocus
      variant="success"
    >
      <p className="font-semibold text-h4 text-success">{title}</p>
      {children}
    </Alert>
  );
}
