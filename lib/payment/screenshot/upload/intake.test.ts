import { beforeEach, describe, expect, it } from 'vitest';
import { largestScreenshot, paymentMessages } from '@/lib/payment/rules';
import { readUploadToken } from '@/lib/payment/screenshot/upload/token';
import { sweepRecords } from '@/lib/privacy/retention/jobs';
import { issueFormToken, issueVisitToken } from '@/lib/server/action/form-token';
import { actionMessages } from '@/lib/server/action/messages';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { plainPicture } from '@/test/file/pictures';
import {
  fileAheadOf,
  formWithPayment,
  paymentVisit,
  postPayment,
  postScreenshot,
  sentAhead,
  typedPayment,
} from '@/test/payment/sent-payments';
import { newVisitor, visitor } from '@/test/server/visitor';
import { createTherapist } from '@/test/therapist/factories';

setUpDatabase();

const png = (colour?: string) => plainPicture(320, 640, colour).png().toBuffer();

let slug: string;
const subject = () => ({ kind: 'therapist', slug }) as const;
const form = async (colour?: string) => formWithPayment({ subject: subject(), file: await png(colour) });

beforeEach(async () => {
  newVisitor();
  ({ slug } = await createTherapist());
});

describe('a screenshot sent ahead of its form', () => {
  it('is stored as what was made of it, and nothing else is', async () => {
    const { status, answer } = await postScreenshot(fileAheadOf(await form()));
    expect(status).toBe(200);
    const row = await db.paymentUpload.findFirstOrThrow();
    expect(row.contentType).toBe('image/png');
    expect(readUploadToken(answer.ok ? answer.upload : '')).toEqual({ id: row.id, sha256: row.sha256 });
    expect(await db.storedFile.count()).toBe(0);
    expect(await db.$queryRaw`SELECT 1 FROM graphile_worker.jobs`).toEqual([]);
  });

  it('gives its place to a later one of the same visit, whose token alone then opens it', {
    tags: ['slow'],
  }, async () => {
    const visit = paymentVisit(subject());
    const send = async (colour: string) =>
      sentAhead(formWithPayment({ subject: subject(), visit, file: await png(colour) }));
    const [first, second] = [await send('#111111'), await send('#222222')];
    expect(await db.paymentUpload.count()).toBe(1);
    expect(await postPayment(first)).toMatchObject({
      fieldErrors: { screenshot: paymentMessages.uploadGone },
    });
    expect(await db.paymentSubmission.count()).toBe(0);
    expect(await postPayment(second)).toMatchObject({ ok: true });
    expect(await db.paymentUpload.count()).toBe(0);
  });

  it('pays once, however many visits bring its token at the same moment', { tags: ['slow'] }, async () => {
    const token = String((await sentAhead(await form())).get('upload'));
    const sent = Array.from({ length: 8 }, () =>
      postPayment(formWithPayment({ subject: subject(), fields: { upload: token } })),
    );
    const answers = await Promise.all(sent);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await db.paymentSubmission.count()).toBe(1);
    expect(await db.storedFile.count()).toBe(1);
  });

  it('stays for another try when the payment is refused', { tags: ['slow'] }, async () => {
    const sent = await sentAhead(await form());
    sent.set('payer_name', 'A');
    expect((await postPayment(sent)).ok).toBe(false);
    await db.therapist.update({ where: { slug }, data: { isActive: false } });
    sent.set('payer_name', typedPayment.payer_name);
    expect(await postPayment(sent)).toMatchObject({ message: paymentMessages.gone });
    expect(await db.paymentUpload.count()).toBe(1);
    await db.therapist.update({ where: { slug }, data: { isActive: true } });
    expect((await postPayment(sent)).ok).toBe(true);
  });

  it('is gone after a day, and the form asks for it again', { tags: ['slow'] }, async () => {
    const [abandoned, recent] = [
      await sentAhead(await form('#111111')),
      await sentAhead(await form('#222222')),
    ];
    const { id = '' } = readUploadToken(String(abandoned.get('upload'))) ?? {};
    await db.paymentUpload.update({
      where: { id },
      data: { createdAt: new Date(Date.now() - 25 * 3_600_000) },
    });
    await sweepRecords();
    expect(await db.paymentUpload.count()).toBe(1);
    expect(await postPayment(abandoned)).toMatchObject({
      ok: false,
      fieldErrors: { screenshot: paymentMessages.uploadGone },
      values: { bank_name: typedPayment.bank_name },
    });
    expect((await postPayment(recent)).ok).toBe(true);
  });
});

describe('what is refused', () => {
  it('is a token that this server has not made, changed or for another file', async () => {
    const sent = await sentAhead(await form());
    const token = String(sent.get('upload'));
    const [id, sha256, signature = ''] = token.split('.');
    for (const forged of [
      `${id}.${'0'.repeat(64)}.${signature}`,
      `${crypto.randomUUID()}.${sha256}.${signature}`,
      `${id}.${sha256}.${'A'.repeat(43)}`,
      'x',
    ]) {
      sent.set('upload', forged);
      const message = { fieldErrors: { screenshot: paymentMessages.uploadGone } };
      expect(await postPayment(sent)).toMatchObject(message);
    }
    expect(await db.paymentSubmission.count()).toBe(0);
  });

  it('is one byte too many, whatever length is declared', { tags: ['slow'] }, async () => {
    const tooLarge = { fieldErrors: { screenshot: 'Please select a file smaller than 5MB' } };
    const jpeg = Buffer.concat([await plainPicture().jpeg().toBuffer(), Buffer.alloc(largestScreenshot)]);
    const ofSize = (bytes: number) =>
      fileAheadOf(formWithPayment({ subject: subject(), file: jpeg.subarray(0, bytes) }));
    expect((await postScreenshot(ofSize(largestScreenshot + 1))).answer).toMatchObject(tooLarge);
    const huge = fileAheadOf(formWithPayment({ subject: subject(), file: Buffer.alloc(9 << 20) }));
    expect((await postScreenshot(huge)).answer).toMatchObject(tooLarge);
    const lied = fileAheadOf(await form());
    expect((await postScreenshot(lied, { 'content-length': '524288000' })).answer).toMatchObject(tooLarge);
    expect(await db.paymentUpload.count()).toBe(0);
    expect((await postScreenshot(ofSize(largestScreenshot))).answer.ok).toBe(true);
  });

  it('is whatever is not one token and one file', { tags: ['slow'] }, async () => {
    const extra = fileAheadOf(await form());
    extra.append('payer_name', 'Meera');
    const two = fileAheadOf(await form());
    two.append('screenshot', new File(['x'], 'x.png'));
    for (const body of [extra, two, new FormData(), 'text', '{}']) {
      const { status, answer } = await postScreenshot(body);
      expect(status).toBe(422);
      expect(answer).toEqual({ ok: false, message: actionMessages.unreadable });
    }
  });

  it('is a form without a token and key of ours, from another page or from another site', async () => {
    const withToken = async (formToken: string) => {
      const sent = fileAheadOf(await form());
      sent.set('formToken', formToken);
      return (await postScreenshot(sent)).answer;
    };
    const expired = await withToken('x');
    expect(expired).toMatchObject({ ok: false, message: actionMessages.expired });
    expect(expired.ok || expired.formToken).toBeTruthy();
    // Visitors without a signed token get the same answer.
    expect(await withToken(issueFormToken('payment'))).toMatchObject({ message: actionMessages.expired });
    expect(await withToken(issueVisitToken('contact'))).toMatchObject({ message: actionMessages.expired });
    visitor.headers.set('origin', 'https://example.org');
    expect((await postScreenshot(fileAheadOf(await form()))).answer).toEqual({
      ok: false,
      message: actionMessages.foreign,
    });
    expect(await db.paymentUpload.count()).toBe(0);
  });

  it('is the sixty-first of one network in an hour, and it leaves nothing behind', {
    tags: ['slow'],
  }, async () => {
    const file = await png();
    const send = () => postScreenshot(fileAheadOf(formWithPayment({ subject: subject(), file })));
    for (let round = 0; round < 6; round += 1) await Promise.all(Array.from({ length: 10 }, send));
    expect(await db.paymentUpload.count()).toBe(60);
    expect((await send()).answer).toMatchObject({ ok: false, message: paymentMessages.tooOften });
    expect(await db.paymentUpload.count()).toBe(60);
  });
});
