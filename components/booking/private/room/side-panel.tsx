'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { X } from '@/components/ui/icons';

type SidePanelProps = { readonly title: string; readonly onClose: () => void; readonly children: ReactNode };

/** A panel beside the picture on wide screens, over its lower part on phones. Takes the focus; Escape closes it. */
export function SidePanel({ title, onClose, children }: SidePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another panel in the same place is a new one.
  useEffect(() => {
    heading.current?.focus();
  }, [title]);
  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [onClose]);
  return (
    <aside
      aria-label={title}
      className="absolute inset-x-0 bottom-0 z-10 flex max-h-[75%] min-h-64 flex-col gap-3 overflow-y-auto rounded-t-card bg-card p-4 text-foreground lg:static lg:max-h-none lg:w-96 lg:shrink-0 lg:rounded-none"
    >
      <div className="flex items-center justify-between gap-2">
        <h2 ref={heading} tabIndex={-1} className="text-h4 outline-none">
          {title}
        </h2>
        <Button variant={null} size="icon" onClick={onClose} className="hover:bg-muted">
          <X className="size-5" />
          <span className="sr-only">Close</span>
        </Button>
      </div>
      {children}
    </aside>
  );
}
