import { beforeEach, describe, expect, it } from 'vitest';
import { importStatement } from '@/lib/payment/statement/commands';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';

setUpDatabase();

const now = new Date('2026-11-20T06:00:00Z');
const other = (...lines: readonly string[]) => ({
  name: 'november.csv',
  bytes: new TextEncoder().encode(['Date,Narration,Ref,Withdrawal,Deposit,Balance', ...lines].join('\n')),
});

let admin: Awaited<ReturnType<typeof createAdmin>>;

beforeEach(async () => {
  admin = await createAdmin();
});

describe('the same credit in another download of the account', () => {
  const padded = '19/11/2026,UPI/632412345678/RAVI,0000632412345678,,"1,500.00",0';
  const credits = () => db.bankCredit.count();

  it.each([
    [
      'with the zeros of its reference stripped',
      '19/11/2026,UPI/632412345678/RAVI,632412345678,,"1,500.00",0',
    ],
    ['with another narration', '19/11/2026,UPI-RAVI SHARMA-632412345678-PAYMENT,632412345678,,1500,0'],
    ['with its reference in the narration alone', '19/11/2026,UPI/CR/632412345678/RAVI,,,1500.00,0'],
    ['with the kind before its reference', '19-Nov-2026,RAVI,UPI-632412345678,,1500.00,0'],
  ])('is known %s', async (_, line) => {
    await importStatement(other(padded), admin, now);
    expect(await importStatement(other(line), admin, now)).toMatchObject({ done: true });
    expect(await credits()).toBe(1);
    const again = await db.bankStatementImport.findFirst({ where: { newCount: 0 } });
    expect(again).toMatchObject({ knownCount: 1, unreadableCount: 0 });
  });

  it('is another one on another day, of another amount or with another reference', async () => {
    await importStatement(other(padded), admin, now);
    const others = other(
      padded.replace('19/11', '18/11'),
      padded.replace('1,500.00', '1,501.00'),
      padded.replaceAll('632412345678', '632412345679'),
    );
    await importStatement(others, admin, now);
    expect(await credits()).toBe(4);
  });

  it('is asked about, not stored twice, when Excel has rounded its reference away', async () => {
    const rounded = '19/11/2026,UPI RAVI,6.32412E+11,,"1,500.00",0';
    await importStatement(other(padded), admin, now);
    await importStatement(other(rounded), admin, now);
    expect(await credits()).toBe(1);
    const asked = await db.bankStatementImport.findFirst({ where: { unreadableCount: 1 } });
    expect(asked?.unreadable).toEqual([{ line: 2, why: 'rounded' }]);
  });

  it('is stored when no credit of that day and amount is there, and known once the reference is whole', async () => {
    const whole = '19/11/2026,UPI RAVI,632412345678,,"1,500.00",0';
    await importStatement(other(whole.replace('632412345678', '6.32412E+11')), admin, now);
    expect(await credits()).toBe(1);
    await importStatement(other(whole), admin, now);
    expect(await credits()).toBe(1);
  });
});
