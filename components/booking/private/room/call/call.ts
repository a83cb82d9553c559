import { type Beside, longestText, readBeside } from '@/components/booking/private/room/call/beside';
import { type LocalState, localMedia } from '@/components/booking/private/room/call/local-media';
import { connectPeer, type Peer } from '@/components/booking/private/room/call/peer';
import {
  type Heard,
  openSignalling,
  type Signalling,
} from '@/components/booking/private/room/call/signalling';
import type { Ice, RoomEvents } from '@/lib/booking/room/events';
import { freshLine, type LineSample, lookMs, nextLine } from '@/lib/booking/room/line';
import type { RoomRefusal, RoomRole, ShownSafetyNote } from '@/lib/booking/room/rules';

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);

/** One look at the line from the browser's own figures (webrtc-stats). */
function sampleOf(report: RTCStatsReport): LineSample {
  let lost = 0;
  let roundTrip: number | null = null;
  let carries: number | null = null;
  for (const entry of report.values()) {
    if (entry.type === 'remote-inbound-rtp') {
      lost = Math.max(lost, numberOf(entry.fractionLost) ?? 0);
      roundTrip = Math.max(roundTrip ?? 0, numberOf(entry.roundTripTime) ?? 0);
    }
    if (entry.type === 'candidate-pair' && entry.nominated && entry.state === 'succeeded') {
      carries = numberOf(entry.availableOutgoingBitrate) ?? carries;
      roundTrip ??= numberOf(entry.currentRoundTripTime);
    }
  }
  return {
    lost,
    roundTripMs: roundTrip === null ? null : roundTrip * 1_000,
    carries: carries === null ? null : carries / 1_000,
  };
}

type TheirState = Extract<Beside, { kind: 'state' }>;

type Text = { readonly id: number; readonly own: boolean; readonly text: string };

export type CallState = {
  /** Outside: devices are being checked. Ended: left, or closed for this window. */
  readonly stage: 'outside' | 'inside' | 'ended';
  readonly because: RoomRefusal | 'left' | null;
  readonly admitted: boolean;
  readonly signalling: 'open' | 'lost' | 'taken' | 'team-there';
  /** Milliseconds by which the server's clock is ahead of this device's; 0 until the server has said. */
  readonly ahead: number;
  /** The other side: not here, waiting to be let in, or in. */
  readonly other: 'absent' | 'waiting' | 'in';
  readonly media: 'none' | 'connecting' | 'connected' | 'interrupted';
  readonly remote: MediaStream | null;
  readonly theirs: TheirState | null;
  /** Only sound is sent, because the line cannot carry more. */
  readonly thin: boolean;
  readonly local: LocalState;
  readonly texts: readonly Text[];
  readonly note: ShownSafetyNote;
};

const atFirst: CallState = {
  stage: 'outside',
  because: null,
  admitted: false,
  signalling: 'lost',
  ahead: 0,
  other: 'absent',
  media: 'none',
  remote: null,
  theirs: null,
  thin: false,
  local: { microphone: false, camera: false, sharing: false, preview: null, audio: null, fault: null },
  texts: [],
  note: null,
};

const mostTexts = 200;

type CallOptions = { readonly token: string; readonly role: RoomRole; readonly seat: string };

/** One call from this window's side: devices, signalling, connection, line. Nothing of it is stored. */
export function createCall({ token, role, seat }: CallOptions) {
  let state = atFirst;
  const listeners = new Set<() => void>();
  let signalling: Signalling | undefined;
  let peer: Peer | undefined;
  /** The visit of the other side that `peer` is connected to. */
  let peerVisit: string | undefined;
  let ice: Ice = { servers: [], relayOnly: false };
  let line = freshLine;
  let watch: ReturnType<typeof setInterval> | undefined;
  let people: RoomEvents['people'] | undefined;
  let texts = 0;

  function set(changes: Partial<CallState>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  const local = localMedia((next) => {
    set({ local: next });
    passOn();
  });

  /** Sends what is on, and tells the other side about it. */
  function passOn(): void {
    peer?.send(local.outgoing(line.thin));
    const { microphone, camera, sharing } = state.local;
    peer?.say({ kind: 'state', microphone, camera, sharing, thin: line.thin } satisfies Beside);
  }

  function hear(data: unknown): void {
    const beside = readBeside(data);
    if (!beside) return;
    if (beside.kind === 'state') set({ theirs: beside });
    else addText(beside.text, false);
  }

  function addText(text: string, own: boolean): void {
    texts += 1;
    set({ texts: [...state.texts, { id: texts, own, text }].slice(-mostTexts) });
  }

  function disconnect(): void {
    clearInterval(watch);
    peer?.close();
    if (peerVisit) signalling?.forget(peerVisit);
    peer = undefined;
    peerVisit = undefined;
    line = freshLine;
    set({ media: 'none', remote: null, theirs: null, thin: false });
  }

  async function look(): Promise<void> {
    const current = peer;
    if (!current || state.media !== 'connected') return;
    const next = nextLine(line, sampleOf(await current.stats()));
    const turned = next.thin !== line.thin;
    line = next;
    if (!turned || current !== peer) return;
    set({ thin: line.thin });
    passOn();
  }

  function connect(visit: string): void {
    disconnect();
    peerVisit = visit;
    const own = connectPeer(
      { ice, polite: role === 'person', outgoing: local.outgoing(false) },
      {
        send: (signal) => signalling?.send(visit, signal),
        remote: (remote) => set({ remote }),
        connected: (connected) => {
          if (peer !== own) return;
          if (connected) set({ media: 'connected' });
          else if (state.media === 'connected') set({ media: 'interrupted' });
        },
        ready: passOn,
        message: hear,
      },
    );
    peer = own;
    set({ media: 'connecting' });
    watch = setInterval(() => void look(), lookMs);
  }

  function welcome({ ice: servers, now }: RoomEvents['welcome']): void {
    ice = servers;
    set({ ahead: now - Date.now() });
  }

  function follow(next: RoomEvents['people']): void {
    people = next;
    const { other } = next;
    const present = other !== null && !other.left;
    const bothIn = next.admitted && (role === 'person' || next.otherAdmitted);
    set({
      admitted: next.admitted,
      other: !present || !other.here ? 'absent' : bothIn || role === 'person' ? 'in' : 'waiting',
    });
    // Media may still flow while the other side's line to the server is away.
    if (!present || !bothIn) disconnect();
    else if (other.visit !== peerVisit && other.here) connect(other.visit);
  }

  function heard({ from, ...signal }: Heard): void {
    // A signal can be here before the news of who sent it.
    if (from !== peerVisit && people?.other?.visit === from) connect(from);
    if (from === peerVisit) peer?.take(signal);
  }

  function end(because: RoomRefusal | 'left'): void {
    if (state.stage === 'ended') return;
    disconnect();
    signalling?.close();
    signalling = undefined;
    local.close();
    set({ stage: 'ended', because, texts: [], note: null });
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => state,
    local,
    enter(): void {
      if (signalling) return;
      set({ stage: 'inside' });
      signalling = openSignalling(
        { token, seat, visit: crypto.randomUUID() },
        {
          heard,
          event: (name, data) => {
            if (name === 'welcome') welcome(data as RoomEvents['welcome']);
            if (name === 'people') follow(data as RoomEvents['people']);
            if (name === 'note') set({ note: data as RoomEvents['note'] });
            if (name === 'end') end((data as RoomEvents['end']).because);
          },
          state: (next) => set({ signalling: next }),
          refused: end,
        },
      );
    },
    useHere: () => signalling?.useHere(),
    async letIn(): Promise<void> {
      if (people?.other) await signalling?.letIn(people.other.visit);
    },
    /** @returns false while the other side cannot get it */
    write(text: string): boolean {
      const words = text.trim().slice(0, longestText);
      if (words === '' || !peer?.say({ kind: 'text', text: words } satisfies Beside)) return false;
      addText(words, true);
      return true;
    },
    /** Tries the picture again at once, on the person's wish. */
    tryPicture(): void {
      line = freshLine;
      set({ thin: false });
      passOn();
    },
    leave: () => end('left'),
  };
}

export type Call = ReturnType<typeof createCall>;
