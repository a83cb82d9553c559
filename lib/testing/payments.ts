import { randomUUID } from 'node:crypto';
import type { PaymentSubmission, Prisma } from '@/generated/prisma/client';
import { db } from '@/lib/server/db';
import { createTherapist } from '@/lib/testing/factories';

/** A payment as its row looks after somebody has reported it: ₹1,500 for a session, by a guest. */
export async function createPaymentRow(
  given: Partial<Prisma.PaymentSubmissionUncheckedCreateInput> = {},
): Promise<PaymentSubmission> {
  const therapistId =
    given.therapistId ?? (given.quotationId || given.productSlug ? null : (await createTherapist()).id);
  return db.paymentSubmission.create({
    data: {
      payerName: 'Ravi Sharma',
      payerEmail: `ravi-${randomUUID()}@antarman.test`,
      bankName: 'State Bank of India',
      accountNumber: 'XX1234',
      referenceNumber: '632412345678',
      amount: '1500.00',
      events: { create: { status: 'pending' } },
      ...given,
      therapistId,
    },
  });
}

/** A credit line of a bank statement. */
export async function createCreditRow(given: Partial<Prisma.BankCreditUncheckedCreateInput> = {}) {
  const sha = () => randomUUID().replaceAll('-', '').repeat(2);
  const { id } = await db.bankStatementImport.create({
    data: { sha256: sha(), fileName: 'november.csv', rowCount: 1, newCount: 1 },
  });
  return db.bankCredit.create({
    data: {
      importId: id,
      lineHash: sha(),
      creditedAt: new Date(),
      amount: '1500.00',
      narration: 'UPI/632412345678/RAVI SHARMA/ravi@okbank',
      ...given,
    },
  });
}
