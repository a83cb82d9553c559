import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { sessionCookieName } from '@/lib/account/session/session-cookie-name';
import { undoEntered } from '@/lib/payment/entered/commands';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { createDueAppointment } from '@/test/payment/card-appointments';
import { entered, entryRequest, keeperOf } from '@/test/payment/entries';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { newVisitor, visitor } from '@/test/server/visitor';
import EnterPaymentPage from './enter/[appointment]/page';
import EnteredPage from './entered/page';
import InvoicePage from './invoice/page';
import { GET as invoicePdf } from './invoice/pdf/route';

setUpDatabase();

let asha: Awaited<ReturnType<typeof createPractice>>;
let meera: Person;
let id: string;

async function signIn({ viewer, token }: Person) {
  await db.userSession.update({ where: { id: viewer.sessionId }, data: { secondFactorAt: new Date() } });
  newVisitor();
  visitor.jar.set(sessionCookieName(), { value: token, flags: {} });
}

beforeEach(async () => {
  asha = await createPractice();
  meera = await createStranger();
  id = await createDueAppointment(asha, meera);
  await signIn(asha);
});

const html = async (page: Promise<unknown>) => renderToStaticMarkup((await page) as React.ReactElement);
const at = (query: Readonly<Record<string, string>> = {}) =>
  ({ params: Promise.resolve({ appointment: id }), searchParams: Promise.resolve(query) }) as never;
const open = () => html(EnterPaymentPage(at()) as Promise<unknown>);
const client = () => ({ client: meera.viewer.profile.id });

it('a session’s page has the form until the fee is reached, and every entry with its way back', async () => {
  const empty = await open();
  expect(empty).toContain('value="1,800"');
  expect(empty).toContain('Seen in my app');
  expect(empty).not.toContain('Entered payments');
  const payment = await entered(asha, id, { amountPaise: 180_000 });
  const paid = await open();
  expect(paid).toContain('This session is already paid in full.');
  expect(paid).toContain('Entered, not proven');
  expect(paid).not.toContain('Save payment');
  await undoEntered(payment, 'Typed twice.', { viewer: keeperOf(asha), request: entryRequest });
  const undone = await open();
  expect(undone).toMatch(/<del [^>]*>₹1,800<\/del>.*Undone on .*: Typed twice./s);
  expect(undone).toContain('Save payment');
  expect(undone).not.toContain('Undo entry');
  const list = await html(EnteredPage(at()) as Promise<unknown>);
  expect(list).toMatch(/Undone.*Typed twice.*R\/\d\d-\d\d\/000001/s);
});

it('an invoice is a page and a PDF, and neither exists for another therapist', async () => {
  await entered(asha, id, { amountPaise: 50_001 });
  const { startsAt } = await db.booking.findUniqueOrThrow({ where: { id } });
  const month = new Date(startsAt.getTime() + 19_800_000).toISOString().slice(0, 7);
  const query = { ...client(), month };
  const page = await html(InvoicePage(at(query)) as Promise<unknown>);
  expect(page).toContain('₹1,299.99 to pay');
  expect(page).toContain('Entered, not proven ₹500.01');
  const pdf = () => invoicePdf(new Request(`http://localhost:3000/x?${new URLSearchParams(query)}`));
  expect((await pdf()).headers.get('content-type')).toBe('application/pdf');
  await signIn(await createPractice());
  expect((await pdf()).status).toBe(404);
  await expect(open()).rejects.toThrow();
  await expect(html(InvoicePage(at(query)) as Promise<unknown>)).rejects.toThrow();
});
