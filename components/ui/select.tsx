import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { inputStyle } from '@/components/ui/input';

/** The browser's own select: it posts without scripts, and a phone shows its wheel. Options are plain `<option>`s. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return <select {...props} className={cx(inputStyle, className)} />;
}
