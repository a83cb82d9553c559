import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FeeLine } from '@/components/payment/fee/fee-line';
import { type Fee, noFee } from '@/lib/payment/appointment/rules';

const paid: Fee = { ...noFee, amountPaise: 180_000, rule: 'ahead', state: 'verified' };
const now = new Date('2026-11-20T06:00:00Z');
const shown = (fee: Fee) =>
  renderToStaticMarkup(
    <FeeLine fee={fee} endsAt={now} now={now} timeZone="Asia/Kolkata" payHref={null} about="Tuesday" />,
  );

it('a fee of which less was paid says how much, and never that it is paid', () => {
  expect(shown(paid)).toMatch(/>Paid<\/strong>/);
  const part = shown({ ...paid, paidPaise: 50_000 });
  expect(part).toMatch(/>Paid in part<\/strong>/);
  expect(part).toContain('₹500 was paid before booking. The rest is agreed between the two of you.');
});
