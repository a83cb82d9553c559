import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  acceptOwnQuotation,
  declineOwnQuotation,
  withdrawMadeQuotation,
} from '@/lib/payment/quotation/actions';
import { quotationMessages, settledMessage } from '@/lib/payment/quotation/rules';
import { actionMessages, admissionMessages } from '@/lib/server/action/messages';
import { db } from '@/lib/server/db';
import { signedIn } from '@/test/account/signed-in';
import { setUpDatabase } from '@/test/database/database';
import { asha, meera, setUpPractice } from '@/test/payment/practice';
import { createQuotationRow, quotationTraces } from '@/test/payment/quotations';
import { formOf } from '@/test/server/form';
import { as, setUpVisitor } from '@/test/server/visitor';
import { createProfile } from '@/test/therapist/factories';

setUpDatabase();
setUpVisitor();

setUpPractice(as);

const accept = (quotation: string) => acceptOwnQuotation(null, formOf({ quotation }, ''));
const decline = (quotation: string, reason = '') =>
  declineOwnQuotation(null, formOf({ quotation, reason }, ''));
const withdraw = (quotation: string) => withdrawMadeQuotation(null, formOf({ quotation }, ''));

const expectUntouched = async (press: () => Promise<unknown>) => {
  const before = await quotationTraces();
  const answer = await press();
  expect(await quotationTraces()).toEqual(before);
  return answer;
};

describe('answering', () => {
  it('accepts, and says so', async () => {
    const { id } = await createQuotationRow(asha, meera);
    as(meera);
    expect(await accept(id)).toMatchObject({ ok: true, message: quotationMessages.accepted });
    expect(await accept(id)).toMatchObject({ ok: true });
    expect(await db.quotationEvent.count({ where: { status: 'accepted' } })).toBe(1);
  });

  it('declines with a reason or without one', async () => {
    const rows = [await createQuotationRow(asha, meera), await createQuotationRow(asha, meera)];
    as(meera);
    await decline(rows[0]?.id ?? '', '  I am travelling.\r\nLater. ');
    await decline(rows[1]?.id ?? '', '   ');
    const events = await db.quotationEvent.findMany({
      where: { status: 'declined' },
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
    });
    expect(events.map(({ reason }) => reason)).toEqual(['I am travelling.\nLater.', null]);
  });

  it('tells an outdated tab the present state', async () => {
    const { id } = await createQuotationRow(asha, meera);
    expect(await withdraw(id)).toMatchObject({ ok: true, message: quotationMessages.withdrawn });
    as(meera);
    const before = await quotationTraces();
    for (const act of [accept, decline]) {
      expect(await act(id)).toMatchObject({ ok: false, message: settledMessage('withdrawn') });
    }
    expect(await quotationTraces()).toEqual(before);
  });
});

describe('refused, with nothing changed:', () => {
  it.each(['', 'x', "' OR 1=1", '{"not":""}', '00000000-0000-0000-0000-00000000000g', '\0', randomUUID()])(
    'a step with the id %j',
    async (id) => {
      await createQuotationRow(asha, meera);
      expect(await expectUntouched(() => withdraw(id))).toMatchObject({ ok: false });
      as(meera);
      expect(await expectUntouched(() => accept(id))).toMatchObject({ ok: false });
      expect(await expectUntouched(() => decline(id, 'No.'))).toMatchObject({ ok: false });
    },
  );

  it.each([
    ['status', 'paid'],
    ['amount', '1'],
    ['reason[set]', 'x'],
    ['[object Object]', 'x'],
  ])('an answer with the extra field %s', async (name, value) => {
    const { id } = await createQuotationRow(asha, meera);
    as(meera);
    const form = () => formOf({ quotation: id, [name]: value }, '');
    for (const act of [acceptOwnQuotation, declineOwnQuotation]) {
      expect(await expectUntouched(() => act(null, form()))).toEqual({
        ok: false,
        message: actionMessages.unreadable,
      });
    }
  });

  it('a reason that is too long, or holds a NUL', async () => {
    const { id } = await createQuotationRow(asha, meera);
    as(meera);
    for (const reason of ['x'.repeat(1_001), 'a\0b']) {
      const answer = await expectUntouched(() => decline(id, reason));
      expect(answer).toHaveProperty(['fieldErrors', 'reason']);
    }
  });

  it('a withdrawal by a therapist who is not linked', async () => {
    const { id } = await createQuotationRow(asha, meera);
    as(await signedIn((await createProfile({ role: 'therapist' })).userId));
    expect(await expectUntouched(() => withdraw(id))).toMatchObject({ message: quotationMessages.inReview });
  });

  it('steps of the wrong side', async () => {
    const { id } = await createQuotationRow(asha, meera);
    for (const act of [accept, decline]) {
      expect(await expectUntouched(() => act(id))).toMatchObject({ message: admissionMessages.otherRole });
    }
    as(meera);
    expect(await expectUntouched(() => withdraw(id))).toMatchObject({ message: admissionMessages.otherRole });
  });
});
