import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** A checkbox that is posted without scripts. */
export function Checkbox({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input
      {...props}
      type="checkbox"
      className={cx('size-6 shrink-0 cursor-pointer accent-primary', className)}
    />
  );
}
