/** @module-tag slow (fifty meetings of two processes each) */

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { answerProposal } from '@/lib/booking/proposal/commands';
import { appointmentRefusals } from '@/lib/payment/appointment/rules';
import { readScreenshot } from '@/lib/payment/screenshot/screenshot';
import { importStatement } from '@/lib/payment/statement/commands';
import { keepPayment } from '@/lib/payment/submission/commands';
import { db } from '@/lib/server/db';
import { createAppointmentRow } from '@/lib/testing/appointments';
import { createAdmin } from '@/lib/testing/back-office';
import type { Asked } from '@/lib/testing/children/other-server';
import { setUpDatabase } from '@/lib/testing/database';
import { plainPicture } from '@/lib/testing/pictures';
import { createPractice, createStranger, type Person } from '@/lib/testing/quotations';
import { typedPayment } from '@/lib/testing/sent-payments';

setUpDatabase();

const rounds = Array.from({ length: 50 }, (_, round) => round);
const hour = 3_600_000;
const timeout = 300_000;
const request = { id: 'request-1', network: 'network' };

let server: ChildProcessWithoutNullStreams;
let answers: AsyncIterator<string>;

beforeAll(async () => {
  const script = 'lib/testing/children/other-server.ts';
  const flags = ['--import', 'tsx', '--import', './scripts/runtime/allow-server-only.mjs', script];
  server = spawn(process.execPath, flags, { env: { ...process.env, DATABASE_POOL_MAX: '4' } });
  server.stderr.pipe(process.stderr);
  answers = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
  expect(JSON.parse((await answers.next()).value)).toBe('ready');
}, 120_000);
afterAll(() => {
  server.stdin.end();
});

/** Lets the other process do this, and returns its answer. */
async function other(asked: Asked): Promise<unknown> {
  server.stdin.write(`${JSON.stringify(asked)}\n`);
  const answer = JSON.parse((await answers.next()).value);
  if ('failed' in answer) throw new Error(answer.failed);
  return answer.done;
}

let asha: Awaited<ReturnType<typeof createPractice>>;
let meera: Person;
let calendarId: string;

beforeEach(async () => {
  asha = await createPractice();
  meera = await createStranger();
  ({ id: calendarId } = await db.calendar.create({ data: { therapistId: asha.therapist.id } }));
});

const appointment = (round: number, given: object) =>
  createAppointmentRow({
    calendarId,
    clientId: meera.viewer.profile.id,
    startsAt: new Date(Date.now() + (72 + round * 4) * hour),
    ...given,
  });

/** Notices about this appointment's end, to whomever. */
const cancellations = () =>
  db.notification.count({ where: { kind: { in: ['booking.cancelled', 'session.cancelled'] } } });

it('a payment and the end of the time to pay: one of the two, told the same to both people', {
  timeout,
}, async () => {
  const read = await readScreenshot(await plainPicture(24, 24).png().toBuffer());
  if (!read.done) throw new Error(read.because);
  const seen = new Set<string>();
  for (const round of rounds) {
    const { id, startsAt } = await appointment(round, {
      fee: '1500.00',
      payingRule: 'ahead',
      releaseUnpaid: true,
      payUntil: new Date(Date.now() - 1_000),
    });
    const before = await cancellations();
    const pay = () =>
      keepPayment(
        {
          ...typedPayment,
          ticket: '',
          upload: '',
          paid_as_shown: '',
          payer_phone: null,
          reference_number: `REF${round}`,
        },
        read.screenshot,
        {
          ticket: {
            subject: { kind: 'appointment', id, startsAt: startsAt.toISOString() },
            upiReference: `RACE${round}`,
            shownPaise: 150_000,
            shownAt: new Date(),
            page: '/payment',
          },
          viewer: null,
          submission: { key: randomUUID(), bodyHash: 'a'.repeat(64) },
          limits: [],
        },
      );
    const release = () => other({ do: 'release', id });
    const [paid, released] =
      round % 2 === 0
        ? await Promise.all([pay(), release()])
        : await Promise.all([release(), pay()]).then(([first, second]) => [second, first] as const);
    const { status } = await db.booking.findUniqueOrThrow({ where: { id } });
    const payments = await db.paymentSubmission.count({ where: { appointmentId: id } });
    const told = (await cancellations()) - before;
    if (status === 'cancelled') {
      expect([released, payments, told]).toEqual(['released', 0, 2]);
      expect(paid).toMatchObject({ kept: false, message: appointmentRefusals.cancelled });
    } else {
      expect([released, payments, told]).toEqual(['kept', 1, 0]);
      expect(paid).toMatchObject({ kept: true });
    }
    seen.add(status);
  }
  expect([...seen].every((status) => ['cancelled', 'confirmed'].includes(status))).toBe(true);
});

it('a move and a cancellation: cancelled in the end, at one time for both people', { timeout }, async () => {
  for (const round of rounds) {
    const { id, startsAt } = await appointment(round, {});
    const session = await db.therapySession.create({
      data: {
        therapistId: asha.therapist.id,
        clientId: meera.viewer.profile.id,
        sessionDate: startsAt,
        bookingId: id,
      },
    });
    const proposedStartsAt = new Date(startsAt.getTime() + hour);
    await db.booking.update({ where: { id }, data: { proposedStartsAt } });
    const before = await cancellations();
    const move = () => answerProposal('agree', { bookingId: id, actor: meera.viewer, request });
    const cancel = () => other({ do: 'cancel', id });
    const [first, second] = round % 2 === 0 ? [move, cancel] : [cancel, move];
    const outcomes = await Promise.all([first(), second()]);
    const row = await db.booking.findUniqueOrThrow({ where: { id } });
    const kept = await db.therapySession.findUniqueOrThrow({ where: { id: session.id } });
    expect([row.status, kept.status]).toEqual(['cancelled', 'cancelled']);
    expect(kept.sessionDate).toEqual(row.startsAt);
    const moved = outcomes.includes('agreed');
    expect(row.startsAt).toEqual(moved ? proposedStartsAt : startsAt);
    // The person cancelled it themselves; the therapist is told, once.
    expect((await cancellations()) - before).toBe(1);
  }
});

it('two statements at once: each line once, whether the same file or one that overlaps', {
  timeout,
}, async () => {
  const admin = await createAdmin();
  const head = 'Date,Narration,Ref,Withdrawal,Deposit,Balance';
  const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' }).format(new Date());
  // Enough that both are in the middle of it when they meet.
  const count = 1_000;
  const fileOf = (lines: readonly string[]) => [head, ...lines].join('\n');
  for (const round of rounds) {
    const lines = Array.from({ length: count }, (_, number) => {
      const reference = 632_000_000_000 + round * 10_000 + number;
      return `${today},UPI/${reference}/RAVI SHARMA,${reference},,"1,500.00",0`;
    });
    const same = round % 2 === 0;
    const ours = fileOf(same ? lines : lines.slice(0, 900));
    // The other statement has the common lines in the opposite order, as some banks give them.
    const theirs = fileOf(same ? lines : lines.slice(100).reverse());
    const before = await db.bankCredit.count();
    const outcomes = await Promise.all([
      other({ do: 'import', text: theirs, reviewer: admin }),
      importStatement({ name: 'november.csv', bytes: new TextEncoder().encode(ours) }, admin),
    ]);
    expect((await db.bankCredit.count()) - before).toBe(count);
    const kept = outcomes.filter((outcome) => (outcome as { readonly kept: boolean }).kept);
    expect(kept).toHaveLength(same ? 1 : 2);
    expect(outcomes).toContainEqual(expect.objectContaining({ kept: true }));
  }
  const counts = await db.bankStatementImport.aggregate({ _sum: { newCount: true } });
  expect(counts._sum.newCount).toBe(await db.bankCredit.count());
});
