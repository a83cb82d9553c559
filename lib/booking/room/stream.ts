import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Viewer } from '@/lib/account/session/session';
import type { RoomEvents } from '@/lib/booking/room/events';
import { iceServers } from '@/lib/booking/room/ice';
import { type RoomOfViewer, roomOfViewer } from '@/lib/booking/room/queries';
import { type RoomRefusal, roomLimits } from '@/lib/booking/room/rules';
import { readSafetyNote } from '@/lib/booking/room/safety';
import { type Arrival, roomChannel, seatName, seatsOf } from '@/lib/booking/room/seats';
import { forgetOldSignals, signalsFor } from '@/lib/booking/room/signals';
import { roomCloses } from '@/lib/care/meeting/rules';
import { db } from '@/lib/server/db';
import { followable } from '@/lib/server/db/follow';
import { log } from '@/lib/server/log';
import { closingSignal } from '@/lib/server/request/closing';

/** Milliseconds until a browser reconnects after its stream broke. */
const retryMs = 1_000;

/** Rooms by the id of their appointment. */
const onRoomChange = followable(roomChannel, 'room');

/** Streams of this process by place: a new one ends the earlier one, so that no visitor holds many. */
const streams = new Map<string, AbortController>();

type StreamOptions = {
  readonly token: string;
  readonly room: RoomOfViewer;
  readonly arrival: Arrival;
  /** Position of the last signal that this visit has read; 0 before the first. */
  readonly after: bigint;
  readonly viewer: () => Promise<Viewer | null>;
  readonly signal: AbortSignal;
};

/** Null once another window has this visit's place. */
async function sidesOf(room: RoomOfViewer, visit: string) {
  const { own, other, admitted } = await seatsOf(db, room);
  if (own?.visit !== visit) return null;
  const isHost = room.role === 'host';
  return {
    /** The participant on the other side of the host. */
    person: { id: other?.participantId ?? room.person.id },
    people: {
      admitted: isHost || admitted,
      other: other ? { visit: other.visit, here: other.here, left: other.left } : null,
      otherAdmitted: isHost && admitted,
    },
  };
}

/**
 * The reason why this visit must end, or null. Reads the session and the appointment again: a revoked
 * session, a cancelled appointment and a changed place end the call within five seconds.
 */
async function reasonToGo({ token, room, viewer }: StreamOptions): Promise<RoomRefusal | null> {
  const found = await roomOfViewer(token, await viewer());
  if (typeof found === 'string') return found;
  if (found.participantId !== room.participantId) return 'unknown';
  return found.time === 'open' ? null : found.time;
}

/** The events of a room for one browser, as server-sent events, until either side closes. */
export function roomStream(options: StreamOptions): ReadableStream<Uint8Array> {
  const { room, arrival, signal } = options;
  const place = seatName(room);
  const newer = new AbortController();
  streams.get(place)?.abort();
  streams.set(place, newer);
  const ended = new AbortController();
  const gone = AbortSignal.any([signal, newer.signal, closingSignal, ended.signal]);
  const encoder = new TextEncoder();
  let woken: AbortController | undefined;
  let wakes = 0;
  const stopListening = onRoomChange(room.bookingId, () => {
    wakes += 1;
    woken?.abort();
  });

  async function run(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    const write = (text: string) => controller.enqueue(encoder.encode(text));
    const say = <N extends keyof RoomEvents>(event: N, data: RoomEvents[N]) =>
      write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    write(`retry: ${retryMs}\n\n`);
    say('welcome', {
      ice: iceServers(arrival.visit, roomCloses(room.endsAt)),
      now: Date.now(),
    });
    let last = options.after;
    const said = new Map<keyof RoomEvents, string>();
    const sayOnce = <N extends keyof RoomEvents>(event: N, data: RoomEvents[N]) => {
      const words = JSON.stringify(data);
      if (said.get(event) !== words) say(event, data);
      said.set(event, words);
    };
    let lookAt = 0;
    while (!gone.aborted) {
      const seen = wakes;
      if (Date.now() >= lookAt) {
        const because = await reasonToGo(options);
        if (because) {
          say('end', { because });
          return;
        }
        await forgetOldSignals(room.bookingId);
        // This event also shows proxies and this process that the stream is alive.
        say('look', null);
        lookAt = Date.now() + roomLimits.lookEveryMs;
      }
      const sides = await sidesOf(room, arrival.visit);
      if (!sides) {
        say('end', { because: 'not-here' });
        return;
      }
      sayOnce('people', sides.people);
      if (room.role === 'host')
        sayOnce('note', await readSafetyNote({ bookingId: room.bookingId, person: sides.person }));
      for (const { position, payload } of await signalsFor(room.bookingId, arrival.visit, last)) {
        last = position;
        write(`id: ${position}\nevent: signal\ndata: ${payload}\n\n`);
      }
      // A change that was reported during this read is read at once.
      if (wakes !== seen) continue;
      woken = new AbortController();
      await sleep(Math.max(0, lookAt - Date.now()), undefined, {
        signal: AbortSignal.any([gone, woken.signal]),
      }).catch(() => undefined);
    }
  }

  return new ReadableStream({
    async start(controller) {
      try {
        await run(controller);
      } catch (error) {
        // The browser reconnects by itself, perhaps to another process.
        if (!gone.aborted) log.warn('the stream of a room broke', { part: 'room', error });
      } finally {
        stopListening();
        if (streams.get(place) === newer) streams.delete(place);
        try {
          controller.close();
        } catch {
          // The browser has already closed it.
        }
      }
    },
    cancel: () => ended.abort(),
  });
}
