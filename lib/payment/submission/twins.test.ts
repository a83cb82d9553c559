import { expect, it } from 'vitest';
import { db } from '@/lib/db';
import { readScreenshot } from '@/lib/payment/screenshot/screenshot';
import { submitPayment } from '@/lib/payment/submission/commands';
import { setUpDatabase } from '@/lib/testing/database';
import { createTherapist } from '@/lib/testing/factories';
import { plainPicture } from '@/lib/testing/pictures';
import { typedPayment } from '@/lib/testing/sent-payments';

setUpDatabase();

const input = { ...typedPayment, ticket: '', screenshot: '', payer_phone: null };

async function proof() {
  const read = await readScreenshot(await plainPicture(50, 50).png().toBuffer());
  if (!read.done) throw new Error(read.because);
  return read.screenshot;
}

const sending = (slug: string, upiReference: string, key: string = crypto.randomUUID()) => ({
  ticket: { subject: { kind: 'therapist', slug } as const, upiReference, shownPaise: null, page: '/payment' },
  viewer: null,
  submission: { key, bodyHash: 'a'.repeat(64) },
  limits: [],
});

it('makes one row, one file and one set of jobs of what several servers are sent at once', async () => {
  const { slug } = await createTherapist();
  const screenshot = await proof();
  const same = sending(slug, 'ABCDEF123456');
  // As many as the pool has connections: past the gate, where only the database keeps twins apart.
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () => submitPayment(input, screenshot, same)),
  );
  for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
  expect(outcomes[0]).toMatchObject({ kept: true, amountPaise: 150_000 });
  expect([await db.paymentSubmission.count(), await db.storedFile.count()]).toEqual([1, 1]);
  expect(await db.paymentSubmissionEvent.count()).toBe(1);
  expect(await db.$queryRaw`SELECT 1 FROM graphile_worker.jobs`).toHaveLength(3);
});

it('keeps two payments that were made from one page, the name of its code with the first', async () => {
  const { slug } = await createTherapist();
  const screenshot = await proof();
  await submitPayment(input, screenshot, sending(slug, 'ABCDEF123456'));
  const second = await submitPayment(input, screenshot, sending(slug, 'ABCDEF123456'));
  expect(second.kept).toBe(true);
  const rows = await db.paymentSubmission.findMany({ orderBy: { createdAt: 'asc' } });
  expect(rows.map(({ upiReference }) => upiReference)).toEqual(['ABCDEF123456', null]);
});

it('gives the same answer to a press that comes back after the therapist was taken off the list', async () => {
  const { slug, id } = await createTherapist();
  const screenshot = await proof();
  const press = sending(slug, 'ABCDEF123456');
  const first = await submitPayment(input, screenshot, press);
  await db.therapist.update({ where: { id }, data: { isActive: false } });
  expect(await submitPayment(input, screenshot, press)).toEqual(first);
});
