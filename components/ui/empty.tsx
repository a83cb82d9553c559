import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

const emptyVariants = cva('rounded-card', {
  variants: {
    variant: {
      default: 'bg-muted p-pad',
      outline: 'border border-border border-dashed p-8 work:p-pad text-center',
    },
  },
  defaultVariants: { variant: 'default' },
});

/** Says in place of a list that there is nothing yet. */
export function Empty({
  variant,
  className,
  ...props
}: ComponentProps<'div'> & VariantProps<typeof emptyVariants>) {
  return <div {...props} className={emptyVariants({ variant, className })} />;
}

export function EmptyDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p {...props} className={cx('text-muted-foreground', className)} />;
}

/** The same where one sentence says it. */
export function EmptyNote({ children }: { readonly children: ReactNode }) {
  return (
    <Empty>
      <EmptyDescription>{children}</EmptyDescription>
    </Empty>
  );
}
