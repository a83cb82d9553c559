import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export function Breadcrumb(props: ComponentProps<'nav'>) {
  return <nav aria-label="Breadcrumb" {...props} />;
}

export function BreadcrumbList({ className, ...props }: ComponentProps<'ol'>) {
  return <ol {...props} className={cx('flex flex-wrap items-center gap-x-2 text-small', className)} />;
}

export function BreadcrumbItem({ className, ...props }: ComponentProps<'li'>) {
  return <li {...props} className={cx('flex items-center gap-2', className)} />;
}

export function BreadcrumbLink({ className, children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} className={cx('tap text-link', className)}>
      {children}
    </a>
  );
}

export function BreadcrumbSeparator() {
  return (
    <span aria-hidden="true" className="text-muted-foreground">
      /
    </span>
  );
}

/** The page itself, at the end of the path. */
export function BreadcrumbPage({ className, ...props }: ComponentProps<'li'>) {
  return <li {...props} aria-current="page" className={cx('text-muted-foreground', className)} />;
}
