import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { appointmentLink } from '@/lib/booking/link';
import { type RoomOfViewer, roomOfViewer } from '@/lib/booking/room/queries';
import { roomMessages } from '@/lib/booking/room/rules';
import { readSafetyNote, saveSafetyNote } from '@/lib/booking/room/safety';
import { db } from '@/lib/server/db';
import { placeOf } from '@/test/booking/appointments';
import { eventsOf, guestMeeting, newTab, next, offer, open, post, refusal } from '@/test/booking/rooms';
import { setUpDatabase } from '@/test/database/database';
import { setUpVisitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();

describe('the room of an appointment with two participants', () => {
  /** Links of Ravi, who booked, and of Meera, who comes with him. */
  async function couple() {
    const { privateLink, ...meeting } = await guestMeeting();
    const { id, endsAt } = meeting.booking;
    const meera = { seat: 2, pays: false, name: 'Meera Kumar', email: 'meera@example.in' };
    const second = await db.participant.create({ data: { bookingId: id, ...meera } });
    const { participantId } = await placeOf(id);
    const links = { ravi: privateLink, meera: appointmentLink.token(second.linkId, endsAt) };
    return { ...meeting, ...links, ids: { ravi: participantId, meera: second.id } };
  }

  const entered = async (link: string): Promise<RoomOfViewer> => {
    const room = await roomOfViewer(link, null);
    if (typeof room === 'string') throw new Error(`not let in: ${room}`);
    return room;
  };

  it('opens to each by their own link, as themselves, with a note of their own, until that link ends', async () => {
    const { host, token, ravi, meera, ids } = await couple();
    expect((await entered(ravi)).participantId).toBe(ids.ravi);
    const room = await entered(meera);
    expect(room).toMatchObject({ role: 'person', participantId: ids.meera });
    expect(await roomOfViewer(token, host.viewer)).toMatchObject({ other: 'Ravi Kumar and Meera Kumar' });
    await saveSafetyNote(room, { canTalk: 'no', place: null, contactName: null, contactPhone: null });
    expect(await readSafetyNote(await entered(ravi))).toBeNull();
    await db.participant.update({ where: { id: ids.ravi }, data: { linkId: randomUUID() } });
    expect(await roomOfViewer(ravi, null)).toBe('unknown');
    expect((await entered(meera)).participantId).toBe(ids.meera);
  });

  it('keeps its call between two: the second waits, displaces nobody, and is let in once the first has left', async () => {
    const { host, token, ravi, meera } = await couple();
    const [own, his, hers] = [newTab(), newTab(), newTab()];
    const streams = [open(token, own, host)];
    const atHost = eventsOf(await (streams[0] as (typeof streams)[number]).answer);
    const enter = async (link: string, tab: typeof own) => {
      const stream = open(link, tab, null);
      streams.push(stream);
      const answer = await stream.answer;
      expect(answer.status).toBe(200);
      return eventsOf(answer);
    };
    const letIn = (to: string) => post(token, { act: 'let-in', visit: own.visit, to }, host);
    const atHis = await enter(ravi, his);
    await next(atHost, 'people', ({ other }) => other?.visit === his.visit);
    expect((await letIn(his.visit)).status).toBe(204);
    await next(atHis, 'people', ({ admitted }) => admitted === true);

    const atHers = await enter(meera, hers);
    await next(atHers, 'people', ({ admitted }) => admitted === false);
    expect((await post(token, offer(own.visit, his.visit), host)).status).toBe(204);
    await next(atHis, 'signal');
    const early = await post(meera, offer(hers.visit, own.visit), null);
    expect(await refusal(early)).toEqual([403, roomMessages['not-let-in']]);

    expect((await post(ravi, { act: 'leave', visit: his.visit }, null)).status).toBe(204);
    await next(atHost, 'people', ({ other }) => other?.visit === hers.visit);
    expect((await letIn(hers.visit)).status).toBe(204);
    await next(atHers, 'people', ({ admitted }) => admitted === true);
    expect((await post(meera, offer(hers.visit, own.visit), null)).status).toBe(204);
    expect(await next(atHost, 'signal')).toMatchObject({ from: hers.visit });
    for (const stream of streams) stream.leave();
  });
});
