import { expect, it } from 'vitest';
import { readScreenshot } from '@/lib/payment/screenshot/screenshot';
import { keepPayment } from '@/lib/payment/submission/commands';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { plainPicture } from '@/test/file/pictures';
import { typedPayment } from '@/test/payment/sent-payments';
import { createTherapist } from '@/test/therapist/factories';

setUpDatabase();

const input = { ...typedPayment, ticket: '', upload: '', paid_as_shown: '' as const, payer_phone: null };

async function proof() {
  const read = await readScreenshot(await plainPicture(50, 50).png().toBuffer());
  if (!read.done) throw new Error(read.because);
  return read.screenshot;
}

const sending = (slug: string, upiReference: string, key: string = crypto.randomUUID()) => ({
  ticket: {
    subject: { kind: 'therapist', slug } as const,
    upiReference,
    shownPaise: 150_000,
    shownAt: new Date(),
    page: '/payment',
  },
  viewer: null,
  submission: { key, bodyHash: 'a'.repeat(64) },
  limits: [],
});

/** On a busy computer a transaction may wait too long for the others and fail; people then submit again. */
async function untilAnswered<T>(submit: () => Promise<T>, submits = 10): Promise<T> {
  try {
    return await submit();
  } catch (error) {
    if (submits === 1) throw error;
    return untilAnswered(submit, submits - 1);
  }
}

it('makes one row, one file and one set of jobs when several servers get the same submit at once', async () => {
  const { slug } = await createTherapist();
  const screenshot = await proof();
  const same = sending(slug, 'ABCDEF123456');
  // As many as the pool has connections: they pass the gate together, and only the database prevents
  // duplicates.
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () => untilAnswered(() => keepPayment(input, screenshot, same))),
  );
  for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
  expect(outcomes[0]).toMatchObject({ done: true, amountPaise: 150_000 });
  expect([await db.paymentSubmission.count(), await db.storedFile.count()]).toEqual([1, 1]);
  expect(await db.paymentSubmissionEvent.count()).toBe(1);
  expect(await db.$queryRaw`SELECT 1 FROM graphile_worker.jobs`).toHaveLength(3);
});

it('saves two payments made from one page; the first keeps the name of the code', async () => {
  const { slug } = await createTherapist();
  const screenshot = await proof();
  await keepPayment(input, screenshot, sending(slug, 'ABCDEF123456'));
  const second = await keepPayment(input, screenshot, sending(slug, 'ABCDEF123456'));
  expect(second.done).toBe(true);
  const rows = await db.paymentSubmission.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
  expect(rows.map(({ upiReference }) => upiReference)).toEqual(['ABCDEF123456', null]);
});

it('gives one booking link to five payments that show one picture at once', async () => {
  const { slug } = await createTherapist();
  const screenshot = await proof();
  const outcomes = await Promise.all(
    Array.from({ length: 5 }, (_, number) =>
      untilAnswered(() =>
        keepPayment(
          { ...input, reference_number: `61234567890${number}` },
          screenshot,
          sending(slug, `ABCDEF12345${number}`, crypto.randomUUID()),
        ),
      ),
    ),
  );
  expect(outcomes.filter((outcome) => outcome.done && outcome.bookingLink !== null)).toHaveLength(1);
  expect(await db.paymentSubmission.count({ where: { duplicateImage: true } })).toBe(4);
  expect(await db.paymentSubmission.count({ where: { bookingLink: { not: null } } })).toBe(1);
});

it('gives the same answer to a repeated submit after the therapist was delisted', async () => {
  const { slug, id } = await createTherapist();
  const screenshot = await proof();
  const again = sending(slug, 'ABCDEF123456');
  const first = await keepPayment(input, screenshot, again);
  await db.therapist.update({ where: { id }, data: { isActive: false } });
  expect(await keepPayment(input, screenshot, again)).toEqual(first);
});
