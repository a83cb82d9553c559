'use client';

import { type MouseEvent, useRef } from 'react';
import { QuickExitLink } from '@/components/layout/quick-exit';
import { Button } from '@/components/ui/button';
import { LifeBuoy } from '@/components/ui/icons';
import { urgentHelpPath } from '@/content/navigation';

/**
 * Urgent help in the room of a picture: the two numbers over the page, or without scripts the page of urgent help itself.
 * @param className where the picture stands in its bar
 */
export function HelpSheet({ className }: { readonly className: string }) {
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
        <LifeBuoy aria-hidden="true" className="size-5" />
        <span className="sr-only">Urgent help</span>
      </a>
      <div
        ref={sheet}
        popover="auto"
        role="dialog"
        aria-label="Urgent help"
        className="help-sheet border border-border bg-popover p-pad text-popover-foreground shadow-float"
      >
        <div className="grid gap-3">
          <Button asChild size="lg" variant="destructive">
            <a href="tel:112">In danger? Call 112</a>
          </Button>
          <Button asChild size="lg">
            <a href="tel:14416">To talk, day or night: 14416</a>
          </Button>
          <p className="flex flex-wrap items-center justify-between gap-x-6">
            <a href={urgentHelpPath} className="tap text-link">
              All help and numbers
            </a>
            <QuickExitLink />
          </p>
        </div>
      </div>
    </div>
  );
}
