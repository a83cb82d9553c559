import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { ChevronDown } from '@/components/ui/icons';

type Props = {
  readonly label: ReactNode;
  /** The edge of its button with which the content is aligned. */
  readonly edge?: 'left' | 'right';
  readonly open?: boolean | undefined;
  readonly children: ReactNode;
};

/** A fold in the line above a list; one is open at a time. Its content lies over the list, or in the page where that is narrow. */
export function ToolbarFold({ label, edge = 'right', open, children }: Props) {
  return (
    <details name="toolbar" open={open} className="disclosure relative open:max-sm:basis-full">
      <summary className="tap flex items-center gap-1.5 rounded-control px-2 font-medium text-primary hover:bg-accent">
        {label}
        <ChevronDown aria-hidden="true" className="chevron size-5" />
      </summary>
      <Card
        variant="flat"
        className={`z-20 grid gap-4 sm:absolute sm:w-80 sm:shadow-float ${edge === 'left' ? 'sm:left-0' : 'sm:right-0'}`}
      >
        {children}
      </Card>
    </details>
  );
}
