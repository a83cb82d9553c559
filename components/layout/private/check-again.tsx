'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** After this many checks the person waits for the mail, so that a page left open does not ask forever. */
const mostLooks = 60;

type CheckAgainProps = {
  /** Address of the page itself. */
  readonly path: string;
  /** Milliseconds between two checks. */
  readonly everyMs: number;
};

/** Reads a page again by itself while its state may turn; without scripts there is a link. */
export function CheckAgain({ path, everyMs }: CheckAgainProps) {
  const router = useRouter();
  useEffect(() => {
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      if (looks > mostLooks) clearInterval(timer);
      else if (document.visibilityState === 'visible') router.refresh();
    }, everyMs);
    return () => clearInterval(timer);
  }, [router, everyMs]);
  return (
    <a href={path} className="tap justify-self-start text-link font-semibold">
      Check again
    </a>
  );
}
