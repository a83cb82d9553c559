import { beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '@/lib/account/session/session-store';
import { paymentMessages } from '@/lib/payment/rules';
import { readTicket } from '@/lib/payment/submission/ticket';
import { actionMessages } from '@/lib/server/action/messages';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { plainPicture } from '@/test/file/pictures';
import { formWithPayment, paymentVisit, postPayment, sentAhead } from '@/test/payment/sent-payments';
import { newVisitor, visitor } from '@/test/server/visitor';
import { createProfile, createTherapist } from '@/test/therapist/factories';

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

describe.each([
  ['along with its form', async (form: FormData) => form],
  ['ahead of its form', sentAhead],
] as const)('a payment whose picture comes %s', (_, prepared) => {
  const send = async (form: FormData) => postPayment(await prepared(form));

  it('is row, file, event and jobs in one commit', async () => {
    const visit = paymentVisit(subject());
    const answer = await send(
      formWithPayment({
        subject: subject(),
        visit,
        file: await png(),
        fields: { payer_name: ' Meera  Iyer ', payer_phone: '098765 43210', reference_number: ' utr-123 ' },
      }),
    );
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
      data: { referenceId: row.id, bookingLink: row.bookingLink, amountPaise: 150_000 },
    });
    expect(await tasks()).toEqual(['store-file', 'tell-payer-of-submission', 'tell-team-of-submission']);
  });

  it('is one for fifty equal submits, and all get the same answer', { tags: ['slow'] }, async () => {
    const visit = paymentVisit(subject());
    const form = await prepared(formWithPayment({ subject: subject(), visit, file: await png() }));
    const answers = await Promise.all(Array.from({ length: 50 }, () => postPayment(form)));
    const said = new Set(answers.map((answer) => JSON.stringify(answer.ok && answer.data)));
    expect(said.size).toBe(1);
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await postPayment(form)).toMatchObject({ ok: true });
    expect(await db.paymentSubmission.count()).toBe(1);
    expect(await db.storedFile.count()).toBe(1);
    expect(await tasks()).toHaveLength(3);
  });

  it('says when another one comes from the same visit', { tags: ['slow'] }, async () => {
    const visit = paymentVisit(subject());
    await send(formWithPayment({ subject: subject(), visit, file: await png() }));
    const other = { reference_number: '999999999999' };
    const again = await send(
      formWithPayment({ subject: subject(), visit, file: await png(), fields: other }),
    );
    expect(again).toMatchObject({ ok: false, message: paymentMessages.otherPayment });
    // The same words with another picture are another message.
    const picture = await send(formWithPayment({ subject: subject(), visit, file: await png('#123456') }));
    expect(picture).toMatchObject({ ok: false, message: paymentMessages.otherPayment });
    expect(await db.paymentSubmission.count()).toBe(1);
  });

  it('is flagged when the reference or the picture was sent before', { tags: ['slow'] }, async () => {
    const report = async (reference_number: string, colour: string) =>
      send(formWithPayment({ subject: subject(), file: await png(colour), fields: { reference_number } }));
    await report(' utr-123 ', '#c8843c');
    await report('UTR123', '#336699');
    await report('UTR124', '#c8843c');
    const rows = await db.paymentSubmission.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
    expect(
      rows.map(({ duplicateReference, duplicateImage }) => [duplicateReference, duplicateImage]),
    ).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ]);
  });

  it('flags all but one of those that come at the same moment with one reference', {
    tags: ['slow'],
  }, async () => {
    const colours = ['#111111', '#222222', '#333333', '#444444'];
    await Promise.all(
      colours.map(async (colour) => send(formWithPayment({ subject: subject(), file: await png(colour) }))),
    );
    expect(await db.paymentSubmission.count({ where: { duplicateReference: false } })).toBe(1);
    expect(await db.paymentSubmission.count()).toBe(4);
  });

  it('is refused while the fee is not agreed, and nothing is saved', async () => {
    await db.therapist.update({ where: { slug }, data: { sessionRate: null } });
    const answer = await send(formWithPayment({ subject: subject(), file: await png(), shownPaise: null }));
    expect(answer).toMatchObject({ ok: false, message: paymentMessages.noFee });
    expect(await db.paymentSubmission.count()).toBe(0);
  });

  it('belongs to the signed-in client, who gets a notification', { tags: ['slow'] }, async () => {
    const { userId, id } = await createProfile();
    const { token } = await startSession(db, userId, { userAgent: null, networkHash: 'x' });
    visitor.jar.set('antarman.session', { value: token, flags: {} });
    await send(formWithPayment({ subject: subject(), file: await png() }));
    expect(await db.paymentSubmission.findFirstOrThrow()).toMatchObject({ clientId: id });
    expect(await db.notification.findFirst({ where: { userId } })).toMatchObject({
      kind: 'payment.submitted',
    });
  });
});

describe('what comes from outside', () => {
  it.each(['amount', 'currency', 'status', 'therapist_id', 'id', 'payment_screenshot', 'upi_reference'])(
    'never sets %s: a form with such a field is refused',
    async (field) => {
      const form = formWithPayment({ subject: subject(), file: await png(), fields: { [field]: '1' } });
      expect(await postPayment(form)).toMatchObject({
        ok: false,
        message: actionMessages.unreadable,
      });
      expect(await db.paymentSubmission.count()).toBe(0);
    },
  );

  it('names no other therapist: a changed ticket opens nothing', async () => {
    const other = await createTherapist({ sessionRate: '1.00' });
    const { ticket } = paymentVisit(subject());
    const [text = '', signature = ''] = ticket.split('.');
    const changed = JSON.parse(Buffer.from(text, 'base64url').toString());
    changed.subject.slug = other.slug;
    const forged = `${Buffer.from(JSON.stringify(changed)).toString('base64url')}.${signature}`;
    expect(readTicket(forged)).toBeNull();
    const answer = await postPayment(
      formWithPayment({ subject: subject(), file: await png(), fields: { ticket: forged } }),
    );
    expect(answer).toMatchObject({ ok: false, message: paymentMessages.gone });
    expect(await db.paymentSubmission.count()).toBe(0);
  });

  it('reaches no therapist who has been delisted, and no quotation of somebody else', async () => {
    await db.therapist.update({ where: { slug }, data: { isActive: false } });
    const gone = await postPayment(formWithPayment({ subject: subject(), file: await png() }));
    expect(gone).toMatchObject({ ok: false, message: paymentMessages.gone });
    const { id: clientId } = await createProfile();
    const quotation = await db.quotation.create({
      data: { clientId, therapistId, serviceType: 'A', description: 'B', amount: '10', status: 'accepted' },
    });
    const stranger = await createProfile();
    const { token } = await startSession(db, stranger.userId, { userAgent: null, networkHash: 'x' });
    visitor.jar.set('antarman.session', { value: token, flags: {} });
    const theirs = { kind: 'quotation', id: quotation.id } as const;
    const refused = await postPayment(formWithPayment({ subject: theirs, file: await png() }));
    expect(refused).toMatchObject({ ok: false, message: paymentMessages.gone });
    expect(await db.paymentSubmission.count()).toBe(0);
  });

  it('is refused from another site, without a token, too fast, and with the trap filled', async () => {
    const file = await png();
    const send = (fields: Record<string, string>) =>
      postPayment(formWithPayment({ subject: subject(), file, fields }));
    expect(await send({ formToken: 'x' })).toMatchObject({ message: actionMessages.expired });
    expect(await send({ website: 'x' })).toMatchObject({ message: actionMessages.tooFast });
    visitor.headers.set('origin', 'https://example.org');
    expect(await send({})).toMatchObject({ ok: false, message: actionMessages.foreign });
    expect(await db.paymentSubmission.count()).toBe(0);
  });
});
