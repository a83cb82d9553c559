'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { ErrorPage } from '@/components/layout/error-page';

/** Fills the window while something loads (product.md §4); used only here, because pages arrive complete. */
function Loading() {
  return (
    <div
      role="status"
      className="fixed inset-0 z-40 grid place-items-center bg-background font-display text-h3 text-foreground"
    >
      Loading...
    </div>
  );
}

/** A private page that failed while it was shown. "Try again" reads it from the server again. */
export function MemberErrorPage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const router = useRouter();
  const [loading, startLoading] = useTransition();

  function tryAgain() {
    startLoading(() => {
      router.refresh();
      reset();
    });
  }

  return (
    <>
      {loading && <Loading />}
      <ErrorPage error={error} reset={tryAgain} />
    </>
  );
}
