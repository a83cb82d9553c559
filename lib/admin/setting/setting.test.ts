import { beforeEach, expect, it } from 'vitest';
import { showOwnerClaims } from '@/lib/admin/setting/commands';
import { claimsSchema } from '@/lib/admin/setting/schema';
import { db } from '@/lib/server/db';
import { readOwnerClaims } from '@/lib/site/claims/queries';
import { readDirectory } from '@/lib/therapist/directory/queries';
import { parseCriteria } from '@/lib/therapist/directory/schema';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { createTherapist } from '@/test/therapist/factories';

setUpDatabase();

let admin: Awaited<ReturnType<typeof createAdmin>>;
beforeEach(async () => {
  admin = await createAdmin();
});

const audited = async () =>
  (
    await db.auditEntry.findMany({ where: { action: { startsWith: 'claims.' } }, orderBy: { id: 'asc' } })
  ).map(({ action, actorUserId }) => ({ action, by: actorUserId }));

it('shows claims until an admin hides them, and says who did', async () => {
  expect(await readOwnerClaims()).toBe(true);
  expect(await showOwnerClaims(true, admin)).toBe(false);
  expect(await showOwnerClaims(false, admin)).toBe(true);
  expect(await readOwnerClaims()).toBe(false);
  expect(await showOwnerClaims(true, admin)).toBe(true);
  expect(await readOwnerClaims()).toBe(true);
  const by = admin.viewer.userId;
  expect(await audited()).toEqual([
    { action: 'claims.hidden', by },
    { action: 'claims.shown', by },
  ]);
});

it('is switched once by two admins at the same moment', async () => {
  const outcomes = await Promise.all([showOwnerClaims(false, admin), showOwnerClaims(false, admin)]);
  expect(outcomes.sort()).toEqual([false, true]);
  expect(await audited()).toHaveLength(1);
});

it('takes the claimed rating off the cards of samples', async () => {
  await createTherapist({ isSample: true });
  const card = async () => (await readDirectory(parseCriteria({}))).cards[0];
  expect(await card()).toMatchObject({ sample: true, claimed: { value: 4.8, reviews: 24 } });
  await showOwnerClaims(false, admin);
  expect(await card()).toMatchObject({ sample: true, claimed: null });
});

it.each(['', 'on', 'YES'])('refuses %j', (shown) => {
  expect(claimsSchema.safeParse({ shown }).success).toBe(false);
});
