'use client';

import { useEffect, useState } from 'react';
import { deviceZone } from '@/components/forms/device-zone';
import { minute } from '@/lib/format/duration';
import { formatClock } from '@/lib/format/time';

const clockOf = (at: number) => formatClock(new Date(at), deviceZone());

/**
 * How much of the session is left, in words.
 * @param now milliseconds since 1970, by the clock that closes the room: the server's
 */
export function leftInWords(now: number, { startsAt, endsAt, closesAt }: RoomTimes): string {
  if (now < startsAt) return `Begins at ${clockOf(startsAt)}`;
  const left = Math.ceil((endsAt - now) / minute);
  if (left > 0) return `${left} min left`;
  return `Time is up. The room closes at ${clockOf(closesAt)}`;
}

/** Milliseconds since 1970. */
export type RoomTimes = { readonly startsAt: number; readonly endsAt: number; readonly closesAt: number };

type ClockProps = {
  readonly times: RoomTimes;
  /** Milliseconds by which the server's clock, by which the room opens and closes, is ahead of this device's. */
  readonly ahead: number;
};

/** How much of the session is left; read out only when asked for. */
export function Clock({ times, ahead }: ClockProps) {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setNow(Date.now() + ahead);
    tick();
    const timer = setInterval(tick, 10_000);
    return () => clearInterval(timer);
  }, [ahead]);
  return <span className="tabular-nums">{now === null ? '' : leftInWords(now, times)}</span>;
}
