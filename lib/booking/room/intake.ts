import 'server-only';
import { currentViewer, sessionToken, viewerOfToken } from '@/lib/account/session/session';
import { type RoomOfViewer, roomOfViewer } from '@/lib/booking/room/queries';
import { type RoomRefusal, refusalStatus, roomLimits, roomMessages } from '@/lib/booking/room/rules';
import { type RoomPost, roomArrival, roomPost } from '@/lib/booking/room/schema';
import { keepSeat, leaveSeat, letIn, seatName, takeSeat } from '@/lib/booking/room/seats';
import { sendSignal } from '@/lib/booking/room/signals';
import { roomStream } from '@/lib/booking/room/stream';
import { db } from '@/lib/server/db';
import { retryAfterSeconds } from '@/lib/server/page/lifetime.mjs';
import { consume, limitOf } from '@/lib/server/rate-limit/consume';
import { closingSignal } from '@/lib/server/request/closing';
import { readLimitedText } from '@/lib/server/request/limited-form';
import { readRequest } from '@/lib/server/request/read-request';

const noStore = { 'Cache-Control': 'private, no-store, no-transform', 'X-Content-Type-Options': 'nosniff' };

/** Bytes of a whole post: a signal and its envelope, escaped as JSON. */
const largestPost = roomLimits.signalBytes + 8_000;

function refused(because: RoomRefusal): Response {
  const body = { because, message: roomMessages[because] };
  const status = refusalStatus[because];
  const later = status === 503 && { 'Retry-After': String(retryAfterSeconds) };
  return Response.json(body, { status, headers: { ...noStore, ...later } });
}

async function openRoom(token: string): Promise<RoomOfViewer | RoomRefusal> {
  const found = await roomOfViewer(token, await currentViewer());
  if (typeof found === 'string') return found;
  return found.time === 'open' ? found : found.time;
}

/**
 * Opens the stream of a room for one load of the page, and takes the place of its role. A visit that
 * reconnects (`after` is the last signal it has read) must still have its place, so that two tabs do not push
 * each other out in turn.
 */
export async function openRoomStream(request: Request, token: string): Promise<Response> {
  if (closingSignal.aborted) return refused('stopping');
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return refused('foreign');
  const { seat, visit, instead, after } = Object.fromEntries(new URL(request.url).searchParams);
  const arrival = roomArrival.safeParse({ seat, visit, instead });
  if (!arrival.success || (after !== undefined && !/^\d{1,18}$/.test(after))) return refused('unreadable');
  const room = await openRoom(token);
  if (typeof room === 'string') return refused(room);
  // Checked before taking the place: a flood of streams would take it from the open tab and notify the other
  // side each time.
  const limit = limitOf('room-stream', seatName(room), roomLimits.streamsPerTenSeconds, 10);
  if (!(await consume(db, [limit]))) return refused('too-many');
  if (after === undefined) {
    // The place may be held by another member of the team.
    const ofTeam = room.ofHouse && room.role === 'host';
    const giveWay = arrival.data.instead && !ofTeam;
    if (!(await takeSeat(room, { ...arrival.data, instead: giveWay })))
      return refused(ofTeam ? 'team-there' : 'taken');
  } else if (!(await keepSeat(room, arrival.data.visit))) return refused('not-here');
  const session = await sessionToken();
  const stream = roomStream({
    token,
    room,
    arrival: arrival.data,
    after: BigInt(after ?? 0),
    viewer: async () => (session ? viewerOfToken(session) : null),
    signal: request.signal,
  });
  return new Response(stream, {
    headers: { ...noStore, 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' },
  });
}

async function act(room: RoomOfViewer, post: RoomPost): Promise<RoomRefusal | null> {
  if (post.act === 'signal') return sendSignal(room, post);
  const limit = limitOf('room-act', seatName(room), roomLimits.actsPerTenSeconds, 10);
  if (!(await consume(db, [limit]))) return 'too-many';
  switch (post.act) {
    case 'let-in':
      if (room.role !== 'host') return 'not-host';
      return (await letIn(room.bookingId, post.to)) ? null : 'other-gone';
    case 'leave':
      await leaveSeat(room, post.visit);
      return null;
    case 'here':
      return (await keepSeat(room, post.visit)) ? null : 'not-here';
  }
}

function parsed(text: string): RoomPost | undefined {
  try {
    return roomPost.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Handles a browser's post to its room: a signal for the other side, "let in", "leave", "here". */
export async function receiveRoomPost(request: Request, token: string): Promise<Response> {
  if (!(await readRequest()).sameOrigin) return refused('foreign');
  if (Number(request.headers.get('content-length') ?? 0) > largestPost) return refused('too-large');
  const room = await openRoom(token);
  if (typeof room === 'string') return refused(room);
  const text = await readLimitedText(request, { largest: largestPost, longestMs: 10_000 });
  if (text === undefined) return refused('too-large');
  const post = parsed(text);
  if (!post) return refused('unreadable');
  const because = await act(room, post);
  return because ? refused(because) : new Response(null, { status: 204, headers: noStore });
}
