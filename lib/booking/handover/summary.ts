import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import { hasWithdrawn } from '@/lib/account/consent/queries';
import type { MemberOf } from '@/lib/account/session/session';
import { handoverPath } from '@/lib/booking/handover/rules';
import { sealedSummary } from '@/lib/booking/handover/sealed';
import { isUuid } from '@/lib/format/uuid';
import { notifyAndMail } from '@/lib/notification/commands';
import type { Outcome } from '@/lib/server/action/outcome';
import { db } from '@/lib/server/db';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { therapistOf } from '@/lib/therapist/access';

export type Signed = Outcome<'unknown' | 'no-summary' | 'signed'>;

type Summary = {
  readonly handover: string;
  readonly words: string;
  readonly request: AuditedRequest;
};

/**
 * Signs the viewer's summary for the second therapist, once. Before the client's answer only its author can
 * read it. It is deleted if the client declines or does not agree to a summary. A client who has withdrawn
 * the consent to share health data is asked about it first.
 * @throws SealUnavailable when the master key is missing; nothing is stored then
 */
export async function signSummary(
  viewer: MemberOf<'therapist'>,
  { handover: id, words, request }: Summary,
): Promise<Signed> {
  const therapist = isUuid(id) ? await therapistOf(viewer) : null;
  if (!therapist) return { done: false, because: 'unknown' };
  return db.$transaction(async (tx): Promise<Signed> => {
    await tx.$executeRaw`SELECT 1 FROM handovers WHERE id = ${id}::uuid FOR UPDATE`;
    const handover = await tx.handover.findFirst({
      where: { id, fromTherapistId: therapist.id },
      include: { toTherapist: { select: { userId: true } }, client: { select: { userId: true } } },
    });
    if (!handover) return { done: false, because: 'unknown' };
    const { answer, sharesSummary, withdrawnAt, signedAt } = handover;
    if (withdrawnAt || (answer !== null && !sharesSummary)) return { done: false, because: 'no-summary' };
    const asksFirst = answer === null && (await hasWithdrawn(tx, handover.client.userId, 'care'));
    if (asksFirst) return { done: false, because: 'no-summary' };
    if (signedAt) return { done: false, because: 'signed' };
    await tx.handover.update({
      where: { id },
      data: { ...sealedSummary.sealWithOwnKey(id, words), signedAt: new Date() },
    });
    await recordAudit(tx, {
      actor: viewer,
      action: 'handover.summary-signed',
      subject: { table: 'handovers', id },
      subjectUserId: handover.client.userId,
      request,
    });
    const { userId } = handover.toTherapist;
    if (answer === 'accepted' && userId) {
      const title = 'A handover summary is ready';
      await notifyAndMail(tx, {
        userId,
        kind: 'handover.answered',
        title,
        href: handoverPath.therapist(id),
      });
    }
    return { done: true };
  });
}
