import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookingPageOf } from '@/lib/payment/booking-link/queries';
import { paymentMessages } from '@/lib/payment/rules';
import { submissionJobs } from '@/lib/payment/submission/jobs';
import { paymentStateOf } from '@/lib/payment/submission/queries';
import { verifyPayment } from '@/lib/payment/verification/commands';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { listenLocally, portOf } from '@/test/counterpart/listen';
import { setUpDatabase } from '@/test/database/database';
import { plainPicture } from '@/test/file/pictures';
import { type MailCatcher, startMailCatcher } from '@/test/notification/mail-catcher';
import { createStranger } from '@/test/payment/quotations';
import { formWithPayment, postPayment, typedPayment } from '@/test/payment/sent-payments';
import { runDueJobs } from '@/test/server/jobs';
import { as, newVisitor } from '@/test/server/visitor';
import { createTherapist } from '@/test/therapist/factories';

setUpDatabase();

let mails: MailCatcher;
beforeAll(async () => {
  mails = await startMailCatcher();
});
afterAll(() => mails.close());
beforeEach(() => {
  newVisitor();
  mails.caught.length = 0;
  vi.stubEnv('SMTP_URL', mails.url);
});

async function pay(product?: string) {
  const slug = product ?? (await createTherapist()).slug;
  const file = await plainPicture(100, 100).png().toBuffer();
  const subject = { kind: product ? 'product' : 'therapist', slug } as const;
  const answer = await postPayment(formWithPayment({ subject, file }));
  if (!answer.ok) throw new Error(answer.message);
  return { slug, answer, ...answer.data };
}

async function runAllJobs(): Promise<void> {
  await db.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now()`;
  await runDueJobs(submissionJobs);
}

const mailTo = (address: string) => mails.caught.filter(({ recipients }) => recipients.includes(address));
const secrets = [typedPayment.bank_name, typedPayment.account_number, typedPayment.reference_number];
const tokenOf = (address: string) => address.split('/').at(-1) ?? '';

describe('the product’s own booking link', () => {
  it('is on the page and in the one mail to the payer, and opens the therapist’s free times', async () => {
    const { slug, bookingLink, statusUrl, referenceId } = await pay();
    await runAllJobs();
    const [letter, ...others] = mailTo(typedPayment.payer_email);
    expect(others).toEqual([]);
    expect(letter?.mail.subject).toMatch(/^We have your details, reference P-[0-9A-F]{8}$/);
    expect(letter?.mail.text).toContain(referenceId);
    expect(letter?.mail.text).toContain(statusUrl);
    expect(letter?.mail.text).toContain(bookingLink);
    for (const secret of secrets) expect(letter?.raw).not.toContain(secret);
    expect(await bookingPageOf(tokenOf(bookingLink ?? ''))).toBe(`/book/own/${slug}`);
    expect(await db.paymentSubmission.findFirst()).toMatchObject({ bookingLinkSentAt: expect.any(Date) });
  });

  it('of a copied reference or picture waits until somebody has verified the payment', {
    tags: ['slow'],
  }, async () => {
    await pay();
    await runAllJobs();
    mails.caught.length = 0;
    const { bookingLink } = await pay();
    expect(bookingLink).toBeNull();
    await runAllJobs();
    expect(mailTo(typedPayment.payer_email).map(({ mail }) => mail.text)).toEqual([
      expect.not.stringContaining('/payment/booking/'),
    ]);
    const copied = await db.paymentSubmission.findFirstOrThrow({ where: { duplicateReference: true } });
    expect(copied).toMatchObject({ bookingLink: null, duplicateImage: true });
    mails.caught.length = 0;
    const admin = { ...(await createAdmin()), onBehalf: 'They asked us.' };
    expect(await verifyPayment(copied.id, null, admin)).toEqual({ done: true });
    await runAllJobs();
    const [letter, ...others] = mailTo(typedPayment.payer_email);
    expect(others).toEqual([]);
    expect(letter?.mail.text).toContain('/payment/booking/');
  });

  it('opens nothing when it is forged, of another kind or too old', async () => {
    const { bookingLink, statusUrl } = await pay();
    const token = tokenOf(bookingLink ?? '');
    expect(await bookingPageOf(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toBeNull();
    expect(await bookingPageOf(tokenOf(statusUrl))).toBeNull();
    expect(await bookingPageOf(token, new Date(Date.now() + 91 * 86_400_000))).toBeNull();
    expect(await paymentStateOf(token)).toBeNull();
  });
});

it('tells the team that a payment waits, without the payer or their bank', { tags: ['slow'] }, async () => {
  await pay();
  await runAllJobs();
  const [notice, ...others] = mailTo('support@antarman.test');
  expect(others).toEqual([]);
  expect(notice?.mail.text).toContain('http://localhost:3000/admin/payments');
  for (const secret of [...secrets, typedPayment.payer_name, typedPayment.payer_email]) {
    expect(notice?.raw).not.toContain(secret);
  }
});

it('shows the payer each step with its time, and the reason of a rejection', { tags: ['slow'] }, async () => {
  const { statusUrl, referenceId: id } = await pay();
  const token = tokenOf(statusUrl);
  expect(await paymentStateOf(token)).toMatchObject({
    status: 'pending',
    steps: [{ status: 'pending' }],
    reason: null,
  });
  const rejectionReason = 'No credit with this reference has arrived.';
  await db.paymentSubmission.update({
    where: { id },
    data: { status: 'rejected', rejectionReason, reviewedAt: new Date() },
  });
  await db.paymentSubmissionEvent.create({ data: { paymentSubmissionId: id, status: 'rejected' } });
  const state = await paymentStateOf(token);
  expect(state).toMatchObject({ status: 'rejected', reason: rejectionReason, bookingLink: null });
  expect(state?.steps.map(({ status }) => status)).toEqual(['pending', 'rejected']);
  for (const secret of secrets) expect(JSON.stringify(state)).not.toContain(secret);
});

describe('a link of the scheduling service', () => {
  type SeenRequest = {
    readonly method: string;
    readonly path: string;
    readonly key: string;
    readonly body: unknown;
  };
  let calendly: Server;
  let requests: SeenRequest[];
  let broken: boolean;
  let made: number;

  const answers = (origin: string): Record<string, () => unknown> => ({
    'GET /users/me': () => ({ resource: { uri: `${origin}/users/U1` } }),
    'GET /event_types': () => ({
      collection: [
        { uri: `${origin}/event_types/long`, active: true, duration: 90 },
        { uri: `${origin}/event_types/closed`, active: false, duration: 45 },
        { uri: `${origin}/event_types/consultation`, active: true, duration: 45 },
      ],
    }),
    'POST /scheduling_links': () => {
      made += 1;
      return {
        resource: { booking_url: `https://calendly.example/d/${made}`, owner: 'x', owner_type: 'EventType' },
      };
    },
  });

  beforeAll(async () => {
    calendly = createServer(async (request, response) => {
      const origin = `http://${request.headers.host}`;
      const { pathname } = new URL(request.url ?? '', origin);
      const body: string[] = [];
      for await (const chunk of request.setEncoding('utf8')) body.push(String(chunk));
      const text = body.join('');
      requests.push({
        method: request.method ?? '',
        path: request.url ?? '',
        key: request.headers.authorization ?? '',
        body: text === '' ? null : JSON.parse(text),
      });
      const answer = broken ? undefined : answers(origin)[`${request.method} ${pathname}`];
      response.writeHead(answer ? 200 : 503, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer?.() ?? { title: 'Internal Server Error' }));
    });
    await listenLocally(calendly);
  });
  afterAll(() => {
    calendly.close();
  });
  beforeEach(() => {
    requests = [];
    broken = false;
    made = 0;
    vi.stubEnv('CALENDLY_TOKEN', 'token-of-the-owner');
    vi.stubEnv('CALENDLY_API_URL', `http://127.0.0.1:${portOf(calendly)}`);
  });

  it('is requested once, works for one appointment, and is the same on the page and in the mail', {
    tags: ['slow'],
  }, async () => {
    const { answer, bookingLink } = await pay();
    expect(bookingLink).toBe('https://calendly.example/d/1');
    expect(answer.message).toBe(paymentMessages.submitted);
    expect(requests.map(({ method, path }) => `${method} ${path.split('?')[0]}`)).toEqual([
      'GET /users/me',
      'GET /event_types',
      'POST /scheduling_links',
    ]);
    expect(requests.every(({ key }) => key === 'Bearer token-of-the-owner')).toBe(true);
    expect(requests.at(-1)?.body).toEqual({
      max_event_count: 1,
      owner: expect.stringMatching(/\/event_types\/consultation$/),
      owner_type: 'EventType',
    });
    await runAllJobs();
    const letters = mailTo(typedPayment.payer_email);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.mail.text).toContain('https://calendly.example/d/1');
    expect(made).toBe(1);
  });

  it('is not asked for a purchase, whose link books its own meetings', async () => {
    as(await createStranger());
    const { bookingLink } = await pay('diagnostic-evaluation');
    expect(requests).toEqual([]);
    expect(await bookingPageOf(tokenOf(bookingLink ?? ''))).toBe('/book/own/consultation');
    expect(await db.paymentSubmission.findFirst()).toMatchObject({ meetings: [90, 45] });
  });

  it('that is not ready at once is promised, and is sent later, once', { tags: ['slow'] }, async () => {
    broken = true;
    const { answer, bookingLink } = await pay();
    expect(bookingLink).toBeNull();
    expect(answer.message).toBe('Payment submitted');
    await runAllJobs();
    expect(mailTo(typedPayment.payer_email).map(({ mail }) => mail.text)).toEqual([
      expect.stringContaining('We will send you the booking link shortly.'),
    ]);
    broken = false;
    await runAllJobs();
    await runAllJobs();
    const [, later, ...others] = mailTo(typedPayment.payer_email);
    expect(others).toEqual([]);
    expect(later?.mail.subject).toMatch(/^Your booking link, reference P-[0-9A-F]{8}$/);
    expect(later?.mail.text).toContain('https://calendly.example/d/1');
    expect(
      await db.$queryRaw`SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'send-payment-booking-link'`,
    ).toEqual([]);
  });

  it('is no longer made for a payment rejected in the meantime', { tags: ['slow'] }, async () => {
    broken = true;
    const { referenceId: id } = await pay();
    broken = false;
    const rejectionReason = 'No such credit.';
    await db.paymentSubmission.update({
      where: { id },
      data: { status: 'rejected', rejectionReason, reviewedAt: new Date() },
    });
    await runAllJobs();
    expect(made).toBe(0);
    expect(
      await db.$queryRaw`SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'send-payment-booking-link'`,
    ).toEqual([]);
  });
});
