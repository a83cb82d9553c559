import { beforeEach, describe, expect, it } from 'vitest';
import type { Member } from '@/lib/account/session/session';
import { adminTherapistJobs } from '@/lib/admin/therapist/jobs';
import { listTherapists, therapistsAsCsv } from '@/lib/admin/therapist/list/queries';
import { saveListing } from '@/lib/admin/therapist/listing/commands';
import { readListing } from '@/lib/admin/therapist/listing/queries';
import { listingSchema } from '@/lib/admin/therapist/listing/schema';
import { moveListing, setPublic } from '@/lib/admin/therapist/listing-status/commands';
import { missingBeforePublic } from '@/lib/admin/therapist/listing-status/ready';
import { db } from '@/lib/server/db';
import { confirmOwnWords } from '@/lib/therapist/proposal/commands';
import { ownProfile } from '@/lib/therapist/proposal/queries';
import { createAdmin } from '@/test/account/back-office';
import { signedIn } from '@/test/account/signed-in';
import { withPerson } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { queuedNews } from '@/test/notification/news';
import { runDueJobs } from '@/test/server/jobs';
import { createProfile, createTherapist } from '@/test/therapist/factories';

setUpDatabase();
const catcher = setUpMailCatcher();

let admin: Awaited<ReturnType<typeof createAdmin>>;
beforeEach(async () => {
  admin = await createAdmin();
});

const names = async (searchParams = {}) =>
  (await listTherapists(admin.viewer, searchParams)).rows.map(({ name }) => name);

describe('the status of a profile', () => {
  it('becomes public with one submit, and keeps the day on which it first was', async () => {
    const { userId } = await createProfile({ role: 'therapist' });
    const { id } = await createTherapist({
      isActive: false,
      activatedAt: null,
      userId,
      modes: ['phone'],
      profileReadAt: new Date(),
    });
    const first = new Date('2026-11-20T06:30:00Z');
    expect(await setPublic(id, { isActive: true }, admin, first)).toEqual({ done: true });
    expect(await setPublic(id, { isActive: true }, admin)).toEqual({ done: false, because: 'already' });
    expect(await setPublic(id, { isActive: false }, admin)).toEqual({ done: true });
    expect(await setPublic(id, { isActive: true }, admin)).toEqual({ done: true });
    const row = await db.therapist.findUniqueOrThrow({ where: { id } });
    expect(row).toMatchObject({ isActive: true, activatedAt: first });
    const lines = await db.auditEntry.findMany({ orderBy: { id: 'asc' } });
    expect(lines.map(({ action }) => action)).toEqual([
      'therapist.activated',
      'therapist.deactivated',
      'therapist.activated',
    ]);
    expect(await db.notification.count({ where: { userId } })).toBe(3);
    const [on, off] = ['Your profile is public now', 'Your profile is not public at the moment'];
    expect((await queuedNews()).map(({ title }) => title)).toEqual([on, off, on]);
  });

  it('becomes public without account, meeting place or the therapist’s own word only with a reason, which they read', async () => {
    const { id, email } = await createTherapist({ isActive: false, modes: ['video'] });
    expect(await missingBeforePublic(id)).toEqual(['account', 'meeting', 'read']);
    expect(await setPublic(id, { isActive: true }, admin)).toEqual({ done: false, because: 'unready' });
    const { userId } = await createProfile({ role: 'therapist' });
    await db.therapist.update({ where: { id }, data: { userId } });
    await db.calendar.create({ data: { therapistId: id, terms: { create: { videoLink: 'room' } } } });
    expect(await missingBeforePublic(id)).toEqual(['read']);
    expect(await setPublic(id, { isActive: true }, admin)).toEqual({ done: false, because: 'unready' });
    const reason = 'Agreed on the phone';
    expect(await setPublic(id, { isActive: true, reason }, admin)).toEqual({ done: true });
    const [line] = await db.auditEntry.findMany({ where: { action: 'therapist.activated' } });
    expect(line?.details).toEqual({ reason, missing: ['read'] });
    const told = await db.notification.findFirstOrThrow({ where: { userId } });
    expect(told.title).toBe('Your profile is public now');
    expect(told.body).toContain(reason);
    expect(email).toContain('@');
  });

  it('is asked again of the therapist once an admin has changed the words', async () => {
    const { userId } = await createProfile({ role: 'therapist' });
    const { id } = await createTherapist({ isActive: false, userId, modes: ['phone'] });
    const { viewer } = await signedIn(userId);
    const own = await ownProfile(viewer as Member);
    expect(await confirmOwnWords(viewer as Member, 'of another day', admin.request)).toBe('changedUnread');
    expect(await confirmOwnWords(viewer as Member, own?.unread ?? '', admin.request)).toBe('read');
    expect(await missingBeforePublic(id)).toEqual([]);
    const listing = await readListing(admin.viewer, id, admin.request);
    const bio = 'Other words of the team, which nobody has agreed to yet.';
    const {
      therapist: _,
      version,
      ...input
    } = listingSchema.parse({
      ...listing?.fields,
      bio,
      therapist: id,
      version: listing?.version,
    });
    expect(await saveListing({ id, version, input }, admin)).toMatchObject({ done: true });
    expect(await missingBeforePublic(id)).toEqual(['read']);
  });

  it('is told at the mailbox of a listing that no account acts for', async () => {
    const { id, email } = await createTherapist({ isActive: false });
    await setPublic(id, { isActive: true, reason: 'Agreed on the phone' }, admin);
    await runDueJobs(adminTherapistJobs);
    expect(catcher.caught.map(({ recipients, mail }) => [recipients[0], mail.subject])).toEqual([
      [email, 'Your profile is public now'],
    ]);
  });

  it('does not become public with a title whose register entry has expired', async () => {
    const { id } = await createTherapist();
    const registration = await db.therapistRegistration.create({
      data: {
        therapistId: id,
        register: 'RCI',
        number: 'A1',
        checkedAt: new Date(),
        expiresOn: new Date('2099-03-31'),
      },
    });
    await db.therapist.update({ where: { id }, data: { title: 'Clinical Psychologist' } });
    await setPublic(id, { isActive: false }, admin);
    await db.therapistRegistration.update({
      where: { id: registration.id },
      data: { expiresOn: new Date('2020-03-31') },
    });
    expect(await setPublic(id, { isActive: true }, admin)).toEqual({ done: false, because: 'unproven' });
    expect(await setPublic(crypto.randomUUID(), { isActive: true }, admin)).toEqual({
      done: false,
      because: 'gone',
    });
  });

  it('does not change booked appointments', async () => {
    const { id } = await createTherapist();
    const calendar = await db.calendar.create({ data: { therapistId: id } });
    const startsAt = new Date(Date.now() + 86_400_000);
    const endsAt = new Date(startsAt.getTime() + 45 * 60_000);
    const booking = await db.booking.create({
      data: {
        calendarId: calendar.id,
        startsAt,
        endsAt,
        blockedUntil: endsAt,
        status: 'confirmed',
        confirmedAt: new Date(),
        ...withPerson({ name: 'Ravi', email: 'ravi@antarman.test' }),
      },
    });
    await setPublic(id, { isActive: false }, admin);
    expect(await db.booking.findUniqueOrThrow({ where: { id: booking.id } })).toEqual(booking);
  });
});

describe('the order of the directory', () => {
  it('changes by one place, up and down, and stops at its ends', { tags: ['slow'] }, async () => {
    for (const [index, name] of ['Asha', 'Bela', 'Chitra'].entries()) {
      await createTherapist({ name, displayOrder: 10 * (index + 1) });
    }
    const { id } = await db.therapist.findFirstOrThrow({ where: { name: 'Chitra' } });
    expect(await moveListing(id, 'down', admin)).toEqual({ done: false, because: 'at-the-edge' });
    expect(await moveListing(id, 'up', admin)).toEqual({ done: true });
    expect(await names()).toEqual(['Asha', 'Chitra', 'Bela']);
    await moveListing(id, 'up', admin);
    expect(await names()).toEqual(['Chitra', 'Asha', 'Bela']);
    expect(await moveListing(crypto.randomUUID(), 'up', admin)).toEqual({ done: false, because: 'gone' });
  });

  it('separates therapists with the same number, and otherwise keeps its order', async () => {
    for (const name of ['Asha', 'Bela', 'Chitra', 'Dia']) await createTherapist({ name, displayOrder: 0 });
    const before = await names();
    const last = (await listTherapists(admin.viewer, {})).rows.at(-1);
    await moveListing(last?.id ?? '', 'up', admin);
    const [a = '', b = '', c = '', d = ''] = before;
    expect(await names()).toEqual([a, b, d, c]);
  });

  it('never gives two therapists one position when two people move at once', { tags: ['slow'] }, async () => {
    for (const [index, name] of ['A', 'B', 'C', 'D'].entries()) {
      await createTherapist({ name: `Person ${name}`, displayOrder: index });
    }
    const { rows } = await listTherapists(admin.viewer, {});
    await Promise.all(rows.map(({ id }, index) => moveListing(id, index % 2 ? 'up' : 'down', admin)));
    const after = await listTherapists(admin.viewer, {});
    expect(new Set(after.rows.map(({ displayOrder }) => displayOrder)).size).toBe(4);
  });
});

describe('the list', () => {
  beforeEach(async () => {
    const { userId } = await createProfile({ role: 'therapist' });
    const plain = { upiId: null, accountNumber: null, bankName: null };
    await createTherapist({ name: 'Asha 100%', userId });
    await createTherapist({ name: 'Bela', isActive: false, sessionRate: null });
    const chitra = await createTherapist({ name: 'Chitra', ...plain });
    await db.therapistProfileChange.create({ data: { therapistId: chitra.id, changes: { bio: 'New.' } } });
    await db.therapistRegistration.create({
      data: { therapistId: chitra.id, register: 'RCI', number: 'A1' },
    });
  });

  it.each([
    [{}, ['Asha 100%', 'Bela', 'Chitra']],
    [{ q: '0%' }, ['Asha 100%']],
    [{ q: '_' }, []],
    [{ q: 'CHIT' }, ['Chitra']],
    [{ standing: 'public' }, ['Asha 100%', 'Chitra']],
    [{ standing: 'hidden' }, ['Bela']],
    [{ standing: 'linked' }, ['Asha 100%']],
    [{ standing: 'unlinked', q: 'b' }, ['Bela']],
    [{ wants: 'proposal' }, ['Chitra']],
    [{ wants: 'no-rate' }, ['Bela']],
    [{ wants: 'no-payout' }, ['Chitra']],
    [{ wants: 'register' }, ['Chitra']],
    [{ standing: 'nonsense', after: 'nowhere' }, ['Asha 100%', 'Bela', 'Chitra']],
  ])('shows for %o %o', async (searchParams, expected) => {
    expect(await names(searchParams)).toEqual(expected);
  });

  it('is a file without bank details', async () => {
    const { columns, rows } = await therapistsAsCsv(admin.viewer, { standing: 'public' });
    expect(rows).toHaveLength(2);
    expect(rows[0]).toHaveLength(columns.length);
    expect(JSON.stringify(rows)).not.toMatch(/60123456789|okbank/);
  });
});
