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

export function BreadcrumbLink({ className, ...props }: ComponentProps<'a'>) {
  return <a {...props} className={cx('tap text-link', className)} />;
}

export function BreadcrumbSeparator({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span {...props} aria-hidden="true" className={cx('text-muted-foreground', className)}>
      /
    </span>
  );
}

/** The page itself, at the end of the path. */
export function BreadcrumbPage({ className, ...props }: ComponentProps<'li'>) {
  return <li {...props} aria-current="page" className={cx('text-muted-foreground', className)} />;
}
