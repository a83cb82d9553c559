'use client';

import { useEffect, useState } from 'react';
import { useLooksSignedIn } from '@/components/account/use-looks-signed-in';
import type { OwnContact } from '@/lib/account/profile/queries';

/** One answer for all forms of a page. */
let asked: Promise<OwnContact | null> | undefined;

const ask = (): Promise<OwnContact | null> =>
  fetch('/api/own').then(
    (answer) => answer.json(),
    () => null,
  );

/**
 * Reads what the fields of a public form need not ask; null for a guest, and until it is known. A public page is the same for
 * everybody, so only a browser that looks signed in asks who is there.
 */
export function useOwnContact(): OwnContact | null {
  const looksSignedIn = useLooksSignedIn();
  const [own, setOwn] = useState<OwnContact | null>(null);
  useEffect(() => {
    if (!looksSignedIn) return;
    let isHere = true;
    asked ??= ask();
    asked.then(
      (answer) => isHere && setOwn(answer),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [looksSignedIn]);
  return own;
}
