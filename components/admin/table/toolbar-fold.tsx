import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { ChevronDown } from '@/components/ui/icons';

type Props = { readonly label: string; readonly children: ReactNode };

/** A fold in the line above a list. Its content lies over the list, or in the page where that is narrow. */
export function ToolbarFold({ label, children }: Props) {
  return (
    <details className="disclosure relative open:max-sm:basis-full">
      <summary className="tap flex items-center gap-2 text-primary">
        {label}
        <ChevronDown aria-hidden="true" className="chevron size-5" />
      </summary>
      <Card
        variant="flat"
        size="flush"
        className="z-20 grid gap-6 p-4 sm:absolute sm:right-0 sm:w-80 sm:shadow-float"
      >
        {children}
      </Card>
    </details>
  );
}
