import { describe, expect, it } from 'vitest';
import { adminTherapistJobs } from '@/lib/admin/therapist/jobs';
import { savePayout } from '@/lib/admin/therapist/payout/commands';
import { payoutSaved } from '@/lib/admin/therapist/rules';
import { formatMoment, indianZone } from '@/lib/format/time';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { catchMail } from '@/test/notification/mail-catcher';
import { runDueJobs } from '@/test/server/jobs';
import { createProfile, createTherapist } from '@/test/therapist/factories';

setUpDatabase();

const details = {
  bankName: 'Canara Bank',
  accountHolder: 'Asha Rao',
  accountNumber: '998877665544',
  ifsc: 'CNRB0000001',
  upiId: 'asha.rao@okbank',
  taxStatus: 'registered',
  gstin: '27AAPFU0939F1ZV',
} as const;

describe('when payers see the account', () => {
  const empty = { bankName: null, accountHolder: null, accountNumber: null, ifsc: null, upiId: null };
  const none = { ...empty, taxStatus: 'unregistered', gstin: null } as const;

  /** Saves, and reads the answer on the page and the mail. */
  async function saved(given: Parameters<typeof savePayout>[0]['details'], own: boolean) {
    const { id, updatedAt } = await db.therapist.findFirstOrThrow();
    const outcome = await savePayout({ id, version: updatedAt, details: given }, await createAdmin());
    const post = await catchMail();
    await runDueJobs(adminTherapistJobs);
    const shownFrom = 'shownFrom' in outcome ? outcome.shownFrom : undefined;
    if (shownFrom === undefined) throw new Error('Nothing was changed.');
    return {
      shownFrom,
      page: payoutSaved(shownFrom, own, indianZone),
      mail: post.caught[0]?.mail.text?.replaceAll(/\s+/g, ' ') ?? '',
    };
  }

  it('is said alike on the page and by mail: a first account at once, a change a day later', {
    tags: ['slow'],
  }, async () => {
    const { userId } = await createProfile({ role: 'therapist' });
    await createTherapist({ ...empty, userId });

    const first = await saved(details, true);
    expect(first.page).toBe('Saved. We have notified you by email and in your account. Payers see it now.');
    expect(first.mail).toContain('Payers see it now.');
    expect(first.mail).not.toMatch(/24 hours|no one has paid/);

    const second = await saved({ ...details, accountNumber: '112233445566' }, false);
    const { validFrom } = await db.payeeAccount.findFirstOrThrow({
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    });
    const later = `Payers see the new account from ${formatMoment(validFrom)}, and the old one until then.`;
    expect(second.shownFrom).toEqual(validFrom);
    expect(second.page).toBe(`Saved. We have notified the therapist by email and in their account. ${later}`);
    expect(second.mail).toContain(later);
    expect(second.mail).toContain('no one has paid into the new account yet');

    // A correction counts at once, and so does a removal.
    expect((await saved(details, true)).page).toContain('Payers see it now.');
    expect((await saved(none, true)).page).toContain('Payers no longer see the old account.');
  });
});
