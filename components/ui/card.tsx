import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Slot } from '@/components/ui/slot';

/** `dense` is for lists of cards, `flush` for a card whose parts bring their own space. */
const cardVariants = cva('rounded-card', {
  variants: {
    variant: {
      default: 'border border-border bg-card shadow-raised',
      raised: 'bg-card shadow-raised',
      plain: 'bg-card',
      floating: 'bg-card shadow-float',
      flat: 'border border-border bg-card',
      outline: 'border border-border',
      marked: 'border-2 border-primary',
      waiting: 'border border-border border-l-8 border-l-warm bg-card',
      muted: 'bg-muted',
      accent: 'bg-accent',
      night: 'bg-night text-night-foreground',
    },
    size: {
      default: 'p-pad sm:p-8 work:p-pad',
      lg: 'p-6 sm:p-8 work:p-pad',
      sm: 'p-pad',
      dense: 'p-4 sm:p-pad',
      flush: '',
    },
  },
  defaultVariants: { variant: 'default', size: 'default' },
});

/** `asChild` puts the style on a section, an article, a list item or a form, so that a card keeps its meaning. */
type CardPart = ComponentProps<'div'> & { readonly asChild?: boolean };

/** A sheet that holds one thing together. */
export function Card({
  asChild,
  variant,
  size,
  className,
  ...props
}: CardPart & VariantProps<typeof cardVariants>) {
  const Part = asChild ? Slot : 'div';
  return <Part {...props} className={cardVariants({ variant, size, className })} />;
}

/** The title of a card, and at its end its state or the one thing to do with it. */
export function CardHeader({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      className={cx('flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2', className)}
    />
  );
}

/** With `asChild`, the heading of the level that the page needs. */
export function CardTitle({ asChild, className, ...props }: CardPart) {
  const Part = asChild ? Slot : 'div';
  return <Part {...props} className={cx('text-h3', className)} />;
}

/** One quiet line or two about the title. */
export function CardDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p {...props} className={cx('text-muted-foreground text-small', className)} />;
}

export function CardAction({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cx('flex flex-wrap items-center gap-3', className)} />;
}

/** Unlike shadcn's it brings no space at the sides: the card has it. */
export function CardContent({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cx('grid gap-3', className)} />;
}

/** Buttons and links below everything else. */
export function CardFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cx('flex flex-wrap items-center gap-x-4 gap-y-2', className)} />;
}
