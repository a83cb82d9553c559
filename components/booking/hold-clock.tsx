'use client';

import { useEffect, useState } from 'react';
import { clockOfServer } from '@/lib/browser/clock-of-server';
import { hour, minute } from '@/lib/format/duration';

/** How much of a hold is left, "This time is held: 9:41 left". @param left milliseconds */
export function inWords(left: number): string {
  if (left <= 0) return 'Your hold has ended. You can still book this time if no one else has taken it.';
  const seconds = Math.ceil(left / 1000);
  const length =
    left > 1.5 * hour
      ? `about ${Math.floor(left / hour)} hours`
      : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return `This time is held: ${length} left`;
}

type HoldClockProps = {
  /** ISO */
  readonly until: string;
  /** The server's time when the page was made, ISO: the server's clock ends the hold. */
  readonly now: string;
  /** The end in words, for a page without scripts. */
  readonly children: string;
};

/** How long the hold lasts, by the second. Screen readers hear only the last minute and the end. */
export function HoldClock({ until, now, children }: HoldClockProps) {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const clock = clockOfServer(Date.parse(now));
    const look = () => setLeft(Date.parse(until) - clock());
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [until, now]);
  const words = left === null ? children : inWords(left);
  const last = left !== null && left <= minute;
  return (
    <>
      <p className="tabular-nums" aria-hidden={last || undefined}>
        {words}
      </p>
      <p role="status" className="sr-only">
        {last && (left <= 0 ? words : 'This time is held for less than a minute.')}
      </p>
    </>
  );
}
