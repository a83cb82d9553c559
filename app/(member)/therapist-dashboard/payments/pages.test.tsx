import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { sessionCookieName } from '@/lib/account/session/session-cookie-name';
import { verifyPayment } from '@/lib/payment/verification/commands';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { accountFor, createCreditRow, createPaymentRow } from '@/test/payment/payments';
import { createPractice } from '@/test/payment/quotations';
import { newVisitor, visitor } from '@/test/server/visitor';
import PaymentPage from './[id]/page';
import AccountPage from './account/page';
import EarningsPage from './earnings/page';
import PaymentsPage from './page';
import ImportPage from './statements/[id]/page';
import StatementsPage from './statements/page';

setUpDatabase();

let practice: Awaited<ReturnType<typeof createPractice>>;

beforeEach(async () => {
  practice = await createPractice();
  const { sessionId } = practice.viewer;
  await db.userSession.update({ where: { id: sessionId }, data: { secondFactorAt: new Date() } });
  newVisitor();
  visitor.jar.set(sessionCookieName(), { value: practice.token, flags: {} });
});

const at = (id?: string) => ({
  params: Promise.resolve({ id: id ?? '' }),
  searchParams: Promise.resolve({}),
});
const html = async (page: Promise<unknown>) => renderToStaticMarkup((await page) as React.ReactElement);

it('the room shows what was reported, what arrived and the account, and links only within itself', async () => {
  const { therapist, viewer } = practice;
  const { id } = await createPaymentRow({ therapistId: therapist.id, payerName: 'Tara Joshi' });
  const accountId = await accountFor(therapist.id);
  const { importId } = await createCreditRow({ accountId, narration: 'UPI/1/TARA JOSHI' });
  const request = { id: 'request-1', network: 'network' };
  const verified = await createPaymentRow({ therapistId: therapist.id, amount: '1800.00' });
  await verifyPayment(verified.id, null, { viewer: viewer as never, request });

  const list = await html(PaymentsPage(at() as never) as Promise<unknown>);
  expect(list).toContain('Tara Joshi');
  expect(list).toContain(`/therapist-dashboard/payments/${id}`);
  const earnings = await html(EarningsPage(at() as never) as Promise<unknown>);
  expect(earnings).toContain('₹1,800');
  const one = await html(PaymentPage(at(id) as never));
  expect(one).toContain('Mark as received');
  expect(one).toContain('UPI/1/TARA JOSHI');
  expect(one).not.toContain('Reason for acting');
  const statements = await html(StatementsPage(at() as never) as Promise<unknown>);
  expect(statements).toContain('Bank of Maharashtra, ending in 6789');
  const report = await html(ImportPage(at(importId) as never));
  expect(report).toContain('Lines without an amount');
  const account = await html(AccountPage() as Promise<unknown>);
  expect(account).toContain('Change payment details');
  for (const page of [list, earnings, one, statements, report, account])
    expect(page).not.toContain('href="/admin');
});

it('guests are led to signing in and back to the very page', async () => {
  visitor.jar.clear();
  const wayOf = (page: Promise<unknown>) =>
    page.then(
      () => '',
      ({ digest }: { readonly digest: string }) => digest,
    );
  expect(await wayOf(PaymentPage(at('0197c3a0-1111-7222-8333-444455556666') as never))).toContain(
    ';/login?next=%2Ftherapist-dashboard%2Fpayments%2F0197c3a0-1111-7222-8333-444455556666;',
  );
  expect(await wayOf(StatementsPage(at() as never) as Promise<unknown>)).toContain(
    ';/login?next=%2Ftherapist-dashboard%2Fpayments%2Fstatements;',
  );
});
