import { beforeEach, describe, expect, it } from 'vitest';
import { viewerOfToken } from '@/lib/account/session/session';
import { startSession, strengthenSession } from '@/lib/account/session/session-store';
import { acceptApplicationWithNewListing } from '@/lib/admin/application/actions';
import { approveWithNewListing, askApplicant } from '@/lib/admin/application/commands';
import { readApplication } from '@/lib/admin/application/queries';
import { fromApplicationFormKind } from '@/lib/admin/application/rules';
import { fileLink } from '@/lib/admin/file/reading';
import { newListingSchema } from '@/lib/admin/therapist/listing/schema';
import { issueVisitToken } from '@/lib/server/action/form-token';
import { db } from '@/lib/server/db';
import { actionHeader } from '@/lib/server/request/framework-names.mjs';
import { openApplication } from '@/lib/therapist/application/queries';
import { titleMessages } from '@/lib/therapist/title/rules';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { sent, setUpVisitor, visitor } from '@/test/server/visitor';
import {
  createApplicant,
  saveApplication as save,
  sendWhole,
  wholeApplication as whole,
} from '@/test/therapist/applications';
import { type createProfile, createTherapist } from '@/test/therapist/factories';

setUpDatabase();
setUpVisitor();

let admin: Awaited<ReturnType<typeof createAdmin>>;
let adminToken: string;
let applicant: Awaited<ReturnType<typeof createProfile>>;
let id: string;

beforeEach(async () => {
  admin = await createAdmin();
  const office = await startSession(db, admin.viewer.userId, { userAgent: null, networkHash: 'x' });
  adminToken = (await strengthenSession(db, office.id))?.token ?? '';
  ({ applicant, id } = await createApplicant());
});

const row = () => db.therapistApplication.findUniqueOrThrow({ where: { id } });

it('the certificates are opened by the back office alone', async () => {
  await sendWhole();
  const { fileId } = await db.therapistApplicationPaper.findFirstOrThrow();
  const request = { id: 'r', network: 'n' };
  expect(await fileLink(await viewerOfToken(adminToken), fileId, request)).toMatch(
    /^\/api\/files\/content\//,
  );
  expect(await fileLink(await viewerOfToken(visitor.token), fileId, request)).toBeNull();
});

describe('the decision', () => {
  const formOf = (given: Record<string, string>) => {
    const form = sent({
      ...Object.fromEntries(Object.keys(newListingSchema.shape).map((name) => [name, ''])),
      name: 'Kavya Rao',
      email: 'kavya@antarman.test',
      title: whole.title,
      specialization: whole.specialization,
      location: whole.location,
      languages: whole.languages,
      video: 'on',
      sessionRate: '1800',
      lowestFee: '900',
      approaches: whole.approaches,
      degrees: 'MPhil Clinical Psychology, NIMHANS, 2014',
      bio: whole.bio,
      application: id,
      ...given,
    });
    form.append('formToken', issueVisitToken(fromApplicationFormKind));
    return form;
  };

  it('names the words that nobody has proven, in their place', { tags: ['slow'] }, async () => {
    await sendWhole();
    visitor.token = adminToken;
    const sentAt = (await row()).sentAt?.toISOString() ?? '';
    const answer = await acceptApplicationWithNewListing(
      null,
      formOf({ title: 'Psychologist', sent: sentAt }),
    );
    expect(answer).toMatchObject({ ok: false, fieldErrors: { bio: titleMessages.unproven } });
    expect(answer.ok ? {} : answer.fieldErrors).not.toHaveProperty('title');
    expect(await db.therapist.count()).toBe(0);
    expect(await db.therapistRegistration.count()).toBe(0);
  });

  it('fills the listing from the application: register, hours and all, and deletes the papers', {
    tags: ['slow'],
  }, async () => {
    await sendWhole();
    const sentAt = (await row()).sentAt?.toISOString() ?? '';
    visitor.token = adminToken;
    visitor.headers.set(actionHeader, 'id-of-the-action');
    const registered = { register: 'RCI', registerNumber: 'a12345', registerChecked: 'on' };
    const answer = await acceptApplicationWithNewListing(
      null,
      formOf({ ...registered, expiresOn: '2030-03-31', sent: sentAt }),
    );
    expect(answer).toMatchObject({ ok: true });
    const made = await db.therapist.findFirstOrThrow({
      include: { registrations: true, calendar: { include: { hours: true } } },
    });
    expect(made).toMatchObject({
      userId: applicant.userId,
      title: 'Clinical Psychologist',
      degrees: ['MPhil Clinical Psychology, NIMHANS, 2014'],
      approaches: ['Cognitive behavioural therapy'],
      isActive: false,
      registrations: [{ register: 'RCI', number: 'A12345', checkedById: admin.viewer.userId }],
      calendar: { hours: [{ weekday: 1, startMinute: 540, endMinute: 1050 }] },
    });
    expect(made.lowestFee?.toFixed(2)).toBe('900.00');
    expect(await db.therapistApplicationPaper.count()).toBe(0);
    expect(await db.storedFile.count({ where: { deletedAt: null } })).toBe(0);
  });

  it('is not made on something that nobody has read', async () => {
    await sendWhole();
    const seen = (await row()).sentAt?.toISOString() ?? '';
    await save({ ...whole, registerNumber: 'B1' }, 'send', 1);
    const input = newListingSchema.parse({
      ...Object.fromEntries(Object.keys(newListingSchema.shape).map((name) => [name, ''])),
      name: 'Kavya Rao',
      email: 'kavya@antarman.test',
      title: 'Counsellor',
      specialization: 'Grief',
      location: 'Pune',
      languages: 'English',
      video: 'on',
      bio: 'I listen.',
    });
    const listing = '0197c3a0-1111-7222-8333-444455556666';
    expect(await approveWithNewListing(id, listing, { ...input, sent: seen }, admin)).toEqual({
      done: false,
      because: 'changed',
    });
    expect(await db.therapist.count()).toBe(0);
  });

  it('gives a register number to one therapist', async () => {
    const other = await createTherapist();
    await db.therapistRegistration.create({
      data: { therapistId: other.id, register: 'RCI', number: 'A12345' },
    });
    await sendWhole();
    const sentAt = (await row()).sentAt?.toISOString() ?? '';
    visitor.token = adminToken;
    const answer = await acceptApplicationWithNewListing(
      null,
      formOf({
        register: 'RCI',
        registerNumber: 'A12345',
        registerChecked: 'on',
        expiresOn: '2030-03-31',
        sent: sentAt,
      }),
    );
    expect(answer).toMatchObject({ ok: false, fieldErrors: { registerNumber: expect.any(String) } });
    expect(await db.therapist.count()).toBe(1);
    expect(await row()).toMatchObject({ status: 'submitted' });
  });

  it('can wait for an answer of the applicant', async () => {
    await sendWhole();
    expect(await askApplicant(id, 'Which year?', admin)).toBe('asked');
    const viewer = await viewerOfToken(visitor.token);
    expect(await openApplication(viewer as never)).toMatchObject({ question: 'Which year?' });
    expect(await readApplication(admin.viewer, id, admin.request)).toMatchObject({ question: 'Which year?' });
    expect(await save(whole, 'send', 1)).toMatchObject({ ok: true });
    expect(await row()).toMatchObject({ question: null, askedAt: null, status: 'submitted' });
  });
});
