import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

/** Says in place of a list that there is nothing yet. */
export function Empty({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cx('rounded-card bg-muted p-pad', className)} />;
}

export function EmptyDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p {...props} className={cx('text-muted-foreground', className)} />;
}

/** The same where one sentence says it. */
export function EmptyNote({ children }: { readonly children: ReactNode }) {
  return (
    <Empty>
      <EmptyDescription>{children}</EmptyDescription>
    </Empty>
  );
}
