'use client';

import { useEffect, useState } from 'react';
import { isOpenAt, type OpeningHours } from '@/lib/site/content/opening-hours';

/** Says whether a line with closing hours answers now. Without JavaScript the hours beside it say it. */
export function OpenNow({ hours }: { hours: OpeningHours }) {
  const [open, setOpen] = useState<boolean>();

  useEffect(() => {
    const look = () => setOpen(isOpenAt(hours, new Date()));
    look();
    const timer = setInterval(look, 60_000);
    return () => clearInterval(timer);
  }, [hours]);

  if (open === undefined) return null;
  return (
    <span className={open ? 'block font-semibold text-success' : 'block font-semibold text-destructive'}>
      {open ? 'Open at this hour' : 'Closed at this hour. 14416 is open.'}
    </span>
  );
}
