import 'server-only';
import type { MemberOf } from '@/lib/account/session/session';
import { isTemplate, type NoteTemplate, type NoteWords } from '@/lib/care/note/rules';
import { sealedNote } from '@/lib/care/note/sealed';
import { personWith } from '@/lib/care/participant/columns';
import { findClientOf } from '@/lib/care/session/access';
import { isUuid } from '@/lib/format/uuid';
import type { Refused } from '@/lib/server/action/outcome';
import { db, type Tx } from '@/lib/server/db';
import { newDataKey, openDataKey } from '@/lib/server/seal/data-key';
import { therapistOf } from '@/lib/therapist/access';

type Author = MemberOf<'therapist'>;

/** The key of a therapist's notes, made with the first note. @throws SealUnavailable without a master key */
export async function notebookKey(tx: Tx, therapistId: string) {
  const known = await tx.notebook.findUnique({ where: { therapistId } });
  if (known) return openDataKey(known.sealedKey);
  const data = { therapistId, sealedKey: newDataKey().wrapped };
  await tx.notebook.createMany({ data, skipDuplicates: true });
  return openDataKey((await tx.notebook.findUniqueOrThrow({ where: { therapistId } })).sealedKey);
}

async function lockOwn(tx: Tx, therapistId: string, noteId: string) {
  if (!isUuid(noteId)) return null;
  await tx.$queryRaw`
    SELECT 1 FROM notes WHERE id = ${noteId}::uuid AND therapist_id = ${therapistId}::uuid FOR UPDATE`;
  return tx.note.findFirst({ where: { id: noteId, therapistId } });
}

/**
 * Begins an empty draft about a client of the viewer's.
 * @returns its id, or null if they have no client with this profile id
 * @throws SealUnavailable when the master key is missing or wrong
 */
export async function beginNote(
  author: Author,
  clientId: string,
  template: NoteTemplate,
): Promise<string | null> {
  const therapist = await therapistOf(author);
  return db.$transaction(async (tx) => {
    const client = therapist && (await findClientOf(tx, therapist.id, clientId));
    if (!client) return null;
    return startNote(tx, therapist.id, { name: client.name, clientId: client.id }, template);
  });
}

/**
 * The same about the guest of one of the viewer's sessions.
 * @returns null if they have no such session, and once the guest is erased or is a client
 */
export async function beginNoteOnGuest(author: Author, sessionId: string): Promise<string | null> {
  const therapist = await therapistOf(author);
  return db.$transaction(async (tx) => {
    if (!therapist || !isUuid(sessionId)) return null;
    const session = await tx.therapySession.findFirst({
      where: { id: sessionId, therapistId: therapist.id, clientId: null },
      select: { booking: { select: { id: true, ...personWith({ name: true }) } } },
    });
    const name = session?.booking?.participants[0]?.name;
    if (!session?.booking || !name) return null;
    // An account that takes the booking over waits, or is seen below.
    await tx.$queryRaw`SELECT 1 FROM bookings WHERE id = ${session.booking.id}::uuid FOR UPDATE`;
    const { clientId } = await tx.therapySession.findUniqueOrThrow({ where: { id: sessionId } });
    const about = clientId === null ? { bookingId: session.booking.id } : { clientId };
    return startNote(tx, therapist.id, { name, ...about }, 'free');
  });
}

async function startNote(
  tx: Tx,
  therapistId: string,
  { name, ...about }: { readonly name: string; readonly clientId?: string; readonly bookingId?: string },
  template: NoteTemplate,
): Promise<string> {
  const key = await notebookKey(tx, therapistId);
  const sealed = sealedNote.seal(key, therapistId, { clientName: name, words: {} });
  return (await tx.note.create({ data: { therapistId, ...about, template, sealed }, select: { id: true } }))
    .id;
}

type Draft = {
  readonly note: string;
  /** Id of the opened page. */
  readonly tab: string;
  /** The version that the page showed. */
  readonly version: number;
  readonly words: NoteWords;
  readonly sign: boolean;
};

export type Saved =
  | { readonly done: true; readonly version: number; readonly signed: boolean }
  | Refused<'unknown' | 'signed'>
  | Refused<
      'stale',
      {
        readonly version: number;
        readonly template: NoteTemplate;
        readonly current: NoteWords;
      }
    >;

/**
 * Saves a draft of the viewer's, and signs it if asked to. An outdated page does not change the note; its
 * words are stored as a separate version, one for each page.
 * @throws SealUnavailable when the master key is missing or wrong; nothing is stored then
 */
export async function saveDraft(author: Author, draft: Draft, now: Date = new Date()): Promise<Saved> {
  const therapist = await therapistOf(author);
  return db.$transaction(async (tx): Promise<Saved> => {
    const note = therapist && (await lockOwn(tx, therapist.id, draft.note));
    if (!note) return { done: false, because: 'unknown' };
    const key = await notebookKey(tx, therapist.id);
    const { clientName, words: before } = sealedNote.open(key, therapist.id, note.sealed);
    const isSame = JSON.stringify(before) === JSON.stringify(draft.words);
    if (note.signedAt) {
      // The answer to the first submit was lost.
      return isSame
        ? { done: true, version: note.version, signed: true }
        : { done: false, because: 'signed' };
    }
    const sealed = sealedNote.seal(key, therapist.id, { clientName, words: draft.words });
    if (note.version !== draft.version && !isSame) {
      const at = { noteId: note.id, tab: draft.tab };
      await tx.noteVersion.upsert({
        where: { noteId_tab: at },
        create: { ...at, sealed, savedAt: now },
        update: { sealed, savedAt: now },
      });
      const template = isTemplate(note.template) ? note.template : 'free';
      return { done: false, because: 'stale', version: note.version, template, current: before };
    }
    // This page's separate version is now part of the note.
    await tx.noteVersion.deleteMany({ where: { noteId: note.id, tab: draft.tab } });
    if (isSame && !draft.sign) return { done: true, version: note.version, signed: false };
    const { version } = await tx.note.update({
      where: { id: note.id },
      data: { sealed, savedAt: now, version: { increment: 1 }, ...(draft.sign && { signedAt: now }) },
      select: { version: true },
    });
    return { done: true, version, signed: draft.sign };
  });
}

/**
 * Adds to a signed note of the viewer's. The addendum is signed at once.
 * @returns false if they have no such signed note
 * @throws SealUnavailable when the master key is missing or wrong
 */
export async function addAddendum(
  author: Author,
  { note: noteId, words }: { readonly note: string; readonly words: string },
): Promise<boolean> {
  const now = new Date();
  const therapist = await therapistOf(author);
  return db.$transaction(async (tx) => {
    const note = therapist && (await lockOwn(tx, therapist.id, noteId));
    if (!therapist || !note?.signedAt || note.amendsId) return false;
    const key = await notebookKey(tx, therapist.id);
    const { clientName } = sealedNote.open(key, therapist.id, note.sealed);
    const sealed = sealedNote.seal(key, therapist.id, { clientName, words: { words } });
    const { therapistId, clientId, bookingId } = note;
    const amends = { amendsId: note.id, signedAt: now, createdAt: now, savedAt: now };
    await tx.note.create({ data: { therapistId, clientId, bookingId, template: 'free', sealed, ...amends } });
    return true;
  });
}

/** Deletes a draft of the viewer's, or an outdated page's version. A signed note stays. */
export async function removeDraft(author: Author, removed: string): Promise<boolean> {
  const therapist = await therapistOf(author);
  return db.$transaction(async (tx) => {
    if (!therapist || !isUuid(removed)) return false;
    const therapistId = therapist.id;
    const versions = await tx.noteVersion.deleteMany({ where: { id: removed, note: { therapistId } } });
    const drafts = await tx.note.deleteMany({ where: { id: removed, therapistId, signedAt: null } });
    return versions.count + drafts.count > 0;
  });
}
