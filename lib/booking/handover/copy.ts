import 'server-only';
import { sealedSummary } from '@/lib/booking/handover/sealed';
import { db } from '@/lib/server/db';

export type CopiedSummary = {
  readonly id: string;
  /** Profile id. */
  readonly client_id: string;
  /** The client's name. */
  readonly about: string;
  readonly written_for: string;
  readonly words: string;
  readonly signed_at: Date | null;
};

const pageLength = 200;

const pageOf = (fromTherapistId: string, after: string | null) =>
  db.handover.findMany({
    where: { fromTherapistId, signedAt: { not: null }, ...(after && { id: { gt: after } }) },
    orderBy: { id: 'asc' },
    take: pageLength,
    include: {
      client: { select: { firstName: true, lastName: true } },
      toTherapist: { select: { name: true } },
    },
  });

/**
 * Every summary that one therapist signed for another, oldest first, for the export of their data; read page
 * by page, so that memory stays constant. The caller has checked whose export it is.
 * @throws SealUnavailable when the master key is missing or wrong
 */
export async function* summariesOfAuthor(therapistId: string): AsyncGenerator<CopiedSummary> {
  let after: string | null = null;
  for (;;) {
    const page: Awaited<ReturnType<typeof pageOf>> = await pageOf(therapistId, after);
    for (const { id, clientId, client, toTherapist, sealedKey, sealed, signedAt } of page) {
      after = id;
      if (!sealedKey || !sealed) continue;
      yield {
        id,
        client_id: clientId,
        about: `${client.firstName} ${client.lastName}`,
        written_for: toTherapist.name,
        words: sealedSummary.openWithOwnKey(id, { sealedKey, sealed }),
        signed_at: signedAt,
      };
    }
    if (page.length < pageLength) return;
  }
}
