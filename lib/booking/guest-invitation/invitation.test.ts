import { beforeEach, describe, expect, it } from 'vitest';
import { inviteGuest } from '@/lib/booking/guest-invitation/commands';
import { guestInvitationJobs } from '@/lib/booking/guest-invitation/jobs';
import { hour } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { createAppointmentRow } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { createPractice, createStranger } from '@/test/payment/quotations';
import { runDueJobs } from '@/test/server/jobs';

setUpDatabase();
const catcher = setUpMailCatcher();

const request = { id: 'request-1', network: '203.0.113.7' };
const kavya = { name: 'Kavya Rao', email: 'kavya@example.org', phone: '+919876543210' };

let asha: Awaited<ReturnType<typeof createPractice>>;
let calendarId: string;
let id: string;

const appointment = async (hours: number, given: object = kavya) =>
  (
    await createAppointmentRow({
      calendarId,
      clientId: null,
      startsAt: new Date(Date.now() + hours * hour),
      ...given,
    })
  ).id;

beforeEach(async () => {
  asha = await createPractice();
  calendarId = (await db.calendar.create({ data: { therapistId: asha.therapist.id } })).id;
  id = await appointment(72);
});

describe('the invitation of a guest to an account', () => {
  it('goes by mail to the address that they booked with, names nobody in its subject, and once a day', async () => {
    expect(await inviteGuest(asha.viewer, id, request)).toBe('invited');
    expect(await inviteGuest(asha.viewer, await appointment(80), request)).toBe('too-soon');
    await runDueJobs(guestInvitationJobs);
    expect(catcher.caught).toHaveLength(1);
    const [{ mail, recipients } = { mail: null, recipients: [] }] = catcher.caught;
    expect(recipients).toEqual(['kavya@example.org']);
    expect(mail?.subject).toBe('An account for your appointments');
    expect(mail?.text).toContain('/signup');
    expect(mail?.text).not.toContain('kavya@');
  });

  it('is refused to another therapist, for a client, and for a cancelled appointment', async () => {
    const other = await createPractice();
    expect(await inviteGuest(other.viewer, id, request)).toBe('unknown');
    const client = await createStranger();
    const own = await appointment(90, { clientId: client.viewer.profile.id });
    expect(await inviteGuest(asha.viewer, own, request)).toBe('unknown');
    const newcomer = await appointment(95, { ...kavya, userId: client.viewer.userId });
    expect(await inviteGuest(asha.viewer, newcomer, request)).toBe('unknown');
    const gone = await appointment(100, { ...kavya, status: 'cancelled', cancelledAt: new Date() });
    expect(await inviteGuest(asha.viewer, gone, request)).toBe('unknown');
    expect(await inviteGuest(asha.viewer, 'kavya@example.org', request)).toBe('unknown');
  });
});
