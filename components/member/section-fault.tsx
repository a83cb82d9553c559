'use client';

import { useRouter } from 'next/navigation';
import { type MouseEvent, useTransition } from 'react';
import { ButtonLink } from '@/components/ui/button';

type SectionFaultProps = {
  /** Stands in our log. */
  readonly reference?: string;
  /** Reads the section anew; without it the whole page is read. */
  readonly onTryAgain?: () => void;
};

/** A section that could not be read. "Try again" is a link to the same address, so it needs no scripts. */
export function SectionFault({ reference, onTryAgain }: SectionFaultProps) {
  const router = useRouter();
  const [loading, startLoading] = useTransition();

  function tryAgain(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    // The link goes with the fault; reading goes on in the section.
    event.currentTarget.closest('section')?.focus();
    startLoading(() => (onTryAgain ? onTryAgain() : router.refresh()));
  }

  return (
    <div className="grid justify-items-start gap-3 rounded-card border-2 border-danger bg-danger-soft p-5">
      <div role="alert" className="grid gap-1">
        <p className="font-semibold text-danger text-h4">Error fetching data</p>
        <p>We could not read this part just now. It is our fault, and nothing of yours is lost.</p>
        {reference && <p className="text-small">Reference: {reference}</p>}
      </div>
      <ButtonLink href="" onClick={tryAgain} aria-busy={loading || undefined} look="secondary">
        {loading ? 'Just a moment...' : 'Try again'}
      </ButtonLink>
    </div>
  );
}
