import 'server-only';
import { z } from 'zod';
import { type Folder, openWords, sealWords } from '@/lib/care/folder/folder';

/** What the therapist wrote and the line of the client; empty where there is none. */
export type HomeworkContent = { readonly task: string; readonly line: string };

const shape = z.object({ task: z.string(), line: z.string() });

export function sealHomework(folder: Folder, content: HomeworkContent) {
  return sealWords(folder, 'homework', content);
}

/** @throws SealUnavailable when it does not open */
export function openHomework(folder: Folder, sealed: Uint8Array): HomeworkContent {
  return openWords(folder, 'homework', sealed, shape);
}
