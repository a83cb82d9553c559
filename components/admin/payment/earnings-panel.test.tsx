import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EarningsPanel } from '@/components/admin/payment/earnings-panel';

const none = { payments: 0, receivedPaise: 0, refundedPaise: 0 };
const some = { payments: 1, receivedPaise: 70_000, refundedPaise: 0 };

function shown(payee: 'therapist' | 'house', beside: typeof some, entered = none): string {
  const month = { payments: 0, receivedPaise: 0, refundedPaise: 80_000, beside, entered };
  const earnings = {
    year: '2026-27',
    years: ['2026-27'],
    months: [{ id: '2026-12', ...month }],
    total: month,
  };
  return renderToStaticMarkup(<EarningsPanel earnings={earnings} path="/payments" payee={payee} />);
}

it('shows a month in which more went back than came', () => {
  expect(shown('therapist', none)).toContain('−₹800');
});

it('tells the money of the house apart, once there is any', () => {
  expect(shown('therapist', some)).toMatch(
    /1 payment received for you in our account.*<strong[^>]*>₹700.*Through us, less refunds/s,
  );
  expect(shown('therapist', none)).not.toContain('Through us');
});

it('tells entered payments apart and says that no bank proves them', () => {
  expect(shown('therapist', none, some)).toMatch(
    /Apart from these, you entered 1 payment without proof from a bank: <strong[^>]*>₹700<.*Entered, not proven, less refunds/s,
  );
  expect(shown('therapist', none)).not.toContain('not proven');
});

it('tells dollars apart from rupees for the house, and that money for therapists is not its own', () => {
  expect(shown('house', some)).toMatch(
    /1 payment by card arrived in US dollars.*<strong[^>]*>US\$700.*In US dollars.*Payments for therapists are not counted here/s,
  );
  expect(shown('house', none)).not.toContain('dollars');
});
