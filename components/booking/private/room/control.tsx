import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/components/ui/class-names';

type ControlProps = Omit<ComponentProps<'button'>, 'children'> & {
  readonly icon: ReactNode;
  /** Its effect, in one or two words. */
  readonly label: string;
  /** For screen readers, when the label alone is too short. */
  readonly name?: string;
  /** `off` marks what is switched off, `leave` ends the call. */
  readonly variant?: 'plain' | 'off' | 'leave';
};

const variants = {
  plain: 'bg-night-foreground/15 text-night-foreground',
  off: 'bg-night-foreground text-night',
  leave: 'bg-leave text-night-foreground',
};

export function Control({ icon, label, name, variant = 'plain', className, ...props }: ControlProps) {
  return (
    // Not a `Button`: this control is a column, and only its round part has the colours of a button.
    <button
      type="button"
      {...props}
      aria-label={name}
      className={cn('grid min-w-14 justify-items-center gap-1 text-night-foreground text-small', className)}
    >
      <span className={cn('grid size-12 place-items-center rounded-full [&_svg]:size-6', variants[variant])}>
        {icon}
      </span>
      {label}
    </button>
  );
}
