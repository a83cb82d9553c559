import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Therapist } from '@/generated/prisma/client';
import { adminTherapistJobs } from '@/lib/admin/therapist/jobs';
import { createListing, saveListing } from '@/lib/admin/therapist/listing/commands';
import { readListing } from '@/lib/admin/therapist/listing/queries';
import {
  type ListingInput,
  listingSchema,
  newListingSchema,
  slugOf,
} from '@/lib/admin/therapist/listing/schema';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { catchMail } from '@/test/notification/mail-catcher';
import { queuedNews } from '@/test/notification/news';
import { runDueJobs } from '@/test/server/jobs';
import { createProfile, createTherapist } from '@/test/therapist/factories';

setUpDatabase();

let admin: Awaited<ReturnType<typeof createAdmin>>;
beforeEach(async () => {
  admin = await createAdmin();
});

const typed = {
  title: 'Counselling Psychologist',
  specialization: 'Anxiety\nGrief',
  location: 'Pune',
  availability: '',
  languages: 'English, Marathi',
  video: 'on',
  phone: '',
  inPerson: '',
  yearsOfExperience: '8',
  sessionRate: '1500',
  linkedin: '',
  bio: 'I listen first.',
  name: 'Dr. Āshá Rao',
  email: 'Asha@Antarman.test',
  gender: 'woman',
  acceptingNewClients: 'on',
  displayOrder: '',
  slug: '',
};
const input = (given: Partial<typeof typed> = {}): ListingInput =>
  newListingSchema.parse({ ...typed, ...given });

async function openListing(row: Therapist): Promise<{ version: string; input: ListingInput }> {
  const listing = await readListing(admin.viewer, row.id, admin.request);
  if (!listing) throw new Error('expected a listing');
  const {
    therapist: _,
    version,
    ...same
  } = listingSchema.parse({
    ...listing.fields,
    therapist: row.id,
    version: listing.version,
  });
  return { version, input: same };
}

const lines = () =>
  db.auditEntry.findMany({ where: { action: { startsWith: 'therapist.' } }, orderBy: { id: 'asc' } });

describe('a new listing', () => {
  it('is made once for one visit, is not public, comes last, and has a slug from the name', async () => {
    await createTherapist({ displayOrder: 40, slug: 'dr-asha-rao' });
    const id = randomUUID();
    expect(await createListing(id, input(), admin)).toEqual({ done: true, id });
    expect(await createListing(id, input({ name: 'Twice' }), admin)).toEqual({ done: true, id });
    expect(await db.therapist.findUniqueOrThrow({ where: { id } })).toMatchObject({
      slug: 'dr-asha-rao-2',
      displayOrder: 50,
      isActive: false,
      activatedAt: null,
      email: 'asha@antarman.test',
      modes: ['video'],
      specialization: ['Anxiety', 'Grief'],
    });
    expect(await lines()).toMatchObject([{ action: 'therapist.created', actorUserId: admin.viewer.userId }]);
  });

  it('has a slug of its own beside others of the same name made in the same moment', async () => {
    const made = await Promise.all(
      Array.from({ length: 6 }, () => createListing(randomUUID(), input(), admin)),
    );
    expect(made.map(({ done }) => done)).toEqual(Array(6).fill(true));
    const slugs = await db.therapist.findMany({ select: { slug: true } });
    const names = ['', '-2', '-3', '-4', '-5', '-6'].map((number) => `dr-asha-rao${number}`);
    expect(slugs.map(({ slug }) => slug).sort()).toEqual(names);
    const id = randomUUID();
    const twice = await Promise.all([createListing(id, input(), admin), createListing(id, input(), admin)]);
    expect(twice).toEqual([
      { done: true, id },
      { done: true, id },
    ]);
  });

  it('is refused with another’s slug and with a title that nothing proves', async () => {
    await createTherapist({ slug: 'asha-rao' });
    const taken = await createListing(randomUUID(), input({ slug: 'asha-rao' }), admin);
    expect(taken).toEqual({ done: false, because: 'slug-taken' });
    const unproven = await createListing(randomUUID(), input({ title: 'Clinical Psychologist' }), admin);
    expect(unproven).toEqual({ done: false, because: 'unproven' });
    expect(await lines()).toEqual([]);
  });

  it.each([
    ['Dr. Āshá Rao', 'dr-asha-rao'],
    ['  --Zoya  Khan--', 'zoya-khan'],
    ['आशा', ''],
    ['x'.repeat(200), 'x'.repeat(90)],
  ])('takes from the name %s the address %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it.each([
    ['slug', 'asha--rao'],
    ['slug', '-asha'],
    ['slug', 'आशा'],
    ['name', 'https://evil.example'],
    ['email', 'a@b.example, c@d.example'],
    ['displayOrder', '1.5'],
    ['sessionRate', '0'],
    ['sessionRate', '1e3'],
    ['yearsOfExperience', '71'],
    ['linkedin', 'javascript:alert(1)'],
    ['gender', 'female'],
    ['specialization', ''],
  ])('is refused with %s %s', (field, value) => {
    const { error } = newListingSchema.safeParse({ ...typed, [field]: value });
    expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });
});

describe('a listing that is changed', () => {
  it('is saved with its old values in the log, but the long text only by its name', {
    tags: ['slow'],
  }, async () => {
    const { userId } = await createProfile({ role: 'therapist' });
    const row = await createTherapist({ userId });
    const opened = await openListing(row);
    const changed = {
      ...opened.input,
      title: 'Psychotherapist',
      bio: 'New words. '.repeat(40),
      sessionRate: '1800.50',
    };
    expect(await saveListing({ id: row.id, ...opened, input: changed }, admin)).toEqual({
      done: true,
      changed: true,
      public: true,
    });
    expect(await db.therapist.findUniqueOrThrow({ where: { id: row.id } })).toMatchObject({
      title: 'Psychotherapist',
      slug: row.slug,
      displayOrder: row.displayOrder,
    });
    const [opening, change] = await lines();
    expect(opening).toMatchObject({ action: 'therapist.opened', subjectUserId: userId });
    expect(change).toMatchObject({ action: 'therapist.changed', subjectUserId: userId, actorRole: 'admin' });
    expect(change?.details).toEqual({
      fields: expect.arrayContaining(['title', 'sessionRate', 'bio']),
      'title.before': 'Counselling Psychologist',
      'title.after': 'Psychotherapist',
      'sessionRate.before': '1500.00',
      'sessionRate.after': '1800.50',
    });
    expect(await db.notification.count({ where: { userId, kind: 'entry.changed' } })).toBe(1);
    expect(await queuedNews()).toEqual([{ userId, title: 'Our team has changed your public profile' }]);
  });

  it('shows the team each kind of session on offer', async () => {
    const { id: therapistId } = await createTherapist({ modes: ['video', 'phone'] });
    const couples = { name: 'Couples session', minutes: 80, fee: '3000.00', modes: ['video'], position: 1 };
    await db.sessionKind.create({ data: { therapistId, ...couples, bookableBy: 'link' } });
    const gone = { name: 'Gone', minutes: 30, archivedAt: new Date() };
    await db.sessionKind.create({ data: { therapistId, ...gone } });
    expect((await readListing(admin.viewer, therapistId, admin.request))?.kinds).toMatchObject([
      { name: 'Individual session', words: '45 minutes · ₹1,500 · Video, Phone' },
      { name: 'Couples session', words: '80 minutes · ₹3,000 · Video', bookableBy: 'link' },
    ]);
  });

  it('says when nothing was different, and writes nothing', async () => {
    const row = await createTherapist();
    const opened = await openListing(row);
    expect(await saveListing({ id: row.id, ...opened }, admin)).toMatchObject({ done: true, changed: false });
    expect(await db.therapist.findUniqueOrThrow({ where: { id: row.id } })).toEqual(row);
    expect(await lines()).toEqual([]);
  });

  it('is not overwritten by somebody who had it open before', async () => {
    const row = await createTherapist();
    const opened = await openListing(row);
    const first = { ...opened, input: { ...opened.input, location: 'Nashik' } };
    const second = { ...opened, input: { ...opened.input, location: 'Nagpur' } };
    const outcomes = await Promise.all([
      saveListing({ id: row.id, ...first }, admin),
      saveListing({ id: row.id, ...second }, admin),
    ]);
    expect(outcomes.filter(({ done }) => done)).toHaveLength(1);
    expect(outcomes).toContainEqual(expect.objectContaining({ done: false, because: 'outdated' }));
  });

  it('keeps its slug once it has been public, but not before', async () => {
    const row = await createTherapist({ isActive: false });
    const opened = await openListing(row);
    const moved = { ...opened, input: { ...opened.input, slug: 'somewhere-else' } };
    expect(await saveListing({ id: row.id, ...moved }, admin)).toEqual({
      done: false,
      because: 'slug-fixed',
    });
    const draft = await createTherapist({ isActive: false, activatedAt: null });
    const openedDraft = await openListing(draft);
    const asOther = { ...openedDraft, input: { ...openedDraft.input, slug: row.slug } };
    expect(await saveListing({ id: draft.id, ...asOther }, admin)).toEqual({
      done: false,
      because: 'slug-taken',
    });
    const asNew = { ...openedDraft, input: { ...openedDraft.input, slug: 'new-address' } };
    expect(await saveListing({ id: draft.id, ...asNew }, admin)).toMatchObject({ done: true, public: false });
  });

  it('cannot say “Clinical Psychologist” without a live register check', async () => {
    const row = await createTherapist();
    const opened = await openListing(row);
    const claim = { id: row.id, ...opened, input: { ...opened.input, title: 'Clinical Psychologist' } };
    expect(await saveListing(claim, admin)).toEqual({ done: false, because: 'unproven' });
    await db.therapistRegistration.create({
      data: {
        therapistId: row.id,
        register: 'RCI',
        number: 'A1',
        checkedAt: new Date(),
        expiresOn: new Date('2099-03-31'),
      },
    });
    expect(await saveListing(claim, admin)).toMatchObject({ done: true, changed: true });
  });

  it('tells the former mailbox', { tags: ['slow'] }, async () => {
    const row = await createTherapist({ email: 'old@antarman.test' });
    const opened = await openListing(row);
    await saveListing(
      { id: row.id, ...opened, input: { ...opened.input, email: 'new@antarman.test' } },
      admin,
    );
    const post = await catchMail();
    await runDueJobs(adminTherapistJobs);
    expect(post.caught.map(({ recipients }) => recipients)).toEqual([['old@antarman.test']]);
    expect(post.caught[0]?.raw).not.toContain('new@antarman.test');
  });

  it('is not found for an unknown id', async () => {
    expect(await readListing(admin.viewer, randomUUID(), admin.request)).toBeUndefined();
    expect(await readListing(admin.viewer, "' OR 1=1", admin.request)).toBeUndefined();
    const gone = await saveListing({ id: randomUUID(), version: '', input: input() }, admin);
    expect(gone).toEqual({ done: false, because: 'gone' });
  });
});
