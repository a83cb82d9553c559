'use client';

import { type MouseEvent, type ReactNode, useRef } from 'react';
import { urgentHelpPath } from '@/content/navigation';

type HelpSheetProps = {
  /** Place of the picture in its bar. */
  readonly className: string;
  readonly picture: ReactNode;
  /** The sheet's content; made by the server, so that the script need not carry it. */
  readonly children: ReactNode;
};

/** Urgent help in the room of a picture: a sheet over the page, or without scripts the page of urgent help. */
export function HelpSheet({ className, picture, children }: HelpSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);

  function open(event: MouseEvent) {
    if (!sheet.current?.showPopover) return;
    event.preventDefault();
    sheet.current.showPopover();
    sheet.current.querySelector('a')?.focus();
  }

  return (
    <div className={className}>
      <a
        href={urgentHelpPath}
        onClick={open}
        className="grid size-11 place-items-center rounded-control text-destructive hover:bg-muted"
      >
        {picture}
        <span className="sr-only">Urgent help</span>
      </a>
      <div
        ref={sheet}
        popover="auto"
        role="dialog"
        aria-label="Urgent help"
        className="help-sheet border border-border bg-popover p-pad text-popover-foreground shadow-float"
      >
        {children}
      </div>
    </div>
  );
}
