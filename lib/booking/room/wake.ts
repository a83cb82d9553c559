import 'server-only';
import { roomChannel } from '@/lib/booking/room/seats';
import { listen } from '@/lib/server/db/listen';

type Wake = () => void;

const waiting = new Map<string, Set<Wake>>();
let reports: { stop: () => Promise<void> } | undefined;

function wakeAll(): void {
  for (const wakes of waiting.values()) for (const wake of wakes) wake();
}

/**
 * Calls `wake` whenever something in the room changes, in whichever process. The process listens to the database while
 * anybody is in any room. After a broken connection everybody looks once, because reports may have been missed.
 * @returns ends it
 */
export function onRoomChange(bookingId: string, wake: Wake): () => void {
  const wakes = waiting.get(bookingId) ?? new Set();
  wakes.add(wake);
  waiting.set(bookingId, wakes);
  reports ??= listen(roomChannel, 'room', {
    heard: (id) => {
      for (const heard of waiting.get(id) ?? []) heard();
    },
    connected: wakeAll,
  });
  return () => {
    wakes.delete(wake);
    if (wakes.size === 0) waiting.delete(bookingId);
    if (waiting.size > 0) return;
    void reports?.stop();
    reports = undefined;
  };
}
