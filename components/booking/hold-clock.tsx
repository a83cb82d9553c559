'use client';

import { useEffect, useState } from 'react';
import { clockOfServer } from '@/lib/browser/clock-of-server';
import { minute } from '@/lib/format/duration';

/** How much of a hold is left, in words. @param left milliseconds */
export function inWords(left: number): string {
  if (left <= 0) return 'Your hold has ended. You can still book this time if no one else has taken it.';
  const minutes = Math.ceil(left / minute);
  if (minutes > 90) return `About ${Math.floor(minutes / 60)} hours left.`;
  return minutes === 1 ? 'Less than a minute left.' : `About ${minutes} minutes left.`;
}

/**
 * How long the hold lasts, in whole minutes: nothing ticks, and screen readers hear only the last minute and the end.
 */
export function HoldClock({
  until,
  now,
}: {
  /** ISO */
  readonly until: string;
  /** The server's time when the page was made, ISO: the server's clock ends the hold. */
  readonly now: string;
}) {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const clock = clockOfServer(Date.parse(now));
    const look = () => setLeft(Date.parse(until) - clock());
    look();
    const timer = setInterval(look, 10_000);
    return () => clearInterval(timer);
  }, [until, now]);
  const words = left === null ? '' : inWords(left);
  const last = left !== null && left <= minute;
  return (
    <>
      <p className="min-h-7" aria-hidden={last || undefined}>
        {words}
      </p>
      <p role="status" className="sr-only">
        {last ? words : ''}
      </p>
    </>
  );
}
