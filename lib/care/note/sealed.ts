import 'server-only';
import { z } from 'zod';
import { type NoteWords, noteParts } from '@/lib/care/note/rules';
import { type DataKey, openContent, sealContent } from '@/lib/server/seal/data-key';

/** What a note says, and whom it is about: the name stays readable when the client's account is gone. */
export type NoteContent = { readonly clientName: string; readonly words: NoteWords };

const contentShape = z.object({
  clientName: z.string(),
  words: z.partialRecord(z.enum(noteParts), z.string()),
});

const placeOf = (therapistId: string) => `note ${therapistId}`;

/** Seals a note for its author. */
export function sealNote(key: DataKey, therapistId: string, content: NoteContent) {
  return sealContent(key, placeOf(therapistId), Buffer.from(JSON.stringify(content)));
}

/** @throws SealUnavailable when it does not open */
export function openNote(key: DataKey, therapistId: string, sealed: Uint8Array): NoteContent {
  return contentShape.parse(JSON.parse(openContent(key, placeOf(therapistId), sealed).toString()));
}
