import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/**
 * Looks of everything that is pressed; also put on links that lead on. Classes given beside are added, not weighed
 * against these: the library that does so is 8 KB, and this file is part of every page.
 */
export const buttonStyle = cva(
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control px-5 py-2.5 text-center font-semibold leading-tight transition-colors disabled:cursor-not-allowed disabled:opacity-70',
  {
    variants: {
      look: {
        primary: 'bg-primary text-primary-ink hover:bg-primary-strong',
        secondary: 'border-2 border-primary bg-transparent text-primary hover:bg-primary-soft',
        warm: 'bg-accent text-[oklch(0.24_0.04_60)] hover:brightness-95',
        quiet: 'text-primary underline decoration-1 underline-offset-4 hover:bg-primary-soft',
      },
    },
    defaultVariants: { look: 'primary' },
  },
);

type ButtonLook = VariantProps<typeof buttonStyle>;

export function Button({
  look,
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & ButtonLook) {
  return <button type={type} className={buttonStyle({ look, className })} {...props} />;
}

/** A link that looks like a button: it leads somewhere, so it stays an anchor. */
export function ButtonLink({ look, className, ...props }: ComponentProps<'a'> & ButtonLook) {
  return <a className={buttonStyle({ look, className })} {...props} />;
}
