'use client';

import type { Route } from 'next';
import Link, { useLinkStatus } from 'next/link';
import { type ComponentProps, useEffect } from 'react';

/** Addresses of files: no event says when one has come. */
const ofFile = /^\/api\/|\/(?:pdf|csv|xlsx)$/;

/**
 * Marks the link or button that opens another page as busy until the answer comes (`private.css` shows it): on a slow line
 * nothing else on the screen changes. Browsers without the event have their own bar only.
 */
export function OpeningMark() {
  useEffect(() => {
    const listening = new AbortController();
    let pressed: Element | undefined;
    const end = () => {
      if (pressed) pressed.ariaBusy = null;
    };
    window.navigation?.addEventListener(
      'navigate',
      ({ destination, downloadRequest, formData, signal, sourceElement }) => {
        if (destination.sameDocument || downloadRequest !== null) return;
        const { origin, pathname } = new URL(destination.url);
        // A call and a payment app leave the page where it is.
        if (origin !== location.origin || (formData === null && ofFile.test(pathname))) return;
        end();
        pressed = sourceElement ?? document.documentElement;
        pressed.ariaBusy = 'true';
        signal.addEventListener('abort', end);
      },
      listening,
    );
    // "Back" may show this page as it was left.
    window.addEventListener('pageshow', end, listening);
    return () => listening.abort();
  }, []);
  return null;
}

function Mark() {
  return useLinkStatus().pending && <span hidden aria-busy="true" />;
}

/** A link that changes a part of the page and is fetched when it is pressed, busy until then. */
export function PartLink({ children, ...props }: ComponentProps<typeof Link<Route>>) {
  return (
    <Link {...props} prefetch={false}>
      {children}
      <Mark />
    </Link>
  );
}
