import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type Call, type CallState, createCall } from '@/components/booking/private/room/call/call';
import type { RoomRole } from '@/lib/booking/room/rules';

const seatKey = 'antarman-room-seat';

/** Names this tab: it survives reloads, so that somebody who loads the page again needs not be let in again. */
function seatOfTab(): string {
  try {
    const known = sessionStorage.getItem(seatKey);
    if (known) return known;
    const made = crypto.randomUUID();
    sessionStorage.setItem(seatKey, made);
    return made;
  } catch {
    return crypto.randomUUID();
  }
}

const nothing = () => () => undefined;

/** The call of this page, and its state; null on the server and until scripts run. Leaving the page leaves the room. */
export function useCall(
  token: string,
  role: RoomRole,
): { readonly call: Call; readonly state: CallState } | null {
  const [call, setCall] = useState<Call | null>(null);
  useEffect(() => {
    const made = createCall({ token, role, seat: seatOfTab() });
    setCall(made);
    void made.local.open();
    window.addEventListener('pagehide', made.leave);
    return () => {
      window.removeEventListener('pagehide', made.leave);
      made.leave();
    };
  }, [token, role]);
  const state = useSyncExternalStore(
    useCallback((listener: () => void) => call?.subscribe(listener) ?? nothing(), [call]),
    () => call?.read() ?? null,
    () => null,
  );
  return call && state ? { call, state } : null;
}
