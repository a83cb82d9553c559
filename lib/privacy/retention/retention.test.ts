import { describe, expect, it } from 'vitest';
import { periods } from '@/content/retention';
import { day } from '@/lib/format/duration';
import { sweepRecords } from '@/lib/privacy/retention/jobs';
import { db } from '@/lib/server/db';
import { createAppointmentRow } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { accountFor } from '@/test/payment/payments';
import { createProfile, createTherapist } from '@/test/therapist/factories';

setUpDatabase();

const daysAgo = (days: number) => new Date(Date.now() - days * day);

/** The same day that many months ago, moved by that many days (negative: earlier). */
function monthsAgo(months: number, days: number): Date {
  const then = new Date();
  then.setUTCMonth(then.getUTCMonth() - months);
  return new Date(then.getTime() + days * day);
}

/** One moment just past its period, and one just within it. */
const around = (months: number) => [monthsAgo(months, -2), monthsAgo(months, 2)] as const;

describe('when a period ends', () => {
  it('messages go, counted from the last answer', async () => {
    const message = {
      firstName: 'Asha',
      lastName: 'Rao',
      email: 'asha@example.in',
      message: 'Words',
      serviceInterest: 'other',
    };
    const [over, within] = around(periods.messageMonths);
    await db.contactMessage.createMany({
      data: [
        { ...message, subject: 'over', createdAt: over },
        { ...message, subject: 'within', createdAt: within },
        { ...message, subject: 'answered later', createdAt: over, answeredAt: within },
      ],
    });
    await sweepRecords();
    const left = await db.contactMessage.findMany({ orderBy: { subject: 'asc' } });
    expect(left.map(({ subject }) => subject)).toEqual(['answered later', 'within']);
  });

  it('messages to a therapist go, unless they became sessions', { tags: ['slow'] }, async () => {
    const [over, within] = around(periods.messageMonths);
    const { id: therapistId } = await createTherapist();
    const [client, stranger] = [await createProfile(), await createProfile()];
    const write = (clientId: string, createdAt: Date) =>
      db.therapistContactRequest.create({
        data: {
          therapistId,
          clientId,
          userName: 'Asha',
          userEmail: 'asha@example.in',
          message: 'Words',
          createdAt,
        },
      });
    await db.therapySession.create({ data: { clientId: client.id, therapistId, sessionDate: within } });
    await write(client.id, over);
    await write(stranger.id, over);
    await write(stranger.id, within);
    await sweepRecords();
    const left = await db.therapistContactRequest.findMany({ orderBy: { createdAt: 'asc' } });
    expect(left.map(({ clientId }) => clientId)).toEqual([client.id, stranger.id]);
  });

  it('care goes three years after the two people last worked together, all of it and not before', {
    tags: ['slow'],
  }, async () => {
    const [over, within] = around(periods.careMonths);
    const { id: therapistId } = await createTherapist();
    const [former, current] = [await createProfile(), await createProfile()];
    for (const { id: clientId } of [former, current]) {
      const pair = { clientId, therapistId };
      await db.therapySession.create({ data: { ...pair, sessionDate: over, status: 'completed' } });
      await db.therapyPlan.create({
        data: {
          ...pair,
          planName: 'Six',
          totalSessions: 6,
          status: 'completed',
          endedAt: over,
          createdAt: over,
        },
      });
      await db.quotation.create({
        data: { ...pair, serviceType: 'Six', description: 'Six', amount: '9000', createdAt: over },
      });
      await db.assessment.create({
        data: {
          clientId,
          assessmentType: 'PHQ-9',
          score: 4,
          completedAt: over,
          sharedWithTherapistId: therapistId,
        },
      });
    }
    await db.assessment.create({
      data: { clientId: former.id, assessmentType: 'GAD-7', score: 4, completedAt: over },
    });
    await db.therapySession.create({ data: { clientId: current.id, therapistId, sessionDate: within } });
    await sweepRecords();
    const left = (clientId: string) =>
      Promise.all([
        db.therapySession.count({ where: { clientId } }),
        db.therapyPlan.count({ where: { clientId } }),
        db.quotation.count({ where: { clientId } }),
        db.assessment.count({ where: { clientId } }),
      ]);
    // Results that a person stores for themselves stay until they erase them.
    expect(await left(former.id)).toEqual([0, 0, 0, 1]);
    expect(await left(current.id)).toEqual([2, 1, 1, 1]);
  });

  it('bookings go with the sessions they became', { tags: ['slow'] }, async () => {
    const [over, within] = around(periods.careMonths);
    const { id: calendarId } = await db.calendar.create({ data: {} });
    for (const startsAt of [over, within]) {
      await createAppointmentRow({
        calendarId,
        startsAt,
        status: 'cancelled',
        name: 'Asha',
        email: 'asha@example.in',
      });
    }
    await sweepRecords();
    expect(await db.participant.findMany({ include: { booking: true } })).toMatchObject([
      { booking: { startsAt: within } },
    ]);
    expect(await db.booking.count()).toBe(1);
  });

  it('money goes after eight years, credit notes before receipts and receipts before payments', {
    tags: ['slow'],
  }, async () => {
    const { id: therapistId } = await createTherapist();
    const sale = async (createdAt: Date, number: number) => {
      const payment = await db.paymentSubmission.create({
        data: {
          therapistId,
          payeeAccountId: await accountFor(therapistId),
          payerName: 'Asha Rao',
          payerEmail: 'asha@example.in',
          bankName: 'Bank',
          accountNumber: 'XX1234',
          referenceNumber: '401234567890',
          amount: '1500',
          createdAt,
        },
      });
      const { id: transactionId } = await db.transaction.create({
        data: { description: 'One session', amount: '1500', createdAt, paymentSubmissionId: payment.id },
      });
      const paper = {
        series: 'platform',
        financialYear: '2018-19',
        transactionId,
        payee: {},
        payer: {},
        description: 'One session',
        amount: '1500',
        issuedAt: createdAt,
      };
      const { id } = await db.receipt.create({ data: { ...paper, kind: 'receipt', number } });
      const refund = await db.refund.create({ data: { transactionId, amount: '1500', at: createdAt } });
      await db.receipt.create({
        data: { ...paper, kind: 'credit_note', number: number + 1, correctsId: id, refundId: refund.id },
      });
      return payment.id;
    };
    const [over, within] = around(periods.moneyMonths);
    await sale(over, 1);
    const recent = await sale(within, 3);
    await sweepRecords();
    expect(await db.paymentSubmission.findMany()).toMatchObject([{ id: recent }]);
    expect(await db.refund.count()).toBe(1);
    expect(await db.transaction.count()).toBe(1);
    expect(await db.receipt.count()).toBe(2);
  });

  it('the newsletter list forgets people who left, and people who never confirmed', {
    tags: ['slow'],
  }, async () => {
    const subscriber = (email: string, data: object) =>
      db.newsletterSubscriber.create({ data: { email, noticeVersion: '2026-11', ...data } });
    const long = { requestedAt: daysAgo(400), confirmedAt: daysAgo(400) };
    await subscriber('reader@example.in', long);
    await subscriber('left@example.in', { ...long, unsubscribedAt: daysAgo(periods.letterDays + 1) });
    await subscriber('leaving@example.in', { ...long, unsubscribedAt: daysAgo(periods.letterDays - 1) });
    await subscriber('silent@example.in', { requestedAt: daysAgo(periods.unconfirmedDays + 1) });
    await subscriber('asked@example.in', { requestedAt: daysAgo(periods.unconfirmedDays - 1) });
    await sweepRecords();
    const left = await db.newsletterSubscriber.findMany({ orderBy: { email: 'asc' } });
    expect(left.map(({ email }) => email)).toEqual([
      'asked@example.in',
      'leaving@example.in',
      'reader@example.in',
    ]);
  });

  it('proofs go three years after what they prove has ended', { tags: ['slow'] }, async () => {
    const [over, within] = around(periods.proofMonths);
    const { userId } = await createProfile();
    const consent = { userId, noticeVersion: '1', source: 'test', givenAt: monthsAgo(60, 0) };
    await db.consent.createMany({
      data: [
        { ...consent, purpose: 'over', withdrawnAt: over },
        { ...consent, purpose: 'within', withdrawnAt: within },
        { ...consent, purpose: 'live' },
      ],
    });
    await db.privacyRequest.createMany({
      data: [
        { userId, kind: 'correction', status: 'completed', requestedAt: over, completedAt: over },
        { userId, kind: 'correction', status: 'completed', requestedAt: over, completedAt: within },
        { userId, kind: 'correction', status: 'requested', requestedAt: over },
      ],
    });
    const grievance = {
      name: 'Asha',
      email: 'asha@example.in',
      subject: 'One',
      message: 'Words',
      receivedAt: over,
    };
    await db.grievance.createMany({
      data: [
        { ...grievance, resolution: 'Answer', resolvedAt: over },
        { ...grievance, resolution: 'Answer', resolvedAt: within },
        grievance,
      ],
    });
    await sweepRecords();
    const consents = await db.consent.findMany({ orderBy: { purpose: 'asc' } });
    expect(consents.map(({ purpose }) => purpose)).toEqual(['live', 'within']);
    expect(await db.privacyRequest.count()).toBe(2);
    expect(await db.grievance.count()).toBe(2);
  });

  it('notifications and applications go after a year', { tags: ['slow'] }, async () => {
    const [over, within] = around(12);
    const { userId } = await createProfile();
    const application = {
      programSlug: 'summer',
      intake: new Date('2027-01-11'),
      education: 'MA Psychology',
      name: 'Asha Rao',
      email: 'asha@example.in',
      statement: 'Words',
    };
    for (const createdAt of [over, within]) {
      await db.notification.create({ data: { userId, kind: 'test.notice', title: 'One', createdAt } });
      await db.internshipApplication.create({ data: { ...application, createdAt } });
    }
    const file = {
      bucket: 'payment-screenshots',
      contentType: 'application/pdf',
      byteSize: 2,
      sha256: 'a'.repeat(64),
      content: Buffer.from('cv'),
    };
    const { id: cvFileId } = await db.storedFile.create({ data: { ...file, key: 'cv/1.pdf' } });
    await db.internshipApplication.create({ data: { ...application, createdAt: over, cvFileId } });
    await sweepRecords();
    expect(await db.notification.findMany()).toMatchObject([{ createdAt: within }]);
    expect(await db.internshipApplication.findMany()).toMatchObject([{ createdAt: within }]);
    expect(await db.storedFile.findMany()).toMatchObject([{ content: null, deletedAt: expect.any(Date) }]);
  });

  it('the audit log loses networks after half a year and lines after three, and nothing can delete them earlier', async () => {
    const line = { actorRole: 'guest', action: 'test.entry', ipHash: 'network' };
    const [over, within] = around(periods.proofMonths);
    await db.auditEntry.createMany({
      data: [
        { ...line, requestId: 'over', at: over },
        { ...line, requestId: 'within', at: within },
        { ...line, requestId: 'half a year', at: daysAgo(periods.networkDays + 1) },
        { ...line, requestId: 'recent', at: daysAgo(periods.networkDays - 1) },
      ],
    });
    await sweepRecords();
    const left = await db.auditEntry.findMany({ orderBy: { at: 'asc' } });
    expect(left.map(({ requestId, ipHash }) => [requestId, ipHash])).toEqual([
      ['within', null],
      ['half a year', null],
      ['recent', 'network'],
    ]);
    await expect(db.auditEntry.deleteMany({ where: { requestId: 'within' } })).rejects.toThrow('append-only');
    const change = { where: { requestId: 'half a year' }, data: { action: 'test.changed' } };
    await expect(db.auditEntry.updateMany(change)).rejects.toThrow('append-only');
    const forget = { where: { requestId: 'recent' }, data: { ipHash: null } };
    await expect(db.auditEntry.updateMany(forget)).rejects.toThrow('append-only');
  });
});
