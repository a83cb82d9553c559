import { beforeEach, describe, expect, it } from 'vitest';
import type { Therapist } from '@/generated/prisma/client';
import {
  createTherapist as createTherapistListing,
  saveTherapist,
} from '@/lib/admin/therapist/listing/actions';
import { readListing } from '@/lib/admin/therapist/listing/queries';
import { newListingFormKind } from '@/lib/admin/therapist/listing/rules';
import { moveTherapist, setTherapistPublic } from '@/lib/admin/therapist/listing-status/actions';
import { saveTherapistPayout } from '@/lib/admin/therapist/payout/actions';
import { addTherapistRegistration } from '@/lib/admin/therapist/register/actions';
import { listingMessages } from '@/lib/admin/therapist/rules';
import { actionMessages, admissionMessages } from '@/lib/server/action/messages';
import { db } from '@/lib/server/db';
import { actionHeader } from '@/lib/server/request/framework-names.mjs';
import { createAdmin } from '@/test/account/back-office';
import { signedIn } from '@/test/account/signed-in';
import { setUpDatabase } from '@/test/database/database';
import { formOf, usableToken } from '@/test/server/form';
import { setUpVisitor, visitor } from '@/test/server/visitor';
import { createTherapist } from '@/test/therapist/factories';

setUpDatabase();
setUpVisitor();

let admin: Awaited<ReturnType<typeof createAdmin>>;
let therapist: Therapist;
beforeEach(async () => {
  admin = await createAdmin();
  therapist = await createTherapist();
  // Marks the request as sent by a page with scripts.
  visitor.headers.set(actionHeader, 'x');
  visitor.token = admin.token;
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
    visitor.token = (await signedIn()).token;
    expect(await press()).toEqual({ ok: false, message: admissionMessages.otherRole });
    visitor.token = admin.token;
    await db.userSession.updateMany({ data: { secondFactorAt: null } });
    expect(await press()).toEqual({ ok: false, message: admissionMessages.noSecondFactor });
    expect(await db.therapist.findMany()).toEqual(before);
  });
});

async function fieldsOf(id: string): Promise<Record<string, string>> {
  const listing = await readListing(admin.viewer, id, admin.request);
  if (!listing) throw new Error('expected a listing');
  return { ...listing.fields, therapist: id, version: listing.version };
}

describe('the listing', () => {
  it('saves what its own page shows, and answers in the words of the page', { tags: ['slow'] }, async () => {
    const fields = { ...(await fieldsOf(therapist.id)), slug: '' };
    expect(await saveTherapist(null, formOf(fields, ''))).toMatchObject({
      ok: true,
      message: listingMessages.unchanged,
    });
    const renamed = { ...fields, title: 'Psychotherapist' };
    expect(await saveTherapist(null, formOf(renamed, ''))).toMatchObject({
      ok: true,
      message: listingMessages.saved,
    });
    expect(await saveTherapist(null, formOf({ ...renamed, title: 'Counsellor' }, ''))).toMatchObject({
      ok: false,
      message: actionMessages.outdated,
      values: { title: 'Counsellor' },
    });
    const claim = { ...(await fieldsOf(therapist.id)), slug: '', title: 'Clinical Psychologist' };
    expect(await saveTherapist(null, formOf(claim, ''))).toMatchObject({
      ok: false,
      fieldErrors: { title: listingMessages.unproven },
    });
  });

  it('is made once by one visit, which is redirected to its page', async () => {
    const { therapist: _, version: __, ...fields } = await fieldsOf(therapist.id);
    const form = () => formOf({ ...fields, slug: 'new-one' }, token);
    const token = usableToken(newListingFormKind);
    const made = await createTherapistListing(null, form());
    expect(made).toMatchObject({ ok: true, message: listingMessages.created });
    const { id } = await db.therapist.findUniqueOrThrow({ where: { slug: 'new-one' } });
    expect(made).toMatchObject({ data: { next: `/admin/therapists/${id}` } });
    expect(await createTherapistListing(null, form())).toMatchObject({
      data: { next: `/admin/therapists/${id}` },
    });
    expect(await db.therapist.count()).toBe(2);
  });

  it('accepts a register number once', async () => {
    const fields = { therapist: therapist.id, register: 'RCI', number: ' a 12345 ' };
    expect(await addTherapistRegistration(null, formOf(fields, ''))).toMatchObject({ ok: true });
    expect(await addTherapistRegistration(null, formOf(fields, ''))).toMatchObject({
      ok: false,
      fieldErrors: { number: listingMessages.registrationTaken },
    });
    expect(await db.therapistRegistration.findMany()).toMatchObject([{ number: 'A 12345', checkedAt: null }]);
  });
});

describe('payment details', () => {
  const typed = async (given: Record<string, string> = {}) => ({
    therapist: therapist.id,
    version: (await readListing(admin.viewer, therapist.id, admin.request))?.payout.version ?? '',
    bankName: 'Canara Bank',
    accountHolder: 'Asha Rao',
    accountNumber: '998877665544',
    accountNumberAgain: '998877665544',
    ifsc: 'CNRB0000001',
    upiId: '',
    upiIdAgain: '',
    taxStatus: 'unregistered',
    gstin: '',
    onBehalf: 'They asked us on the phone.',
    confirmation: '',
    ...given,
  });

  it('are never sent back, and need a fresh confirmation by the admin', { tags: ['slow'] }, async () => {
    const different = await saveTherapistPayout(
      null,
      formOf(await typed({ accountNumberAgain: '998877665545' }), ''),
    );
    expect(different).toMatchObject({ ok: false, message: actionMessages.check });
    expect(JSON.stringify(different)).not.toMatch(/9988776655/);

    // The reason is checked before the confirmation, because a code of the app works only once.
    expect(await saveTherapistPayout(null, formOf(await typed({ onBehalf: '  ' }), ''))).toMatchObject({
      ok: false,
      fieldErrors: { onBehalf: listingMessages.reasonOwed },
    });

    const old = new Date(Date.now() - 6 * 60_000);
    await db.userSession.updateMany({ data: { secondFactorAt: old } });
    expect(await saveTherapistPayout(null, formOf(await typed(), ''))).toMatchObject({
      ok: false,
      fieldErrors: { confirmation: listingMessages.confirmFirst },
    });
    const guessed = await saveTherapistPayout(null, formOf(await typed({ confirmation: 'my guess' }), ''));
    expect(guessed).toMatchObject({ ok: false, fieldErrors: { confirmation: listingMessages.notConfirmed } });
    expect(JSON.stringify(guessed)).not.toContain('my guess');
    expect(await db.therapist.findUniqueOrThrow({ where: { id: therapist.id } })).toEqual(therapist);

    await db.userSession.updateMany({ data: { secondFactorAt: new Date() } });
    expect(await saveTherapistPayout(null, formOf(await typed(), ''))).toMatchObject({
      ok: true,
      message: expect.stringMatching(/^Saved\. We have notified the therapist by email/),
    });
  });
});
