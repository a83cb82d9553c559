import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import type { MemberOf } from '@/lib/account/session/session';
import { isTemplate, type NoteTemplate, type NoteWords } from '@/lib/care/note/rules';
import { sealedNote } from '@/lib/care/note/sealed';
import { isUuid } from '@/lib/format/uuid';
import { pageOf } from '@/lib/server/db/older';
import { readAs } from '@/lib/server/db/read-as';
import { openDataKey } from '@/lib/server/seal/data-key';
import { orNullIfSealed } from '@/lib/server/seal/refusal';
import { therapistOf } from '@/lib/therapist/access';

type Author = MemberOf<'therapist'>;

export type NoteLine = {
  readonly id: string;
  /** The client's name, which the sealed note keeps even if their account is gone. Null if it cannot be opened. */
  readonly clientName: string | null;
  readonly template: NoteTemplate;
  readonly createdAt: Date;
  readonly savedAt: Date;
  readonly signedAt: Date | null;
  readonly addenda: number;
};

export type NotePage = {
  readonly notes: readonly NoteLine[];
  /** `before` of the page with older notes. */
  readonly older: string | null;
};

type Wanted = {
  /** Profile id of the only client to list, unchecked; an invalid one lists all. */
  readonly client?: string;
  /** Id of one of the viewer's notes, unchecked: the page begins after it. An invalid one gives the first page. */
  readonly before?: string;
};

/** Notes of one page: at most three screens of a phone. */
const perPage = 15;

const templateOf = (text: string): NoteTemplate => (isTemplate(text) ? text : 'free');

const fullName = (client: { readonly firstName: string; readonly lastName: string }) =>
  `${client.firstName} ${client.lastName}`;

type NoteKey = Pick<NoteLine, 'id' | 'createdAt' | 'signedAt'>;

/** Notes after this one: drafts come before signed ones, and each group is newest first. */
function after({ id, createdAt, signedAt }: NoteKey): Prisma.NoteWhereInput {
  const older: Prisma.NoteWhereInput = {
    signedAt,
    OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }],
  };
  return { OR: [older, { signedAt: signedAt ? { lt: signedAt } : { not: null } }] };
}

/** The viewer's own notes, drafts first, then those signed last; a page at a time. */
export async function listNotes(
  author: Author,
  { client = '', before = '' }: Wanted = {},
): Promise<NotePage> {
  const therapist = await therapistOf(author);
  if (!therapist) return { notes: [], older: null };
  const own = { therapistId: therapist.id, amendsId: null, ...(isUuid(client) && { clientId: client }) };
  const { rows, notebook } = await readAs(author, async (tx) => {
    const place = isUuid(before)
      ? await tx.note.findFirst({
          where: { id: before, therapistId: therapist.id },
          select: { id: true, createdAt: true, signedAt: true },
        })
      : null;
    const rows = await tx.note.findMany({
      where: { ...own, ...(place && after(place)) },
      orderBy: [{ signedAt: { sort: 'desc', nulls: 'first' } }, { createdAt: 'desc' }, { id: 'desc' }],
      // One extra row shows that there are older ones.
      take: perPage + 1,
      select: {
        id: true,
        template: true,
        createdAt: true,
        savedAt: true,
        signedAt: true,
        sealed: true,
        client: { select: { firstName: true, lastName: true } },
        _count: { select: { addenda: true } },
      },
    });
    const gone = rows.some(({ client: about }) => about === null);
    const notebook = gone ? await tx.notebook.findUnique({ where: { therapistId: therapist.id } }) : null;
    return { rows, notebook };
  });
  const sealedName = (sealed: Uint8Array) =>
    notebook &&
    orNullIfSealed(() => sealedNote.open(openDataKey(notebook.sealedKey), therapist.id, sealed).clientName);
  const { shown, older } = pageOf(rows, perPage);
  const notes = shown.map(({ client: about, template, sealed, _count, ...row }) => ({
    ...row,
    clientName: about ? fullName(about) : sealedName(sealed),
    template: templateOf(template),
    addenda: _count.addenda,
  }));
  return { notes, older };
}

export type NoteView = {
  readonly id: string;
  readonly clientId: string | null;
  readonly clientName: string;
  readonly authorName: string;
  readonly template: NoteTemplate;
  readonly words: NoteWords;
  readonly version: number;
  readonly createdAt: Date;
  readonly savedAt: Date;
  readonly signedAt: Date | null;
  readonly addenda: readonly { readonly id: string; readonly text: string; readonly at: Date }[];
  /** Versions that outdated pages wrote. */
  readonly others: readonly { readonly id: string; readonly words: NoteWords; readonly savedAt: Date }[];
};

/** A note of the viewer's own; undefined for any other, null if the master key is missing or wrong. */
export async function openNote(author: Author, id: string): Promise<NoteView | null | undefined> {
  const therapist = isUuid(id) ? await therapistOf(author) : null;
  if (!therapist) return undefined;
  const therapistId = therapist.id;
  const { note, notebook } = await readAs(author, async (tx) => ({
    note: await tx.note.findFirst({
      where: { id, therapistId, amendsId: null },
      include: {
        addenda: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
        versions: { orderBy: [{ savedAt: 'desc' }, { id: 'desc' }] },
      },
    }),
    notebook: await tx.notebook.findUnique({ where: { therapistId } }),
  }));
  if (!note) return undefined;
  if (!notebook) return null;
  return orNullIfSealed(() => {
    const key = openDataKey(notebook.sealedKey);
    const open = (sealed: Uint8Array) => sealedNote.open(key, therapistId, sealed);
    const { clientName, words } = open(note.sealed);
    const { clientId, template, version, createdAt, savedAt, signedAt } = note;
    return {
      ...{ id, clientId, clientName, words, version, createdAt, savedAt, signedAt },
      authorName: therapist.name,
      template: templateOf(template),
      addenda: note.addenda.map((one) => ({
        id: one.id,
        text: open(one.sealed).words.words ?? '',
        at: one.createdAt,
      })),
      others: note.versions.map((one) => ({
        id: one.id,
        words: open(one.sealed).words,
        savedAt: one.savedAt,
      })),
    };
  });
}
