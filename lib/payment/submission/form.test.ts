import { beforeEach, describe, expect, it } from 'vitest';
import { largestScreenshot } from '@/lib/payment/rules';
import { readAnswer } from '@/lib/payment/submission/answer-cookie';
import { paymentSchema } from '@/lib/payment/submission/schema';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { plainPicture } from '@/test/file/pictures';
import { formWithPayment, paymentVisit, postPayment, typedPayment } from '@/test/payment/sent-payments';
import { newVisitor, visitor } from '@/test/server/visitor';
import { createTherapist } from '@/test/therapist/factories';

setUpDatabase();

const png = (colour?: string) => plainPicture(320, 640, colour).png().toBuffer();

let slug: string;
const subject = () => ({ kind: 'therapist', slug }) as const;

beforeEach(async () => {
  newVisitor();
  ({ slug } = await createTherapist());
});

describe('the rules of the form (product.md §5)', () => {
  it.each([
    ['payer_name', 'A', 'Name must be at least 2 characters'],
    ['payer_email', 'meera', 'Invalid email address'],
    ['payer_email', '', 'Invalid email address'],
    ['bank_name', 'S', 'Bank name is required'],
    ['account_number', '123', 'Account number is required'],
    ['account_number', 'X123', 'Account number is required'],
    ['account_number', 'abcd', 'Account number is required'],
    ['reference_number', '12', 'Reference number is required'],
    ['reference_number', ' - -- ', 'Reference number is required'],
    ['payer_phone', '12', 'Enter a phone number like 98765 43210, or leave it empty'],
  ])('%s "%s": %s', async (field, text, message) => {
    const form = formWithPayment({ subject: subject(), file: await png(), fields: { [field]: text } });
    const answer = await postPayment(form);
    expect(answer).toMatchObject({ ok: false, fieldErrors: { [field]: message } });
    expect(answer.ok || answer.values).toMatchObject({ bank_name: expect.any(String) });
    expect(await db.paymentSubmission.count()).toBe(0);
  });

  it.each(['4321', ' 43-21 ', 'XX4321'])(
    'keeps the last four digits "%s" of an account as XX4321',
    async (typed) => {
      expect(paymentSchema.shape.account_number.parse(typed)).toBe('XX4321');
      const form = formWithPayment({
        subject: subject(),
        file: await png(),
        fields: { account_number: typed },
      });
      expect((await postPayment(form)).ok).toBe(true);
      expect(await db.paymentSubmission.findFirst()).toMatchObject({ accountNumber: 'XX4321' });
    },
  );

  it('accepts the shortest values that the rules allow', async () => {
    const fields = { payer_name: 'Om', bank_name: 'SB', account_number: '12345', reference_number: 'A12' };
    const form = formWithPayment({ subject: subject(), file: await png(), fields });
    expect((await postPayment(form)).ok).toBe(true);
  });

  it('requires the screenshot', async () => {
    const missing = 'Please upload a screenshot of your payment';
    const both = formWithPayment({ subject: subject(), fields: { payer_name: 'A' } });
    expect(await postPayment(both)).toMatchObject({
      fieldErrors: { payer_name: 'Name must be at least 2 characters', screenshot: missing },
    });
    const none = await postPayment(formWithPayment({ subject: subject() }));
    expect(none).toMatchObject({ ok: false, fieldErrors: { screenshot: missing } });
    const form = formWithPayment({ subject: subject() });
    form.append('screenshot', new File([], ''));
    expect(await postPayment(form)).toMatchObject({ fieldErrors: { screenshot: missing } });
  });

  it('takes 5,242,880 bytes and not one more', { tags: ['slow'] }, async () => {
    const tail = Buffer.alloc(largestScreenshot);
    const jpeg = Buffer.concat([await plainPicture().jpeg().toBuffer(), tail]);
    const tooLarge = { screenshot: 'Please select a file smaller than 5MB' };
    const large = formWithPayment({ subject: subject(), file: jpeg.subarray(0, largestScreenshot + 1) });
    const refused = await postPayment(large);
    expect(refused).toMatchObject({
      ok: false,
      fieldErrors: tooLarge,
      values: { bank_name: typedPayment.bank_name },
    });
    expect(await db.paymentSubmission.count()).toBe(0);
    const exact = formWithPayment({ subject: subject(), file: jpeg.subarray(0, largestScreenshot) });
    expect((await postPayment(exact)).ok).toBe(true);
  });
});

describe('without scripts', () => {
  beforeEach(() => newVisitor({ scripts: false }));

  async function ledTo(form: FormData): Promise<URL> {
    const answer = await postPayment(form).catch((error: unknown) => error);
    const digest = answer instanceof Error && 'digest' in answer ? String(answer.digest) : '';
    const [, to = ''] = /^NEXT_REDIRECT;\w+;([^;]+);/.exec(digest) ?? [];
    return new URL(to, 'http://localhost:3000');
  }

  it('says what is wrong and gives back what was typed, with the ticket of the page', async () => {
    const form = formWithPayment({ subject: subject(), fields: { payer_name: 'A' } });
    expect(await postPayment(form)).toMatchObject({
      ok: false,
      fieldErrors: { payer_name: 'Name must be at least 2 characters' },
      values: { bank_name: 'State Bank of India', ticket: form.get('ticket') },
    });
    expect(visitor.jar.size).toBe(0);
  });

  it('leads to the page, which shows the success by a sealed cookie, once more after a reload', async () => {
    const { pathname, searchParams } = await ledTo(
      formWithPayment({ subject: subject(), file: await png() }),
    );
    expect(pathname).toBe('/payment/asha-rao');
    const { id } = await db.paymentSubmission.findFirstOrThrow();
    const cookie = visitor.jar.get('antarman.payment')?.value ?? '';
    expect(Buffer.from(cookie, 'base64url').toString('latin1')).not.toContain(id);
    for (const _ of ['first', 'again']) {
      expect(await readAnswer(searchParams.get('answer'))).toMatchObject({ referenceId: id });
    }
    expect(await readAnswer(crypto.randomUUID())).toBeNull();
    visitor.jar.set('antarman.payment', { value: `${cookie.slice(0, -4)}AAAA`, flags: {} });
    expect(await readAnswer(searchParams.get('answer'))).toBeNull();
  });

  it('shows the success to a second press as well, whose answer is the only one that the browser sees', async () => {
    const visit = paymentVisit(subject());
    const form = formWithPayment({ subject: subject(), visit, file: await png() });
    const first = ledTo(form);
    const second = ledTo(form);
    await first;
    const { searchParams } = await second;
    expect([...visitor.jar.keys()]).toEqual(['antarman.payment']);
    expect(searchParams.get('answer')).not.toBeNull();
    expect(await db.paymentSubmission.count()).toBe(1);
  });
});
