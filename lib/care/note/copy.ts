import 'server-only';
import { sealedNote } from '@/lib/care/note/sealed';
import { db } from '@/lib/server/db';
import { openDataKey } from '@/lib/server/seal/data-key';

export type CopiedNote = {
  readonly id: string;
  /** Profile id; null once the client's account is deleted. */
  readonly client_id: string | null;
  /** The client's name when the note was begun. */
  readonly about: string;
  readonly template: string;
  /** The words by part of the template. */
  readonly words: Readonly<Record<string, string>>;
  readonly created_at: Date;
  readonly saved_at: Date;
  /** Null for a draft. */
  readonly signed_at: Date | null;
  /** The note that this addendum belongs to. */
  readonly amends_id: string | null;
  /** Versions that outdated pages wrote. */
  readonly beside_it: readonly {
    readonly saved_at: Date;
    readonly words: Readonly<Record<string, string>>;
  }[];
};

const pageLength = 200;

/**
 * Every note of one therapist, oldest first, for the export of their data; read page by page, so that memory
 * stays constant. The caller has checked whose export it is.
 * @throws SealUnavailable when the master key is missing or wrong
 */
export async function* notesOfAuthor(therapistId: string): AsyncGenerator<CopiedNote> {
  const notebook = await db.notebook.findUnique({ where: { therapistId } });
  // Without the notebook's key no note can be opened.
  if (!notebook) return;
  const key = openDataKey(notebook.sealedKey);
  const open = (sealed: Uint8Array) => sealedNote.open(key, therapistId, sealed);
  let after: string | null = null;
  for (;;) {
    const page: Awaited<ReturnType<typeof pageOf>> = await pageOf(therapistId, after);
    for (const { versions, sealed, ...note } of page) {
      const { clientName, words } = open(sealed);
      yield {
        id: note.id,
        client_id: note.clientId,
        about: clientName,
        template: note.template,
        words,
        created_at: note.createdAt,
        saved_at: note.savedAt,
        signed_at: note.signedAt,
        amends_id: note.amendsId,
        beside_it: versions.map((one) => ({ saved_at: one.savedAt, words: open(one.sealed).words })),
      };
      after = note.id;
    }
    if (page.length < pageLength) return;
  }
}

const pageOf = (therapistId: string, after: string | null) =>
  db.note.findMany({
    where: { therapistId, ...(after && { id: { gt: after } }) },
    orderBy: { id: 'asc' },
    take: pageLength,
    include: { versions: { orderBy: [{ savedAt: 'asc' }, { id: 'asc' }] } },
  });
