import { beforeEach, expect, it } from 'vitest';
import { exportForAccountant } from '@/lib/admin/payment/accountant-file';
import { xlsxOf } from '@/lib/admin/table/xlsx';
import { giveBackEntered, undoEntered } from '@/lib/payment/entered/commands';
import { readInvoice } from '@/lib/payment/invoice/queries';
import { balanceInWords, boundsOf, chargedFor, monthOf, personIn } from '@/lib/payment/invoice/rules';
import { db } from '@/lib/server/db';
import { csvOf } from '@/lib/server/file/table/csv';
import { sheetsOf } from '@/lib/server/file/table/workbook';
import { withOtherPerson } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { createDueAppointment } from '@/test/payment/card-appointments';
import { entered, entryRequest, keeperOf } from '@/test/payment/entries';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';

setUpDatabase();

let asha: Awaited<ReturnType<typeof createPractice>>;
let meera: Person;
let id: string;
const now = new Date('2026-11-20T06:00:00Z');

beforeEach(async () => {
  asha = await createPractice();
  meera = await createStranger();
  id = await createDueAppointment(asha, meera);
  const startsAt = new Date('2026-11-30T18:29:00Z');
  const endsAt = new Date('2026-11-30T19:14:00Z');
  await db.booking.update({ where: { id }, data: { startsAt, endsAt, blockedUntil: endsAt } });
});

const caller = () => ({ viewer: keeperOf(asha), request: entryRequest });
const of = () => ({ client: meera.viewer.profile.id });

it('a session belongs to the month in which it begins in India, with its own money', async () => {
  await entered(asha, id, { amountPaise: 50_001 }, now);
  const november = await readInvoice(caller().viewer, of(), '2026-11', now);
  expect(november).toMatchObject({
    payer: `${meera.viewer.profile.firstName} ${meera.viewer.profile.lastName}`,
    lines: [{ id, chargedPaise: 180_000, provenPaise: 0, enteredPaise: 50_001 }],
    total: { chargedPaise: 180_000, provenPaise: 0, enteredPaise: 50_001 },
  });
  expect(november?.lines[0]?.papers).toEqual(['R/26-27/000001']);
  expect(november && balanceInWords(november.total)).toBe('₹1,299.99 to pay');
  expect((await readInvoice(caller().viewer, of(), '2026-12', now))?.lines).toEqual([]);
});

it('is nobody else’s: another therapist, a stranger and an address without a person get none', async () => {
  const other = await createPractice();
  expect(await readInvoice(keeperOf(other), of(), '2026-11')).toBeNull();
  expect(
    await readInvoice(caller().viewer, { client: (await createStranger()).viewer.profile.id }, '2026-11'),
  ).toBeNull();
  expect(await readInvoice(keeperOf(meera), of(), '2026-11')).toBeNull();
  expect(await readInvoice(caller().viewer, { client: 'x' }, '2026-11')).toBeNull();
  expect(personIn(() => '')).toBeNull();
});

it('of a guest holds what was booked with the same address', async () => {
  await db.therapySession.deleteMany();
  const guest = withOtherPerson({ clientId: null, name: 'Neha Joshi', email: 'neha@antarman.test' });
  await db.booking.update({ where: { id }, data: guest });
  await entered(asha, id, { amountPaise: 180_000 }, now);
  expect(await readInvoice(caller().viewer, { guest: id }, '2026-11', now)).toMatchObject({
    payer: 'Neha Joshi',
    total: { chargedPaise: 180_000, provenPaise: 0, enteredPaise: 180_000 },
  });
});

it('charges a cancelled session what is not refunded, and one on a plan nothing', () => {
  const none = {
    cancelled: false,
    onPlan: false,
    feePaise: 180_000,
    provenPaise: 0,
    enteredPaise: 0,
    duePaise: 0,
  };
  expect(chargedFor(none)).toBe(180_000);
  expect(chargedFor({ ...none, onPlan: true })).toBe(0);
  expect(chargedFor({ ...none, feePaise: null, enteredPaise: 70_000 })).toBe(70_000);
  const late = { ...none, cancelled: true, provenPaise: 180_000, duePaise: 90_000 };
  expect(chargedFor(late)).toBe(90_000);
  expect(balanceInWords({ ...late, chargedPaise: chargedFor(late) })).toBe('₹900.00 to be refunded');
});

it('charges a late cancellation what its rule asks for, paid in part or not, and nothing once excused', async () => {
  const late = { status: 'cancelled', cancelledBy: 'client', cancelledAt: now, bookedFee: 1800 };
  const total = async (fee: number) => {
    await db.booking.update({ where: { id }, data: { ...late, fee } });
    return (await readInvoice(caller().viewer, of(), '2026-11', now))?.total;
  };
  expect(await total(0)).toEqual({ chargedPaise: 0, provenPaise: 0, enteredPaise: 0 });
  expect(await total(900)).toEqual({ chargedPaise: 90_000, provenPaise: 0, enteredPaise: 0 });
  await entered(asha, id, { amountPaise: 50_000 }, now);
  expect(await total(900)).toEqual({ chargedPaise: 90_000, provenPaise: 0, enteredPaise: 50_000 });
});

it('knows its month from any address', () => {
  expect(monthOf('2026-12', '2026-11-20')).toBe('2026-12');
  for (const text of ['', '2026-13', '1999-01', '2026-1', 'x'])
    expect(monthOf(text, '2026-11-20')).toBe('2026-11');
  expect(boundsOf('2026-12')).toEqual(['2026-12-01', '2027-01-01']);
});

it('one file for the accountant has a line for each payment, refund and undone entry, and their sum', async () => {
  const paid = await entered(asha, id, { amountPaise: 100_000, paidOn: '2026-11-19', note: '000123' }, now);
  const back = { amountPaise: 20_007, beforePaise: 0, reason: 'Shorter than agreed.' };
  await giveBackEntered(paid, back, caller(), new Date('2026-11-21T06:00:00Z'));
  const wrong = await entered(asha, id, { amountPaise: 5_000, beforePaise: 79_993 }, now);
  await undoEntered(wrong, 'Typed twice.', caller(), now);
  const list = await exportForAccountant(caller().viewer, {}, now);
  const lines = csvOf(list).trim().split('\r\n').slice(1);
  const name = `${meera.viewer.profile.firstName} ${meera.viewer.profile.lastName}`;
  const what = `${name},Session with ${asha.therapist.name},Cash`;
  const mark = '"Entered, not proven"';
  expect(lines).toEqual([
    `2026-27,2026-11-19,Receipt,R/26-27/000001,${what},'000123,${mark},0.00,1000.00,0.00,0.00,0.00,Received`,
    `2026-27,2026-11-20,Receipt,R/26-27/000002,${what},,${mark},0.00,0.00,0.00,0.00,0.00,Undone entry of 50.00. Undone on 2026-11-20: Typed twice.`,
    `2026-27,2026-11-21,Credit note,C/26-27/000001,${what},'000123,${mark},0.00,0.00,0.00,200.07,0.00,Refunded: Shorter than agreed.`,
    '2026-27,Whole year,,,,,,,,0.00,1000.00,0.00,200.07,0.00,',
  ]);
  const [sheet] = await sheetsOf(xlsxOf(list));
  expect(JSON.stringify(sheet)).toContain('R/26-27/000001');
  expect(JSON.stringify(sheet)).toContain('000123');
  expect(JSON.stringify(sheet)).toContain('200.07');
});
