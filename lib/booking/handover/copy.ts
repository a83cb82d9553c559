import 'server-only';
import { sealedSummary } from '@/lib/booking/handover/sealed';
import { db } from '@/lib/server/db';

/** A summary as the copy of its author's data holds it. */
export type CopiedSummary = {
  readonly id: string;
  /** The name of the client. */
  readonly about: string;
  /** The therapist who goes on. */
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
 * Every summary that one therapist signed for a therapist who goes on, oldest first, for the copy of their own data;
 * read page by page, so that memory does not grow with their number. The caller knows that the copy is this therapist's.
 * @throws SealUnavailable when the master key is missing or another one
 */
export async function* summariesOfAuthor(therapistId: string): AsyncGenerator<CopiedSummary> {
  let after: string | null = null;
  for (;;) {
    const page: Awaited<ReturnType<typeof pageOf>> = await pageOf(therapistId, after);
    for (const { id, client, toTherapist, sealedKey, sealed, signedAt } of page) {
      after = id;
      if (!sealedKey || !sealed) continue;
      yield {
        id,
        about: `${client.firstName} ${client.lastName}`,
        written_for: toTherapist.name,
        words: sealedSummary.openWithOwnKey(id, { sealedKey, sealed }),
        signed_at: signedAt,
      };
    }
    if (page.length < pageLength) return;
  }
}
