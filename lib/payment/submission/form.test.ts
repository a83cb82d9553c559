import { beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/db';
import { largestScreenshot } from '@/lib/payment/rules';
import { keptAnswer } from '@/lib/payment/submission/answer-cookie';
import { receivePayment } from '@/lib/payment/submission/intake';
import { setUpDatabase } from '@/lib/testing/database';
import { createTherapist } from '@/lib/testing/factories';
import { plainPicture } from '@/lib/testing/pictures';
import { formWithPayment, postPayment, typedPayment } from '@/lib/testing/sent-payments';
import { newVisitor, visitor } from '@/lib/testing/visitor';

vi.mock('next/headers', () => import('@/lib/testing/visitor'));

setUpDatabase();

const png = (colour?: string) => plainPicture(320, 640, colour).png().toBuffer();

let slug: string;
const subject = () => ({ kind: 'therapist', slug }) as const;

beforeEach(async () => {
  newVisitor();
  ({ slug } = await createTherapist());
});

describe('the rules of the form (spec §5)', () => {
  it.each([
    ['payer_name', 'A', 'Name must be at least 2 characters'],
    ['payer_email', 'meera', 'Invalid email address'],
    ['payer_email', '', 'Invalid email address'],
    ['bank_name', 'S', 'Bank name is required'],
    ['account_number', '1234', 'Account number is required'],
    ['reference_number', '12', 'Reference number is required'],
    ['reference_number', ' - -- ', 'Reference number is required'],
    ['payer_phone', '12', 'Enter a phone number like 98765 43210, or leave it empty'],
  ])('%s "%s": %s', async (field, text, message) => {
    const form = formWithPayment({ subject: subject(), file: await png(), fields: { [field]: text } });
    const { status, answer } = await postPayment(form);
    expect(status).toBe(422);
    expect(answer).toMatchObject({ ok: false, fieldErrors: { [field]: message } });
    expect(answer.ok || answer.values).toMatchObject({ bank_name: expect.any(String) });
    expect(await db.paymentSubmission.count()).toBe(0);
  });

  it('takes the shortest that the rules allow', async () => {
    const fields = { payer_name: 'Om', bank_name: 'SB', account_number: '12345', reference_number: 'A12' };
    const form = formWithPayment({ subject: subject(), file: await png(), fields });
    expect((await postPayment(form)).answer.ok).toBe(true);
  });

  it('asks for the screenshot', async () => {
    const missing = 'Please upload a screenshot of your payment';
    const none = await postPayment(formWithPayment({ subject: subject() }));
    expect(none.answer).toMatchObject({ ok: false, fieldErrors: { screenshot: missing } });
    const form = formWithPayment({ subject: subject() });
    form.append('screenshot', new File([], ''));
    expect((await postPayment(form)).answer).toMatchObject({ fieldErrors: { screenshot: missing } });
  });

  it('takes 5,242,880 bytes and not one more, whatever length is declared', async () => {
    const tail = Buffer.alloc(largestScreenshot);
    const jpeg = Buffer.concat([await plainPicture().jpeg().toBuffer(), tail]);
    const tooLarge = { screenshot: 'Please select a file smaller than 5MB' };
    const large = formWithPayment({ subject: subject(), file: jpeg.subarray(0, largestScreenshot + 1) });
    const refused = await postPayment(large);
    expect(refused.answer).toMatchObject({
      ok: false,
      fieldErrors: tooLarge,
      values: { bank_name: typedPayment.bank_name },
    });
    const huge = await postPayment(formWithPayment({ subject: subject(), file: Buffer.alloc(9 << 20) }));
    expect(huge.answer).toMatchObject({ ok: false, fieldErrors: tooLarge });
    const lied = formWithPayment({ subject: subject(), file: await png() });
    const declared = await postPayment(lied, { 'content-length': '524288000' });
    expect(declared.answer).toMatchObject({ ok: false, fieldErrors: tooLarge });
    expect(await db.paymentSubmission.count()).toBe(0);
    const exact = formWithPayment({ subject: subject(), file: jpeg.subarray(0, largestScreenshot) });
    expect((await postPayment(exact)).answer.ok).toBe(true);
  });
});

describe('without scripts', () => {
  const post = (form: FormData) =>
    receivePayment(new Request('http://localhost:3000/api/payments', { method: 'POST', body: form }));

  it('leads back to the page, which is told what was typed and what is wrong by a sealed cookie', async () => {
    const response = await post(formWithPayment({ subject: subject(), fields: { payer_name: 'A' } }));
    expect(response.status).toBe(303);
    const { pathname, searchParams } = new URL(response.headers.get('location') ?? '', 'http://localhost');
    expect(pathname).toBe('/payment/asha-rao');
    const kept = visitor.jar.get('antarman.payment')?.value ?? '';
    expect(Buffer.from(kept, 'base64url').toString('latin1')).not.toContain('State Bank');
    expect(await keptAnswer(searchParams.get('answer'))).toMatchObject({
      ok: false,
      fieldErrors: { payer_name: 'Name must be at least 2 characters' },
      values: { bank_name: 'State Bank of India' },
    });
    expect(await keptAnswer(crypto.randomUUID())).toBeNull();
    visitor.jar.set('antarman.payment', { value: `${kept.slice(0, -4)}AAAA`, flags: {} });
    expect(await keptAnswer(searchParams.get('answer'))).toBeNull();
  });

  it('says so on the page that was left when the file is too large to be read at all, and leads nowhere else', async () => {
    const form = formWithPayment({ subject: subject(), file: Buffer.alloc(9 << 20) });
    const from = async (referer: string) => {
      const body = { method: 'POST', body: form, headers: { referer } };
      const response = await receivePayment(new Request('http://localhost:3000/api/payments', body));
      return new URL(response.headers.get('location') ?? '', 'http://localhost:3000');
    };
    const { pathname, searchParams } = await from('http://localhost:3000/payment/asha-rao?answer=x');
    expect(pathname).toBe('/payment/asha-rao');
    expect(await keptAnswer(searchParams.get('answer'))).toMatchObject({
      fieldErrors: { screenshot: 'Please select a file smaller than 5MB' },
    });
    for (const elsewhere of [
      'https://example.org/payment/x',
      'http://localhost:3000//evil.example/payment/x',
      '',
    ]) {
      const { origin, pathname } = await from(elsewhere);
      expect([origin, pathname]).toEqual(['http://localhost:3000', '/professionals']);
    }
  });

  it('shows the success of the payment, once more after a reload', async () => {
    const response = await post(formWithPayment({ subject: subject(), file: await png() }));
    const { searchParams } = new URL(response.headers.get('location') ?? '', 'http://localhost');
    const { id } = await db.paymentSubmission.findFirstOrThrow();
    for (const _ of ['first', 'again']) {
      expect(await keptAnswer(searchParams.get('answer'))).toMatchObject({
        ok: true,
        data: { referenceId: id },
      });
    }
  });
});
