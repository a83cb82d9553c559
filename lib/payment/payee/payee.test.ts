import { beforeEach, describe, expect, it } from 'vitest';
import { site } from '@/content/site';
import { day } from '@/lib/format/duration';
import { keepHouseAccount } from '@/lib/payment/payee/commands';
import { payeeNow } from '@/lib/payment/payee/queries';
import { tasks } from '@/lib/process/tasks';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { aDayLater, createPaymentRow } from '@/test/payment/payments';
import { createTherapist } from '@/test/therapist/factories';

setUpDatabase();

const other = { upiId: 'other@okbank', accountNumber: '99887766554', ifsc: 'MAHB0000002' };
const versionsOf = (therapistId: string) =>
  db.payeeAccount.findMany({
    where: { payee: { therapistId } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
const change = (id: string, data: Parameters<typeof db.therapist.update>[0]['data']) =>
  db.therapist.update({ where: { id }, data });
const upiNow = async (therapist: { id: string; name: string }) => (await payeeNow(db, therapist)).payee.upiId;

let therapist: Awaited<ReturnType<typeof createTherapist>>;
beforeEach(async () => {
  therapist = await createTherapist();
});

describe('a therapist’s account', () => {
  it('is shown from the first moment', async () => {
    const { payee } = await payeeNow(db, therapist);
    expect(payee).toEqual({
      name: therapist.name,
      isHouse: false,
      upiId: 'asharao@okbank',
      bank: {
        bankName: 'Bank of Maharashtra',
        accountNumber: '60123456789',
        ifsc: 'MAHB0000001',
        accountHolder: 'Asha Rao',
      },
      changedAt: null,
    });
  });

  it.each([
    ['a UPI ID alone', { upiId: 'asha@okbank' }, null],
    [
      'a bank account alone, whose bank the IFSC names',
      { upiId: null, accountNumber: '60123456789', ifsc: 'MAHB0000001' },
      { bankName: null, accountNumber: '60123456789', ifsc: 'MAHB0000001', accountHolder: 'Asha Rao' },
    ],
  ])('may be %s, and payers see nothing else', async (_, account, bank) => {
    const empty = { bankName: null, accountNumber: null, ifsc: null, upiId: null };
    const own = await createTherapist({ ...empty, accountHolder: 'Asha Rao', ...account });
    const { payee } = await payeeNow(db, own);
    expect(payee).toMatchObject({ isHouse: false, upiId: account.upiId, bank });
  });

  it('that replaces another is shown a day later, and payers are told of the change then', async () => {
    await change(therapist.id, other);
    expect(await upiNow(therapist)).toBe('asharao@okbank');
    const [first, second] = await versionsOf(therapist.id);
    const wait = (second?.validFrom.getTime() ?? 0) - Date.now();
    expect(wait).toBeGreaterThan(day - 60_000);
    expect(wait).toBeLessThanOrEqual(day);
    expect(first?.supersededAt).toEqual(second?.validFrom);
    await aDayLater(therapist.id);
    const { payee } = await payeeNow(db, therapist);
    expect(payee.upiId).toBe('other@okbank');
    expect(payee.changedAt?.getTime()).toBeGreaterThan(Date.now() - 2 * day);
  });

  it('that was changed again in that day is never shown', async () => {
    await change(therapist.id, other);
    await change(therapist.id, { upiId: 'third@okbank' });
    await aDayLater(therapist.id);
    expect(await upiNow(therapist)).toBe('third@okbank');
    const [, second] = await versionsOf(therapist.id);
    expect(second?.supersededAt?.getTime()).toBeLessThan(second?.validFrom.getTime() ?? 0);
  });

  it('stays when the change is taken back, at once', async () => {
    await change(therapist.id, other);
    const { upiId, accountNumber, ifsc } = therapist;
    await change(therapist.id, { upiId, accountNumber, ifsc });
    expect(await upiNow(therapist)).toBe('asharao@okbank');
    await aDayLater(therapist.id);
    expect(await upiNow(therapist)).toBe('asharao@okbank');
  });

  it('cannot be replaced at once by clearing it first', async () => {
    const nothing = { upiId: null, accountNumber: null, bankName: null, ifsc: null, accountHolder: null };
    await change(therapist.id, nothing);
    expect((await payeeNow(db, therapist)).payee.isHouse).toBe(true);
    await change(therapist.id, other);
    expect((await payeeNow(db, therapist)).payee.isHouse).toBe(true);
    await aDayLater(therapist.id);
    expect(await upiNow(therapist)).toBe('other@okbank');
  });

  it('keeps its place when only the tax status changes, and it is no new bank account', async () => {
    await change(therapist.id, { taxStatus: 'registered', gstin: '27AAPFU0939F1ZV' });
    const [first, second] = await versionsOf(therapist.id);
    expect(second?.validFrom.getTime()).toBeLessThanOrEqual(Date.now());
    expect(second?.accountId).toBe(first?.accountId);
    expect((await payeeNow(db, therapist)).payee.changedAt).toBeNull();
    await change(therapist.id, other);
    const [, , third] = await versionsOf(therapist.id);
    expect(third?.accountId).toBe(third?.id);
  });

  it('gets no version for a change of anything else', async () => {
    await change(therapist.id, { bio: 'Other words.', accountHolder: 'Asha Rao' });
    expect(await versionsOf(therapist.id)).toHaveLength(1);
  });

  it('never changes in a version, but can be forgotten', async () => {
    const [version] = await versionsOf(therapist.id);
    const id = version?.id ?? '';
    const write = (data: object) => db.payeeAccount.update({ where: { id }, data });
    await expect(write({ upiId: 'thief@okbank' })).rejects.toThrow();
    await expect(write({ validFrom: new Date() })).rejects.toThrow();
    await expect(write({ gstin: null, taxStatus: 'composition' })).rejects.toThrow();
    expect((await write({ upiId: null, accountNumber: null })).upiId).toBeNull();
  });
});

describe('a payment', () => {
  it('keeps the version that it was made to', async () => {
    const before = await createPaymentRow({ therapistId: therapist.id });
    await change(therapist.id, other);
    await aDayLater(therapist.id);
    const after = await createPaymentRow({ therapistId: therapist.id });
    expect(after.payeeAccountId).not.toBe(before.payeeAccountId);
    const moved = db.paymentSubmission.update({
      where: { id: before.id },
      data: { payeeAccountId: after.payeeAccountId },
    });
    await expect(moved).rejects.toThrow();
  });

  it('that names no account gets that of its moment', async () => {
    const [row] = await db.$queryRaw<{ account: string }[]>`
      INSERT INTO payment_submissions (therapist_id, payer_name, payer_email, bank_name, account_number,
        reference_number, amount)
      VALUES (${therapist.id}::uuid, 'Ravi Sharma', 'ravi@antarman.test', 'SBI', 'XX1234', '632412345678', 1500)
      RETURNING payee_account_id::text AS account`;
    expect(row?.account).toBe((await payeeNow(db, therapist)).accountId);
  });
});

describe('the house', () => {
  it('is paid for what it sells, as its file says', async () => {
    const { payee } = await payeeNow(db, null);
    expect(payee).toEqual({ ...site.payee, isHouse: true, changedAt: null });
  });

  it('is paid for a therapist who has no account', async () => {
    const without = await createTherapist({ upiId: null, bankName: null, accountNumber: null, ifsc: null });
    expect((await payeeNow(db, without)).payee).toMatchObject({ isHouse: true, name: site.payee.name });
  });

  it('keeps one account however often the file is read, and never another house', async () => {
    await keepHouseAccount();
    await tasks['keep-house-account']?.({}, {} as never);
    expect(await db.payeeAccount.count({ where: { payee: { therapistId: null } } })).toBe(1);
    await expect(db.payee.create({ data: {} })).rejects.toThrow();
  });

  it('has a new version when the file names another account', async () => {
    const { id } = await db.payee.findFirstOrThrow({ where: { therapistId: null } });
    await db.$executeRaw`
      SELECT add_payee_account(${id}::uuid, 'Antarman', 'old@okbank', 'Old Bank', '111122223333', 'DEMO0000002',
        'unregistered', NULL, now(), false)`;
    expect((await payeeNow(db, null)).payee.upiId).toBe('old@okbank');
    await keepHouseAccount();
    expect((await payeeNow(db, null)).payee.upiId).toBe(site.payee.upiId);
  });
});
