import { describe, expect, it } from 'vitest';
import { quotationJobs } from '@/lib/payment/quotation/jobs';
import { readPaymentSubject } from '@/lib/payment/subject';
import { rejectPayment } from '@/lib/payment/verification/commands';
import { requestErasure } from '@/lib/privacy/erasure/commands';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { catchMail } from '@/test/notification/mail-catcher';
import { createPaymentRow } from '@/test/payment/payments';
import { asha, meera, setUpPractice } from '@/test/payment/practice';
import { createQuotationRow } from '@/test/payment/quotations';
import { runLateJobs } from '@/test/server/jobs';

setUpDatabase();

const noDoubt = { password: '', request: { id: 'request', network: 'network' } };

setUpPractice();

const offered = (status: string) => createQuotationRow(asha, meera, { status });
const statusOf = async (id: string) => (await db.quotation.findUniqueOrThrow({ where: { id } })).status;
const toldMeera = () =>
  db.notification.count({ where: { userId: meera.viewer.userId, kind: 'quotation.withdrawn' } });

describe('the offers of a therapist who leaves', () => {
  it('are taken back, accepted ones too, and their client is told', async () => {
    const [open, accepted] = [await offered('pending'), await offered('accepted')];
    const subject = { kind: 'quotation', id: accepted.id } as const;
    expect(await readPaymentSubject(subject, meera.viewer)).toMatchObject({ subject });
    expect(await requestErasure(asha.viewer, noDoubt)).toBe('erased');
    expect([await statusOf(open.id), await statusOf(accepted.id)]).toEqual(['withdrawn', 'withdrawn']);
    expect(await readPaymentSubject(subject, meera.viewer)).toBeNull();
    expect(await toldMeera()).toBe(2);
    const catcher = await catchMail();
    // Noon in India, within the default hours.
    const noon = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    await runLateJobs(quotationJobs, `${noon}T06:30:00Z`);
    const mails = catcher.caught.filter(({ recipients }) => recipients[0] === meera.viewer.email);
    expect(mails).toHaveLength(2);
  });

  it('stay while a payment is looked for, and go when it is none', async () => {
    const accepted = await offered('accepted');
    const report = await createPaymentRow({
      quotationId: accepted.id,
      therapistId: asha.therapist.id,
      clientId: meera.viewer.profile.id,
      amount: '9000.00',
    });
    expect(await requestErasure(asha.viewer, noDoubt)).toBe('erased');
    expect(await statusOf(accepted.id)).toBe('accepted');
    const admin = await createAdmin();
    const outcome = await rejectPayment(report.id, 'No such credit.', { ...admin, onBehalf: 'They left.' });
    expect(outcome).toEqual({ done: true });
    expect(await statusOf(accepted.id)).toBe('withdrawn');
    expect(await toldMeera()).toBe(1);
  });
});
