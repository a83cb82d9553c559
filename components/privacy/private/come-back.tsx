'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

const everyMs = 5_000;
/** After this many checks the person waits for the mail, so that a page left open does not ask forever. */
const mostLooks = 60;

/** Checks again by itself while the copy is being made; without scripts there is a button. */
export function ComeBack({ path }: { readonly path: string }) {
  const router = useRouter();
  useEffect(() => {
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      if (looks > mostLooks) clearInterval(timer);
      else if (document.visibilityState === 'visible') router.refresh();
    }, everyMs);
    return () => clearInterval(timer);
  }, [router]);
  return (
    <a href={path} className="tap justify-self-start text-link font-semibold">
      Check again
    </a>
  );
}
