import { randomUUID } from 'node:crypto';
import type { PaymentSubmission, Prisma } from '@/generated/prisma/client';
import { offerKind } from '@/lib/payment/product/kind';
import { db } from '@/lib/server/db';
import { withoutTrigger } from '@/test/database/owner';
import { createTherapist } from '@/test/therapist/factories';
import { createClientOf, createPractice, createQuotationRow } from './quotations';

/** Columns of a therapist without an account: the service receives payments for their sessions. */
const withoutAccount = { bankName: null, accountNumber: null, ifsc: null, accountHolder: null, upiId: null };

/** The present account version of a therapist or, without one, of the service. */
export async function accountFor(therapistId: string | null): Promise<string> {
  const [row] = await db.$queryRaw<
    { id: string }[]
  >`SELECT payee_account_for(${therapistId}::uuid)::text AS id`;
  if (!row) throw new Error('The house has no account.');
  return row.id;
}

/** Publishes a product as its file has it, but for this. */
export async function publishOffer(slug: string, change: object): Promise<void> {
  const content = JSON.parse(JSON.stringify({ ...offerKind.files[slug], ...change })) as object;
  const version = { kind: offerKind.name, entry: slug, number: 1, content };
  await db.contentVersion.create({ data: { ...version, isPublic: true, publishedAt: new Date() } });
}

/** Moves every version of a therapist's account a day into the past. */
export async function aDayLater(therapistId: string): Promise<void> {
  await withoutTrigger(
    'payee_accounts',
    'payee_accounts_never_change',
    () => db.$executeRaw`
      UPDATE payee_accounts SET valid_from = valid_from - interval '25 hours',
        superseded_at = superseded_at - interval '25 hours'
      WHERE payee_id = (SELECT id FROM payees WHERE therapist_id = ${therapistId}::uuid)`,
  );
}

async function paidTherapist(
  therapistId: unknown,
  { quotationId }: Partial<Prisma.PaymentSubmissionUncheckedCreateInput>,
): Promise<string | null> {
  if (typeof therapistId === 'string') return therapistId;
  if (typeof quotationId !== 'string') return null;
  const { therapistId: paid } = await db.quotation.findUniqueOrThrow({ where: { id: quotationId } });
  return paid;
}

/** A row of a reported payment: ₹1,500 for a session, by a guest, to the service. */
export async function createPaymentRow(
  given: Partial<Prisma.PaymentSubmissionUncheckedCreateInput> = {},
): Promise<PaymentSubmission> {
  const therapistId =
    given.therapistId ??
    (given.quotationId || given.productSlug ? null : (await createTherapist(withoutAccount)).id);
  const payeeAccountId = given.payeeAccountId ?? (await accountFor(await paidTherapist(therapistId, given)));
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
      payeeAccountId,
    },
  });
}

/** A credit line of a bank statement, in the service's account by default. */
export async function createCreditRow(given: Partial<Prisma.BankCreditUncheckedCreateInput> = {}) {
  const sha = () => randomUUID().replaceAll('-', '').repeat(2);
  const accountId = given.accountId ?? (await accountFor(null));
  const { id } = await db.bankStatementImport.create({
    data: { accountId, sha256: sha(), fileName: 'november.csv', rowCount: 1, newCount: 1 },
  });
  return db.bankCredit.create({
    data: {
      importId: id,
      accountId,
      lineHash: sha(),
      creditedAt: new Date(),
      amount: '1500.00',
      narration: 'UPI/632412345678/RAVI SHARMA/ravi@okbank',
      ...given,
    },
  });
}

/** Every row that a step writes, to prove that a refusal writes none. */
export async function paymentTraces() {
  return {
    payments: await db.paymentSubmission.findMany({ orderBy: { id: 'asc' } }),
    events: await db.paymentSubmissionEvent.count(),
    transactions: await db.transaction.findMany({ orderBy: { id: 'asc' } }),
    receipts: await db.receipt.count(),
    counters: await db.receiptCounter.findMany({ orderBy: [{ series: 'asc' }, { kind: 'asc' }] }),
    quotations: await db.quotation.findMany({ orderBy: { id: 'asc' }, select: { status: true } }),
    notifications: await db.notification.count(),
    audit: await db.auditEntry.count(),
    jobs: await db.$queryRaw`SELECT task_identifier, key FROM graphile_worker.jobs ORDER BY key`,
  };
}

/** An accepted quotation of ₹9,000 and a payment that the client's account reported for it. */
export async function createQuotationPayment() {
  const practice = await createPractice();
  const client = await createClientOf(practice.therapist);
  const quotation = await createQuotationRow(practice, client, { status: 'accepted' });
  const payment = await createPaymentRow({
    quotationId: quotation.id,
    therapistId: practice.therapist.id,
    clientId: client.viewer.profile.id,
    amount: '9000.00',
  });
  return { practice, client, quotation, payment };
}
