import 'server-only';
import { z } from 'zod';
import { safetyNoteForOwner } from '@/lib/booking/room/safety';
import { cardForOwner } from '@/lib/care/client-card/copy';
import { openFolderWords } from '@/lib/care/folder/copy';
import type { FolderKind } from '@/lib/care/folder/sealed';
import { openFormForOwner } from '@/lib/care/form/copy';
import { openForOwner } from '@/lib/care/message/copy';
import { answerForOwner, paperForOwner } from '@/lib/care/record-request/copy';
import { recordsForOwner } from '@/lib/privacy/export/practice/brought/copy';
import type { Person } from '@/lib/privacy/records/person';

const messageShape = z.object({ thread_id: z.string(), side: z.string() });
const requestShape = z.object({ id: z.string() });
const paperShape = z.object({ request_id: z.string() });
const formShape = z.object({ id: z.string() });
const noteShape = z.object({ participant_id: z.string() });
const folderShape = z.object({ folder_id: z.string() });
const broughtShape = z.object({ id: z.string(), therapist_id: z.string() });

type Row = Readonly<Record<string, unknown>>;
type Opener = (row: Row, sealed: Buffer, reader: Person) => Promise<object | null>;

function ofFolder(kind: FolderKind): Opener {
  return (row, sealed) => openFolderWords(kind, folderShape.parse(row).folder_id, sealed);
}

/** The function that opens the sealed words of each table, by the table's name. */
const openers: Readonly<Record<string, Opener>> = {
  thread_messages: (row, sealed) => {
    const { thread_id, side } = messageShape.parse(row);
    return openForOwner(thread_id, side, sealed);
  },
  record_requests: (row, sealed) => answerForOwner(requestShape.parse(row).id, sealed),
  record_papers: (row, sealed) => paperForOwner(paperShape.parse(row).request_id, sealed),
  client_cards: (row, sealed) => cardForOwner(requestShape.parse(row).id, sealed),
  form_requests: (row) => openFormForOwner(formShape.parse(row).id),
  room_safety_notes: (row) => safetyNoteForOwner(noteShape.parse(row).participant_id),
  brought_records: (row, sealed, reader) => {
    const { id, therapist_id } = broughtShape.parse(row);
    return recordsForOwner(id, sealed, therapist_id === reader.therapistId);
  },
  homework: ofFolder('homework'),
  plan_goals: ofFolder('goal'),
  safety_plans: ofFolder('safety-plan'),
};

/**
 * A row as JSON text with its sealed words opened.
 * @param reader whose copy or practice file it is for
 * @param column the sealed one
 * @throws SealUnavailable when the master key is missing or wrong; the export then waits for it
 */
export async function openedRow(reader: Person, table: string, column: string, row: string): Promise<string> {
  const parsed = z.record(z.string(), z.unknown()).parse(JSON.parse(row));
  const open = openers[table];
  if (!open) throw new Error(`Nothing opens the sealed words of ${table}.`);
  const sealed = z.string().nullable().parse(parsed[column]);
  const words = sealed === null ? null : await open(parsed, Buffer.from(sealed, 'base64'), reader);
  const others = Object.entries(parsed).filter(([name]) => name !== column);
  return JSON.stringify({ ...Object.fromEntries(others), ...words });
}
