import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EarningsPanel } from '@/components/admin/payment/earnings-panel';

const none = { payments: 0, receivedPaise: 0, refundedPaise: 0 };
const byCard = { payments: 1, receivedPaise: 70_000, refundedPaise: 0 };

function shown(card: typeof byCard): string {
  const month = { payments: 0, receivedPaise: 0, refundedPaise: 80_000, byCard: card };
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

it('tells card money apart, once there is any', () => {
  expect(shown(byCard)).toMatch(/1 card payment for you: <strong>₹700.00.*By card, less refunds/s);
  expect(shown(none)).not.toContain('By card');
});
