import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Therapist } from '@/generated/prisma/client';
import { actionMessages, admissionMessages } from '@/lib/action/messages';
import { createTherapist as createTherapistEntry, saveTherapist } from '@/lib/admin/therapist/entry/actions';
import { readEntry } from '@/lib/admin/therapist/entry/queries';
import { newEntryFormKind } from '@/lib/admin/therapist/entry/rules';
import { saveTherapistPayout } from '@/lib/admin/therapist/payout/actions';
import { addTherapistRegistration } from '@/lib/admin/therapist/register/actions';
import { entryMessages } from '@/lib/admin/therapist/rules';
import { moveTherapist, setTherapistPublic } from '@/lib/admin/therapist/standing/actions';
import { db } from '@/lib/db';
import { createAdmin } from '@/lib/testing/back-office';
import { setUpDatabase } from '@/lib/testing/database';
import { createTherapist } from '@/lib/testing/factories';
import { formOf, ownPageHeaders, usableToken } from '@/lib/testing/form';
import { signedIn } from '@/lib/testing/signed-in';

const caller = vi.hoisted(() => ({ headers: new Headers(), token: '' }));
vi.mock('next/headers', () => ({
  headers: async () => caller.headers,
  cookies: async () => ({ get: () => (caller.token ? { value: caller.token } : undefined) }),
}));
vi.mock('next/cache', async (original) => ({
  ...(await original<typeof import('next/cache')>()),
  refresh: () => undefined,
}));

setUpDatabase();

let admin: Awaited<ReturnType<typeof createAdmin>>;
let therapist: Therapist;
beforeEach(async () => {
  admin = await createAdmin();
  therapist = await createTherapist();
  caller.headers = ownPageHeaders();
  // As a page with scripts sends it.
  caller.headers.set('next-action', 'x');
  caller.token = admin.token;
});

const presses: [string, () => Promise<unknown>][] = [
  ['makes public', () => setTherapistPublic(null, formOf({ therapist: therapist.id, public: 'no' }, ''))],
  ['moves', () => moveTherapist(null, formOf({ therapist: therapist.id, towards: 'up' }, ''))],
  ['saves', () => saveTherapist(null, formOf({ therapist: therapist.id }, ''))],
  ['pays elsewhere', () => saveTherapistPayout(null, formOf({ therapist: therapist.id }, ''))],
];

describe.each(presses)('whoever %s', (_, press) => {
  it('is an admin who has passed the second factor', async () => {
    const before = await db.therapist.findMany();
    caller.token = (await signedIn()).token;
    expect(await press()).toEqual({ ok: false, message: admissionMessages.otherRole });
    caller.token = admin.token;
    await db.userSession.updateMany({ data: { secondFactorAt: null } });
    expect(await press()).toEqual({ ok: false, message: admissionMessages.noSecondFactor });
    expect(await db.therapist.findMany()).toEqual(before);
  });
});

async function fieldsOf(id: string): Promise<Record<string, string>> {
  const entry = await readEntry(admin.viewer, id, admin.request);
  if (!entry) throw new Error('expected an entry');
  return { ...entry.fields, therapist: id, version: entry.version };
}

describe('the entry', () => {
  it('is saved from what its own page shows, with the words of the page', async () => {
    const fields = { ...(await fieldsOf(therapist.id)), slug: '' };
    expect(await saveTherapist(null, formOf(fields, ''))).toMatchObject({
      ok: true,
      message: entryMessages.unchanged,
    });
    const renamed = { ...fields, title: 'Psychotherapist' };
    expect(await saveTherapist(null, formOf(renamed, ''))).toMatchObject({
      ok: true,
      message: entryMessages.saved,
    });
    expect(await saveTherapist(null, formOf({ ...renamed, title: 'Counsellor' }, ''))).toMatchObject({
      ok: false,
      message: entryMessages.stale,
      values: { title: 'Counsellor' },
    });
    const claim = { ...(await fieldsOf(therapist.id)), slug: '', title: 'Clinical Psychologist' };
    expect(await saveTherapist(null, formOf(claim, ''))).toMatchObject({
      ok: false,
      fieldErrors: { title: entryMessages.unproven },
    });
  });

  it('is made by one visit once, and leads to its page', async () => {
    const { therapist: _, version: __, ...fields } = await fieldsOf(therapist.id);
    const form = () => formOf({ ...fields, slug: 'new-one' }, token);
    const token = usableToken(newEntryFormKind);
    const made = await createTherapistEntry(null, form());
    expect(made).toMatchObject({ ok: true, message: entryMessages.created });
    const { id } = await db.therapist.findUniqueOrThrow({ where: { slug: 'new-one' } });
    expect(made).toMatchObject({ data: { next: `/admin/therapists/${id}` } });
    expect(await createTherapistEntry(null, form())).toMatchObject({
      data: { next: `/admin/therapists/${id}` },
    });
    expect(await db.therapist.count()).toBe(2);
  });

  it('takes a register number once', async () => {
    const fields = { therapist: therapist.id, register: 'RCI', number: ' a 12345 ' };
    expect(await addTherapistRegistration(null, formOf(fields, ''))).toMatchObject({ ok: true });
    expect(await addTherapistRegistration(null, formOf(fields, ''))).toMatchObject({
      ok: false,
      fieldErrors: { number: entryMessages.registrationTaken },
    });
    expect(await db.therapistRegistration.findMany()).toMatchObject([{ number: 'A 12345', checkedAt: null }]);
  });
});

describe('payment details', () => {
  const typed = async (given: Record<string, string> = {}) => ({
    therapist: therapist.id,
    version: (await fieldsOf(therapist.id)).version ?? '',
    bankName: 'Canara Bank',
    accountHolder: 'Asha Rao',
    accountNumber: '998877665544',
    accountNumberAgain: '998877665544',
    ifsc: 'CNRB0000001',
    upiId: '',
    upiIdAgain: '',
    taxStatus: 'unregistered',
    gstin: '',
    confirmation: '',
    ...given,
  });

  it('are never sent back, and are saved only once it is surely the admin', async () => {
    const different = await saveTherapistPayout(
      null,
      formOf(await typed({ accountNumberAgain: '998877665545' }), ''),
    );
    expect(different).toMatchObject({ ok: false, message: actionMessages.check });
    expect(JSON.stringify(different)).not.toMatch(/9988776655/);

    const old = new Date(Date.now() - 6 * 60_000);
    await db.userSession.updateMany({ data: { secondFactorAt: old } });
    expect(await saveTherapistPayout(null, formOf(await typed(), ''))).toMatchObject({
      ok: false,
      fieldErrors: { confirmation: entryMessages.confirmFirst },
    });
    const guessed = await saveTherapistPayout(null, formOf(await typed({ confirmation: 'my guess' }), ''));
    expect(guessed).toMatchObject({ ok: false, fieldErrors: { confirmation: entryMessages.notConfirmed } });
    expect(JSON.stringify(guessed)).not.toContain('my guess');
    expect(await db.therapist.findUniqueOrThrow({ where: { id: therapist.id } })).toEqual(therapist);

    await db.userSession.updateMany({ data: { secondFactorAt: new Date() } });
    expect(await saveTherapistPayout(null, formOf(await typed(), ''))).toMatchObject({
      ok: true,
      message: entryMessages.payoutSaved,
    });
  });
});
