import 'server-only';
import { z } from 'zod';
import { type Folder, openWords, sealWords } from '@/lib/care/folder/folder';
import { readSafetyPlan, type SafetyPlanWords } from '@/lib/site/tool/safety-plan';

export function sealSafetyPlan(folder: Folder, words: SafetyPlanWords) {
  return sealWords(folder, 'safety-plan', words);
}

/** @throws SealUnavailable when it does not open */
export function openSafetyPlan(folder: Folder, sealed: Uint8Array): SafetyPlanWords {
  return readSafetyPlan(openWords(folder, 'safety-plan', sealed, z.unknown()));
}
