import { prerender } from 'react-dom/static';
import { expect, it } from 'vitest';
import type { MemberOf } from '@/lib/account/session/session';
import { completeSession } from '@/lib/care/session/conclude/commands';
import { hour, minute } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { createAppointmentRow } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { createClientOf, createPractice } from '@/test/payment/quotations';
import { setUpVisitor } from '@/test/server/visitor';
import { PracticeOverview } from './overview';

setUpDatabase();
setUpVisitor();

const request = { id: 'request-1', network: '203.0.113.7' };

it('two sessions at a time wait to be concluded, and those just concluded take no place from them', async () => {
  const { therapist, viewer } = await createPractice();
  const client = await createClientOf(therapist);
  const now = new Date();
  const sessions: string[] = [];
  for (const hoursAgo of [6, 5, 4, 3]) {
    const { id } = await db.therapySession.create({
      data: {
        therapistId: therapist.id,
        clientId: client.viewer.profile.id,
        sessionDate: new Date(now.getTime() - hoursAgo * hour),
      },
    });
    sessions.push(id);
  }
  const waiting = async () => {
    const page = <PracticeOverview viewer={viewer as MemberOf<'therapist'>} now={now} />;
    const html = await new Response((await prerender(page)).prelude).text();
    return [html.match(/Mark as completed/g)?.length ?? 0, html.includes('You can see more')];
  };
  expect(await waiting()).toEqual([2, true]);
  for (const [left, more] of [
    [2, true],
    [2, false],
    [1, false],
    [0, false],
  ] as const) {
    expect(await completeSession(viewer, { sessionId: sessions.shift() ?? '', request })).toMatchObject({
      done: true,
    });
    expect(await waiting()).toEqual([left, more]);
  }
});

it('the appointment of somebody without an account comes next, before a later session, with the way to join', async () => {
  const { therapist, viewer } = await createPractice();
  const client = await createClientOf(therapist);
  const now = new Date();
  const moment = (minutes: number) => new Date(now.getTime() + minutes * minute);
  await db.therapySession.create({
    data: { therapistId: therapist.id, clientId: client.viewer.profile.id, sessionDate: moment(90) },
  });
  const calendar = await db.calendar.create({ data: { therapistId: therapist.id } });
  const guestAt = (starts: number, more: { status?: string; name?: string } = {}) =>
    createAppointmentRow({
      ...{ calendarId: calendar.id, clientId: null },
      ...{ startsAt: moment(starts), endsAt: moment(starts + 45), blockedUntil: moment(starts + 45) },
      ...{ name: 'Gul Bano', email: 'gul@example.in', mode: 'video', meetingLink: 'room', ...more },
    });
  const shown = async () => {
    const page = <PracticeOverview viewer={viewer as MemberOf<'therapist'>} now={now} />;
    const html = await new Response((await prerender(page)).prelude).text();
    return html.slice(html.indexOf('What now?'), html.indexOf('id="to-do"'));
  };
  expect(await shown()).not.toContain('Gul Bano');
  await guestAt(-180, { name: 'Over' });
  const { id } = await guestAt(10);
  const first = await shown();
  for (const words of ['Gul Bano', 'calendar?session=', 'Booked without an account', '/room/', 'Join'])
    expect(first).toContain(words);
  await db.booking.update({
    where: { id },
    data: {
      ...{ startsAt: moment(-20), endsAt: moment(25) },
      session: { update: { sessionDate: moment(-20) } },
    },
  });
  expect(await shown()).toContain('Session now');
  await db.booking.update({
    where: { id },
    data: {
      ...{ status: 'cancelled', cancelledAt: now, cancelledBy: 'guest' },
      session: { update: { status: 'cancelled', cancelledAt: now, cancelledBy: 'client' } },
    },
  });
  await guestAt(120, { name: 'Later' });
  const last = await shown();
  expect(last).toContain(`/therapist-dashboard/clients/${client.viewer.profile.id}`);
  expect(last).not.toMatch(/Gul Bano|Later|Over/);
});

it('the session of a client stays with the way to join until it ends, and waits to be concluded only then', async () => {
  const { therapist, viewer } = await createPractice();
  const client = await createClientOf(therapist);
  const now = new Date();
  const calendar = await db.calendar.create({ data: { therapistId: therapist.id } });
  const clientId = client.viewer.profile.id;
  const begun = (minutesAgo: number) => ({
    startsAt: new Date(now.getTime() - minutesAgo * minute),
    endsAt: new Date(now.getTime() + (45 - minutesAgo) * minute),
  });
  const { id: bookingId } = await createAppointmentRow({
    ...{ calendarId: calendar.id, clientId, meetingLink: 'room' },
    ...begun(20),
  });
  const { id: sessionId } = await db.therapySession.create({
    data: {
      ...{ therapistId: therapist.id, clientId, bookingId, mode: 'video' },
      sessionDate: begun(20).startsAt,
    },
  });
  const link = `/therapist-dashboard/clients/${clientId}`;
  const shown = async () => {
    const page = <PracticeOverview viewer={viewer as MemberOf<'therapist'>} now={now} />;
    const html = await new Response((await prerender(page)).prelude).text();
    const [first = '', conclude = ''] = html.slice(html.indexOf('What now?')).split('Did these sessions');
    const next = first.slice(0, first.indexOf('id="to-do"'));
    return { next, conclude: conclude.slice(0, conclude.indexOf('id="plans"')) };
  };
  const running = await shown();
  for (const words of ['Session now', link, 'Join the call']) expect(running.next).toContain(words);
  expect(running.conclude).toContain('data-nothing');
  expect(running.conclude).not.toContain(link);

  const { startsAt, endsAt } = begun(46);
  await db.booking.update({ where: { id: bookingId }, data: { startsAt, endsAt, blockedUntil: endsAt } });
  await db.therapySession.update({ where: { id: sessionId }, data: { sessionDate: startsAt } });
  const over = await shown();
  expect(over.next).toContain('Next session');
  expect(over.next).not.toContain('Join the call');
  for (const words of ['Mark as completed', link]) expect(over.conclude).toContain(words);
});
