import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** Style of every text field and select. */
export const inputStyle =
  'block w-full min-h-12 rounded-control border-2 border-input bg-card px-3.5 py-2.5 text-base text-foreground aria-invalid:border-destructive';

const fileStyle =
  'file:mr-3 file:min-h-9 file:rounded-control file:bg-accent file:px-3 file:font-semibold file:text-accent-foreground';

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  const look = type === 'file' ? `${inputStyle} ${fileStyle}` : inputStyle;
  return <input {...props} type={type} className={cx(look, className)} />;
}
