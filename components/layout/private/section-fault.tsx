'use client';

import { useRouter } from 'next/navigation';
import { type MouseEvent, useTransition } from 'react';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

type SectionFaultProps = {
  /** Reference of the line in our log. */
  readonly reference?: string;
  /** Reads the section again; without it the whole page is read. */
  readonly onTryAgain?: () => void;
};

/** A section that could not be read. "Try again" is a link to the same address, so it needs no scripts. */
export function SectionFault({ reference, onTryAgain }: SectionFaultProps) {
  const router = useRouter();
  const [loading, startLoading] = useTransition();

  function tryAgain(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    // The link disappears with the fault, so the focus moves to the section.
    event.currentTarget.closest('section')?.focus();
    startLoading(() => (onTryAgain ? onTryAgain() : router.refresh()));
  }

  return (
    <Alert variant="destructive" className="grid justify-items-start gap-3">
      <div role="alert" className="grid gap-1">
        <AlertTitle className="text-destructive text-h4">Error fetching data</AlertTitle>
        <AlertDescription>
          <p>We could not load this section. This is a fault on our side, and none of your data is lost.</p>
          {reference && <p className="text-small">Reference: {reference}</p>}
        </AlertDescription>
      </div>
      <Button asChild variant="outline">
        {/* biome-ignore lint/a11y/useValidAnchor: without scripts the link reads the same address again. */}
        <a href="" onClick={tryAgain} aria-busy={loading || undefined}>
          {loading ? 'Just a moment...' : 'Try again'}
        </a>
      </Button>
    </Alert>
  );
}
