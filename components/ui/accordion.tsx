import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { ChevronDown } from '@/components/ui/icons';

export function Accordion({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cx('border-border border-t', className)} />;
}

/** One disclosure. All with the same `name` are single-open and collapsible, by the browser alone. */
export function AccordionItem({ className, ...props }: ComponentProps<'details'>) {
  return <details {...props} className={cx('disclosure border-border border-b', className)} />;
}

export function AccordionTrigger({ children, ...props }: Omit<ComponentProps<'summary'>, 'className'>) {
  return (
    <summary
      {...props}
      className="flex min-h-14 items-center justify-between gap-4 rounded-control py-3 pr-2 sm:min-h-16 sm:gap-6 sm:py-4 hover:text-primary"
    >
      {children}
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent text-primary">
        <ChevronDown aria-hidden="true" className="chevron size-5" />
      </span>
    </summary>
  );
}

export function AccordionContent({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cx('max-w-measure pb-6', className)} />;
}
