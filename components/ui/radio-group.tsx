import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** Choices of which one applies, with a `legend`. Items share a `name`; arrows move between them. */
export function RadioGroup(props: ComponentProps<'fieldset'>) {
  return <fieldset {...props} />;
}

export function RadioGroupItem({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input
      {...props}
      type="radio"
      // Drawn here: in the dark scheme the browser fills an empty one with grey, as if it were disabled.
      className={cx(
        'size-5 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-input bg-card checked:border-6 checked:border-primary',
        className,
      )}
    />
  );
}
