import { beforeEach, describe, expect, it } from 'vitest';
import { depositIsAskedFor, internshipPlace, paymentState } from '@/lib/payment/checkout/queries';
import { checkoutOf, currencyOf, totalIn } from '@/lib/payment/checkout/rules';
import { productNamed } from '@/lib/payment/product/queries';
import { db } from '@/lib/server/db';
import { internshipPrograms } from '@/lib/site/internship/queries';
import { internshipPrefix } from '@/lib/site/internship/rules';
import { setUpDatabase } from '@/test/database/database';
import { createPaymentRow } from '@/test/payment/payments';
import { createStranger, type Person } from '@/test/payment/quotations';

setUpDatabase();

const [program] = internshipPrograms;
if (!program) throw new Error('expected a programme');
const before = new Date(`${program.application_deadline}T12:00:00+05:30`);
const after = new Date(`${program.next_intake}T12:00:00+05:30`);

let neha: Person;

beforeEach(async () => {
  neha = await createStranger();
});

async function applied(status = 'accepted'): Promise<string> {
  const { id } = await db.internshipApplication.create({
    data: {
      programSlug: program?.slug ?? '',
      intake: new Date(program?.next_intake ?? ''),
      userId: neha.viewer.userId,
      name: 'Neha Das',
      email: neha.viewer.email,
      education: 'MA Psychology',
      statement: 'I would like to learn.',
      status,
      decidedAt: status === 'declined' || status === 'accepted' ? new Date() : null,
    },
  });
  return id;
}

const deposit = (internshipApplicationId: string, given = {}) =>
  createPaymentRow({
    internshipApplicationId,
    productSlug: internshipPrefix + program.slug,
    amount: '2000',
    ...given,
  });

describe('an internship place', () => {
  it('needs an application first, as long as one can apply', async () => {
    const none = { application: null, deposit: null, payable: null };
    expect(await internshipPlace(neha.viewer, program, before)).toEqual({ open: true, ...none });
    expect(await internshipPlace(neha.viewer, program, after)).toEqual({ open: false, ...none });
  });

  it.each(['submitted', 'shortlisted'])('asks for no deposit while the application is %s', async (status) => {
    const id = await applied(status);
    const place = await internshipPlace(neha.viewer, program, before);
    expect(place).toMatchObject({ application: { id, status }, payable: null });
    expect(await depositIsAskedFor(id)).toBe(false);
  });

  it('asks for the deposit once a place is offered, at the price in our own file', async () => {
    const id = await applied();
    const place = await internshipPlace(neha.viewer, program, before);
    expect(place).toMatchObject({
      application: { id, status: 'accepted' },
      deposit: { state: 'open' },
      payable: { amountPaise: 200_000, row: { internshipApplicationId: id } },
    });
    const stranger = await createStranger();
    expect((await internshipPlace(stranger.viewer, program, before)).application).toBeNull();
  });

  it('asks for none while one is being checked, and again when we could not confirm it', async () => {
    const { id } = await deposit(await applied());
    const checking = await internshipPlace(neha.viewer, program, before);
    expect(checking).toMatchObject({ deposit: { state: 'checking' }, payable: null });
    await db.paymentSubmission.update({
      where: { id },
      data: { status: 'rejected', reviewedAt: new Date(), rejectionReason: 'Not found.' },
    });
    const again = await internshipPlace(neha.viewer, program, before);
    expect(again).toMatchObject({ deposit: { state: 'open' }, payable: { amountPaise: 200_000 } });
  });

  it.each(['declined', 'withdrawn'])('asks nothing of somebody who was %s', async (status) => {
    await applied(status);
    const place = await internshipPlace(neha.viewer, program, before);
    expect(place).toMatchObject({ application: { status }, payable: null });
  });
});

it('the state of a payment follows the money that has arrived before the one only reported', async () => {
  const internshipApplicationId = await applied();
  await deposit(internshipApplicationId);
  const money = {
    internshipApplicationId,
    clientId: neha.viewer.profile.id,
    description: 'Deposit',
    amount: '2000',
  };
  await db.transaction.create({ data: { ...money, method: 'stripe' } });
  expect(await paymentState({ internshipApplicationId })).toMatchObject({ state: 'checking' });
  const paidAt = new Date('2026-11-20T10:00:00Z');
  const back = { method: 'stripe', status: 'paid', paidAt, returningBecause: 'closed' };
  await db.transaction.create({ data: { ...money, ...back } });
  expect(await paymentState({ internshipApplicationId })).toMatchObject({ state: 'checking' });
  await db.transaction.create({ data: { ...money, method: 'razorpay', status: 'paid', paidAt } });
  expect(await paymentState({ internshipApplicationId })).toEqual({ state: 'paid', at: paidAt });
});

describe('currencies', () => {
  it('are rupees unless the address asks for dollars', () => {
    for (const query of [undefined, 'INR', 'usd', 'EUR', ['USD'], '']) expect(currencyOf(query)).toBe('INR');
    expect(currencyOf('USD')).toBe('USD');
  });

  it('give the total', () => {
    const product = productNamed('individual-counseling');
    expect(product && [totalIn('INR', product), totalIn('USD', product)]).toEqual(['₹1,500', 'US$40']);
    expect(productNamed('[object Object]')).toBeUndefined();
  });
});

it('lead back to the page where something is paid', () => {
  expect(checkoutOf({ quotationId: 'q', productSlug: null })).toBe('/checkout/quotation/q');
  expect(checkoutOf({ quotationId: null, productSlug: 'family-therapy' })).toBe('/checkout/family-therapy');
});
