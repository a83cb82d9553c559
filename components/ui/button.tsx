import type { ComponentProps } from 'react';

const base =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control px-5 py-2.5 text-center font-semibold leading-tight transition-colors disabled:cursor-not-allowed disabled:opacity-70';

const looks = {
  primary: 'bg-primary text-primary-ink hover:bg-primary-strong',
  secondary: 'border-2 border-primary bg-transparent text-primary hover:bg-primary-soft',
  warm: 'bg-accent text-[oklch(0.24_0.04_60)] hover:brightness-95',
  quiet: 'text-primary underline decoration-1 underline-offset-4 hover:bg-primary-soft',
};

type ButtonLook = { look?: keyof typeof looks };

/**
 * Looks of everything that is pressed; also put on links that lead on. Plain joined text: leaves of public pages wear
 * this too, where a library for class names would weigh more than all buttons together.
 */
export function buttonStyle({
  look = 'primary',
  className = '',
}: ButtonLook & { className?: string } = {}): string {
  return `${base} ${looks[look]} ${className}`.trimEnd();
}

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
