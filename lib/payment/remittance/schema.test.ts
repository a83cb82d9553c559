import { describe, expect, it } from 'vitest';
import { remittanceSchema } from '@/lib/payment/remittance/schema';

describe('the form of a transfer to a therapist', () => {
  const typed = {
    therapist: '0197c3a0-1111-7222-8333-444455556666',
    before: '0',
    amount: '1500.50',
    paidOn: '2026-01-20',
    reference: ' N326 001 ',
    confirmed: 'yes',
  };

  it('reads rupees as paise', () => {
    expect(remittanceSchema.parse(typed)).toMatchObject({
      amount: 150_050,
      before: 0,
      reference: 'N326 001',
    });
  });

  it.each([
    [{ amount: '0' }, 'amount'],
    [{ amount: '1,50' }, 'amount'],
    [{ amount: '-5' }, 'amount'],
    [{ paidOn: '2999-01-01' }, 'paidOn'],
    [{ paidOn: 'today' }, 'paidOn'],
    [{ reference: 'ab' }, 'reference'],
    [{ reference: '' }, 'reference'],
    [{ confirmed: '' }, 'confirmed'],
  ])('refuses %o', (wrong, field) => {
    const { error } = remittanceSchema.safeParse({ ...typed, ...wrong });
    expect([...new Set(error?.issues.map(({ path }) => path[0]))]).toEqual([field]);
  });
});
