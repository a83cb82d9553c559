import { describe, expect, it } from 'vitest';
import { accountJobs } from '@/lib/account/jobs';
import {
  createAdmin as createByOperator,
  demoteAdmin,
  promoteToAdmin,
} from '@/lib/account/operator/commands';
import { secondFactorJobs } from '@/lib/account/second-factor/jobs';
import { resetSecondFactorByOperator } from '@/lib/account/second-factor/operator';
import { viewerOfToken } from '@/lib/account/session/session';
import { disableAccount, enableAccount, endsWith } from '@/lib/admin/user/closing';
import { eraseUser, giveRole, resetSecondFactorOf } from '@/lib/admin/user/commands';
import { versionOf } from '@/lib/server/action/outdated';
import { db } from '@/lib/server/db';
import { createAdmin, freshCode, freshProof } from '@/test/account/back-office';
import { signedIn } from '@/test/account/signed-in';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { runDueJobs } from '@/test/server/jobs';
import { createProfile } from '@/test/therapist/factories';

setUpDatabase();
const catcher = setUpMailCatcher();

const reason = 'Joins the team on Monday';
const shown = (role: string) => versionOf({ role });

async function told() {
  await runDueJobs({ ...accountJobs, ...secondFactorJobs });
  return Object.fromEntries(
    catcher.caught
      .splice(0)
      .map(({ recipients, mail }) => [recipients[0], { subject: mail.subject, text: mail.text ?? '' }]),
  );
}

const news = 'Access to the back office has changed';

describe('power in the back office', () => {
  it('is given and taken only with a code of the admin’s app at that press, and a code counts once', async () => {
    const by = await createAdmin();
    const other = await createAdmin();
    const { viewer } = await signedIn();
    await freshCode(by.viewer.userId);
    await freshCode(other.viewer.userId);
    const wrong = { code: '000000', reason };
    const { version } = await endsWith(viewer.userId);
    const closing = { because: 'conduct', version, cancels: false } as const;
    expect(await giveRole(by, viewer.userId, { to: 'admin', version: shown('client'), ...wrong })).toBe(
      'wrong',
    );
    expect(await resetSecondFactorOf(by, other.viewer.userId, wrong)).toBe('wrong');
    expect(await disableAccount(by, viewer.userId, { ...closing, ...wrong })).toBe('wrong');
    expect(await eraseUser(other, viewer.userId, { email: viewer.email, ...wrong })).toBe('wrong');
    expect(await db.user.count({ where: { id: viewer.userId, disabledAt: null } })).toBe(1);
    expect(await db.profile.count({ where: { userId: viewer.userId, role: 'client' } })).toBe(1);
    expect(await db.secondFactor.count({ where: { userId: other.viewer.userId } })).toBe(1);
    expect(await db.auditEntry.count({ where: { action: 'second-factor.refused' } })).toBe(4);

    const code = await freshCode(by.viewer.userId);
    const proof = { code, reason };
    expect(await disableAccount(by, viewer.userId, { ...closing, ...proof })).toBe('done');
    expect(await enableAccount(by, viewer.userId, proof)).toBe('used');
    expect(await giveRole(by, viewer.userId, { to: 'admin', version: shown('client'), ...proof })).toBe(
      'not-ready',
    );
  });

  it('uses no code up for what is refused anyway, and stops guessing', async () => {
    const by = await createAdmin();
    const { viewer } = await signedIn();
    const proof = { code: await freshCode(by.viewer.userId), reason };
    expect(await giveRole(by, by.viewer.userId, { to: 'client', version: shown('admin'), ...proof })).toBe(
      'yourself',
    );
    expect(await giveRole(by, viewer.userId, { to: 'admin', version: shown('client'), ...proof })).toBe(
      'done',
    );
    const tries = [];
    for (let number = 0; number < 6; number += 1) {
      tries.push(
        await giveRole(by, viewer.userId, {
          to: 'client',
          version: shown('admin'),
          code: '000000',
          reason,
        }),
      );
    }
    expect(tries.at(-1)).toBe('limited');
  });

  it('is told to the person and to all admins by mail, with who did it and why', async () => {
    const by = await createAdmin();
    const other = await createAdmin();
    const { viewer } = await signedIn();
    const proof = { ...(await freshProof(by)), reason };
    await giveRole(by, viewer.userId, { to: 'admin', version: shown('client'), ...proof });
    const promoted = await told();
    expect(promoted[viewer.email]?.subject).toBe('You are now an admin of Antarman');
    for (const { email } of [by.viewer, other.viewer]) {
      expect(promoted[email]?.subject).toBe(news);
      expect(promoted[email]?.text).toContain(`${viewer.email} was client and is now admin.`);
      expect(promoted[email]?.text).toContain(reason);
      expect(promoted[email]?.text).toContain(by.viewer.email);
    }

    await giveRole(by, viewer.userId, { to: 'client', version: shown('admin'), ...(await freshProof(by)) });
    const demoted = await told();
    expect(demoted[viewer.email]?.subject).toBe('The role of your account has changed');
    expect(demoted[other.viewer.email]?.subject).toBe(news);

    await freshCode(other.viewer.userId);
    await resetSecondFactorOf(by, other.viewer.userId, await freshProof(by));
    const reset = await told();
    expect(reset[other.viewer.email]?.subject).toBe('Two-step verification was reset');
    expect(reset[by.viewer.email]?.text).toContain('Two-step verification of');

    const { version } = await endsWith(other.viewer.userId);
    const closing = { because: 'safety', version, cancels: false } as const;
    await disableAccount(by, other.viewer.userId, { ...closing, ...(await freshProof(by)) });
    const closed = await told();
    expect(closed[other.viewer.email]?.subject).toBe('Your account was closed');
    expect(closed[by.viewer.email]?.subject).toBe(news);
  });

  it('changed at the command line is told by mail too, and a new admin reads whose back office it is', async () => {
    const { viewer } = await createAdmin();
    const { user } = await createProfile();
    await createByOperator('new@antarman.test', 'Ravi Menon');
    const made = await told();
    expect(made['new@antarman.test']?.subject).toBe('You are an admin of Antarman');
    expect(made['new@antarman.test']?.text).toContain('Choose a password');
    expect(made[viewer.email]?.text).toContain('the operator, at the command line');

    await promoteToAdmin(user.email);
    expect((await told())[user.email]?.subject).toBe('You are now an admin of Antarman');
    await freshCode(user.id);
    await resetSecondFactorByOperator(user.email);
    const reset = await told();
    expect(reset[user.email]?.subject).toBe('Two-step verification was reset');
    expect(reset[viewer.email]?.subject).toBe(news);
    await demoteAdmin(user.email);
    const demoted = await told();
    expect(demoted[user.email]?.subject).toBe('The role of your account has changed');
    expect(demoted[viewer.email]?.subject).toBe(news);
  });

  it('is told to nobody when nothing was changed', async () => {
    const by = await createAdmin();
    const { viewer, token } = await signedIn();
    await giveRole(by, viewer.userId, { to: 'admin', version: shown('client'), code: '000000', reason });
    expect(await viewerOfToken(token)).not.toBeNull();
    expect(await told()).toEqual({});
  });
});
