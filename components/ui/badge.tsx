import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Slot } from '@/components/ui/slot';

const badgeVariants = cva(
  'inline-block rounded-full px-3 py-0.5 font-medium text-small lg:whitespace-nowrap',
  {
    variants: {
      variant: {
        default: 'bg-primary text-primary-foreground',
        secondary: 'bg-secondary text-secondary-foreground',
        destructive: 'bg-destructive-soft text-destructive',
        success: 'bg-success-soft text-success',
        warm: 'bg-warm-soft text-warm-strong',
        muted: 'bg-muted text-muted-foreground',
      },
    },
    defaultVariants: { variant: 'default' },
  },
);

export type BadgeVariant = NonNullable<VariantProps<typeof badgeVariants>['variant']>;

type BadgeProps = ComponentProps<'span'> &
  VariantProps<typeof badgeVariants> & { readonly asChild?: boolean };

/** A state or a kind in one or two words; its colour adds nothing to the words. */
export function Badge({ asChild, variant, className, ...props }: BadgeProps) {
  const Part = asChild ? Slot : 'span';
  return <Part {...props} className={badgeVariants({ variant, className })} />;
}
