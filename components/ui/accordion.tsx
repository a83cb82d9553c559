import type { ReactNode } from 'react';
import { ChevronDown } from '@/components/ui/icons';

/**
 * A disclosure of an accordion. All with one `group` are single-open and collapsible, by the browser alone.
 */
export function AccordionItem({
  group,
  title,
  children,
}: {
  group: string;
  title: ReactNode;
  children: ReactNode;
}) {
  return (
    <details name={group} className="disclosure border-line border-b">
      <summary className="flex min-h-16 items-center justify-between gap-6 rounded-control py-4 pr-2 hover:text-primary">
        {title}
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-primary-soft text-primary">
          <ChevronDown aria-hidden="true" className="chevron size-5" />
        </span>
      </summary>
      <div className="max-w-measure pb-6">{children}</div>
    </details>
  );
}
