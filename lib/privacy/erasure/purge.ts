import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import { erasedAddressOf } from '@/lib/privacy/erasure/pseudonymise';
import { personalTables } from '@/lib/privacy/records/inventory';
import type { Person } from '@/lib/privacy/records/person';
import { deleteQuery, parametersOf, updateQuery } from '@/lib/privacy/records/sql';
import { db, type Tx } from '@/lib/server/db';
import { attempt } from '@/lib/server/db/savepoint';
import { transactionOptions } from '@/lib/server/db/transaction';

/** A payment outlives its quotation, so it now names the therapist itself. */
async function unlinkPayments(tx: Tx, profileId: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE payment_submissions p
    SET therapist_id = coalesce(p.therapist_id, q.therapist_id), quotation_id = NULL
    FROM quotations q WHERE q.id = p.quotation_id AND q.client_id = ${profileId}::uuid`;
  await tx.$executeRaw`
    UPDATE transactions t
    SET therapist_id = coalesce(t.therapist_id, q.therapist_id), quotation_id = NULL
    FROM quotations q WHERE q.id = t.quotation_id AND q.client_id = ${profileId}::uuid`;
}

/** The person after the erasure: their rows now hold the replaced address. */
async function erasedPerson(tx: Tx, userId: string, requestId: string): Promise<Person> {
  const address = erasedAddressOf(requestId);
  const profile = await tx.profile.findUnique({ where: { userId }, select: { id: true } });
  const therapist = await tx.therapist.findFirst({ where: { email: address }, select: { id: true } });
  return {
    userId,
    profileId: profile?.id ?? null,
    therapistId: therapist?.id ?? null,
    address,
    erasedAddress: address,
  };
}

/**
 * Deletes the remains of an erased person, in one transaction; a repeated run finds nothing. Rows that the
 * inventory retains stay, without a link. A therapist's listing stays, with name and title, while another
 * person's record needs it.
 */
export async function purgeErased(requestId: string, now: Date = new Date()): Promise<void> {
  await db.$transaction(async (tx) => {
    const [request] = await tx.$queryRaw<{ userId: string | null }[]>`
      SELECT user_id::text AS "userId" FROM privacy_requests
      WHERE id = ${requestId}::uuid AND kind = 'erasure' AND status = 'requested' AND purge_after <= ${now}
      FOR UPDATE`;
    if (!request) return;
    if (request.userId) {
      const person = await erasedPerson(tx, request.userId, requestId);
      if (person.profileId) await unlinkPayments(tx, person.profileId);
      const parameters = parametersOf(person);
      for (const { table, afterwards } of personalTables) {
        if (afterwards === 'keep') continue;
        const query = afterwards === 'delete' ? deleteQuery(table) : updateQuery(table, afterwards);
        await tx.$executeRawUnsafe(query, ...parameters);
      }
      const { therapistId } = person;
      // Refused by the foreign keys while sessions, payments or messages of others name this therapist.
      if (therapistId) await attempt(tx, () => tx.therapist.delete({ where: { id: therapistId } }));
    }
    await tx.privacyRequest.update({
      where: { id: requestId },
      data: { status: 'completed', completedAt: now },
    });
    await recordAudit(tx, {
      actor: 'system',
      action: 'account.purged',
      subject: { table: 'privacy_requests', id: requestId },
    });
  }, transactionOptions.wholeRecord);
}
