import { beforeEach, describe, expect, it, vi } from 'vitest';
import { actionMessages } from '@/lib/action/messages';
import { startSession } from '@/lib/auth/session-store';
import { db } from '@/lib/db';
import { paymentMessages } from '@/lib/payment/rules';
import { readTicket } from '@/lib/payment/submission/ticket';
import { setUpDatabase } from '@/lib/testing/database';
import { createProfile, createTherapist } from '@/lib/testing/factories';
import { plainPicture } from '@/lib/testing/pictures';
import { formWithPayment, paymentVisit, postPayment } from '@/lib/testing/sent-payments';
import { newVisitor, visitor } from '@/lib/testing/visitor';

vi.mock('next/headers', () => import('@/lib/testing/visitor'));

setUpDatabase();

const png = (colour?: string) => plainPicture(320, 640, colour).png().toBuffer();
const tasks = async () => {
  const rows = await db.$queryRaw<{ task: string }[]>`
    SELECT task_identifier AS task FROM graphile_worker.jobs ORDER BY 1`;
  return rows.map(({ task }) => task);
};

let slug: string;
let therapistId: string;
const subject = () => ({ kind: 'therapist', slug }) as const;

beforeEach(async () => {
  newVisitor();
  ({ slug, id: therapistId } = await createTherapist());
});

describe('a payment that is taken', () => {
  it('is row, file, event and jobs in one commit', async () => {
    const visit = paymentVisit(subject());
    const { status, answer } = await postPayment(
      formWithPayment({
        subject: subject(),
        visit,
        file: await png(),
        fields: { payer_name: ' Meera  Iyer ', payer_phone: '098765 43210', reference_number: ' utr-123 ' },
      }),
    );
    expect(status).toBe(200);
    const row = await db.paymentSubmission.findFirstOrThrow({ include: { screenshot: true, events: true } });
    expect(row).toMatchObject({
      therapistId,
      quotationId: null,
      clientId: null,
      payerName: 'Meera Iyer',
      payerEmail: 'meera@example.in',
      payerPhone: '+919876543210',
      bankName: 'State Bank of India',
      accountNumber: 'XX1234',
      referenceNumber: 'utr-123',
      currency: 'INR',
      status: 'pending',
      feeToBeConfirmed: false,
      duplicateReference: false,
      duplicateImage: false,
      upiReference: visit.upiReference,
      paymentScreenshot: `${row.id}/screenshot.png`,
      events: [{ status: 'pending' }],
      screenshot: {
        bucket: 'payment-screenshots',
        key: `${row.id}/screenshot.png`,
        contentType: 'image/png',
      },
    });
    expect(row.amount.toFixed(2)).toBe('1500.00');
    expect(row.screenshot?.perceptualHash).not.toBeNull();
    expect(answer).toMatchObject({
      ok: true,
      message: 'Payment submitted successfully',
      data: { referenceId: row.id, bookingLink: row.bookingLink, amountPaise: 150_000, shownPaise: null },
    });
    expect(await tasks()).toEqual(['store-file', 'tell-payer-of-submission', 'tell-team-of-submission']);
  });

  it('is one for fifty equal presses, and all are answered alike', async () => {
    const visit = paymentVisit(subject());
    const file = await png();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => postPayment(formWithPayment({ subject: subject(), visit, file }))),
    );
    const said = new Set(answers.map(({ answer }) => JSON.stringify(answer.ok && answer.data)));
    expect(said.size).toBe(1);
    expect(answers.every(({ answer }) => answer.ok)).toBe(true);
    expect(await db.paymentSubmission.count()).toBe(1);
    expect(await db.storedFile.count()).toBe(1);
    expect(await tasks()).toHaveLength(3);
  });

  it('says so when another one is sent from the same visit', async () => {
    const visit = paymentVisit(subject());
    await postPayment(formWithPayment({ subject: subject(), visit, file: await png() }));
    const other = { reference_number: '999999999999' };
    const again = await postPayment(
      formWithPayment({ subject: subject(), visit, file: await png(), fields: other }),
    );
    expect(again.answer).toMatchObject({ ok: false, message: paymentMessages.otherPayment });
    // The same words with another picture are another message, too.
    const picture = await postPayment(
      formWithPayment({ subject: subject(), visit, file: await png('#123456') }),
    );
    expect(picture.answer).toMatchObject({ ok: false, message: paymentMessages.otherPayment });
    expect(await db.paymentSubmission.count()).toBe(1);
  });

  it('is flagged when reference or picture were sent before', async () => {
    const send = async (reference_number: string, colour: string) =>
      postPayment(
        formWithPayment({ subject: subject(), file: await png(colour), fields: { reference_number } }),
      );
    await send(' utr-123 ', '#c8843c');
    await send('UTR123', '#336699');
    await send('UTR124', '#c8843c');
    const rows = await db.paymentSubmission.findMany({ orderBy: { createdAt: 'asc' } });
    expect(
      rows.map(({ duplicateReference, duplicateImage }) => [duplicateReference, duplicateImage]),
    ).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ]);
  });

  it('flags all but one of those that come at the same moment with one reference', async () => {
    const colours = ['#111111', '#222222', '#333333', '#444444'];
    await Promise.all(
      colours.map(async (colour) =>
        postPayment(formWithPayment({ subject: subject(), file: await png(colour) })),
      ),
    );
    expect(await db.paymentSubmission.count({ where: { duplicateReference: false } })).toBe(1);
    expect(await db.paymentSubmission.count()).toBe(4);
  });

  it('costs what the row says when it is sent, and the payer is told of a change', async () => {
    await db.therapist.update({ where: { slug }, data: { sessionRate: '1800.00' } });
    const { answer } = await postPayment(formWithPayment({ subject: subject(), file: await png() }));
    expect(answer).toMatchObject({ ok: true, data: { amountPaise: 180_000, shownPaise: 150_000 } });
    expect((await db.paymentSubmission.findFirstOrThrow()).amount.toFixed(2)).toBe('1800.00');
  });

  it('is kept with 0 and a flag where the fee is not known', async () => {
    await db.therapist.update({ where: { slug }, data: { sessionRate: null } });
    const { answer } = await postPayment(
      formWithPayment({ subject: subject(), file: await png(), shownPaise: null }),
    );
    expect(answer.ok).toBe(true);
    const row = await db.paymentSubmission.findFirstOrThrow();
    expect([row.amount.toFixed(2), row.feeToBeConfirmed]).toEqual(['0.00', true]);
  });

  it('belongs to the client who is signed in, who finds a notice', async () => {
    const { userId, id } = await createProfile();
    const { token } = await startSession(db, userId, { userAgent: null, networkHash: 'x' });
    visitor.jar.set('antarman.session', { value: token, flags: {} });
    await postPayment(formWithPayment({ subject: subject(), file: await png() }));
    expect(await db.paymentSubmission.findFirstOrThrow()).toMatchObject({ clientId: id });
    expect(await db.notice.findFirst({ where: { userId } })).toMatchObject({ kind: 'payment.submitted' });
  });
});

describe('what comes from outside', () => {
  it.each(['amount', 'currency', 'status', 'therapist_id', 'id', 'payment_screenshot', 'upi_reference'])(
    'never sets %s: a form with such a field is refused',
    async (field) => {
      const form = formWithPayment({ subject: subject(), file: await png(), fields: { [field]: '1' } });
      expect((await postPayment(form)).answer).toMatchObject({
        ok: false,
        message: actionMessages.unreadable,
      });
      expect(await db.paymentSubmission.count()).toBe(0);
    },
  );

  it('names no other therapist: a ticket that was changed opens nothing', async () => {
    const other = await createTherapist({ sessionRate: '1.00' });
    const { ticket } = paymentVisit(subject());
    const [text = '', signature = ''] = ticket.split('.');
    const changed = JSON.parse(Buffer.from(text, 'base64url').toString());
    changed.subject.slug = other.slug;
    const forged = `${Buffer.from(JSON.stringify(changed)).toString('base64url')}.${signature}`;
    expect(readTicket(forged)).toBeNull();
    const { answer } = await postPayment(
      formWithPayment({ subject: subject(), file: await png(), fields: { ticket: forged } }),
    );
    expect(answer).toMatchObject({ ok: false, message: paymentMessages.gone });
    expect(await db.paymentSubmission.count()).toBe(0);
  });

  it('reaches no therapist who is not listed any more, and no quotation of somebody else', async () => {
    await db.therapist.update({ where: { slug }, data: { isActive: false } });
    const gone = await postPayment(formWithPayment({ subject: subject(), file: await png() }));
    expect(gone.answer).toMatchObject({ ok: false, message: paymentMessages.gone });
    const { id: clientId } = await createProfile();
    const quotation = await db.quotation.create({
      data: { clientId, therapistId, serviceType: 'A', description: 'B', amount: '10', status: 'accepted' },
    });
    const stranger = await createProfile();
    const { token } = await startSession(db, stranger.userId, { userAgent: null, networkHash: 'x' });
    visitor.jar.set('antarman.session', { value: token, flags: {} });
    const theirs = { kind: 'quotation', id: quotation.id } as const;
    const refused = await postPayment(formWithPayment({ subject: theirs, file: await png() }));
    expect(refused.answer).toMatchObject({ ok: false, message: paymentMessages.gone });
    expect(await db.paymentSubmission.count()).toBe(0);
  });

  it('is refused from another site, without a token, at once, and from what fills the trap', async () => {
    const file = await png();
    const send = (fields: Record<string, string>) =>
      postPayment(formWithPayment({ subject: subject(), file, fields }));
    expect((await send({ formToken: 'x' })).answer).toMatchObject({ message: actionMessages.expired });
    expect((await send({ website: 'x' })).answer).toMatchObject({ message: actionMessages.tooFast });
    visitor.headers.set('origin', 'https://example.org');
    expect((await send({})).answer).toMatchObject({ ok: false, message: actionMessages.foreign });
    expect(await db.paymentSubmission.count()).toBe(0);
  });
});
