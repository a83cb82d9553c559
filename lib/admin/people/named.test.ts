import { beforeEach, describe, expect, it } from 'vitest';
import { listSessions } from '@/lib/admin/session/queries';
import { listTherapists } from '@/lib/admin/therapist/list/queries';
import { listUsers } from '@/lib/admin/user/queries';
import { db } from '@/lib/server/db';
import { type Finder, findPeople } from '@/lib/workspace/queries';
import { createAdmin } from '@/test/account/back-office';
import { createAppointmentRow } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { createClientOf, createPractice, type Person } from '@/test/payment/quotations';

setUpDatabase();

let admin: Awaited<ReturnType<typeof createAdmin>>;
let asha: Awaited<ReturnType<typeof createPractice>>;
let deepa: Person;

beforeEach(async () => {
  admin = await createAdmin();
  asha = await createPractice();
  deepa = await createClientOf(asha.therapist, { firstName: 'Deepa' });
  await createClientOf((await createPractice()).therapist, { firstName: '50%_x' });
});

const clients = async (q: string) =>
  (await listSessions(admin.viewer, { q })).rows.map(({ client }) => client.name);

/** Adds many clients of one name. */
async function addMany(firstName: string): Promise<void> {
  const people = await db.user.createManyAndReturn({
    data: Array.from({ length: 201 }, (_, place) => ({ email: `many-${place}@many.test` })),
    select: { id: true, email: true },
  });
  const profiles = await db.profile.createManyAndReturn({
    data: people.map(({ id, email }) => ({ userId: id, email, firstName, lastName: 'Iyer' })),
    select: { id: true },
  });
  await db.therapySession.create({
    data: {
      therapistId: asha.therapist.id,
      clientId: profiles[0]?.id ?? '',
      sessionDate: new Date('2027-02-01T09:00:00Z'),
    },
  });
}

describe('words in the search of a list', () => {
  it.each([
    ['deepa', ['Deepa Iyer']],
    ['Deepa Iyer', ['Deepa Iyer']],
    ['50%_X', ['50%_x Iyer']],
    ['%', ['50%_x Iyer']],
    ['nobody', []],
  ])('%j find the rows of whom they name', async (q, found) => {
    expect(await clients(q)).toEqual(found);
  });

  it('find a client by their address and a therapist by their name', async () => {
    const { email } = deepa.viewer;
    for (const [q, found] of [
      [email, ['Deepa Iyer']],
      [email.slice(1, -1).toUpperCase(), ['Deepa Iyer']],
      [`${email}x`, []],
    ] as const)
      expect(await clients(q)).toEqual(found);
    const { name } = await db.therapist.update({
      where: { id: asha.therapist.id },
      data: { name: 'Zubin Only' },
    });
    expect(await clients(name)).toEqual(['Deepa Iyer']);
    expect((await listTherapists(admin.viewer, { q: 'bin on' })).rows.map((row) => row.name)).toEqual([name]);
  });

  it('find the session of a guest by name, sound and address, until an account takes it over', async () => {
    const { id: calendarId } = await db.calendar.create({ data: { therapistId: asha.therapist.id } });
    const startsAt = new Date('2027-02-02T09:00:00Z');
    const guest = { name: 'Lakshmi Rao', email: 'guest@example.in' };
    const { id } = await createAppointmentRow({ calendarId, startsAt, ...guest });
    for (const q of ['lakshmi', 'Laxmi', 'mi Ra', 'guest@example'])
      expect(await clients(q), q).toEqual(['Lakshmi Rao']);
    expect(await clients('Lata')).toEqual([]);
    const { id: clientId } = deepa.viewer.profile;
    await db.participant.updateMany({ where: { bookingId: id }, data: { clientId } });
    await db.therapySession.updateMany({ where: { bookingId: id }, data: { clientId } });
    expect(await clients('lakshmi')).toEqual([]);
    expect(await clients('deepa')).toHaveLength(2);
  });

  it('find the same when they name very many people', { tags: ['slow'] }, async () => {
    await addMany('Deepa');
    for (const q of ['deepa', 'Deepa Iyer', 'epa Iy'])
      expect(await clients(q), q).toEqual(['Deepa Iyer', 'Deepa Iyer']);
    expect((await listUsers(admin.viewer, { q: 'deepa iyer' })).paging.words).toBe('202 in all');
  });
});

describe('a name in another spelling', () => {
  it('finds the person in accounts, lists and the palette: Laxmi finds Lakshmi, Srija finds Sreeja', async () => {
    const lakshmi = await createClientOf(asha.therapist, { firstName: 'Lakshmi' });
    const { id: clientId } = lakshmi.viewer.profile;
    await db.profile.update({ where: { id: clientId }, data: { lastName: 'Chowdhury' } });
    await db.therapist.update({ where: { id: asha.therapist.id }, data: { name: 'Sreeja Ayyar' } });
    for (const q of ['Laxmi', 'laksmi', 'Chaudhuri']) {
      expect((await listUsers(admin.viewer, { q })).rows.map(({ id }) => id)).toEqual([
        lakshmi.viewer.userId,
      ]);
      expect(await clients(q)).toEqual(['Lakshmi Chowdhury']);
      expect((await findPeople(asha.viewer as Finder, q)).map(({ id }) => id)).toEqual([clientId]);
      expect((await findPeople(admin.viewer as Finder, q)).map(({ id }) => id)).toEqual([
        lakshmi.viewer.userId,
      ]);
    }
    for (const q of ['Srija', 'Shrija Iyer']) {
      expect((await listTherapists(admin.viewer, { q })).rows.map(({ name }) => name)).toEqual([
        'Sreeja Ayyar',
      ]);
    }
    await db.profile.update({ where: { id: clientId }, data: { lastName: 'Number 471' } });
    expect(await clients('Number 471')).toEqual(['Lakshmi Number 471']);
    // A number has no sound: doubled digits do not fall together.
    for (const q of ['Number 4711', 'Lata', 'Laksh%', 'La_mi', '%%%']) {
      expect(await clients(q), q).toEqual([]);
    }
  });
});
