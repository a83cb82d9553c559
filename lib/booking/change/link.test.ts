import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bookingByLink } from '@/lib/booking/change/opened';
import { appointmentLink } from '@/lib/booking/link';
import { day } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { bookingOfLink, createAppointmentRow, tokenOf } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';

setUpDatabase();

describe('the link in the mail', () => {
  const bookedByTwo = async () => {
    const { id: calendarId } = await db.calendar.create({ data: {} });
    const startsAt = new Date('2026-11-24T13:00:00Z');
    const { id, endsAt } = await createAppointmentRow({
      calendarId,
      startsAt,
      name: 'Meera Iyer',
      email: 'meera@example.in',
    });
    const other = { bookingId: id, seat: 2, pays: false, name: 'Ravi Iyer', email: 'ravi@example.in' };
    const second = await db.participant.create({ data: other });
    const [first] = await db.participant.findMany({ where: { bookingId: id, seat: 1 } });
    return { id, endsAt, ids: [first?.id ?? '', second.id], links: [first?.linkId ?? '', second.linkId] };
  };

  it('opens its own booking, and none when forged or a week after the appointment', async () => {
    const { id, endsAt } = await bookedByTwo();
    const token = await tokenOf(id, endsAt);
    const daysOn = (days: number) => new Date(endsAt.getTime() + days * day);
    expect(await bookingOfLink(token, daysOn(6))).toBe(id);
    expect(await bookingOfLink(token, daysOn(8))).toBeUndefined();
    expect(await bookingOfLink(token.replace(/^[^.]+/, randomUUID()), daysOn(0))).toBeUndefined();
    for (const forged of ['', id, `${id}.zzz.`, `${token}x`, token.slice(0, -1), 'a'.repeat(5_000)]) {
      expect(await bookingOfLink(forged, daysOn(0))).toBeUndefined();
    }
  });

  it('is one for each participant, and ends alone', async () => {
    const { id, endsAt, ids, links } = await bookedByTwo();
    const tokens = links.map((linkId) => appointmentLink.token(linkId, endsAt));
    const opened = () => Promise.all(tokens.map((token) => bookingOfLink(token, endsAt)));
    expect(new Set(tokens).size).toBe(2);
    expect(await opened()).toEqual([id, id]);
    const views = await Promise.all(tokens.map((token) => bookingByLink(token)));
    expect(views.map((view) => view?.person)).toMatchObject([
      { id: ids[0], name: 'Meera Iyer', email: 'meera@example.in' },
      { id: ids[1], name: 'Ravi Iyer', email: 'ravi@example.in' },
    ]);
    await db.participant.update({ where: { id: ids[0] ?? '' }, data: { linkId: randomUUID() } });
    expect(await opened()).toEqual([undefined, id]);
    await db.participant.delete({ where: { id: ids[1] ?? '' } });
    expect(await opened()).toEqual([undefined, undefined]);
  });
});
