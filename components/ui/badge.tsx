import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Slot } from '@/components/ui/slot';

const badgeVariants = cva('inline-block rounded-full font-medium lg:whitespace-nowrap', {
  variants: {
    variant: {
      default: 'bg-primary text-primary-foreground',
      secondary: 'bg-secondary text-secondary-foreground',
      outline: 'border border-input text-foreground',
      destructive: 'bg-destructive-soft text-destructive',
      success: 'bg-success-soft text-success',
      warm: 'bg-warm-soft text-warm-strong',
      muted: 'bg-muted text-muted-foreground',
    },
    size: { default: 'px-3 py-0.5 text-small work:px-2 work:py-0', lg: 'px-4 py-1.5' },
  },
  defaultVariants: { variant: 'default', size: 'default' },
});

export type BadgeVariant = NonNullable<VariantProps<typeof badgeVariants>['variant']>;

type BadgeProps = ComponentProps<'span'> &
  VariantProps<typeof badgeVariants> & { readonly asChild?: boolean };

/** A state or a kind in one or two words; its colour adds nothing to the words. */
export function Badge({ asChild, variant, size, className, ...props }: BadgeProps) {
  const Part = asChild ? Slot : 'span';
  return <Part {...props} className={badgeVariants({ variant, size, className })} />;
}
