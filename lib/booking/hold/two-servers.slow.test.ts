// Fifty meetings of two processes each.

import { beforeEach, expect, it } from 'vitest';
import { holdSlot } from '@/lib/booking/hold/commands';
import { hour, minute } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { shownOf } from '@/lib/therapist/kind/rules';
import { book, confirmHeld } from '@/test/booking/holds';
import { openEveryHour } from '@/test/booking/hours';
import { asAuthor } from '@/test/care/forms';
import { setUpDatabase } from '@/test/database/database';
import { createPractice } from '@/test/payment/quotations';
import { answered, meet, rounds, setUpOtherServer } from '@/test/server/two-servers';
import { changeOneKind } from '@/test/therapist/kinds';

setUpDatabase();

const other = setUpOtherServer();
const timeout = 300_000;

const shown = { name: 'Couples session', minutes: 80, fee: '3000.00', modes: ['video'] };
/** The act of the therapist in the moment of the press. */
const changes = ['archive', { fee: '3500' }, { minutes: '60' }, { minutes: '60', fee: '2400' }] as const;

let asha: Awaited<ReturnType<typeof createPractice>>;
let calendarId: string;
let kind: string;
let startsAt: Date;

beforeEach(async () => {
  asha = await createPractice();
  calendarId = await openEveryHour(asha.therapist.id);
  const data = { therapistId: asha.therapist.id, ...shown, position: 1 };
  ({ id: kind } = await db.sessionKind.create({ data }));
  // Midnight in India, at which a time of every length begins.
  startsAt = new Date(Math.ceil(Date.now() / (24 * hour)) * 24 * hour + 48 * hour - 5.5 * hour);
});

/** The kind as the page showed it, and no booking. */
async function again(): Promise<void> {
  await db.therapySession.deleteMany();
  await db.booking.deleteMany();
  await db.rateLimit.deleteMany();
  await db.sessionKind.update({ where: { id: kind }, data: { ...shown, archivedAt: null } });
}

const change = (round: number) => {
  const viewer = asAuthor(asha);
  const about = { viewer, id: kind, fields: changes[Math.floor(round / 2) % changes.length] ?? 'archive' };
  return {
    here: () => changeOneKind(about),
    there: () => other({ do: 'change-kind', change: about }),
  };
};

/** Either the kind is booked as the page showed it, or nothing at all is booked. */
async function expectWhole(answer: string): Promise<void> {
  const rows = await db.booking.findMany({
    where: { calendarId, status: { not: 'held' } },
    include: { session: true, participants: true },
  });
  if (answer !== 'booked') {
    expect(['kind-gone', 'kind-changed']).toContain(answer);
    expect([rows, await db.therapySession.count()]).toEqual([[], 0]);
    return;
  }
  expect(
    rows.map(({ fee, endsAt, session, participants, ...row }) => ({
      ...{ status: row.status, kindId: row.kindId, name: row.kindName, fee: fee?.toFixed(2) },
      ...{ minutes: (endsAt.getTime() - row.startsAt.getTime()) / minute },
      session: [session?.sessionType, session?.durationMinutes],
      people: participants.map(({ name }) => name),
    })),
  ).toEqual([
    {
      ...{ status: 'confirmed', kindId: kind, name: shown.name, fee: shown.fee, minutes: shown.minutes },
      session: [shown.name, shown.minutes],
      people: ['Meera Iyer'],
    },
  ]);
}

it('a kind that is archived or changed in the moment of the press is booked as it was shown, or refused', {
  timeout,
}, async () => {
  const wanted = {
    ...{ therapist: asha.therapist.slug, kind, startsAt: startsAt.toISOString() },
    shown: shownOf({ minutes: shown.minutes, feePaise: 300_000 }),
  };
  const press = {
    here: () => book(wanted),
    there: async () => String(await other({ do: 'book', wanted })),
  };
  const answers = new Set<string>();
  for (const round of rounds) {
    await answered(again);
    const changed = change(round);
    // In some rounds the press comes right after the change.
    if (round % 10 === 9) {
      await changed.there();
      const answer = await press.here();
      expect(answer).not.toBe('booked');
      await expectWhole(answer);
      answers.add(answer);
      continue;
    }
    const { answers: said } = await meet(round, { table: 'calendars', id: calendarId }, [press, changed]);
    await expectWhole(said[0]);
    answers.add(said[0]);
  }
  expect(answers).toEqual(new Set(['booked', 'kind-gone', 'kind-changed']));
});

it('a hold that has ended is booked as it was shown, or refused, while its kind is archived or changed', {
  timeout,
}, async () => {
  const answers = new Set<string>();
  for (const round of rounds.slice(0, 20)) {
    await answered(again);
    const hold = await holdSlot({
      calendar: { therapist: asha.therapist.slug, kind },
      ...{ startsAt, viewerTimeZone: 'Asia/Kolkata', clientId: null, submissionKey: crypto.randomUUID() },
    });
    if (!hold.held) throw new Error(`not held: ${hold.because}`);
    const { bookingId: id } = hold;
    await db.booking.update({ where: { id }, data: { heldUntil: new Date(Date.now() - minute) } });
    const { answers: said } = await meet(round, { table: 'calendars', id: calendarId }, [
      { here: () => confirmHeld(id), there: async () => String(await other({ do: 'confirm', id })) },
      change(round),
    ]);
    await expectWhole(said[0]);
    answers.add(said[0]);
  }
  expect(answers).toContain('booked');
});
