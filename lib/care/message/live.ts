import 'server-only';
import { EventEmitter } from 'node:events';
import { threadChannel } from '@/lib/care/message/rules';
import { listen } from '@/lib/server/db/listen';
import { closingSignal } from '@/lib/server/request/closing';

/** Milliseconds between signs of life; at each the stream checks that its reader is still signed in. */
const pulse = 20_000;
/** After this time a browser connects anew, so that no stream outlives a release for long. */
const longest = 300_000;
const mostPerAccount = 8;

const reports = new EventEmitter().setMaxListeners(0);
const streams = new Map<string, number>();
const endings = new Set<() => void>();
let listening: { readonly stop: () => Promise<void> } | undefined;

/** The connection lasts as long as somebody follows a thread. */
function listenWhileFollowed(): void {
  if (listening) return;
  listening = listen(threadChannel, 'threads', {
    heard: (report) => reports.emit(report),
    // Some reports may have been missed.
    connected: () => {
      for (const name of reports.eventNames()) reports.emit(name);
    },
  });
}

async function stopUnlessFollowed(): Promise<void> {
  if (endings.size > 0) return;
  const held = listening;
  listening = undefined;
  await held?.stop();
}

// A server that stops waits for its answers, and these would not end by themselves.
closingSignal.addEventListener('abort', () => {
  for (const end of endings) end();
});

type Following = {
  readonly userId: string;
  /** Name under which the database reports the thread. */
  readonly report: string;
  /** Whether the reader may go on; asked at each sign of life. */
  readonly stillAllowed: () => Promise<boolean>;
  /** Ends with the browser's connection. */
  readonly signal: AbortSignal;
};

/**
 * Server-sent events of one thread: an event without content after each change, so that the page reads again and the
 * server decides again. Null when the account follows too many threads already.
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
      const onReport = () => send('data: changed\n\n');
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
        reports.off(report, onReport);
        endings.delete(end);
        const left = (streams.get(userId) ?? 1) - 1;
        if (left > 0) streams.set(userId, left);
        else streams.delete(userId);
        void stopUnlessFollowed();
        try {
          controller.close();
        } catch {
          // The browser has closed it.
        }
      };
      endings.add(end);
      reports.on(report, onReport);
      signal.addEventListener('abort', end, { once: true });
      listenWhileFollowed();
      send('retry: 3000\n\n');
    },
    cancel: () => end(),
  });
}
