import { expect, it } from 'vitest';
import { consumeToken, issueToken } from '@/lib/account/token/commands';
import { linkSecret } from '@/lib/account/token/link-secret';
import { linkWorks } from '@/lib/account/token/queries';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { createUser } from '@/test/therapist/factories';

setUpDatabase();

/** The secret of a link that confirms an address, and its owner. */
async function link(minutes: number) {
  const { id: userId } = await createUser();
  const tokenId = await issueToken(db, { userId, purpose: 'verify_email', minutes });
  return { userId, secret: linkSecret('verify_email', tokenId ?? '') };
}

it('a link is used once', async () => {
  const { userId, secret } = await link(60);
  expect(await linkWorks('verify_email', secret)).toBe(true);
  expect(await consumeToken(db, 'verify_email', secret)).toBe(userId);
  expect(await consumeToken(db, 'verify_email', secret)).toBeNull();
  expect(await linkWorks('verify_email', secret)).toBe(false);
});

it('a link of one purpose is none of another', async () => {
  const { secret } = await link(60);
  expect(await linkWorks('reset_password', secret)).toBe(false);
  expect(await consumeToken(db, 'reset_password', secret)).toBeNull();
});

it('a link that is too old is used by nobody', async () => {
  const { secret } = await link(-1);
  expect(await linkWorks('verify_email', secret)).toBe(false);
  expect(await consumeToken(db, 'verify_email', secret)).toBeNull();
});
