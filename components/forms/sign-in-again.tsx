'use client';

import type { MouseEvent } from 'react';

/**
 * The way out of a form whose session has ended, and back to it. The typed words wait in this tab for the same person
 * (`words-to-come-back-to.ts`); without scripts they stay in this page, so the sign-in opens beside it.
 */
export function SignInAgain({ formId, href }: { readonly formId: string; readonly href: string }) {
  async function leave(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { keepWords } = await import('@/components/forms/draft/words-to-come-back-to');
    keepWords(formId);
    window.location.assign(href);
  }
  return (
    <p className="mt-2">
      <a
        href={href}
        target="_blank"
        rel="noreferrer"
        data-leaves-freely
        onClick={leave}
        className="tap text-destructive underline underline-offset-4"
      >
        Sign in and come back here
      </a>
      . Your text is saved.
    </p>
  );
}
