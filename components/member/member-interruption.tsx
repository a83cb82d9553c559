'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { Interruption } from '@/components/layout/interruption';

/** Fills the window while something is on its way (spec §4); nowhere else, because pages arrive whole. */
function Loading() {
  return (
    <div
      role="status"
      className="fixed inset-0 z-40 grid place-items-center bg-paper font-display text-h3 text-ink"
    >
      Loading...
    </div>
  );
}

/** A private page that failed while it was shown. "Try again" reads it from the server anew. */
export function MemberInterruption({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
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
      <Interruption error={error} reset={tryAgain} />
    </>
  );
}
