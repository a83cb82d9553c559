import { beforeEach, describe, expect, it } from 'vitest';
import type { MemberOf } from '@/lib/account/session/session';
import { approveWithListing } from '@/lib/admin/application/commands';
import { linkAccount, unlinkAccount } from '@/lib/admin/therapist/account/commands';
import { beginNote } from '@/lib/care/note/commands';
import { openNote } from '@/lib/care/note/queries';
import { db } from '@/lib/server/db';
import { newDataKey } from '@/lib/server/seal/data-key';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { createClientOf, createPractice } from '@/test/payment/quotations';
import { createProfile } from '@/test/therapist/factories';

setUpDatabase();

let admin: Awaited<ReturnType<typeof createAdmin>>;
beforeEach(async () => {
  admin = await createAdmin();
});

/** Another therapist's account, not yet linked to a listing. */
async function anotherAccount() {
  const profile = await createProfile({ role: 'therapist', firstName: 'Bela', lastName: 'Rao' });
  const { id } = await db.therapistApplication.create({
    data: { profileId: profile.id, practice: 'Couples, in Pune.' },
  });
  return { id, userId: profile.userId, email: profile.email };
}

describe('a listing in which somebody has worked with clients', () => {
  it('is joined to that account alone, by any path, and gives them their notes back', async () => {
    const practice = await createPractice();
    const { id } = practice.therapist;
    const author = practice.viewer as MemberOf<'therapist'>;
    const client = await createClientOf(practice.therapist);
    const note = (await beginNote(author, client.viewer.profile.id, 'free')) ?? '';
    const bela = await anotherAccount();
    expect(await unlinkAccount(id, admin)).toBe(true);
    const refused = { done: false, because: 'care-of-another' };
    expect(await linkAccount(id, bela.email, admin)).toEqual(refused);
    expect(await approveWithListing(bela.id, id, admin)).toEqual(refused);
    const past = db.therapist.update({ where: { id }, data: { userId: bela.userId } });
    await expect(past).rejects.toThrow(/care of this listing/);
    const forged = db.therapist.update({ where: { id }, data: { careUserId: bela.userId } });
    expect((await forged).careUserId).toBe(author.userId);
    expect(await openNote({ ...author, userId: bela.userId }, note)).toBeUndefined();

    expect(await linkAccount(id, author.email, admin)).toEqual({ done: true });
    expect(await openNote(author, note)).toMatchObject({ template: 'free' });
  });

  it.each(['a conversation', 'a result', 'a session'])(
    'counts %s as their work',
    { tags: ['slow'] },
    async (kind) => {
      const practice = await createPractice();
      const therapistId = practice.therapist.id;
      const { id: clientId } = await createProfile();
      if (kind === 'a conversation') {
        await db.messageThread.create({ data: { clientId, therapistId, sealedKey: newDataKey().wrapped } });
      } else if (kind === 'a result') {
        const result = { clientId, assessmentType: 'PHQ-9', score: 4, completedAt: new Date() };
        await db.assessment.create({ data: { ...result, sharedWithTherapistId: therapistId } });
      } else {
        await db.therapySession.create({ data: { clientId, therapistId, sessionDate: new Date() } });
      }
      await unlinkAccount(therapistId, admin);
      const { email } = await anotherAccount();
      expect(await linkAccount(therapistId, email, admin)).toMatchObject({ because: 'care-of-another' });
    },
  );

  it('stays closed to others when its account is gone, and forgets whose it was', {
    tags: ['slow'],
  }, async () => {
    const { therapist, viewer } = await createPractice();
    await createClientOf(therapist);
    await db.user.delete({ where: { id: viewer.userId } });
    const { careUserId } = await db.therapist.findUniqueOrThrow({ where: { id: therapist.id } });
    expect(careUserId).toBe('00000000-0000-0000-0000-000000000000');
    const bela = await anotherAccount();
    expect(await linkAccount(therapist.id, bela.email, admin)).toMatchObject({ because: 'care-of-another' });
  });

  it('without such work goes to whoever is named', async () => {
    const { therapist } = await createPractice();
    await unlinkAccount(therapist.id, admin);
    const bela = await anotherAccount();
    expect(await linkAccount(therapist.id, bela.email, admin)).toEqual({ done: true });
    const { userId, careUserId } = await db.therapist.findUniqueOrThrow({ where: { id: therapist.id } });
    expect([userId, careUserId]).toEqual([bela.userId, bela.userId]);
  });
});
