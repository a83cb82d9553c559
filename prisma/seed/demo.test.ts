import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { verify } from '@node-rs/argon2';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { keptHoursFor } from '@/lib/booking/kept-hour/queries';
import { findBooking } from '@/lib/booking/queries';
import { findCard, listCards } from '@/lib/care/client-card/queries';
import { listClientForms, listOwnForms, readSignedForm } from '@/lib/care/form/queries';
import { listClientHomework } from '@/lib/care/homework/queries';
import { listNotes } from '@/lib/care/note/queries';
import { bookedBy } from '@/lib/care/participant/columns';
import { sumsOfPlan } from '@/lib/care/plan/credit/sums';
import { meetingsColumns, nextMeeting } from '@/lib/payment/booking-link/meetings';
import { broughtRows } from '@/lib/privacy/export/practice/brought/copy';
import { broughtAbout, lastReading } from '@/lib/privacy/export/practice/brought/queries';
import { calendarOf, lists } from '@/lib/privacy/export/practice/tables';
import { personOf } from '@/lib/privacy/records/person';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { loadDemoData } from './demo';
import { registrations } from './office';
import { sampleTherapists } from './therapists';

setUpDatabase();

/** Every row of every table as text, so that any change shows. */
async function wholeDatabase(): Promise<Record<string, string[]>> {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
    );
    const contents: Record<string, string[]> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t ORDER BY 1`);
      contents[name] = rows.map(({ row }) => row);
    }
    return contents;
  } finally {
    await client.end();
  }
}

describe('the demo data', () => {
  test('loaded again changes nothing', { tags: ['slow'] }, async () => {
    expect(await loadDemoData(db)).toBeGreaterThan(0);
    const before = await wholeDatabase();
    expect(await loadDemoData(db)).toBe(0);
    expect(await wholeDatabase()).toEqual(before);
  });

  test('loaded again keeps what somebody has edited', { tags: ['slow'] }, async () => {
    await loadDemoData(db);
    const edited = { where: { slug: 'devika-menon' }, data: { bio: 'Edited by hand.' } };
    await db.therapist.update(edited);
    await loadDemoData(db);
    expect((await db.therapist.findUniqueOrThrow({ where: edited.where })).bio).toBe('Edited by hand.');
  });

  test('lets exactly the three demo accounts sign in', { tags: ['slow'] }, async () => {
    await loadDemoData(db);
    const users = await db.user.findMany({
      where: { passwordHash: { not: null } },
      select: {
        email: true,
        passwordHash: true,
        profile: { select: { role: true, onboardingCompleted: true } },
      },
      orderBy: { email: 'asc' },
    });
    expect(users.map(({ email, profile }) => [email, profile])).toEqual([
      ['admin@demo.test', { role: 'admin', onboardingCompleted: true }],
      ['client@demo.test', { role: 'client', onboardingCompleted: true }],
      ['therapist@demo.test', { role: 'therapist', onboardingCompleted: true }],
    ]);
    for (const { passwordHash } of users) {
      expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
      expect(await verify(passwordHash ?? '', 'demo-Password-1')).toBe(true);
    }
  });

  test('links the therapist account to a therapist with clients', { tags: ['slow'] }, async () => {
    await loadDemoData(db);
    const therapist = await db.therapist.findFirstOrThrow({
      where: { user: { email: 'therapist@demo.test' } },
      select: { isActive: true, sessions: { distinct: ['clientId'], select: { clientId: true } } },
    });
    expect(therapist.isActive).toBe(true);
    expect(therapist.sessions.length).toBeGreaterThanOrEqual(3);
  });

  test('takes the time of each coming session in the calendar', { tags: ['slow'] }, async () => {
    await loadDemoData(db);
    const coming = await db.therapySession.findMany({
      where: { status: 'scheduled' },
      select: { sessionDate: true, clientId: true, booking: { include: { participants: true } } },
    });
    expect(coming.length).toBeGreaterThan(2);
    for (const { sessionDate, clientId, booking } of coming) {
      expect(booking).toMatchObject({
        startsAt: sessionDate,
        status: 'confirmed',
        participants: [{ clientId }],
      });
    }
  });

  test('shows the demo client an appointment of each way to pay, one of them paid', {
    tags: ['slow'],
  }, async () => {
    await loadDemoData(db);
    const coming = await db.booking.findMany({
      where: {
        ...bookedBy({ client: { email: 'client@demo.test' } }),
        planId: null,
        startsAt: { gte: new Date() },
      },
      orderBy: { startsAt: 'asc' },
      select: { fee: true, payingRule: true, payUntil: true, payments: { select: { status: true } } },
    });
    expect(
      coming.map(({ fee, payingRule, payUntil, payments }) => ({
        fee: Number(fee),
        payingRule,
        dated: payUntil !== null,
        payments: payments.map(({ status }) => status),
      })),
    ).toEqual([
      { fee: 1800, payingRule: 'ahead', dated: true, payments: ['verified'] },
      { fee: 0, payingRule: 'free', dated: false, payments: [] },
      // The meeting of a product, which has no fee of its own.
      { fee: 0, payingRule: 'free', dated: false, payments: [] },
      { fee: 1800, payingRule: 'ahead', dated: true, payments: [] },
      { fee: 1800, payingRule: 'after', dated: false, payments: [] },
    ]);
    const receipts = await db.receipt.findMany({ where: { kind: 'receipt' } });
    const counters = await db.receiptCounter.findMany({ where: { kind: 'receipt' } });
    expect(receipts).toHaveLength(4);
    expect(counters.reduce((sum, { lastNumber }) => sum + lastNumber, 0)).toBe(4);
  });

  test('gives the demo client a product with one meeting booked and one to book', {
    tags: ['slow'],
  }, async () => {
    await loadDemoData(db);
    const bought = await db.paymentSubmission.findFirstOrThrow({
      where: { productSlug: { not: null } },
      select: meetingsColumns,
    });
    expect(nextMeeting(bought)).toMatchObject({ number: 2, bought: { minutes: 45 } });
  });

  test('gives the demo therapist people without an account, kept hours and brought records', {
    tags: ['slow'],
  }, async () => {
    await loadDemoData(db);
    const { id: userId } = await db.user.findUniqueOrThrow({ where: { email: 'therapist@demo.test' } });
    const viewer = { userId, profile: { role: 'therapist', onboardingCompleted: true } } as never;
    const { cards } = await listCards(viewer, { words: '', after: '' });
    expect(cards.map(({ name }) => name)).toEqual(['Kavya Rao', 'Nikhil Joshi']);
    const kavya = cards.find(({ name }) => name === 'Kavya Rao')?.id ?? '';
    expect(await findCard(viewer, kavya)).toMatchObject({ consent: expect.stringContaining('agreed') });
    expect((await keptHoursFor(viewer, { cardId: kavya }))?.hours).toHaveLength(1);
    expect((await broughtAbout(viewer, kavya)).map(({ rows }) => rows.length)).toEqual([3, 1, 1]);
    expect((await lastReading(viewer))?.lines).toHaveLength(2);
    const person = await personOf(db, userId);
    if (!person?.therapistId) throw new Error('expected a therapist');
    const practice = { person, brought: await broughtRows(person.therapistId) };
    const files = Object.values(lists).map((list) => text(Readable.from(list(practice))));
    expect((await Promise.all(files)).every((file) => file.includes('Kavya Rao'))).toBe(true);
    expect(await calendarOf(practice)).toContain('BEGIN:VEVENT');
  });

  test('gives the demo therapist a guest with a record, who comes again', { tags: ['slow'] }, async () => {
    await loadDemoData(db);
    const { id: userId } = await db.user.findUniqueOrThrow({ where: { email: 'therapist@demo.test' } });
    const viewer = { userId, profile: { role: 'therapist', onboardingCompleted: true } } as never;
    const sessions = await db.therapySession.findMany({
      where: { clientId: null },
      orderBy: { sessionDate: 'asc' },
      select: { status: true, bookingId: true },
    });
    expect(sessions.map(({ status }) => status)).toEqual(['completed', 'scheduled']);
    const booking = sessions[0]?.bookingId ?? '';
    const forms = await listClientForms(viewer, booking);
    expect(forms.map(({ state }) => state)).toEqual(['opened', 'signed']);
    expect((await readSignedForm(viewer, forms[1]?.id ?? ''))?.form).toMatchObject({ name: 'Leela Bhat' });
    expect(await listClientHomework(viewer, booking)).toMatchObject([{ outcome: 'done' }]);
    const { notes } = await listNotes(viewer);
    expect(notes).toMatchObject([{ clientName: 'Leela Bhat', signedAt: expect.any(Date) }]);
  });

  test('gives the demo client something in each list of the dashboard', { tags: ['slow'] }, async () => {
    await loadDemoData(db);
    const client = await db.profile.findFirstOrThrow({
      where: { email: 'client@demo.test' },
      include: {
        sessions: { where: { sessionDate: { gte: new Date() } } },
        assessments: true,
        quotations: true,
        transactions: true,
        plans: true,
      },
    });
    expect(client.sessions.length).toBeGreaterThanOrEqual(2);
    const mood = client.assessments.filter(({ assessmentType }) => assessmentType === 'PHQ-9');
    expect(mood.length).toBeGreaterThanOrEqual(6);
    expect(mood.every(({ sharedWithTherapistId }) => sharedWithTherapistId !== null)).toBe(true);
    expect((await db.homework.findMany()).map(({ outcome }) => outcome).sort()).toEqual([
      'done',
      'done',
      null,
    ]);
    expect(await db.planGoal.count()).toBe(2);
    const forms = await listOwnForms({ profile: client } as never);
    expect(new Set(forms.map(({ state }) => state))).toEqual(
      new Set(['sent', 'opened', 'signed', 'outdated', 'withdrawn']),
    );
    const conversations = await db.messageThread.findMany({
      select: { _count: { select: { messages: true } } },
    });
    expect(conversations.map(({ _count }) => _count.messages).sort()).toEqual([6, 7]);
    expect(client.quotations.length).toBeGreaterThanOrEqual(5);
    expect(new Set(client.transactions.map(({ status }) => status))).toEqual(new Set(['paid', 'pending']));
    expect(await db.refund.findMany({ include: { creditNote: true, event: true } })).toMatchObject([
      { creditNote: { kind: 'credit_note', number: 1 }, event: { status: 'refunded' } },
    ]);
    expect(new Set(client.plans.map(({ planType }) => planType))).toEqual(
      new Set(['individual', 'group', 'corporate']),
    );
  });

  test('gives the demo client a plan that was paid ahead and is in use: their next session is the second of six', {
    tags: ['slow'],
  }, async () => {
    await loadDemoData(db);
    const { id } = await db.therapyPlan.findFirstOrThrow({ where: { quotation: { sessions: 6 } } });
    expect(await sumsOfPlan(db, id)).toMatchObject({ paid: 6, used: 1, held: 2, usedPaise: 160_000 });
    const next = await db.booking.findFirstOrThrow({
      where: { planId: id, startsAt: { gt: new Date() } },
      orderBy: { startsAt: 'asc' },
    });
    expect((await findBooking(next.id))?.fee.plan).toEqual({ number: 2, of: 6 });
  });

  test('marks everyone in the directory as a sample', { tags: ['slow'] }, async () => {
    await loadDemoData(db);
    expect(await db.therapist.count({ where: { isSample: false } })).toBe(0);
    expect(await db.therapist.count({ where: { isActive: true } })).toBe(15);
    expect(await db.testimonial.count({ where: { isApproved: true } })).toBe(5);
    expect(await db.testimonial.count({ where: { isApproved: false } })).toBe(1);
  });
});

describe('sample therapists', () => {
  test('have one drawn portrait each, and nobody else has one', async () => {
    const files = await readdir(new URL('../../public/portraits/', import.meta.url));
    expect(files.sort()).toEqual(sampleTherapists.map(({ slug }) => `${slug}.svg`).sort());
  });

  test('are on the register for their title: none of them is a doctor or a clinical psychologist', () => {
    expect(registrations.length).toBeGreaterThan(3);
    expect([...new Set(registrations.map(({ register }) => register))]).toEqual(['NCAHP']);
  });

  test.each(sampleTherapists.map((therapist) => [therapist.slug, therapist] as const))(
    '%s has a bio of a readable length and no protected title',
    (_slug, { bio, title }) => {
      const length = bio.split(/\s+/).length;
      expect(length).toBeGreaterThanOrEqual(80);
      expect(length).toBeLessThanOrEqual(160);
      expect(title).not.toMatch(/clinical psychologist|psychiatrist|doctor/i);
    },
  );
});
