import type { RoomEvents } from '@/lib/booking/room/events';
import type { RoomRefusal } from '@/lib/booking/room/rules';
import type { RoomPost, RoomSignalBody } from '@/lib/booking/room/schema';

/** A signal of the other side, with the visit that sent it. */
export type Heard = RoomSignalBody & { readonly from: string };

type Listener = {
  readonly heard: (signal: Heard) => void;
  readonly event: <N extends keyof RoomEvents>(name: N, data: RoomEvents[N]) => void;
  /** `taken`, `team-there`: another window or a colleague has the place; it is tried again. */
  readonly state: (state: 'open' | 'lost' | 'taken' | 'team-there') => void;
  readonly refused: (because: RoomRefusal) => void;
};

/** The server says something every five seconds; a line that is silent for longer is broken. */
const silenceMs = 12_000;
const takenMs = 4_000;
const mostWaitMs = 5_000;

/** Refusals after which it is worth coming again. */
const passing: ReadonlySet<string> = new Set(['taken', 'team-there', 'stopping', 'too-many']);

const sleep = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
  });

type Refused = { readonly because: RoomRefusal };

/** The words of a refusal; undefined for an answer that is not ours, such as a proxy's. */
async function refusalOf(answer: Response): Promise<RoomRefusal | undefined> {
  try {
    const { because }: Refused = await answer.json();
    return because;
  } catch {
    return undefined;
  }
}

/**
 * The line to the server: what the room says comes down as server-sent events, and is asked for again wherever it
 * broke; what this browser says goes up in order, each once, and is tried again until it has arrived.
 */
export function openSignalling(
  { token, seat, visit }: { readonly token: string; readonly seat: string; readonly visit: string },
  listener: Listener,
) {
  const address = `/api/room/${token}`;
  const closed = new AbortController();
  let broken = new AbortController();
  let hurried = new AbortController();
  let after: string | undefined;
  let instead = false;
  let number = 0;
  const queue: { readonly to: string; readonly number: number; readonly signal: RoomSignalBody }[] = [];
  let posting = false;

  function take(block: string): void {
    const field = (name: string) =>
      block
        .split('\n')
        .find((line) => line.startsWith(`${name}: `))
        ?.slice(name.length + 2);
    const [name, data, id] = [field('event'), field('data'), field('id')];
    if (!name || data === undefined) return;
    if (name === 'signal') {
      after = id ?? after;
      listener.heard(JSON.parse(data));
      return;
    }
    // A page that sleeps hears nothing: its line may be open, and another device may have its place.
    if (name === 'look') return void post({ act: 'here', visit }).catch(() => undefined);
    if (name === 'welcome') {
      after ??= '0';
      listener.state('open');
    }
    listener.event(name as keyof RoomEvents, JSON.parse(data));
  }

  async function read(body: NonNullable<Response['body']>): Promise<void> {
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (;;) {
      const watch = setTimeout(() => broken.abort(), silenceMs);
      const { done, value } = await reader.read().finally(() => clearTimeout(watch));
      if (done) return;
      text += value;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        take(text.slice(0, end));
        text = text.slice(end + 2);
      }
    }
  }

  async function listen(): Promise<void> {
    let wait = 500;
    while (!closed.signal.aborted) {
      broken = new AbortController();
      const signal = AbortSignal.any([closed.signal, broken.signal]);
      const query = new URLSearchParams({
        seat,
        visit,
        ...(instead && { instead: 'yes' }),
        ...(after !== undefined && { after }),
      });
      try {
        const answer = await fetch(`${address}/events?${query}`, { signal, cache: 'no-store' });
        if (answer.ok && answer.body) {
          wait = 500;
          await read(answer.body);
        } else {
          const because = await refusalOf(answer);
          if (because && !passing.has(because)) {
            closed.abort();
            return listener.refused(because);
          }
          if (because === 'taken' || because === 'team-there') {
            listener.state(because);
            await sleep(takenMs, AbortSignal.any([closed.signal, hurried.signal]));
            continue;
          }
        }
      } catch {
        // The network went away; it is tried again below.
      }
      if (closed.signal.aborted) return;
      listener.state('lost');
      await sleep(wait, AbortSignal.any([closed.signal, hurried.signal]));
      wait = Math.min(wait * 2, mostWaitMs);
    }
  }

  const post = (body: RoomPost) =>
    fetch(address, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.any([closed.signal, AbortSignal.timeout(10_000)]),
    });

  async function sendQueued(): Promise<void> {
    if (posting) return;
    posting = true;
    for (let next = queue[0]; next && !closed.signal.aborted; next = queue[0]) {
      const answer = await post({ act: 'signal', visit, ...next }).catch(() => undefined);
      // The server would refuse a refused message again; only a busy or absent server may take it later.
      if (answer && answer.status < 500 && answer.status !== 429) queue.shift();
      else await sleep(1_000, closed.signal);
    }
    posting = false;
  }

  /** A browser that learns of a new network does not wait for the old one to be silent. */
  const hurry = () => {
    broken.abort();
    hurried.abort();
    hurried = new AbortController();
  };
  window.addEventListener('online', hurry);
  void listen();

  return {
    send(to: string, signal: RoomSignalBody): void {
      number += 1;
      queue.push({ to, number, signal });
      void sendQueued();
    },
    /** Signals that wait for a visit that is gone are not sent any more. */
    forget(to: string): void {
      for (let index = queue.length - 1; index > 0; index -= 1)
        if (queue[index]?.to === to) queue.splice(index, 1);
    },
    /** @returns whether the person who waited is in */
    async letIn(to: string): Promise<boolean> {
      const answer = await post({ act: 'let-in', visit, to }).catch(() => undefined);
      return answer?.ok === true;
    },
    /** Goes on here: the person's other device is out of the room. */
    useHere(): void {
      instead = true;
      hurry();
    },
    close(): void {
      window.removeEventListener('online', hurry);
      // A beacon arrives even when the page is going away.
      navigator.sendBeacon(address, JSON.stringify({ act: 'leave', visit } satisfies RoomPost));
      closed.abort();
    },
  };
}

export type Signalling = ReturnType<typeof openSignalling>;
