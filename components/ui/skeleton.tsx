import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** A quiet placeholder of the final size while something loads. */
export function Skeleton({ className, ...props }: ComponentProps<'span'>) {
  return <span aria-hidden="true" {...props} className={cx('skeleton block', className)} />;
}
