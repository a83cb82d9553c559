import { expect, it } from 'vitest';
import { roomMessages } from '@/lib/booking/room/rules';
import { db } from '@/lib/server/db';
import { eventsOf, memberMeeting, newTab, next, offer, open, post, refusal } from '@/test/booking/rooms';
import { setUpDatabase } from '@/test/database/database';
import { searchDump } from '@/test/marker/search';
import { setUpVisitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();

/** Texts of the call, one for each way in which a page could send them to the server. */
const marks = ['soursopx', 'bilimbix', 'mangosteenx', 'jackfruitx', 'rambutanx', 'karondax', 'tamarindx'];

it('words of a call are in no table: the room takes none, and forgets how the line was described', {
  tags: ['slow'],
}, async () => {
  const { host, person, token, booking } = await memberMeeting();
  const [theirs, own] = [newTab(), newTab()];
  const hostStream = open(token, own, host);
  const atHost = eventsOf(await hostStream.answer);
  const personStream = open(token, theirs, person);
  await next(eventsOf(await personStream.answer), 'welcome');
  await next(atHost, 'people', ({ other }) => other?.visit === theirs.visit);
  expect((await post(token, { act: 'let-in', visit: own.visit, to: theirs.visit }, host)).status).toBe(204);

  const line = offer(theirs.visit, own.visit);
  const [first, second, third, fourth, fifth, sixth, described = ''] = marks;
  // Arbitrary text in the shape of the page's own messages is no signal.
  for (const body of [
    { act: 'text', visit: theirs.visit, to: own.visit, text: first },
    { ...line, text: second },
    { ...line, signal: { kind: 'text', text: third } },
    { ...line, signal: { ...line.signal, text: fourth } },
    { act: 'leave', visit: theirs.visit, text: fifth },
    { act: 'let-in', visit: own.visit, to: theirs.visit, words: sixth },
  ])
    expect(await refusal(await post(token, body, person))).toEqual([400, roomMessages.unreadable]);
  expect([...(await searchDump(marks))]).toEqual([]);

  // The browsers' messages about the connection pass through the server, which deletes them once their
  // receiver has left.
  expect((await post(token, offer(theirs.visit, own.visit, 1, described), person)).status).toBe(204);
  await next(atHost, 'signal');
  expect([...(await searchDump(marks))]).toEqual(['room_signals.payload']);
  hostStream.leave();
  personStream.leave();
  for (const [{ visit }, who] of [
    [theirs, person],
    [own, host],
  ] as const)
    expect((await post(token, { act: 'leave', visit }, who)).status).toBe(204);
  expect([...(await searchDump(marks))]).toEqual([]);
  expect(await db.roomSeat.count({ where: { bookingId: booking.id } })).toBe(2);
});
