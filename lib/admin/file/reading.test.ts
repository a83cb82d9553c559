import { expect, it } from 'vitest';
import type { Viewer } from '@/lib/account/session/session';
import { viewerOfToken } from '@/lib/account/session/session';
import { startSession } from '@/lib/account/session/session-store';
import { fileLink, openFile } from '@/lib/admin/file/reading';
import { db } from '@/lib/server/db';
import { stageFile } from '@/lib/server/storage/files';
import { setUpDatabase } from '@/test/database/database';
import { accountFor } from '@/test/payment/payments';
import { typedPayment } from '@/test/payment/sent-payments';
import { createProfile, createTherapist } from '@/test/therapist/factories';

setUpDatabase();

const request = { id: 'a-request-id', network: '192.0.2.1' };

async function viewerOf(role: 'client' | 'therapist' | 'admin', secondFactor = true): Promise<Viewer> {
  const { userId } = await createProfile({ role });
  const { token, id } = await startSession(db, userId, { userAgent: null, networkHash: 'x' });
  if (secondFactor) await db.userSession.update({ where: { id }, data: { secondFactorAt: new Date() } });
  const viewer = await viewerOfToken(token);
  if (!viewer) throw new Error('nobody');
  return viewer;
}

/** A payment of this client with its screenshot still attached. */
async function paidBy(client: Viewer) {
  const { id: therapistId } = await createTherapist();
  const id = crypto.randomUUID();
  return db.$transaction(async (tx) => {
    const file = await stageFile(tx, {
      bucket: 'payment-screenshots',
      key: `${id}/screenshot.png`,
      contentType: 'image/png',
      content: Buffer.from('pixels'),
      uploadedById: null,
    });
    await tx.paymentSubmission.create({
      data: {
        id,
        therapistId,
        payeeAccountId: await accountFor(therapistId),
        clientId: client.profile?.id ?? null,
        payerName: typedPayment.payer_name,
        payerEmail: typedPayment.payer_email,
        bankName: typedPayment.bank_name,
        accountNumber: typedPayment.account_number,
        referenceNumber: typedPayment.reference_number,
        amount: '1500',
        screenshotFileId: file.id,
        paymentScreenshot: `${id}/screenshot.png`,
      },
    });
    return file.id;
  });
}

const tokenOf = (link: string | null) => link?.split('/').at(-1) ?? '';

it('a screenshot can be read by the back office, and its owner can see that it was', async () => {
  const client = await viewerOf('client');
  const id = await paidBy(client);
  const admin = await viewerOf('admin');
  const link = await fileLink(admin, id, request);
  const file = await openFile(admin, tokenOf(link));
  expect(file).toMatchObject({
    contentType: 'image/png',
    fileName: expect.stringMatching(/^payment-[0-9A-F]{8}\.png$/),
  });
  expect(Buffer.from(file?.content ?? []).toString()).toBe('pixels');
  expect(await db.auditEntry.findMany()).toMatchObject([
    { actorUserId: admin.userId, action: 'file.opened', subjectId: id, subjectUserId: client.userId },
  ]);
});

it('the link expires after a minute, and is useless to anybody else', async () => {
  const client = await viewerOf('client');
  const id = await paidBy(client);
  const admin = await viewerOf('admin');
  const token = tokenOf(await fileLink(admin, id, request));
  expect(await openFile(admin, token, new Date(Date.now() + 59_000))).not.toBeNull();
  expect(await openFile(admin, token, new Date(Date.now() + 60_001))).toBeNull();
  const others = [null, client, await viewerOf('therapist'), await viewerOf('admin', false)];
  for (const other of others) {
    expect(await openFile(other, token)).toBeNull();
    expect(await fileLink(other, id, request)).toBeNull();
  }
  expect(await openFile(admin, `${token.slice(0, -2)}AA`)).toBeNull();
  expect(await db.auditEntry.count()).toBe(1);
});

it('opens nothing but proofs and CVs: no pictures, copies of data, given-up files or made-up ids', async () => {
  const admin = await viewerOf('admin');
  const id = await paidBy(await viewerOf('client'));
  await db.storedFile.update({ where: { id }, data: { deletedAt: new Date(), content: null } });
  const picture = await db.$transaction((tx) =>
    stageFile(tx, {
      bucket: 'profile-pictures',
      key: `${admin.userId}/1795184626958.webp`,
      contentType: 'image/webp',
      content: Buffer.from('x'),
      uploadedById: admin.userId,
    }),
  );
  for (const wanted of [id, picture.id, crypto.randomUUID(), 'x', "' OR 1=1"]) {
    expect(await fileLink(admin, wanted, request)).toBeNull();
  }
});
