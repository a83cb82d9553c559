'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { PartLink } from '@/components/layout/private/opening';
import { X } from '@/components/ui/icons';

type CalendarSheetProps = {
  readonly title: string;
  /** The calendar without it. */
  readonly closeTo: Route;
  readonly children: ReactNode;
};

/**
 * One thing of the calendar beside it. It has an address of its own. Without scripts it is above the calendar; with
 * them it is the browser's own modal dialog, which keeps the focus, closes by Escape and gives the focus back.
 */
export function CalendarSheet({ title, closeTo, children }: CalendarSheetProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const closing = useRef<HTMLAnchorElement>(null);
  const router = useRouter();
  const titleId = useId();

  useLayoutEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    if (dialog && !dialog.matches(':modal')) {
      // The server sends the dialog open, for browsers without scripts.
      dialog.removeAttribute('open');
      dialog.showModal();
    }
    return () => {
      // Nothing outside takes the focus while the dialog is there.
      setTimeout(() => before instanceof HTMLElement && before.focus());
    };
  }, []);

  // Every way out goes through the link, which a form with unsaved changes holds up.
  const leave = () => closing.current?.click();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press outside is a second way; Escape and the link are the others.
    <dialog
      ref={ref}
      open
      aria-labelledby={titleId}
      className="calendar-sheet border border-border bg-popover p-5 text-popover-foreground"
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      // A browser may close it all the same, such as at a second Escape.
      onClose={() => router.push(closeTo, { scroll: false })}
      onClick={(event) => {
        if (event.target === event.currentTarget) leave();
      }}
    >
      <div className="mb-4 flex items-start justify-between gap-4">
        <h2 id={titleId} className="text-h3">
          {title}
        </h2>
        <PartLink
          ref={closing}
          href={closeTo}
          scroll={false}
          className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-control hover:bg-muted"
        >
          <X aria-hidden="true" className="size-5" />
          <span className="sr-only">Close</span>
        </PartLink>
      </div>
      {children}
    </dialog>
  );
}
