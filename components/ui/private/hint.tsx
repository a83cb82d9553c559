'use client';

import { type ComponentType, type FocusEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { cn } from '@/components/ui/class-names';

type HintProps = {
  readonly text: string;
  readonly className?: string;
  /** The control; it has a name of its own for screen readers. */
  readonly children: ReactNode;
};

type Bubble = ComponentType<{ readonly text: string; readonly onClose: () => void }>;

const load = async (): Promise<Bubble> => (await import('@/components/ui/private/hint-bubble')).HintBubble;

/**
 * Says in words what a control does that shows only a picture: under a mouse, and with the focus of a keyboard. Escape
 * takes the words away. Their script comes when they are wanted for the first time.
 */
export function Hint({ text, className, children }: HintProps) {
  const [open, setOpen] = useState(false);
  const [Bubble, setBubble] = useState<Bubble>();
  const close = () => setOpen(false);
  function show() {
    setOpen(true);
    load().then(
      (loaded) => setBubble(() => loaded),
      () => undefined,
    );
  }
  // An open popover says it better, and is what Escape should close.
  const onPointerEnter = ({ pointerType, currentTarget }: PointerEvent) =>
    pointerType === 'mouse' && !currentTarget.querySelector('[aria-expanded="true"]') && show();
  const onFocus = ({ target }: FocusEvent) => target.matches(':focus-visible') && show();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for its child, which is the control.
    <span
      className={cn('relative inline-flex', className)}
      onPointerEnter={onPointerEnter}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={onFocus}
      onBlur={close}
    >
      {children}
      {open && Bubble && <Bubble text={text} onClose={close} />}
    </span>
  );
}
