import * as z from 'zod';
import { longestPart, type NotePart, noteParts, noteWords, templateNames } from '@/lib/care/note/rules';
import { optionalPageOfText, pageOfText } from '@/lib/format/plain-text';

const id = z.string().max(60);
const part = optionalPageOfText(noteWords.tooLong, longestPart);
const parts = Object.fromEntries(noteParts.map((name) => [name, part])) as Record<NotePart, typeof part>;

export const newNoteSchema = z.strictObject({
  client: id.min(1, 'Choose a client'),
  template: z.enum(templateNames, 'Choose a kind of note'),
  inRecord: z.literal(['', 'yes']).optional(),
});

/** A draft on its page. `tab` is the opened page, `version` the version that it showed. */
export const draftSchema = z.strictObject({
  note: id,
  tab: z.uuid(),
  version: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
  step: z.enum(['save', 'sign']),
  ...parts,
});

export const addendumSchema = z.strictObject({
  note: id,
  words: pageOfText({ missing: noteWords.emptyAddendum, tooLong: noteWords.tooLong }, longestPart),
});

export const removalSchema = z.strictObject({ removed: id });
