import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export function Label({ className, ...props }: ComponentProps<'label'>) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the user of the label names the control.
  return <label {...props} className={cx('font-semibold', className)} />;
}
