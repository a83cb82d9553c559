import 'server-only';
import { threadChannel } from '@/lib/care/message/rules';
import { followable } from '@/lib/server/db/follow';
import { closingSignal } from '@/lib/server/request/closing';

/** Milliseconds between heartbeats; at each the stream checks that its reader is still signed in. */
const pulse = 20_000;
/** After this time a browser reconnects, so that no stream outlives a release for long. */
const longest = 300_000;
const mostPerAccount = 8;

const onThreadChange = followable(threadChannel, 'threads');
const streams = new Map<string, number>();
const endings = new Set<() => void>();

// A stopping server waits for its responses, and these would never end.
closingSignal.addEventListener('abort', () => {
  for (const end of endings) end();
});

type Following = {
  readonly userId: string;
  /** Channel on which the database reports changes of the thread. */
  readonly report: string;
  /** Whether the reader still has access; checked at each heartbeat. */
  readonly stillAllowed: () => Promise<boolean>;
  readonly signal: AbortSignal;
};

/**
 * Server-sent events of one thread: an empty event after each change, so that the page reads again and the
 * server checks access again. Null if the account follows too many threads.
 */
export function followThread({ userId, report, stillAllowed, signal }: Following): ReadableStream | null {
  const count = streams.get(userId) ?? 0;
  if (count >= mostPerAccount || signal.aborted) return null;
  streams.set(userId, count + 1);
  const text = new TextEncoder();
  let end = () => {};
  return new ReadableStream({
    start(controller) {
      const send = (words: string) => controller.enqueue(text.encode(words));
      const stopFollowing = onThreadChange(report, () => send('data: changed\n\n'));
      let over = false;
      const check = async () => {
        const allowed = await stillAllowed().catch(() => false);
        if (over) return;
        if (allowed) send(': \n\n');
        else end();
      };
      const pulses = setInterval(check, pulse);
      const last = setTimeout(() => end(), longest);
      end = () => {
        if (over) return;
        over = true;
        clearInterval(pulses);
        clearTimeout(last);
        stopFollowing();
        endings.delete(end);
        const left = (streams.get(userId) ?? 1) - 1;
        if (left > 0) streams.set(userId, left);
        else streams.delete(userId);
        try {
          controller.close();
        } catch {
          // The browser has closed it.
        }
      };
      endings.add(end);
      signal.addEventListener('abort', end, { once: true });
      send('retry: 3000\n\n');
    },
    cancel: () => end(),
  });
}
