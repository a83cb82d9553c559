import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Slot } from '@/components/ui/slot';

const filterPillVariants = cva(
  'inline-flex min-h-tap items-center gap-2 rounded-full border border-border aria-[current]:font-semibold',
  {
    variants: {
      variant: {
        default: 'px-4 hover:bg-accent aria-[current]:border-primary aria-[current]:bg-accent',
        muted:
          'bg-card px-3.5 font-medium text-muted-foreground hover:border-input hover:text-foreground aria-[current]:border-primary aria-[current]:bg-accent aria-[current]:text-foreground',
      },
    },
    defaultVariants: { variant: 'default' },
  },
);

type FilterPillProps = ComponentProps<'a'> &
  VariantProps<typeof filterPillVariants> & {
    /** Puts the style on the one child: a link of the router. */
    readonly asChild?: boolean;
  };

/** A link to one view of what the page shows. `aria-current` marks the present one. */
export function FilterPill({ asChild, variant, className, children, ...props }: FilterPillProps) {
  const Part = asChild ? Slot : 'a';
  return (
    <Part {...props} className={filterPillVariants({ variant, className })}>
      {children}
    </Part>
  );
}
