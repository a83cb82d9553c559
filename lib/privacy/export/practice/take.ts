import 'server-only';
import { randomUUID } from 'node:crypto';
import { recordAudit } from '@/lib/account/audit';
import type { MemberOf } from '@/lib/account/session/session';
import { isUuid } from '@/lib/format/uuid';
import { openedRecords } from '@/lib/privacy/export/practice/brought/copy';
import { needsConsent, withoutConsent } from '@/lib/privacy/export/practice/brought/forget';
import {
  bytesPlaceOf,
  type Reading,
  sealedPaperName,
  sealedRecords,
  storeKeyOf,
} from '@/lib/privacy/export/practice/brought/sealed';
import {
  type Live,
  placeHere,
  replaceBookings,
  takeHours,
  takeLetters,
  takeNotes,
  takeSessions,
} from '@/lib/privacy/export/practice/live';
import { kindOfEmptyPractice, offerStays, takeKinds, takeTerms } from '@/lib/privacy/export/practice/offer';
import { type FilePaper, papersOf } from '@/lib/privacy/export/practice/papers';
import {
  idOfPerson,
  keyOf,
  ownersOf,
  type PeopleHere,
  type PersonHere,
  peopleHere,
} from '@/lib/privacy/export/practice/people';
import { type Row, readPractice } from '@/lib/privacy/export/practice/read';
import { leftOut, practiceRecords } from '@/lib/privacy/export/practice/records';
import type { PracticeFault } from '@/lib/privacy/export/practice/rules';
import { rowShapes } from '@/lib/privacy/export/practice/shapes';
import { type Person, personOf } from '@/lib/privacy/records/person';
import { idsQuery, parametersOf } from '@/lib/privacy/records/sql';
import { db, type Tx } from '@/lib/server/db';
import { transactionOptions } from '@/lib/server/db/transaction';
import { env } from '@/lib/server/env';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { newDataKey, sealContent } from '@/lib/server/seal/data-key';
import { stageFile } from '@/lib/server/storage/files';
import { therapistOf } from '@/lib/therapist/access';
import { proposeWays, type Ways } from '@/lib/therapist/proposal/commands';

type Part = { readonly taken: number; readonly present: number; readonly left: number };

type TakenPractice = {
  /** `kept`: hours were set here before. */
  readonly hours: 'taken' | 'kept' | 'none';
  /** `left`: about people who are not here. */
  readonly notes: Part;
  readonly sessions: Part & {
    /** Coming sessions at a time that another appointment has. */
    readonly clashing: number;
  };
  /** Rows of all other lists: brought as records, and left out. */
  readonly records: number;
  readonly recordsLeft: number;
};

type Taken =
  | { readonly done: true; readonly taken: TakenPractice }
  | { readonly done: false; readonly because: PracticeFault | 'not-linked' };

type Lists = ReadonlyMap<string, readonly Row[]>;

/** Keys of rows that this practice has already, as "table key": its own, and those of earlier readings. */
async function presentRows(tx: Tx, therapist: Person, lists: Lists): Promise<ReadonlySet<string>> {
  const present = new Set<string>();
  for (const { reading, records } of await openedRecords(tx, therapist.therapistId ?? '')) {
    for (const key of reading?.taken ?? []) present.add(key);
    for (const [table, rows] of Object.entries(records)) {
      for (const row of rows) present.add(`${table} ${keyOf(table, row)}`);
    }
  }
  for (const { rule, whose } of practiceRecords) {
    const keys = (lists.get(rule.table) ?? []).map((row) => keyOf(rule.table, row));
    if (keys.length === 0) continue;
    const own = await tx.$queryRawUnsafe<{ id: string }[]>(
      `SELECT id FROM (${idsQuery(rule.table, rule.key, whose)}) own WHERE id = ANY ($7::text[])`,
      ...parametersOf(therapist),
      keys,
    );
    for (const { id } of own) present.add(`${rule.table} ${id}`);
  }
  const summaries = (lists.get('summaries') ?? []).map(({ id }) => String(id)).filter(isUuid);
  const own = { fromTherapistId: therapist.therapistId ?? '', id: { in: summaries } };
  for (const { id } of await tx.handover.findMany({ where: own, select: { id: true } }))
    present.add(`summaries ${id}`);
  return present;
}

type Document = { readonly person: PersonHere | null; readonly records: Record<string, Row[]> };

type Sorted = Pick<Reading, 'brought' | 'left' | 'withdrawn' | 'unread' | 'unknown'> & {
  readonly documents: ReadonlyMap<string, Document>;
};

/** Divides the rows of a file that are new here, by person, and counts the others by their list. */
async function sorted(
  tx: Tx,
  lists: Lists,
  people: PeopleHere,
  withdrawn: ReadonlySet<string>,
  isPresent: (key: string) => boolean,
): Promise<Sorted> {
  const shapes = await rowShapes(tx);
  const ownerOf = ownersOf(lists, people);
  const documents = new Map<string, Document>();
  const seen = new Set<string>();
  const counted = { brought: {}, left: {}, withdrawn: {}, unread: {} } as Record<
    string,
    Record<string, number>
  >;
  const count = (of: 'brought' | 'left' | 'withdrawn' | 'unread', table: string) => {
    counted[of] = { ...counted[of], [table]: (counted[of]?.[table] ?? 0) + 1 };
  };
  const known = new Map<string, boolean>([
    ...practiceRecords.map(({ rule, of }) => [rule.table, !of.elsewhere] as const),
    ...Object.values(leftOut).flatMap((tables) => tables.map((table) => [table, false] as const)),
    ...[['notes', true] as const, ['summaries', true] as const],
  ]);
  for (const [table, rows] of lists) {
    if (!known.get(table)) continue;
    for (const given of rows) {
      const shape = shapes.get(table);
      const read = shape ? shape.safeParse(given) : { success: true, data: given };
      if (!read.data) {
        count('unread', table);
        continue;
      }
      const row = read.data;
      const key = `${table} ${keyOf(table, row)}`;
      if (seen.has(key) || isPresent(key)) continue;
      seen.add(key);
      const owner = ownerOf(table, row);
      if (owner === 'left') {
        count('left', table);
        continue;
      }
      const id = owner ? idOfPerson(owner) : '';
      if (needsConsent(table) && withdrawn.has(id)) {
        count('withdrawn', table);
        continue;
      }
      const document = documents.get(id) ?? { person: owner, records: {} };
      documents.set(id, document);
      document.records[table] ??= [];
      document.records[table].push(row);
      count('brought', table);
    }
  }
  const { brought = {}, left = {}, withdrawn: withheld = {}, unread = {} } = counted;
  const unknown = [...lists.keys()].filter((table) => !known.has(table)).map((name) => name.slice(0, 60));
  return { documents, brought, left, withdrawn: withheld, unread, unknown: unknown.slice(0, 20) };
}

type OfReading = {
  readonly tx: Tx;
  readonly therapistId: string;
  /** Null for the reading itself. */
  readonly readingId: string | null;
  readonly papers: ReadonlyMap<string, FilePaper>;
};

/** Seals a document with a key of its own, and stores its files. */
async function writeDocument(
  { tx, therapistId, readingId, papers }: OfReading,
  { person, records }: Document,
  reading?: Reading,
): Promise<string> {
  const id = randomUUID();
  const { key, wrapped } = newDataKey();
  const of = person && ('clientId' in person ? { clientId: person.clientId } : { cardId: person.cardId });
  const words = sealedRecords.seal(key, id, { records, ...(reading && { reading }) });
  await tx.broughtRecord.create({
    data: { id, therapistId, readingId, ...of, sealedKey: wrapped, sealed: words, createdAt: new Date() },
  });
  for (const row of Object.values(records).flat()) {
    const was = String(row.file_id);
    const paper = papers.get(was);
    if (!paper) continue;
    const { name, contentType, content } = paper;
    const staged = await stageFile(tx, {
      bucket: env.S3_BUCKET_PRIVATE,
      key: storeKeyOf(therapistId, id, randomUUID()),
      contentType: 'application/octet-stream',
      content: sealContent(key, bytesPlaceOf(id), content),
      uploadedById: null,
    });
    const sealed = sealedPaperName.seal(key, id, { name, contentType, was });
    await tx.broughtPaper.create({ data: { recordId: id, fileId: staged.id, sealed } });
  }
  return id;
}

const sum = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((all, one) => all + one, 0);

/**
 * Takes a practice file into the viewer's practice, all or nothing; a second reading adds nothing. What the practice
 * offers (offer.ts), letters, and the sessions and notes of clients become those of this practice. Everything else
 * becomes records, sealed with keys of this installation, which no list, sum or job of the product reads. Nobody is
 * notified.
 * @throws SealUnavailable without a master key
 */
export async function takePractice(
  viewer: MemberOf<'therapist'>,
  bytes: Uint8Array,
  request: AuditedRequest,
): Promise<Taken> {
  const now = new Date();
  const therapist = await therapistOf(viewer);
  const person = therapist && (await personOf(db, viewer.userId));
  if (!person) return { done: false, because: 'not-linked' };
  const answer = readPractice(bytes);
  if (!answer.read) return { done: false, because: answer.why };
  // Files are checked before the transaction, which must not wait for them.
  const { papers, left: papersLeft } = await papersOf(answer);
  const taken = await db.$transaction(async (tx): Promise<TakenPractice> => {
    const { practice, lists } = answer;
    // The calendar before the therapist, in the order of those who write what is offered.
    await tx.$queryRaw`SELECT 1 FROM calendars WHERE therapist_id = ${therapist.id}::uuid FOR UPDATE`;
    await tx.$queryRaw`SELECT 1 FROM therapists WHERE id = ${therapist.id}::uuid FOR NO KEY UPDATE`;
    const present = await presentRows(tx, person, lists);
    const people = await peopleHere(tx, therapist.id, practice);
    const personHere = ({ client_id }: { client_id: string | null }) => people.byId.get(client_id ?? '');
    const live: Live = { taken: new Set(), made: {}, places: new Map(), kinds: new Map() };
    const fresh = (table: string) =>
      (lists.get(table) ?? []).filter((row) => !present.has(`${table} ${keyOf(table, row)}`));
    const only = await kindOfEmptyPractice(tx, therapist.id);
    const here = { live, byId: people.byId, isEmpty: only !== null };
    const hours = await takeHours(tx, therapist.id, practice.records, lists, here);
    const toHere = (id: string) => placeHere(tx, therapist.id, [id, practice.records.places], live);
    const propose = (ways: Ways) => proposeWays(tx, viewer, { therapistId: therapist.id, ways }, request);
    const given = { therapist, lists, listing: fresh('therapists')[0], only, placeHere: toHere, propose };
    const offer = await takeKinds(tx, { ...given, rows: fresh('session_kinds') }, live);
    if (only) for (const { id } of practice.records.places) await toHere(id);
    const stays = [
      ...(hours === 'kept' && fresh('availability_hours').length > 0 ? [offerStays.hours] : []),
      ...(await takeTerms(tx, therapist, { rows: fresh('appointment_terms'), only }, live)),
      ...offer.lines,
      ...(await takeLetters(tx, therapist.id, fresh('therapist_letters'), live)),
    ];
    const of = { personOf: personHere, bookings: lists.get('bookings') };
    const { reserved, ...sessions } = await takeSessions(tx, therapist, practice, of, live, now);
    const notes = await takeNotes(tx, therapist.id, practice, personHere, live, now);
    replaceBookings(lists, reserved, live);
    const { documents, ...found } = await sorted(
      tx,
      lists,
      people,
      await withoutConsent(tx, people),
      (key) => present.has(key) || live.taken.has(key),
    );
    const changed = sum(found.brought) + Object.values(live.made).flat().length > 0;
    if (changed) {
      const into = { tx, therapistId: therapist.id, papers };
      const readingId = await writeDocument(
        { ...into, readingId: null },
        documents.get('') ?? { person: null, records: {} },
        {
          ...found,
          madeAt: practice.made_at.toISOString(),
          madeBy: practice.made_by,
          ...{ papers: papersLeft, taken: [...live.taken], made: live.made },
          calendar: typeof hours === 'string' ? null : hours,
          ...{ offer: offer.before, stays },
        },
      );
      for (const [id, document] of documents) if (id) await writeDocument({ ...into, readingId }, document);
    }
    const words = typeof hours === 'string' ? hours : 'taken';
    await recordAudit(tx, {
      actor: viewer,
      action: 'practice.read',
      subject: { table: 'therapists', id: therapist.id },
      subjectUserId: viewer.userId,
      details: { hours: words, notes: notes.taken, sessions: sessions.taken, records: sum(found.brought) },
      request,
    });
    return {
      hours: words,
      notes: { ...notes, left: found.left.notes ?? 0 },
      sessions: { ...sessions, left: found.left.therapy_sessions ?? 0 },
      records: sum(found.brought),
      recordsLeft:
        sum(found.left) +
        sum(found.withdrawn ?? {}) +
        sum(found.unread) -
        (found.left.notes ?? 0) -
        (found.left.therapy_sessions ?? 0),
    };
  }, transactionOptions.import);
  return { done: true, taken };
}
