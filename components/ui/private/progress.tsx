import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** Progress as `value` of `max`; without a value it only says that something goes on. */
export function Progress({ className, ...props }: ComponentProps<'progress'>) {
  return (
    <progress
      {...props}
      className={cx(
        'h-2.5 w-full appearance-none overflow-hidden rounded-full border border-input bg-muted [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-muted [&::-webkit-progress-value]:bg-primary',
        className,
      )}
    />
  );
}
