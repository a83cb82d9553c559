import 'server-only';
import pLimit from 'p-limit';
import { type CvRefusal, largestCv } from '@/lib/internship/application/rules';
import { inspectPdf, looksLikePdf } from '@/lib/pdf-inspection';

/** One file at a time: the rest of the machine belongs to everybody else. */
const turn = pLimit(1);
const longestQueue = 16;

type CheckedCv =
  | { readonly fit: true; readonly content: Buffer }
  | { readonly fit: false; readonly because: CvRefusal };

const refused = (because: CvRefusal): CheckedCv => ({ fit: false, because });

/** Looks through a CV before it is kept: a PDF that shows pages and does nothing else, whatever its name says. */
export async function checkCv(file: Buffer | undefined): Promise<CheckedCv> {
  if (!file) return refused('missing');
  if (file.byteLength > largestCv) return refused('too-large');
  if (!looksLikePdf(file)) return refused('wrong-type');
  if (turn.pendingCount >= longestQueue) return refused('busy');
  const found = await turn(() => inspectPdf(file));
  if (found === 'active') return refused('active');
  return found === 'broken' ? refused('damaged') : { fit: true, content: file };
}
