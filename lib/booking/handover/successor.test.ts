import { beforeEach, describe, expect, it } from 'vitest';
import { readConsultation } from '@/lib/booking/consultation/queries';
import { ownHandover } from '@/lib/booking/handover/queries';
import { startOwnHandover } from '@/lib/booking/handover/start';
import { findBooking } from '@/lib/booking/queries';
import { creditStays, noCredit } from '@/lib/care/plan/credit/rules';
import { listSuccessors } from '@/lib/care/session/gone-on';
import { indianDay } from '@/lib/format/time';
import { db } from '@/lib/server/db';
import { createAppointmentRow } from '@/test/booking/appointments';
import { answerAsked, askForHandover } from '@/test/booking/handovers';
import { openEveryHour } from '@/test/booking/hours';
import { asAuthor, asClient } from '@/test/care/forms';
import { setUpDatabase } from '@/test/database/database';
import { createClientOf, createPractice } from '@/test/payment/quotations';
import { paidPlan } from '@/test/plan/paid-plans';

setUpDatabase();

type Practice = Awaited<ReturnType<typeof createPractice>>;

let meenakshi: Practice;
let ananya: Practice;
let sanket: Awaited<ReturnType<typeof createClientOf>>;
const slugs = new Map<string, string>();

async function practice(): Promise<Practice> {
  const made = await createPractice();
  await openEveryHour(made.therapist.id);
  const { slug } = await db.therapist.findUniqueOrThrow({ where: { id: made.therapist.id } });
  slugs.set(made.therapist.id, slug);
  return made;
}

const slugOf = ({ therapist }: Practice) => slugs.get(therapist.id) ?? '';

beforeEach(async () => {
  meenakshi = await practice();
  ananya = await practice();
  sanket = await createClientOf(meenakshi.therapist);
});

const agree = async (from = meenakshi, to = ananya) =>
  answerAsked(sanket, await askForHandover(from, sanket, to));

const home = async () => (await readConsultation(asClient(sanket))).therapists.map(({ slug }) => slug);

describe('after a handover', () => {
  it('home leads to the therapist with whom the client goes on, and no more to the one who left', async () => {
    expect(await home()).toEqual([slugOf(meenakshi)]);
    await agree();
    expect(await home()).toEqual([slugOf(ananya)]);
  });

  it('plans, sessions and cancelled appointments lead to the last of a row of therapists', async () => {
    const third = await practice();
    await agree();
    await agree(ananya, third);
    const successors = await listSuccessors(sanket.viewer.profile.id);
    expect(successors.get(slugOf(meenakshi))).toMatchObject({ slug: slugOf(third), bookable: true });
    expect(successors.get(slugOf(third))).toBeUndefined();
    const { id: calendarId } = await db.calendar.findUniqueOrThrow({
      where: { therapistId: meenakshi.therapist.id },
    });
    const { id } = await createAppointmentRow({
      calendarId,
      clientId: sanket.viewer.profile.id,
      startsAt: new Date(Date.now() + 172_800_000),
      status: 'cancelled',
      cancelledAt: new Date(),
    });
    expect(await findBooking(id)).toMatchObject({ successor: slugOf(third) });
  });

  it('nothing changes by a no, nor for another client', async () => {
    await answerAsked(sanket, await askForHandover(meenakshi, sanket, ananya), false);
    expect(await home()).toEqual([slugOf(meenakshi)]);
    const other = await createClientOf(meenakshi.therapist);
    await agree();
    expect((await listSuccessors(other.viewer.profile.id)).size).toBe(0);
  });
});

describe('the question to the client', () => {
  it('may say that another therapist fits better, and names the money that is paid ahead', async () => {
    await paidPlan(meenakshi, sanket, { sessions: 4, amount: '6800.00' });
    const terms = {
      to: ananya.therapist.id,
      because: 'fit' as const,
      lastDay: indianDay(new Date()),
      request: { id: 'request-1', network: '203.0.113.7' },
    };
    const client = sanket.viewer.profile.id;
    expect(await startOwnHandover(asAuthor(meenakshi), { ...terms, client })).toMatchObject({ done: true });
    const { id } = await db.handover.findFirstOrThrow();
    expect(await ownHandover(asClient(sanket), id)).toMatchObject({
      because: 'fit',
      credit: { sessions: 4, paise: 680_000 },
    });
  });

  it('says in words what becomes of a plan’s sessions that are left', () => {
    const left = { ...noCredit, paid: 4, used: 2, paidPaise: 680_000, usedPaise: 340_000 };
    expect(creditStays(left, 'Meenakshi', 'Ananya')).toMatch(
      /^2 paid sessions \(₹3,400\) with Meenakshi cannot be used with Ananya/,
    );
  });
});
