import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const variants = {
  default: 'border border-input px-4',
  time: 'border border-primary px-3',
  /** Is in use and goes when it is pressed; leaves space for a cross at its end. */
  chosen: 'gap-1.5 border-2 border-primary bg-card pr-3 pl-4',
};

/** A short link in a row of its like, as to the parts of a page. */
export function Pill({
  variant = 'default',
  className,
  children,
  ...props
}: ComponentProps<'a'> & { readonly variant?: keyof typeof variants }) {
  return (
    <a
      {...props}
      className={cx(
        'tap rounded-full font-semibold text-primary text-small hover:bg-accent',
        variants[variant],
        className,
      )}
    >
      {children}
    </a>
  );
}
