import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** Choices of which one applies, with a `legend`. Items share a `name`; arrows move between them. */
export function RadioGroup(props: ComponentProps<'fieldset'>) {
  return <fieldset {...props} />;
}

export function RadioGroupItem({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input {...props} type="radio" className={cx('size-5 shrink-0 accent-primary', className)} />;
}
