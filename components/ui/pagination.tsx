import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { ArrowLeft, ArrowRight } from '@/components/ui/icons';

/** Links to the other parts of a list; `aria-label` names the list. */
export function Pagination({ className, ...props }: ComponentProps<'nav'>) {
  return <nav {...props} className={cx('flex flex-wrap justify-between gap-3', className)} />;
}

export function PaginationLink(props: ComponentProps<'a'>) {
  return (
    <Button asChild variant="outline">
      <a {...props} />
    </Button>
  );
}

export function PaginationPrevious({ children = 'Previous', ...props }: ComponentProps<'a'>) {
  return (
    <PaginationLink rel="prev" {...props}>
      <ArrowLeft className="size-5" />
      {children}
    </PaginationLink>
  );
}

export function PaginationNext({ children = 'Next', ...props }: ComponentProps<'a'>) {
  return (
    <PaginationLink rel="next" {...props}>
      {children}
      <ArrowRight className="size-5" />
    </PaginationLink>
  );
}
