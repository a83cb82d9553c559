import 'server-only';
import pLimit from 'p-limit';
import { inspectPdf, looksLikePdf } from '@/lib/server/file/pdf-inspection';
import { type CvRefusal, largestCv } from '@/lib/site/internship/application/rules';

/** Checks one file at a time, so that other requests keep the rest of the processor. */
const turn = pLimit(1);
const longestQueue = 16;

type CheckedCv =
  | { readonly fit: true; readonly content: Buffer }
  | { readonly fit: false; readonly because: CvRefusal };

const refused = (because: CvRefusal): CheckedCv => ({ fit: false, because });

/** Checks a CV before it is stored: it must be a PDF that only shows pages, whatever its name. */
export async function checkCv(file: Buffer | undefined): Promise<CheckedCv> {
  if (!file) return refused('missing');
  if (file.byteLength > largestCv) return refused('too-large');
  if (!looksLikePdf(file)) return refused('wrong-type');
  if (turn.pendingCount >= longestQueue) return refused('busy');
  const found = await turn(() => inspectPdf(file));
  if (found === 'broken') return refused('damaged');
  return found === 'clean' ? { fit: true, content: file } : refused(found);
}
