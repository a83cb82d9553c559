import type { ComponentProps } from 'react';

/**
 * On or off, as a checkbox that says what it is: it is posted without scripts, the space key turns it, and its
 * position shows its state where colours do not.
 */
export function Switch({ className = '', ...props }: Omit<ComponentProps<'input'>, 'type' | 'role'>) {
  return (
    <input
      {...props}
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state.
      role="switch"
      className={`h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-input bg-muted before:block before:size-5 before:translate-x-0.5 before:translate-y-0.5 before:rounded-full before:bg-muted-foreground checked:border-primary checked:bg-primary checked:before:translate-x-5.5 checked:before:bg-primary-foreground forced-colors:appearance-auto ${className}`.trimEnd()}
    />
  );
}
