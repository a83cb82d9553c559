'use client';

import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { X } from '@/components/ui/icons';

/** A failure without a place of its own in the page, above the bar at the lower edge of phones, until it is closed. */
export function Toast({ children }: { readonly children: string }) {
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  return createPortal(
    <div
      role="alert"
      className="fixed inset-x-4 bottom-20 z-50 mx-auto flex w-fit items-center gap-2 rounded-control bg-night py-1 pr-1 pl-5 text-night-foreground shadow-float lg:bottom-6"
    >
      {children}
      <Button
        variant={null}
        size={null}
        aria-label="Close"
        className="size-11"
        onClick={() => setClosed(true)}
      >
        <X aria-hidden="true" className="size-5" />
      </Button>
    </div>,
    document.body,
  );
}
