import { expect, it } from 'vitest';
import { resetSecondFactorByOperator } from '@/lib/account/second-factor/operator';
import { viewerOfToken } from '@/lib/account/session/session';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';

setUpDatabase();

it('removes a lost second factor and signs the person out', async () => {
  const { viewer, token } = await createAdmin();
  const { userId, email } = viewer;
  await db.secondFactor.create({ data: { userId, encryptedSecret: 'sealed', confirmedAt: new Date() } });
  await db.recoveryCode.create({ data: { userId, codeHash: 'a'.repeat(64) } });

  expect(await resetSecondFactorByOperator(email.toUpperCase())).toContain('is removed');
  expect(await db.secondFactor.count()).toBe(0);
  expect(await db.recoveryCode.count()).toBe(0);
  expect(await viewerOfToken(token)).toBeNull();
  expect(await db.auditEntry.findMany()).toMatchObject([
    { action: 'second-factor.reset', actorRole: 'operator', subjectUserId: userId },
  ]);
  expect(await resetSecondFactorByOperator(email)).toContain('nothing was changed');
});

it('refuses an unknown address', async () => {
  await expect(resetSecondFactorByOperator('nobody@antarman.test')).rejects.toThrow('There is no account');
});
