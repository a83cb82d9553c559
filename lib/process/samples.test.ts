import { describe, expect, it, vi } from 'vitest';
import { site } from '@/content/site';
import { isPublicOrigin, isSamplePayee, refuseSamples, samplesInPlace } from '@/lib/process/samples';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { createUser } from '@/test/therapist/factories';

setUpDatabase();

const { legalTextsOf, gstin: _gstin, ...identity } = site.owner;

/** The owner has published the legal identity. */
async function publishIdentity(): Promise<void> {
  const content = {
    ...identity,
    legalName: 'Asha Rao',
    address: '12 MG Road, Bengaluru 560001',
    since: legalTextsOf,
  };
  await db.contentVersion.create({
    data: {
      kind: 'legal-identity',
      entry: 'owner',
      number: 1,
      content,
      isPublic: true,
      publishedAt: new Date(),
    },
  });
}

describe('sample values', () => {
  it('keep a public start away, and are named each', async () => {
    vi.stubEnv('APP_URL', 'https://www.antarman.in');
    await createUser({ email: 'client@demo.test' });
    const refused = refuseSamples();
    await expect(refused).rejects.toThrow('APP_URL (https://www.antarman.in) is public');
    await expect(refused).rejects.toThrow(
      /payee .+samplebank.+legal identity .+demo accounts \(client@demo\.test\)/,
    );
  });

  it('are gone one by one as the owner replaces them', async () => {
    await createUser({ email: 'asha@antarman.in' });
    expect(await samplesInPlace()).toHaveLength(2);
    await publishIdentity();
    const left = await samplesInPlace();
    expect(left).toHaveLength(1);
    expect(left[0]).toContain('payee');
    const real = { upiId: 'asha@okhdfcbank', bank: { ifsc: 'HDFC0000001' } };
    expect(isSamplePayee(real)).toBe(false);
    expect(isSamplePayee({ ...real, bank: null })).toBe(false);
    expect(isSamplePayee({ upiId: null, bank: { ifsc: 'DEMO0000001' } })).toBe(true);
  });

  it('are where only this machine or its network can see them', async () => {
    vi.stubEnv('APP_URL', 'http://localhost:3000');
    await createUser({ email: 'client@demo.test' });
    await expect(refuseSamples()).resolves.toBeUndefined();
    for (const inside of [
      'http://127.0.0.1:3000',
      'https://192.168.1.4',
      'https://a.local',
      'https://www.antarman.example',
    ])
      expect(isPublicOrigin(inside)).toBe(false);
    for (const outside of [
      'https://antarman.in',
      'https://8.8.8.8',
      'https://localhost.in',
      'https://notlocal',
    ])
      expect(isPublicOrigin(outside)).toBe(true);
  });
});
