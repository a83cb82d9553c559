import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { periods } from '@/content/retention';
import { day } from '@/lib/format/duration';
import { sweepRecords } from '@/lib/privacy/retention/jobs';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { createProfile, createTherapist } from '@/test/therapist/factories';

setUpDatabase();

const bytes = (length: number) => Buffer.alloc(length, 1);

/** An instant so many months ago, a day before or after the end of the period. */
function ago(months: number, days: number): Date {
  const at = new Date();
  at.setUTCMonth(at.getUTCMonth() - months);
  return new Date(at.getTime() - days * day);
}

async function card(therapistId: string, given: object) {
  const words = { name: `Kavya ${randomUUID()}`, sealedKey: bytes(68), sealed: bytes(40) };
  return (await db.clientCard.create({ data: { therapistId, ...words, ...given } })).id;
}

it('a card without an account goes two years after the last change or invitation, a refusal after three', async () => {
  const { id: therapistId } = await createTherapist();
  const invite = { inviteId: randomUUID(), inviteWay: 'link' };
  const nothing = { name: null, sealedKey: null, sealed: null, refusedKeys: ['5a'] };
  const staying = [
    await card(therapistId, { updatedAt: ago(periods.cardMonths, -2) }),
    await card(therapistId, {
      ...{ updatedAt: ago(periods.cardMonths, 2), ...invite },
      invitedAt: ago(periods.cardMonths, -2),
    }),
    await card(therapistId, { ...nothing, refusedAt: ago(periods.proofMonths, -2) }),
  ];
  await card(therapistId, { updatedAt: ago(periods.cardMonths, 2) });
  await card(therapistId, { ...nothing, refusedAt: ago(periods.proofMonths, 2) });
  await sweepRecords();
  const left = await db.clientCard.findMany({ select: { id: true } });
  expect(left.map(({ id }) => id).sort()).toEqual(staying.sort());
});

it('a linked card stays while the two work together', async () => {
  const [{ id: therapistId }, { id: clientId }] = [await createTherapist(), await createProfile()];
  const linked = { clientId, linkedAt: ago(periods.careMonths, 2) };
  const id = await card(therapistId, linked);
  const session = await db.therapySession.create({
    data: { therapistId, clientId, sessionDate: new Date() },
  });
  await sweepRecords();
  expect(await db.clientCard.findMany({ select: { id: true } })).toEqual([{ id }]);
  await db.therapySession.update({
    where: { id: session.id },
    data: { sessionDate: ago(periods.careMonths, 2) },
  });
  await sweepRecords();
  expect(await db.clientCard.count()).toBe(0);
  expect(await db.therapistClient.count()).toBe(0);
});

it('an uploaded list goes after a day, an imported one loses its words at once and its row after a month', async () => {
  const { id: therapistId } = await createTherapist();
  const list = { therapistId, lines: 2, columns: '0,-1,-1,1,2' };
  const waiting = { ...list, sealedKey: bytes(68), sealed: bytes(40) };
  const before = (days: number) => new Date(Date.now() - days * day);
  await db.cardImport.create({ data: { ...waiting, createdAt: before(periods.cardListDays + 1) } });
  await db.cardImport.create({
    data: { ...list, taken: 2, takenAt: before(periods.cardImportDays + 1), createdAt: before(32) },
  });
  const staying = [
    (await db.cardImport.create({ data: waiting })).id,
    (await db.cardImport.create({ data: { ...list, taken: 2, takenAt: before(2), createdAt: before(2) } }))
      .id,
  ];
  await sweepRecords();
  const left = await db.cardImport.findMany({ select: { id: true } });
  expect(left.map(({ id }) => id).sort()).toEqual(staying.sort());
});

it('records from another practice stay while the two work together, and their lone files go that night', async () => {
  const [{ id: therapistId }, { id: clientId }] = [await createTherapist(), await createProfile()];
  const old = { therapistId, sealedKey: bytes(68), sealed: bytes(40), createdAt: ago(periods.careMonths, 2) };
  const { id: readingId } = await db.broughtRecord.create({ data: old });
  const { id: recordId } = await db.broughtRecord.create({ data: { ...old, readingId, clientId } });
  const place = { bucket: 'private', key: `brought/${therapistId}/${recordId}/1` };
  const file = { ...place, contentType: 'application/pdf', byteSize: 2, sha256: 'a'.repeat(64) };
  const { id: fileId } = await db.storedFile.create({ data: { ...file, content: bytes(2) } });
  await db.broughtPaper.create({ data: { recordId, fileId, sealed: bytes(40) } });
  const session = await db.therapySession.create({
    data: { therapistId, clientId, sessionDate: new Date() },
  });
  await sweepRecords();
  expect(await db.broughtRecord.count()).toBe(2);
  expect(await db.storedFile.findUnique({ where: { id: fileId } })).toMatchObject({ deletedAt: null });
  const sessionDate = ago(periods.careMonths, 2);
  await db.therapySession.update({ where: { id: session.id }, data: { sessionDate } });
  await sweepRecords();
  expect(await db.broughtRecord.count()).toBe(0);
  expect(await db.storedFile.findUnique({ where: { id: fileId } })).toMatchObject({
    deletedAt: expect.any(Date),
    content: null,
  });
});
