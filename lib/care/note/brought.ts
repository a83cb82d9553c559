import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { notebookKey } from '@/lib/care/note/commands';
import type { NoteTemplate, NoteWords } from '@/lib/care/note/rules';
import { sealedNote } from '@/lib/care/note/sealed';
import { uuidOf } from '@/lib/format/uuid';
import type { Tx } from '@/lib/server/db';

/** A note that its author wrote in another installation. */
export type BroughtNote = {
  /** Its id there. */
  readonly id: string;
  /** Profile id here. */
  readonly clientId: string;
  readonly clientName: string;
  readonly template: NoteTemplate;
  readonly words: NoteWords;
  readonly createdAt: Date;
  readonly savedAt: Date;
  readonly signed: boolean;
  /** Id there of the signed note that this addendum belongs to. */
  readonly amendsId: string | null;
  readonly beside: readonly { readonly savedAt: Date; readonly words: NoteWords }[];
};

/** The id here of a row that has another id in a practice file: the same at each reading. */
export const idHere = (therapistId: string, id: string) =>
  uuidOf(createHash('sha256').update(`${therapistId} ${id}`).digest('hex'));

/**
 * Seals notes of another installation for their author; their clients are the author's here. A second call adds
 * none. Notes that were signed there are signed here now, because nothing here proves the earlier moment.
 * @returns the ids here of those that are new
 * @throws SealUnavailable without a master key
 */
export async function bringNotes(
  tx: Tx,
  therapistId: string,
  notes: readonly BroughtNote[],
  now: Date,
): Promise<string[]> {
  const own = (id: string) => idHere(therapistId, id);
  const ids = notes.flatMap(({ id }) => [id, own(id)]);
  const there = await tx.note.findMany({ where: { therapistId, id: { in: ids } }, select: { id: true } });
  const present = new Set(there.map(({ id }) => id));
  const fresh = notes.filter(({ id }) => !present.has(id) && !present.has(own(id)));
  if (fresh.length === 0) return [];
  const key = await notebookKey(tx, therapistId);
  const seal = (clientName: string, words: NoteWords) =>
    sealedNote.seal(key, therapistId, { clientName, words });
  const rowOf = ({ id, clientName, words, amendsId, beside: _, signed, ...note }: BroughtNote) => ({
    ...note,
    id: own(id),
    therapistId,
    sealed: seal(clientName, words),
    amendsId: amendsId && (present.has(amendsId) ? amendsId : own(amendsId)),
    signedAt: signed ? now : null,
  });
  // An addendum comes after its note, and goes with a note that is not brought.
  const wholes = fresh.filter(({ amendsId }) => amendsId === null);
  await tx.note.createMany({ data: wholes.map(rowOf) });
  const known = new Set([...present, ...wholes.map(({ id }) => own(id))]);
  const addenda = fresh.filter(
    ({ amendsId }) => amendsId !== null && (known.has(amendsId) || known.has(own(amendsId))),
  );
  await tx.note.createMany({ data: addenda.map(rowOf) });
  const brought = [...wholes, ...addenda];
  await tx.noteVersion.createMany({
    data: brought.flatMap(({ id, clientName, beside }) =>
      beside.map(({ savedAt, words }) => ({
        noteId: own(id),
        tab: randomUUID(),
        savedAt,
        sealed: seal(clientName, words),
      })),
    ),
  });
  return brought.map(({ id }) => own(id));
}
