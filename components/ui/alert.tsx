import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Slot } from '@/components/ui/slot';

/** `box` is a form's answer, `rail` marks a message that is on the page from the start, `plain` is a quiet aside. */
const alertVariants = cva('rounded-card', {
  variants: {
    variant: {
      destructive: 'border-destructive bg-destructive-soft',
      success: 'border-success bg-success-soft',
      warm: 'border-warm bg-warm-soft',
      neutral: 'border-border bg-card',
    },
    frame: { box: 'border-2', rail: 'border-l-8', plain: '' },
    size: { default: 'p-5', sm: 'p-4', lg: 'p-5 sm:p-8', flush: '' },
  },
  defaultVariants: { variant: 'destructive', frame: 'box', size: 'default' },
});

type AlertProps = ComponentProps<'div'> & VariantProps<typeof alertVariants> & { readonly asChild?: boolean };

/**
 * A message that stands out. Unlike shadcn's it has no role of its own: most are on the page from the start, where
 * screen readers would read an alert before everything else. A message that appears as an answer brings its own role.
 */
export function Alert({ asChild, variant, frame, size, className, ...props }: AlertProps) {
  const Part = asChild ? Slot : 'div';
  return <Part {...props} className={alertVariants({ variant, frame, size, className })} />;
}

/** The message in a few words. */
export function AlertTitle({ className, ...props }: ComponentProps<'p'>) {
  return <p {...props} className={cx('font-semibold', className)} />;
}

export function AlertDescription({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cx('grid gap-1', className)} />;
}
