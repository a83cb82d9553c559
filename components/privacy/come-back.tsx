'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

const everyMs = 5_000;
/** After this the mail tells; a page left open does not ask for ever. */
const mostLooks = 60;

/** Looks again by itself while something is being made, and can be pressed without scripts. */
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
      Look again
    </a>
  );
}
