import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Slot } from '@/components/ui/slot';

/**
 * Styles of every button. Plain joined text: public pages use this too, where a library that resolves contradicting
 * classes would weigh more than all buttons together.
 */
export const buttonVariants = cva(
  'inline-flex items-center justify-center gap-2 rounded-control py-1.5 text-center font-semibold leading-tight disabled:cursor-not-allowed disabled:opacity-80',
  {
    variants: {
      variant: {
        default: 'bg-primary text-primary-foreground hover:bg-primary-strong',
        destructive: 'bg-destructive text-destructive-foreground hover:opacity-90',
        secondary: 'bg-secondary text-secondary-foreground hover:opacity-90',
        outline: 'border-2 border-primary bg-transparent text-primary hover:bg-accent',
        ghost: 'text-primary hover:bg-accent',
        link: 'text-primary underline decoration-1 underline-offset-4 hover:bg-accent',
        warm: 'bg-warm text-warm-foreground hover:opacity-90',
      },
      size: {
        default: 'min-h-control px-5 work:px-4',
        sm: 'min-h-tap px-3 text-small',
        lg: 'min-h-14 px-6 text-lead',
        icon: 'size-tap',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
);

export type ButtonVariants = VariantProps<typeof buttonVariants>;

type ButtonProps = ComponentProps<'button'> &
  ButtonVariants & {
    /** Puts the style on the one child, usually a link, so that a link stays an anchor. */
    readonly asChild?: boolean;
  };

export function Button({ asChild, variant, size, className, type = 'button', ...props }: ButtonProps) {
  const classes = buttonVariants({ variant, size, className });
  return asChild ? (
    <Slot {...props} className={classes} />
  ) : (
    <button {...props} type={type} className={classes} />
  );
}
