import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Slot } from '@/components/ui/slot';

const choiceCardVariants = cva(
  'flex cursor-pointer rounded-control border-2 bg-card has-checked:border-primary has-checked:bg-accent hover:bg-muted',
  {
    variants: {
      /**
       * `tall` is for short words in a grid, `chip` for one of many, `narrow` for a scale of numbers beside each other, `described` for a word
       * with a sentence below it.
       */
      size: {
        default: 'min-h-control items-center gap-3 px-4 py-2',
        tall: 'min-h-14 items-center gap-2.5 px-3 py-2 leading-tight',
        chip: 'min-h-11 items-center gap-2 px-2.5 py-1.5',
        narrow: 'min-h-control items-center justify-center gap-1.5 px-1 py-2',
        described: 'relative gap-3 p-4',
      },
      state: { default: 'border-input', invalid: 'border-destructive' },
    },
    defaultVariants: { size: 'default', state: 'default' },
  },
);

type ChoiceCardProps = ComponentProps<'label'> &
  VariantProps<typeof choiceCardVariants> & {
    /** Puts the style on the one child: a button that is an answer, or a box whose label covers it. */
    readonly asChild?: boolean;
  };

/** The label around one radio button or checkbox: a press anywhere in it chooses, and the border shows the choice too. */
export function ChoiceCard({ asChild, size, state, className, ...props }: ChoiceCardProps) {
  const classes = choiceCardVariants({ size, state, className });
  if (asChild) return <Slot {...props} className={classes} />;
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is a child.
  return <label {...props} className={classes} />;
}
