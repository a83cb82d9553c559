import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** A checkbox that is posted without scripts. */
export function Checkbox({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input
      {...props}
      type="checkbox"
      // Drawn here, as a radio is: in the dark scheme the browser fills an empty one with grey.
      className={cx(
        'size-6 shrink-0 cursor-pointer appearance-none rounded border-2 border-input bg-card checked:border-primary checked:bg-primary checked:before:block checked:before:size-full checked:before:bg-primary-foreground checked:before:[clip-path:polygon(20%_50%,12%_60%,42%_88%,90%_26%,80%_16%,41%_68%)] forced-colors:appearance-auto',
        className,
      )}
    />
  );
}
