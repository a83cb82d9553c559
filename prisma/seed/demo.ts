import { hash } from '@node-rs/argon2';
import type { Prisma, PrismaClient } from '@/generated/prisma/client';
import { grantRoles } from '@/lib/account/session/role-grant';
import { appointmentTerms, calendars, openHours, places } from './calendars';
import { loadCards } from './cards';
import * as care from './care';
import { applications, linkedSlug, therapistId, therapists } from './directory';
import { loadFolder } from './folder';
import { formRequests, formTemplates } from './forms';
import { loadGuests } from './guests';
import { letters } from './letters';
import * as measures from './measures';
import { loadMessages } from './messages';
import * as money from './money';
import * as office from './office';
import * as payments from './payments';
import { consents, profiles, signInEmails, users } from './people';
import { testimonials } from './testimonials';

/** Public on purpose: the accounts exist in demonstrations only. */
const demoPassword = 'demo-Password-1';

type UserRow = Prisma.UserCreateManyInput;

/** Hashing is slow by design, so only new people get one. */
async function withPasswords(db: PrismaClient): Promise<UserRow[]> {
  const known = await db.user.findMany({
    where: { email: { in: users.map(({ email }) => email) } },
    select: { email: true },
  });
  const there = new Set(known.map(({ email }) => email));
  const rows: UserRow[] = [];
  for (const user of users.filter(({ email }) => !there.has(email))) {
    const passwordHash = signInEmails.includes(user.email)
      ? await hash(demoPassword, { memoryCost: 65_536, timeCost: 3, parallelism: 1 })
      : null;
    rows.push({ ...user, passwordHash });
  }
  return rows;
}

/** Receipts come with their number counters: an existing series continues. */
async function loadReceipts(tx: Prisma.TransactionClient): Promise<Prisma.BatchPayload[]> {
  const skipDuplicates = true;
  const counters = await tx.receiptCounter.createMany({ data: payments.receiptCounters, skipDuplicates });
  if (counters.count === 0) return [counters];
  return [counters, await tx.receipt.createMany({ data: payments.receipts, skipDuplicates })];
}

/**
 * Loads the demo data, all or nothing. Ids are fixed and existing rows stay as they are, so a second run
 * changes nothing, including later edits.
 * @returns how many rows were new
 */
export async function loadDemoData(db: PrismaClient): Promise<number> {
  const newUsers = await withPasswords(db);
  const skipDuplicates = true;
  return db.$transaction(
    async (tx) => {
      await grantRoles(tx);
      // Referenced rows come first.
      const first = [
        await tx.user.createMany({ data: newUsers, skipDuplicates }),
        await tx.profile.createMany({ data: profiles, skipDuplicates }),
        await tx.consent.createMany({ data: consents, skipDuplicates }),
        await tx.therapist.createMany({ data: therapists, skipDuplicates }),
      ];
      // The database makes it for every therapist.
      const { id: account, accountId } = await tx.payeeAccount.findFirstOrThrow({
        where: { payee: { therapistId: therapistId(linkedSlug) } },
        orderBy: { createdAt: 'asc' },
      });
      const house = await tx.payeeAccount.findFirstOrThrow({
        where: { payee: { therapistId: null } },
        orderBy: { validFrom: 'desc' },
      });
      const loaded = [
        ...first,
        await tx.therapistApplication.createMany({ data: applications, skipDuplicates }),
        await tx.therapistRegistration.createMany({ data: office.registrations, skipDuplicates }),
        await tx.therapistProfileChange.createMany({ data: office.profileChanges, skipDuplicates }),
        await tx.contactMessage.createMany({ data: office.contactMessages, skipDuplicates }),
        await tx.waitlistEntry.createMany({ data: office.waitlistEntries, skipDuplicates }),
        await tx.testimonial.createMany({ data: testimonials, skipDuplicates }),
        await tx.quotation.createMany({ data: money.quotations, skipDuplicates }),
        await tx.quotationEvent.createMany({ data: money.quotationEvents, skipDuplicates }),
        await tx.therapyPlan.createMany({ data: care.plans, skipDuplicates }),
        await tx.calendar.createMany({ data: calendars, skipDuplicates }),
        await tx.therapistLetter.createMany({ data: letters, skipDuplicates }),
        await tx.appointmentTerms.createMany({ data: appointmentTerms, skipDuplicates }),
        await tx.booking.createMany({ data: care.bookings, skipDuplicates }),
        await tx.participant.createMany({ data: care.participants, skipDuplicates }),
        await tx.planCreditEntry.createMany({ data: care.planCredit, skipDuplicates }),
        await tx.therapySession.createMany({ data: care.sessions, skipDuplicates }),
        await tx.assessment.createMany({ data: measures.assessments, skipDuplicates }),
        await tx.measureRequest.createMany({ data: measures.measureRequests, skipDuplicates }),
        await tx.therapistContactRequest.createMany({ data: care.contactRequests, skipDuplicates }),
        await tx.formTemplate.createMany({ data: formTemplates, skipDuplicates }),
        await tx.formRequest.createMany({ data: formRequests(), skipDuplicates }),
        await tx.notification.createMany({ data: care.notifications, skipDuplicates }),
        await tx.place.createMany({ data: places, skipDuplicates }),
        await tx.availabilityHours.createMany({ data: openHours, skipDuplicates }),
        await tx.paymentSubmission.createMany({
          data: payments.paymentSubmissions(account, house.id),
          skipDuplicates,
        }),
        await tx.booking.createMany({ data: payments.firstMeeting, skipDuplicates }),
        await tx.participant.createMany({
          data: { bookingId: String(payments.firstMeeting.id), clientId: care.priya },
          skipDuplicates,
        }),
        await tx.paymentSubmissionEvent.createMany({ data: payments.paymentEvents, skipDuplicates }),
        await tx.transaction.createMany({ data: money.transactions, skipDuplicates }),
        await tx.bankStatementImport.createMany({ data: payments.bankStatements(accountId), skipDuplicates }),
        await tx.bankCredit.createMany({ data: payments.bankCredits(accountId), skipDuplicates }),
        ...(await loadReceipts(tx)),
        ...(await loadFolder(tx, care.planWithGoals)),
        ...(await loadMessages(tx)),
        ...(await loadCards(tx)),
        ...(await loadGuests(tx)),
      ];
      // Only if the payment has a partial refund: one loaded by an older release has none.
      const refunded = await tx.transaction.findFirst({ where: money.refundedTransaction });
      if (refunded) {
        loaded.push(
          await tx.refund.createMany({ data: money.refunds, skipDuplicates }),
          await tx.paymentSubmissionEvent.createMany({ data: payments.refundEvents, skipDuplicates }),
          await tx.receipt.createMany({ data: payments.creditNotes, skipDuplicates }),
          await tx.receiptCounter.createMany({ data: payments.noteCounters, skipDuplicates }),
        );
      }
      // Older sample data had fewer receipts: the next number follows the last one.
      await tx.$executeRaw`
        UPDATE receipt_counters c SET last_number = greatest(c.last_number, (
          SELECT coalesce(max(r.number), 0) FROM receipts r
          WHERE r.series = c.series AND r.financial_year = c.financial_year
            AND (r.kind = 'credit_note') = (c.kind = 'credit_note')))`;
      return loaded.reduce((sum, { count }) => sum + count, 0);
    },
    { timeout: 30_000 },
  );
}
