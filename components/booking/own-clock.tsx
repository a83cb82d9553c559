'use client';

import { useEffect, useState } from 'react';
import { type BookingPlace, homeZone, placeAddress } from '@/lib/booking/offer/address';
import { cityOfZone } from '@/lib/format/zone-city';

/** Whether two zones have the same time now. */
function agree(one: string, other: string): boolean {
  const now = new Date();
  const on = (timeZone: string) =>
    new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(now);
  return on(one) === on(other);
}

/** Offers this device's zone when the page shows another one. */
export function OwnClock({ place }: { readonly place: BookingPlace }) {
  const [own, setOwn] = useState<string | null>(null);
  useEffect(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!zone || agree(zone, place.timeZone)) setOwn(null);
    else setOwn(agree(zone, homeZone) ? homeZone : zone);
  }, [place.timeZone]);
  return (
    <p aria-live="polite">
      {own && (
        <a href={placeAddress({ ...place, timeZone: own })} rel="nofollow" className="tap text-link">
          Use this device’s clock ({own === homeZone ? 'India' : cityOfZone(own)})
        </a>
      )}
    </p>
  );
}
