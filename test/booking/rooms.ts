import { randomUUID } from 'node:crypto';
import type { Booking } from '@/generated/prisma/client';
import { openRoomStream, receiveRoomPost } from '@/lib/booking/room/intake';
import type { RoomPost } from '@/lib/booking/room/schema';
import { letIn, takeSeat } from '@/lib/booking/room/seats';
import { roomLink } from '@/lib/care/meeting/room';
import { minute } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { visitor } from '@/test/server/visitor';
import { createAppointmentRow, type PersonGiven, placeOf, tokenOf } from './appointments';

type Given = PersonGiven & { readonly startsAt?: Date };

type Meeting = {
  readonly host: Awaited<ReturnType<typeof createPractice>>;
  readonly booking: Booking;
  /** Token of the room, which makes people sign in. */
  readonly token: string;
};

async function meeting({ startsAt = new Date(Date.now() + 5 * minute), ...given }: Given): Promise<Meeting> {
  const host = await createPractice();
  const { id: calendarId } = await db.calendar.create({ data: { therapistId: host.therapist.id } });
  const booking = await createAppointmentRow({
    calendarId,
    startsAt,
    meetingLink: 'room',
    ...given,
  });
  return { host, booking, token: roomLink.token(booking.id, booking.endsAt) };
}

/** An appointment in our own room that begins in five minutes, of a therapist and a client with accounts. */
export async function memberMeeting(given: Given = {}): Promise<Meeting & { readonly person: Person }> {
  const person = await createStranger();
  return { ...(await meeting({ clientId: person.viewer.profile.id, ...given })), person };
}

/** The same for a guest; the token of their private link opens the room too. */
export async function guestMeeting(): Promise<Meeting & { readonly privateLink: string }> {
  const made = await meeting({
    name: 'Ravi Kumar',
    email: 'ravi@example.in',
    phone: '+919876543210',
  });
  return { ...made, privateLink: await tokenOf(made.booking.id, made.booking.endsAt) };
}

/** A tab that opens the room for the first time. */
export const newTab = () => ({ seat: randomUUID(), visit: randomUUID() });

/** A signal from one visit to another as a browser posts it. */
export function offer(
  from: string,
  to: string,
  number = 1,
  sdp = 'v=0',
): Extract<RoomPost, { act: 'signal' }> {
  return { act: 'signal', visit: from, to, number, signal: { description: { type: 'offer', sdp } } };
}

const address = 'http://localhost:3000/api/room/token';

/** Posts to a room as a person or as a guest. */
export const post = (
  token: string,
  body: unknown,
  as: Pick<Person, 'token'> | null,
  text = JSON.stringify(body),
  headers: Readonly<Record<string, string>> = {},
) => {
  visitor.token = as?.token ?? '';
  return receiveRoomPost(new Request(address, { method: 'POST', body: text, headers }), token);
};

/** Status and message of a refusal. */
export async function refusal(answer: Response): Promise<[number, string]> {
  const { message } = await answer.json();
  return [answer.status, message];
}

/** Opens the stream of a room as a person. */
export function open(
  token: string,
  tab: { seat: string; visit: string; instead?: string },
  as: Pick<Person, 'token'> | null,
  after?: string,
) {
  visitor.token = as?.token ?? '';
  const leaving = new AbortController();
  const query = new URLSearchParams({ ...tab, ...(after !== undefined && { after }) });
  const request = new Request(`${address}/events?${query}`, { signal: leaving.signal });
  return { answer: openRoomStream(request, token), leave: () => leaving.abort() };
}

/** The fields of a stream's events that tests read. */
type Said = {
  readonly because?: string;
  readonly admitted?: boolean;
  readonly other?: { readonly visit: string } | null;
};
type SaidEvent = { readonly name: string; readonly data: Said };

/** The events of a stream, read as they come. */
export async function* eventsOf(answer: Response): AsyncGenerator<SaidEvent> {
  if (!answer.body) throw new Error('expected a stream');
  let text = '';
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const [, name, data] = /event: (\w+)\ndata: (.*)/.exec(text.slice(0, end)) ?? [];
      text = text.slice(end + 2);
      if (name && data) yield { name, data: JSON.parse(data) };
    }
  }
}

/** The next event with this name and this content. */
export async function next(
  events: AsyncGenerator<SaidEvent>,
  name: string,
  isWanted: (data: Said) => boolean = () => true,
): Promise<Said> {
  for (;;) {
    const { done, value } = await events.next();
    if (done) throw new Error(`The stream ended without ${name}.`);
    if (value.name === name && isWanted(value.data)) return value.data;
  }
}

/** Both are in the room. @returns the visit of each */
export async function bothIn(bookingId: string) {
  const [host, person] = [newTab(), newTab()];
  await takeSeat({ bookingId, participantId: null }, host);
  await takeSeat(await placeOf(bookingId), person);
  await letIn(bookingId, person.visit);
  return { host, person };
}
