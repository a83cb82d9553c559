'use client';

import { useEffect } from 'react';

/**
 * Leads from an address with an anchor to the page that its part became. Mails and notifications have such addresses, and a
 * browser sends no anchor to the server.
 * @param places the new address of each anchor, without `#`
 */
export function MovedAnchors({ places }: { readonly places: Readonly<Record<string, string>> }) {
  useEffect(() => {
    function follow() {
      const place = places[location.hash.slice(1)];
      if (place) location.replace(place);
    }
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [places]);
  return null;
}
