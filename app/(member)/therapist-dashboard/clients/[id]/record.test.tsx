import { prerender } from 'react-dom/static';
import { beforeEach, expect, it } from 'vitest';
import type { MemberOf } from '@/lib/account/session/session';
import { sessionCookieName } from '@/lib/account/session/session-cookie-name';
import { beginNote } from '@/lib/care/note/commands';
import { indianDay } from '@/lib/format/time';
import { db } from '@/lib/server/db';
import { answerAsked, askForHandover } from '@/test/booking/handovers';
import { setUpDatabase } from '@/test/database/database';
import {
  createClientOf,
  createPractice,
  createQuotationRow,
  createStranger,
} from '@/test/payment/quotations';
import { inDays } from '@/test/plan/paid-plans';
import { setClock } from '@/test/server/jobs';
import { newVisitor, visitor } from '@/test/server/visitor';
import UnknownTabPage from './[tab]/page';
import ClientFormsPage from './forms/page';
import ClientHomeworkPage from './homework/page';
import ClientMessagesPage from './messages/page';
import ClientNotesPage from './notes/page';
import ClientPage from './page';
import ClientPaymentsPage from './payments/page';
import ClientPlanPage from './plan/page';
import ClientRequestsPage from './requests/page';
import ClientResultsPage from './results/page';
import ClientSessionsPage from './sessions/page';

setUpDatabase();

const tabs = {
  overview: ClientPage,
  sessions: ClientSessionsPage,
  messages: ClientMessagesPage,
  notes: ClientNotesPage,
  plan: ClientPlanPage,
  homework: ClientHomeworkPage,
  payments: ClientPaymentsPage,
  results: ClientResultsPage,
  forms: ClientFormsPage,
  requests: ClientRequestsPage,
  unknown: UnknownTabPage,
} as const;

let practice: Awaited<ReturnType<typeof createPractice>>;

beforeEach(async () => {
  practice = await createPractice();
  newVisitor();
  enter(practice.token);
});

function enter(token: string): void {
  visitor.jar.set(sessionCookieName(), { value: token, flags: {} });
}

/** The markup of a tab, or what the framework is asked to answer instead. */
async function shown(tab: keyof typeof tabs, id: string): Promise<string> {
  const props = { params: Promise.resolve({ id, tab: 'history' }), searchParams: Promise.resolve({}) };
  try {
    const page = (await tabs[tab](props as never)) as React.ReactElement;
    return await new Response((await prerender(page)).prelude).text();
  } catch (error) {
    return String((error as { digest?: string }).digest ?? error);
  }
}

const everyTab = Object.keys(tabs) as (keyof typeof tabs)[];

it('shows each tab at an address of its own, marked in the list of tabs', async () => {
  // Before the session, in the year before it: a day of this year is shown without its year.
  setClock('2026-11-20T06:00:00Z');
  const client = await createClientOf(practice.therapist, { firstName: 'Tara' });
  const { id } = client.viewer.profile;
  await createQuotationRow(practice, client, { status: 'accepted' });
  const score = { clientId: id, assessmentType: 'PHQ-9', completedAt: new Date() };
  await db.assessment.create({ data: { ...score, score: 17, sharedWithTherapistId: practice.therapist.id } });
  const overview = await shown('overview', id);
  expect(overview).toContain('Tara Iyer');
  expect(overview).toContain('₹9,000');
  expect(overview).toMatch(/11 Jan,? 2027/);
  for (const title of ['Quotation: Individual therapy, ₹9,000', 'PHQ-9: 17'])
    expect(overview).toContain(title);
  expect(await shown('payments', id)).toContain('Individual therapy');
  expect(await shown('results', id)).toContain('17');
  for (const tab of everyTab.filter((name) => name !== 'unknown')) {
    const path = `/therapist-dashboard/clients/${id}${tab === 'overview' ? '' : `/${tab}`}`;
    expect(await shown(tab, id)).toContain(`href="${path}" aria-current="page"`);
  }
});

it('shows a result only as long as the client shares it', async () => {
  const { viewer } = await createClientOf(practice.therapist);
  const score = { clientId: viewer.profile.id, assessmentType: 'PHQ-9', completedAt: new Date(), score: 17 };
  await db.assessment.create({ data: score });
  expect(await shown('results', viewer.profile.id)).toContain('No results have been shared with you.');
});

it('shows the conversation, and the notes that the viewer wrote on this client', async () => {
  const { viewer } = await createClientOf(practice.therapist, { firstName: 'Tara' });
  const other = await createClientOf(practice.therapist);
  const { id } = viewer.profile;
  expect(await shown('messages', id)).toContain('aria-label="Message to Tara Iyer"');
  expect(await shown('notes', id)).toContain('You have no notes on this client yet.');
  const note = await beginNote(practice.viewer as MemberOf<'therapist'>, id, 'soap');
  const elsewhere = await beginNote(practice.viewer as MemberOf<'therapist'>, other.viewer.profile.id, 'dap');
  const notes = await shown('notes', id);
  expect(notes).toContain(`href="/therapist-dashboard/notes/${note}"`);
  expect(notes).not.toContain(`href="/therapist-dashboard/notes/${elsewhere}"`);
  expect(notes).not.toContain('Older notes');
  for (let number = 0; number < 15; number += 1) {
    await beginNote(practice.viewer as MemberOf<'therapist'>, id, 'free');
  }
  expect(await shown('notes', id)).toMatch(/href="[^"]*\/notes\?before=[^"]+#notes"[^>]*>Older notes/);
});

it('says once who goes on with a client after their last day, in place of the forms that would be refused', async () => {
  const client = await createClientOf(practice.therapist, { firstName: 'Tara' });
  const { id } = client.viewer.profile;
  const ravi = await createPractice();
  const plan = { clientId: id, therapistId: practice.therapist.id, planName: 'Out again', totalSessions: 8 };
  await db.therapyPlan.create({ data: { ...plan, status: 'paused' } });
  const forms = {
    overview: `sessions/new?client=${id}"`,
    messages: 'aria-label="Message to Tara Iyer"',
    plan: '>Resume<',
    homework: 'id="give"',
    results: 'aria-label="Ask for a questionnaire"',
    forms: 'id="send"',
  } as const;
  const tabsWithForms = Object.entries(forms) as [keyof typeof forms, string][];
  const said = 'Tara has moved to ';
  for (const [tab, form] of tabsWithForms) {
    const html = await shown(tab, id);
    expect(html, tab).toContain(form);
    expect(html, tab).not.toContain(said);
  }
  expect(await shown('plan', id)).toContain('new-goal-');
  const handover = await askForHandover(practice, client, ravi, indianDay(inDays(-3)));
  await answerAsked(client, handover);
  // As a plan with paid sessions stays.
  await db.therapyPlan.updateMany({ data: { status: 'paused', endedAt: null } });
  for (const [tab, form] of tabsWithForms) {
    const html = await shown(tab, id);
    expect(html, tab).not.toContain(form);
    expect(html.split(said), tab).toHaveLength(2);
  }
  expect(await shown('plan', id)).not.toContain('new-goal-');
  expect(await shown('messages', id)).toContain(
    'Tara Iyer has moved to another therapist. You can answer here',
  );
});

it('answers a stale address of a tab in words, with the tabs', async () => {
  const { viewer } = await createClientOf(practice.therapist);
  const html = await shown('unknown', viewer.profile.id);
  expect(html).toContain('This part of the record no longer exists.');
  expect(html).toContain(`href="/therapist-dashboard/clients/${viewer.profile.id}/sessions"`);
  expect(html).not.toMatch(/<a [^>]*aria-current/);
});

it('has no tab of a stranger, of another therapist’s client, or of somebody erased', {
  tags: ['slow'],
}, async () => {
  const elsewhere = await createPractice();
  const { viewer: stranger } = await createStranger();
  const { viewer: foreign } = await createClientOf(elsewhere.therapist);
  const { viewer: erased } = await createClientOf(practice.therapist);
  await db.user.update({ where: { id: erased.userId }, data: { disabledAt: new Date() } });
  for (const id of [stranger.profile.id, foreign.profile.id, erased.profile.id, 'x']) {
    for (const tab of everyTab) expect(await shown(tab, id), tab).toContain(';404');
  }
  expect(await db.auditEntry.count()).toBe(0);
});

it('shows a therapist who is not linked the state of the application, in every tab', {
  tags: ['slow'],
}, async () => {
  const { viewer } = await createClientOf(practice.therapist, { firstName: 'Tara' });
  await db.therapist.update({ where: { id: practice.therapist.id }, data: { userId: null } });
  for (const tab of everyTab) {
    const html = await shown(tab, viewer.profile.id);
    expect(html, tab).toContain('Your application is not sent yet');
    expect(html, tab).not.toContain('Tara');
  }
});
