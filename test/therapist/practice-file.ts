import { buffer } from 'node:stream/consumers';
import { expect } from 'vitest';
import { sealedSummary } from '@/lib/booking/handover/sealed';
import { requestExport } from '@/lib/privacy/export/commands';
import { openExport } from '@/lib/privacy/export/download';
import { makeExport } from '@/lib/privacy/export/jobs';
import { takePractice } from '@/lib/privacy/export/practice/take';
import { db } from '@/lib/server/db';
import { asAuthor } from '@/test/care/forms';
import { unzip } from '@/test/file/zip';
import { plantMarkers } from '@/test/marker/plant';
import { entryRequest } from '@/test/payment/entries';
import { createPractice, type Person } from '@/test/payment/quotations';

export const confirmed = ({ viewer }: Pick<Person, 'viewer'>) => ({ ...viewer, secondFactorAt: new Date() });

/** Asks for the practice's file, makes it and opens it. */
export async function fileOf(practice: Pick<Person, 'viewer'>) {
  expect(await requestExport(practice.viewer, undefined, 'practice')).toBe('asked');
  const { id } = await db.privacyRequest.findFirstOrThrow({
    where: { userId: practice.viewer.userId, kind: 'practice' },
    orderBy: [{ requestedAt: 'desc' }, { id: 'desc' }],
  });
  await makeExport(id);
  const download = await openExport(confirmed(practice), id);
  if (!download) throw new Error('There is no file.');
  const archive = await buffer(download.body);
  const files = await unzip(archive);
  const text = (name: string) => files.get(name)?.toString('utf8') ?? '';
  return { id, archive, files, download, text, data: JSON.parse(text('practice.json')) };
}

/** A practice with a row in every family, all about one client or its therapist. */
export async function plantedPractice() {
  const { a, b } = await plantMarkers();
  await db.therapySession.updateMany({ data: { bookingId: null, planId: null } });
  await db.calendar.updateMany({ data: { timeZone: 'Asia/Kolkata' } });
  await db.broughtRecord.deleteMany();
  const pair = { therapistId: b.therapistId, clientId: a.profileId };
  await db.keptHour.updateMany({
    where: { calendar: { therapistId: pair.therapistId } },
    data: { clientId: pair.clientId },
  });
  await db.booking.updateMany({
    data: { status: 'confirmed', confirmedAt: new Date('2026-01-05T04:30:00Z'), heldUntil: null },
  });
  const { id } = await db.handover.findFirstOrThrow({
    where: { fromTherapistId: pair.therapistId, clientId: pair.clientId },
  });
  const summary = sealedSummary.sealWithOwnKey(id, 'Eight sessions.');
  await db.handover.update({ where: { id }, data: { ...summary, signedAt: new Date() } });
  const viewer = { userId: b.userId, profile: null, secondFactorAt: null };
  return { file: await fileOf({ viewer } as never), clientId: a.profileId, email: a.email };
}

/** Another practice, with this client. */
export async function withClient(clientId: string) {
  const ravi = await createPractice();
  const sessionDate = new Date('2020-02-01T09:00:00Z');
  await db.therapySession.create({ data: { therapistId: ravi.therapist.id, clientId, sessionDate } });
  return ravi;
}

/** Reads a file into a practice. */
export const reading = (practice: Person, bytes: Uint8Array) =>
  takePractice(asAuthor(practice), bytes, entryRequest);
export const bytesOf = (data: object) => new TextEncoder().encode(JSON.stringify(data));
