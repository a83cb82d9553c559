import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Label } from '@/components/ui/label';

/** One control with its label, its description above it and its error. */
export function Field({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cx('grid content-start gap-1.5', className)} />;
}

export const FieldLabel = Label;

export function FieldDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p {...props} className={cx('max-w-measure text-muted-foreground text-small', className)} />;
}

/** Tells screen readers that it is an error before the message. */
export function FieldError({ children, ...props }: Omit<ComponentProps<'p'>, 'className'>) {
  if (!children) return null;
  return (
    <p {...props} className="font-semibold text-destructive text-small">
      <span className="sr-only">Error: </span>
      {children}
    </p>
  );
}
