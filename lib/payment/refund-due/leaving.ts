import 'server-only';
import { site } from '@/content/site';
import { Prisma } from '@/generated/prisma/client';
import { paidBy } from '@/lib/care/participant/columns';
import { type CreditSums, creditPaiseOf } from '@/lib/care/plan/credit/rules';
import { creditSums } from '@/lib/care/plan/credit/sums';
import { notify } from '@/lib/notification/commands';
import { feeColumns, feeOfAppointment } from '@/lib/payment/appointment/fee';
import { feeRulesOf, isLate, latePart, paiseOfPart } from '@/lib/payment/appointment/late';
import { isPaid } from '@/lib/payment/appointment/rules';
import { end } from '@/lib/payment/refund-due/ending';
import { dueColumns, dueOf } from '@/lib/payment/refund-due/queries';
import { type DueReason, isByRule, lateReason, owedPaise } from '@/lib/payment/refund-due/rules';
import { type SealedPayer, sealedPayer } from '@/lib/payment/refund-due/sealed';
import { unusedPayments } from '@/lib/payment/refund-due/unused';
import { db, type Tx } from '@/lib/server/db';

type Leaving = {
  readonly profileId: string | null /** Their confirmed address. */;
  readonly address: string | null;
};

/**
 * Stores the data that the open refunds of a leaving person need, sealed, before their names are erased; or
 * ends these refunds, if the person has waived the money.
 */
export async function keepWhatIsOwed(
  tx: Tx,
  { profileId, address }: Leaving,
  givesUp: boolean,
  now: Date,
): Promise<void> {
  const mine = [{ clientId: profileId ?? undefined }].filter(({ clientId }) => clientId !== undefined);
  const open = await tx.refundDue.findMany({
    where: {
      endedAt: null,
      OR: [
        {
          paymentSubmission: {
            OR: [
              ...mine,
              ...(address === null
                ? []
                : [{ clientId: null, payerEmail: { equals: address, mode: 'insensitive' as const } }]),
            ],
          },
        },
        ...mine.map((whose) => ({ transaction: whose })),
      ],
    },
    select: {
      id: true,
      therapist: { select: { userId: true } },
      paymentSubmission: {
        select: {
          payerName: true,
          payerEmail: true,
          payerPhone: true,
          bankName: true,
          accountNumber: true,
          referenceNumber: true,
        },
      },
      transaction: {
        select: {
          providerPayment: true,
          client: { select: { firstName: true, lastName: true, email: true, phone: true } },
        },
      },
    },
  });
  for (const { id, therapist, paymentSubmission: report, transaction } of open) {
    if (givesUp) {
      await end(tx, id, 'given-up', now);
      if (therapist?.userId) {
        await notify(tx, {
          userId: therapist.userId,
          kind: 'refund.due',
          title: 'A client does not want an advance refunded',
          body: 'A client who closed their account does not want a refund. You do not need to send any money.',
          href: '/therapist-dashboard/payments',
        });
      }
      continue;
    }
    const client = transaction?.client;
    const payer: SealedPayer = {
      name: report?.payerName ?? (client ? `${client.firstName} ${client.lastName}` : ''),
      email: report?.payerEmail ?? client?.email ?? '',
      phone: report?.payerPhone ?? client?.phone ?? null,
      account: report ? `${report.bankName}, ${report.accountNumber}` : null,
      reference: report?.referenceNumber ?? transaction?.providerPayment ?? null,
    };
    await tx.refundDue.update({ where: { id }, data: sealedPayer.sealWithOwnKey(id, payer) });
  }
}

/** A person's prepaid money, and its payee. */
export type PaidAhead = { readonly payee: string; readonly currency: string; readonly paise: number };

/** Payments without a plan: a plan's due refund is part of its credit, which is already counted. */
const outsidePlans: { OR: ({ quotationId: null } | { quotation: { plan: null } })[] } = {
  OR: [{ quotationId: null }, { quotation: { plan: null } }],
};

/**
 * Money that is refunded to a person who closes their account now, by payee: the rest of plans, coming paid
 * appointments by the refund rules, payments not used yet, and refunds already due.
 */
export async function paidAhead(profileId: string, now: Date = new Date()): Promise<readonly PaidAhead[]> {
  const clientId = profileId;
  const named = { select: { name: true } };
  const [plans, bookings, due, unused] = await Promise.all([
    db.$queryRaw<{ name: string; sums: CreditSums }[]>`
      SELECT t.name, ${creditSums(Prisma.sql`p.id`)} AS sums
      FROM therapy_plans p JOIN therapists t ON t.id = p.therapist_id
      WHERE p.client_id = ${clientId}::uuid AND EXISTS (SELECT FROM plan_credit_entries e WHERE e.plan_id = p.id)
      ORDER BY p.id`,
    db.booking.findMany({
      relationLoadStrategy: 'join',
      where: { ...paidBy({ clientId }), status: 'confirmed', startsAt: { gt: now }, planId: null },
      select: {
        ...feeColumns,
        ...{ cancelNoticeHours: true, lateRule: true, missedRule: true },
        calendar: { select: { therapist: named } },
      },
    }),
    db.refundDue.findMany({
      relationLoadStrategy: 'join',
      where: {
        endedAt: null,
        OR: [
          { paymentSubmission: { clientId, ...outsidePlans } },
          { transaction: { clientId, ...outsidePlans } },
        ],
      },
      select: { ...dueColumns, therapist: named },
    }),
    unusedPayments(db, { profileId, address: null }, now),
  ]);
  const sums: { payee: string; currency: string; paise: number }[] = [];
  const add = (therapist: { readonly name: string } | null, paise: number, currency = 'INR') => {
    const payee = therapist?.name ?? site.payee.name;
    const sum = sums.find((one) => one.payee === payee && one.currency === currency);
    if (sum) sum.paise += Math.max(0, paise);
    else if (paise > 0) sums.push({ payee, currency, paise });
  };
  for (const { name, sums: credit } of plans) add({ name }, creditPaiseOf(credit));
  for (const { calendar, cancelNoticeHours, lateRule, missedRule, ...booking } of bookings) {
    const { startsAt } = booking;
    const { state, amountPaise, paidPaise, refund } = feeOfAppointment(booking, null);
    const { late } = feeRulesOf({ lateRule, missedRule });
    const reason: DueReason = isLate({ startsAt, cancelNoticeHours, late }, now)
      ? lateReason(late)
      : 'account-closed';
    const fee =
      isByRule(reason) && amountPaise !== null
        ? paiseOfPart(amountPaise, latePart(late, startsAt, now))
        : amountPaise;
    const paid = refund?.paidPaise ?? paidPaise ?? amountPaise ?? 0;
    if (calendar.therapist && (isPaid(state) || state === 'reported'))
      add(calendar.therapist, owedPaise(reason, paid, refund?.refundedPaise ?? 0, fee));
  }
  for (const { therapist, ...row } of due) {
    const { amountPaise, sentPaise, currency } = dueOf(row);
    add(therapist, amountPaise - sentPaise, currency);
  }
  for (const { therapist, paise, currency } of unused) add(therapist, paise, currency);
  return sums;
}
