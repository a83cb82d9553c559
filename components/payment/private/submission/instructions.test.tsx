import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Instructions } from '@/components/payment/private/submission/instructions';
import { Submitted } from '@/components/payment/private/submission/submitted';
import type { Payee } from '@/lib/payment/payee/queries';
import type { PayableView } from '@/lib/payment/subject';

const bank = {
  bankName: 'Bank of Maharashtra',
  accountNumber: '60123456789',
  ifsc: 'MAHB0000001',
  accountHolder: 'Asha Rao',
};
const payee: Payee = { name: 'Asha Rao', upiId: 'asharao@okbank', bank, isHouse: false, changedAt: null };
const session: PayableView = {
  subject: { kind: 'therapist', slug: 'asha-rao' },
  title: 'Session with Asha Rao',
  payee,
  amountPaise: 150_000,
  therapist: { slug: 'asha-rao', name: 'Asha Rao', title: 'Counsellor', picture: null },
  leadsToBooking: true,
  row: {
    therapistId: null,
    quotationId: null,
    productSlug: null,
    internshipApplicationId: null,
    payeeAccountId: '0198f2a4-7c1e-7000-8000-000000000001',
  },
};
const now = new Date('2026-11-20T12:00:00Z');
const shown = (change: Partial<PayableView>) =>
  renderToStaticMarkup(
    <Instructions
      payable={{ ...session, ...change }}
      upiReference="ABCDEF123456"
      picture="data:image/png;base64,x"
      now={now}
    />,
  ).replaceAll('<wbr/>', '');

describe('how to pay', () => {
  it('has its own code, the bank with IFSC and holder, and the amount', () => {
    const page = shown({});
    expect(page).toContain('QR code to pay Asha Rao by UPI');
    for (const part of [...Object.values(bank), '₹1,500', 'asharao@okbank', 'Payment ABCDEF123456']) {
      expect(page).toContain(part);
    }
  });

  it('shows the platform’s picture when the therapist has no account', () => {
    const page = shown({ payee: { ...payee, name: 'Antarman', isHouse: true, upiId: 'antarman@okbank' } });
    expect(page).not.toContain('By bank transfer');
    expect(page).toContain('src="/payment-qr.jpg"');
    expect(page).toContain('pays your fee to Asha Rao');
    expect(page).not.toContain('upi://');
  });

  it('shows no code and asks for no amount while the fee is to be confirmed', () => {
    const page = shown({ amountPaise: null });
    expect(page).toContain('Fee to be confirmed');
    expect(page).not.toContain('QR code');
    expect(page).not.toContain('₹');
  });

  it('shows UPI alone where there is no bank account, and speaks of no transfer', () => {
    const page = shown({ payee: { ...payee, bank: null } });
    expect(page).toContain('Pay Asha Rao by UPI.');
    expect(page).toContain('asharao@okbank');
    expect(page).not.toMatch(/bank transfer/i);
  });

  it('shows a bank account alone where there is no UPI ID, and no code of anybody', () => {
    const page = shown({ payee: { ...payee, upiId: null, bank: { ...bank, bankName: null } } });
    expect(page).toContain('Pay Asha Rao by bank transfer.');
    for (const part of ['60123456789', 'MAHB0000001', 'Asha Rao', '₹1,500']) expect(page).toContain(part);
    expect(page).not.toMatch(/UPI|QR|payment-qr|<dt[^>]*>Bank<\/dt>/);
  });

  it('points out payout details that changed in the last 24 hours, and no others', () => {
    const changed = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
    const page = (hours: number) => shown({ payee: { ...payee, changedAt: changed(hours) } });
    expect(page(1)).toContain('changed in the last 24 hours');
    expect(page(23.9)).toContain('changed in the last 24 hours');
    expect(page(24)).not.toContain('changed in the last 24 hours');
  });
});

describe('the success screen', () => {
  const done = {
    referenceId: '0197c3a0-1111-7222-8333-444455556666',
    bookingLink: null,
    statusUrl: 'http://localhost:3000/payment/status/x',
    account: 'Asha Rao’s bank account',
    amountPaise: 150_000,
    leadsToBooking: true,
  };

  it('promises the link that is not ready yet, in the words of the specification', () => {
    const page = renderToStaticMarkup(<Submitted done={done} />);
    expect(page).toContain('Payment submitted');
    expect(page).toContain('We will send you the booking link shortly.');
    expect(page).not.toContain('Schedule Your Consultation');
  });

  it('says with whose bank account the payment is compared', () => {
    expect(renderToStaticMarkup(<Submitted done={done} />)).toContain('against Asha Rao’s bank account');
  });

  it('promises no link when there is nothing to book, says it once, and leads on', () => {
    const next = { href: '/book/appointment/x', label: 'See your appointment' };
    const page = renderToStaticMarkup(<Submitted done={{ ...done, leadsToBooking: false }} next={next} />);
    expect(page).not.toContain('booking link');
    expect(page.replace(/<[^>]*>/g, ' ').match(/submitted/gi)).toHaveLength(1);
    expect(page).toContain('You do not need to do anything else now.');
    expect(page.indexOf(next.href)).toBeLessThan(page.indexOf('/professionals'));
  });
});
