import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export const inputStyle =
  'block w-full min-h-control rounded-control border-2 border-input bg-card px-3.5 py-[calc((var(--control)-1.75rem)/2)] text-(length:--field-text) text-foreground aria-invalid:border-destructive';

/** A text field, as high as a select beside it. */
export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return <input {...props} type={type} className={cx(inputStyle, 'leading-6', className)} />;
}
