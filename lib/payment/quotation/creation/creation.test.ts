import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { indianDay } from '@/lib/format/time';
import { createClientQuotation } from '@/lib/payment/quotation/actions';
import { quotationFormKind, quotationMessages } from '@/lib/payment/quotation/rules';
import { actionMessages, admissionMessages } from '@/lib/server/action/messages';
import { db } from '@/lib/server/db';
import { signedIn } from '@/test/account/signed-in';
import { inTwoRuns } from '@/test/case/sample';
import { setUpDatabase } from '@/test/database/database';
import { asha, meera, setUpPractice } from '@/test/payment/practice';
import { createClientOf, createPractice, createStranger, quotationTraces } from '@/test/payment/quotations';
import { formOf, usableToken } from '@/test/server/form';
import { as, setUpVisitor, visitor } from '@/test/server/visitor';
import { createProfile } from '@/test/therapist/factories';

setUpDatabase();
setUpVisitor();

setUpPractice(as);

afterEach(() => {
  vi.useRealTimers();
});

const offer = () => ({
  client: meera.viewer.profile.id,
  serviceType: 'Individual therapy',
  description: 'Six sessions of 45 minutes.',
  amount: '9000.50',
  validUntil: '',
});

const create = (given: Record<string, string> = {}, token = usableToken(quotationFormKind)) =>
  createClientQuotation(null, formOf({ ...offer(), ...given }, token));

describe('creating a quotation', () => {
  it('saves it as pending, in rupees, for the client and by the viewer', async () => {
    expect(await create()).toMatchObject({ ok: true, message: 'Quotation created successfully' });
    const row = await db.quotation.findFirstOrThrow({ include: { events: true } });
    expect(row).toMatchObject({
      clientId: meera.viewer.profile.id,
      therapistId: asha.therapist.id,
      serviceType: 'Individual therapy',
      currency: 'INR',
      status: 'pending',
      validUntil: null,
      events: [{ status: 'pending', actorId: asha.viewer.userId, reason: null }],
    });
    expect(row.amount.toFixed(2)).toBe('9000.50');
  });

  it('ends with the chosen day in India, today included', async () => {
    // The clock is fixed, so that today does not end before it is chosen.
    vi.useFakeTimers({ toFake: ['Date'] });
    const validUntil = indianDay(new Date());
    expect(await create({ validUntil })).toMatchObject({ ok: true });
    const row = await db.quotation.findFirstOrThrow();
    expect(row.validUntil).toEqual(new Date(`${validUntil}T23:59:59.999+05:30`));
  });

  it('tells the client in the account and by a mail job, and writes an audit line', async () => {
    await create();
    const { id } = await db.quotation.findFirstOrThrow();
    expect(await db.notification.findMany()).toMatchObject([
      { userId: meera.viewer.userId, kind: 'quotation.created', title: 'You have a new quotation' },
    ]);
    expect(await db.$queryRaw`SELECT task_identifier AS task, key FROM graphile_worker.jobs`).toEqual([
      { task: 'send-quotation-mail', key: `send-quotation-mail:${id}:created` },
    ]);
    const audit = await db.auditEntry.findMany();
    expect(audit).toMatchObject([
      {
        action: 'quotation.created',
        actorUserId: asha.viewer.userId,
        subjectId: id,
        subjectUserId: meera.viewer.userId,
        details: {},
      },
    ]);
  });

  it('makes one of ten parallel submits, and of a later one', { tags: ['slow'] }, async () => {
    const token = usableToken(quotationFormKind);
    const answers = await Promise.all(Array.from({ length: 10 }, () => create({}, token)));
    expect((await create({}, token)).ok && answers.every(({ ok }) => ok)).toBe(true);
    const { quotations, events, notifications, jobs } = await quotationTraces();
    expect([quotations, events, notifications, jobs].map((rows) => (rows as unknown[]).length)).toEqual([
      1, 1, 1, 1,
    ]);
  });

  it('takes a changed offer of the same visit as a second one, with a new token', {
    tags: ['slow'],
  }, async () => {
    const token = usableToken(quotationFormKind);
    await create({}, token);
    const before = await quotationTraces();
    const answer = await create({ amount: '9000.51' }, token);
    expect(answer).toMatchObject({ ok: false, message: quotationMessages.otherOffer });
    expect(answer.formToken).not.toBe(token);
    expect(await quotationTraces()).toEqual(before);
  });

  it.each([
    ['the highest amount', '1000000', '1000000.00'],
    ['the lowest amount', '0.01', '0.01'],
    ['one decimal', '1500.5', '1500.50'],
    ['commas as in India, and the sign', '₹1,20,000', '120000.00'],
  ])('takes %s', async (_, amount, stored) => {
    expect(await create({ amount })).toMatchObject({ ok: true });
    expect((await db.quotation.findFirstOrThrow()).amount.toFixed(2)).toBe(stored);
  });
});

const expectUntouched = async (press: () => Promise<unknown>) => {
  const before = await quotationTraces();
  const answer = await press();
  expect(await quotationTraces()).toEqual(before);
  return answer;
};

const digits = 'Enter the amount in rupees, such as 9,600 or 1500.50';
const noDay = 'Enter a day like 24/12/2026, or leave it empty';
const nothing = 'The amount must be more than ₹0';
const most = 'The amount can be at most ₹10,00,000';

describe('refused, with nothing changed:', () => {
  for (const { cases, tags } of inTwoRuns([
    ['-1', digits],
    ['-0.01', digits],
    ['+1', digits],
    ['1,00', digits],
    ['1.500,00', digits],
    ['1e309', digits],
    ['1e3', digits],
    ['0x10', digits],
    ['NaN', digits],
    ['Infinity', digits],
    ['.5', digits],
    ['5.', digits],
    ['$5', digits],
    ['{"set":1}', digits],
    ['1); DROP TABLE quotations; --', digits],
    ['0.001', digits],
    ['1.005', digits],
    ['0', nothing],
    ['0.00', nothing],
    ['10,00,000.01', most],
    ['9007199254740993', digits],
    ['9'.repeat(400), digits],
    ['', digits],
    ['5\0', actionMessages.unstorable],
  ])) {
    it.each(cases)('the amount %j', { tags }, async (amount, message) => {
      expect(await expectUntouched(() => create({ amount }))).toMatchObject({
        ok: false,
        fieldErrors: { amount: message },
      });
    });
  }

  for (const { cases, tags } of inTwoRuns([
    ['yesterday', indianDay(new Date(Date.now() - 86_400_000)), quotationMessages.pastDay],
    ['the year 0001', '0001-01-01', noDay],
    ['a day that does not exist', '2027-02-30', noDay],
    ['an instant', '2027-02-03T10:00:00Z', noDay],
    ['a year of five digits', '12027-02-03', noDay],
    ['words', 'never', noDay],
  ])) {
    it.each(cases)('valid until %s', { tags }, async (_, validUntil, message) => {
      expect(await expectUntouched(() => create({ validUntil }))).toMatchObject({
        ok: false,
        fieldErrors: { validUntil: message },
      });
    });
  }

  for (const { cases, tags } of inTwoRuns([
    ['no service type', { serviceType: ' \n ' }, 'serviceType'],
    ['a service type that is too long', { serviceType: 'x'.repeat(161) }, 'serviceType'],
    ['a NUL in the service type', { serviceType: 'a\0b' }, 'serviceType'],
    ['no description', { description: '\u200b' }, 'description'],
    ['a description that is too long', { description: 'x'.repeat(4_001) }, 'description'],
    ['no client', { client: '' }, 'client'],
    ['no id for a client', { client: "' OR 1=1" }, 'client'],
    ['an operator for a client', { client: '{"not":""}' }, 'client'],
    ['an unknown client', { client: randomUUID() }, 'client'],
  ])) {
    it.each(cases)('%s', { tags }, async (_, given, field) => {
      const answer = await expectUntouched(() => create(given));
      expect(answer).toMatchObject({ ok: false, values: { amount: '9000.50' } });
      expect(answer).toHaveProperty(['fieldErrors', field]);
    });
  }

  it('empty fields all at once, in the words of the specification', async () => {
    const empty = { client: '', serviceType: '', description: '', amount: '' };
    expect(await expectUntouched(() => create(empty))).toMatchObject({ message: actionMessages.required });
  });

  it('strangers, clients of others, oneself, and somebody whose account is closed', async () => {
    const other = await createPractice();
    const ravi = await createClientOf(other.therapist);
    const stranger = await createStranger();
    const gone = await createClientOf(asha.therapist);
    await db.user.update({
      where: { id: gone.viewer.userId },
      data: { disabledAt: new Date(), disabledReason: 'asked for it' },
    });
    for (const { viewer } of [ravi, stranger, gone, asha, other]) {
      const client = viewer.profile.id;
      expect(await expectUntouched(() => create({ client }))).toMatchObject({
        fieldErrors: { client: quotationMessages.noClient },
      });
    }
    // A user id is not a profile id.
    expect(await expectUntouched(() => create({ client: meera.viewer.userId }))).toMatchObject({ ok: false });
  });

  for (const { cases, tags } of inTwoRuns([
    'id',
    'status',
    'currency',
    'therapist',
    'therapistId',
    'therapist_id',
    'clientId',
    'client_id',
    'createdAt',
    'submissionKey',
    'submission_key',
    'valid_until',
    '[object Object]',
    'function Object() { [native code] }',
    'amount[set]',
    'client.not',
  ])) {
    it.each(cases)('the extra field %s', { tags }, async (name) => {
      expect(await expectUntouched(() => create({ [name]: 'paid' }))).toEqual({
        ok: false,
        message: actionMessages.unreadable,
      });
    });
  }

  it('two values of one field, a file, and what is not a form', { tags: ['slow'] }, async () => {
    const twice = formOf(offer(), usableToken(quotationFormKind));
    twice.append('amount', '1');
    const file = formOf(offer(), usableToken(quotationFormKind));
    file.set('description', new Blob(['x']));
    for (const form of [twice, file, { ...offer() }, [offer()], null, undefined, 'amount=1']) {
      expect(await expectUntouched(() => createClientQuotation(null, form))).toEqual({
        ok: false,
        message: actionMessages.unreadable,
      });
    }
  });

  it('guests, clients, therapists who are not linked, other sites, and forms of another kind', {
    tags: ['slow'],
  }, async () => {
    as({ token: '' });
    expect(await expectUntouched(() => create())).toMatchObject({ message: admissionMessages.signedOut });
    as(meera);
    expect(await expectUntouched(() => create())).toMatchObject({ message: admissionMessages.otherRole });
    as(await signedIn((await createProfile({ role: 'therapist' })).userId));
    expect(await expectUntouched(() => create())).toMatchObject({ message: quotationMessages.inReview });
    as(asha);
    expect(await expectUntouched(() => create({}, usableToken('contact')))).toMatchObject({ ok: false });
    expect(await expectUntouched(() => create({}, ''))).toMatchObject({ ok: false });
    visitor.headers = new Headers({ origin: 'https://evil.example' });
    expect(await expectUntouched(() => create())).toMatchObject({ message: actionMessages.foreign });
  });
});
