import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { expect, it } from 'vitest';
import { sessionCookieName } from '@/lib/account/session/session-cookie-name';
import { hour } from '@/lib/format/duration';
import type { QuotationView } from '@/lib/payment/quotation/queries';
import type { TransactionView } from '@/lib/payment/transaction/queries';
import { db } from '@/lib/server/db';
import { guestMeeting } from '@/test/booking/rooms';
import { setUpDatabase } from '@/test/database/database';
import { createClientOf, createPractice, createQuotationRow } from '@/test/payment/quotations';
import { newVisitor, visitor } from '@/test/server/visitor';
import DashboardPage from './dashboard/page';
import { PanelRows, quotationRow, transactionRow } from './panel';
import TherapistDashboardPage from './therapist-dashboard/page';

setUpDatabase();

async function html(page: () => Promise<ReactNode>, token: string): Promise<string> {
  newVisitor();
  visitor.jar.set(sessionCookieName(), { value: token, flags: {} });
  return new Response((await prerender(await page())).prelude).text();
}

/** Each section of the page by its id, without those inside it. */
function panels(page: string): Readonly<Record<string, string>> {
  const parts = page.split('<section id="').slice(1);
  return Object.fromEntries(parts.map((part) => [part.slice(0, part.indexOf('"')), part]));
}

async function care() {
  const practice = await createPractice();
  const { therapist } = practice;
  const client = await createClientOf(therapist);
  const pair = { clientId: client.viewer.profile.id, therapistId: therapist.id };
  const now = Date.now();
  for (const ahead of [24, 48, 72, 96]) {
    await db.therapySession.create({ data: { ...pair, sessionDate: new Date(now + ahead * hour) } });
  }
  for (const score of [3, 6, 9, 12]) {
    const data = { clientId: pair.clientId, assessmentType: 'PHQ-9', score };
    await db.assessment.create({ data: { ...data, completedAt: new Date(now - score * hour) } });
  }
  for (const [planType, planName] of [
    ['individual', 'Six talks'],
    ['group', 'Evening circle'],
  ] as const) {
    await db.therapyPlan.create({ data: { ...pair, planName, planType, totalSessions: 6 } });
  }
  for (const count of [1, 2, 3, 4, 5, 6]) {
    const createdAt = new Date(now - count * 48 * hour);
    await createQuotationRow(practice, client, { createdAt, serviceType: `Offer ${count}` });
  }
  const money = { ...pair, description: 'One talk', amount: '1500.00', status: 'paid', paidAt: new Date() };
  await db.transaction.create({ data: money });
  return { practice, client };
}

const search = (query: Record<string, string> = {}) => ({
  params: Promise.resolve({}),
  searchParams: Promise.resolve(query),
});

it('the client’s dashboard shows every list of the specification, after “What now?”, each with the way to all of it', async () => {
  const { token } = (await care()).client;
  const page = await html(async () => DashboardPage(search()), token);
  const shown = panels(page);
  expect(Object.keys(shown)).toEqual([
    'now',
    'sessions',
    'assessments',
    'transactions',
    'quotations',
    'plans',
    'consultation',
  ]);
  const rows = (panel: string) => (shown[panel]?.match(/<li/g) ?? []).length;
  expect([rows('sessions'), rows('assessments'), rows('quotations')]).toEqual([3, 3, 5]);
  for (const [panel, all, words] of [
    ['sessions', '/dashboard/sessions', 'All sessions'],
    ['assessments', '/dashboard/assessments', '3 of 27'],
    ['quotations', '/dashboard/quotations', 'Offer 1'],
    ['transactions', '/dashboard/transactions', 'One talk'],
    ['plans', '/dashboard/plans', 'Evening circle'],
  ] as const) {
    expect(shown[panel]).toContain(`href="${all}"`);
    expect(shown[panel]).toContain(words);
  }
  for (const kind of ['All', 'Individual', 'Corporate', 'Group']) expect(shown.plans).toContain(kind);
  const group = panels(await html(async () => DashboardPage(search({ plans: 'group' })), token)).plans;
  expect(group).toContain('Evening circle');
  expect(group).not.toContain('Six talks');
});

it('the therapist’s dashboard shows sessions, plans, quotations and clients, and opens the quotation form in its place', async () => {
  const { practice, client } = await care();
  const shown = panels(await html(async () => TherapistDashboardPage(search()), practice.token));
  const record = `/therapist-dashboard/clients/${client.viewer.profile.id}`;
  expect(Object.keys(shown)[0]).toBe('now');
  for (const [panel, all, words] of [
    ['sessions', '/therapist-dashboard/sessions', record],
    ['plans', '/therapist-dashboard/plans', 'Evening circle'],
    ['quotations', '/therapist-dashboard/quotations', 'Offer 5'],
    ['clients', '/therapist-dashboard/clients', record],
  ] as const) {
    expect(shown[panel]).toContain(`href="${all}"`);
    expect(shown[panel]).toContain(words);
  }
  expect(shown.quotations).not.toContain('Offer 6');
  const form = shown['new-quotation'] ?? '';
  expect(form).toMatch(/<details[^>]*>.*<summary/s);
  for (const name of ['client', 'serviceType', 'description', 'amount', 'validUntil'])
    expect(form).toContain(`name="${name}"`);
  expect(form).toContain('Create Quotation');
});

it('a panel says of money that went back in part the same as the whole list does', () => {
  const [createdAt, refund] = [
    new Date('2026-11-01T06:00:00Z'),
    { paidPaise: 720_000, refundedPaise: 180_000 },
  ];
  const quotation = {
    id: '1',
    serviceType: 'Talks',
    with: 'Asha',
    amountPaise: 720_000,
    status: 'paid',
  } as const;
  const transaction = {
    id: '1',
    title: 'Talks',
    at: createdAt,
    state: 'paid',
    method: 'upi',
    currency: 'INR',
  } as const;
  const rows = [
    quotationRow({ ...quotation, createdAt, checking: false, refund } as QuotationView),
    transactionRow({ ...transaction, amountPaise: 720_000, refund } as TransactionView),
  ];
  for (const row of rows) {
    expect(renderToStaticMarkup(<PanelRows rows={[row]} empty="" />)).toContain('Refunded in part');
  }
});

it('the therapist’s dashboard lists the next appointment of somebody without an account among upcoming sessions', async () => {
  const { host } = await guestMeeting();
  const shown = panels(await html(async () => TherapistDashboardPage(search()), host.token));
  expect(shown.sessions).toContain('Ravi Kumar');
  expect(shown.sessions).not.toContain('No upcoming session.');
});
