import 'server-only';
import { z } from 'zod';
import { type Folder, openWords, sealWords } from '@/lib/care/folder/folder';

const shape = z.object({ goal: z.string() });

export function sealGoal(folder: Folder, goal: string) {
  return sealWords(folder, 'goal', { goal });
}

/** @throws SealUnavailable when it does not open */
export function openGoal(folder: Folder, sealed: Uint8Array): string {
  return openWords(folder, 'goal', sealed, shape).goal;
}
