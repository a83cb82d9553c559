import type { Arrival, Claim } from '@/lib/payment/statement/matching/evidence';

/** Ravi's report of a payment. */
export const claim: Claim = {
  id: 'claim',
  accountId: 'account',
  paise: 150_000,
  payerName: 'Ravi Sharma',
  referenceNumber: '632412345678',
  upiReference: 'ANT0123456789',
  submittedAt: new Date('2026-11-20T06:00:00Z'),
};

/** Another person's credit of the same amount half an hour later, in the same account. */
export const arrival: Arrival = {
  id: 'credit',
  accountId: 'account',
  paise: 150_000,
  creditedAt: new Date('2026-11-20T06:30:00Z'),
  reference: null,
  narration: 'UPI/632499999999/ANIL GUPTA/anil@okaxis',
};
