import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EarningsPanel } from '@/components/admin/payment/earnings-panel';

const none = { payments: 0, receivedPaise: 0, refundedPaise: 0 };
const throughHouse = { payments: 1, receivedPaise: 70_000, refundedPaise: 0 };

function shown(house: typeof throughHouse): string {
  const month = { payments: 0, receivedPaise: 0, refundedPaise: 80_000, throughHouse: house };
  const earnings = {
    year: '2026-27',
    years: ['2026-27'],
    months: [{ id: '2026-12', ...month }],
    total: month,
  };
  return renderToStaticMarkup(<EarningsPanel earnings={earnings} path="/therapist-dashboard/payments" />);
}

it('shows a month in which more went back than came', () => {
  expect(shown(none)).toContain('−₹800.00');
});

it('tells the money of the house apart, once there is any', () => {
  expect(shown(throughHouse)).toMatch(
    /1 payment for you arrived at our account.*<strong>₹700.00.*Through us, less refunds/s,
  );
  expect(shown(none)).not.toContain('Through us');
});
