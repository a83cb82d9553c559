import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const choiceCardVariants = cva(
  'flex cursor-pointer items-center rounded-control border-2 bg-card py-2 has-checked:border-primary has-checked:bg-accent hover:bg-muted',
  {
    variants: {
      /** `tall` is for short words in a grid, `narrow` for a scale of numbers beside each other. */
      size: {
        default: 'min-h-12 gap-3 px-4',
        tall: 'min-h-14 gap-2.5 px-3 leading-tight',
        narrow: 'min-h-12 justify-center gap-1.5 px-1',
      },
      state: { default: 'border-input', invalid: 'border-destructive' },
    },
    defaultVariants: { size: 'default', state: 'default' },
  },
);

type ChoiceCardProps = ComponentProps<'label'> & VariantProps<typeof choiceCardVariants>;

/** The label around one radio button or checkbox: a press anywhere in it chooses, and the border shows the choice too. */
export function ChoiceCard({ size, state, className, ...props }: ChoiceCardProps) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is a child.
  return <label {...props} className={choiceCardVariants({ size, state, className })} />;
}
