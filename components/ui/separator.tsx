import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** A line between parts. Screen readers skip a decorative one. */
export function Separator({ className, ...props }: ComponentProps<'hr'>) {
  return <hr {...props} className={cx('border-border', className)} />;
}
