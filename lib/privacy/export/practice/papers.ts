import 'server-only';
import type { ReadPractice } from '@/lib/privacy/export/practice/read';
import { checkPaper } from '@/lib/server/file/paper';
import { paperRefusals } from '@/lib/server/file/paper-rules';
import { UnreadableArchive } from '@/lib/server/file/table/archive';

export type FilePaper = {
  readonly name: string;
  readonly contentType: string;
  readonly content: Uint8Array;
};

/** Files of one reading: each is decoded or inspected, one after the other. */
const mostPapers = 300;
const longestName = 200;

/** The tables whose rows name a file. */
const withFile = ['thread_messages', 'record_papers'] as const;

/** The checked file at a place of the ZIP, or why there is none. */
async function paperAt(fileNamed: ReadPractice['fileNamed'], place: string) {
  try {
    const bytes = fileNamed(place);
    if (!bytes?.length) return 'It is not in the ZIP';
    const paper = await checkPaper(Buffer.from(bytes));
    return paper.fit ? paper : paperRefusals[paper.because];
  } catch (error) {
    if (error instanceof UnreadableArchive) return paperRefusals.damaged;
    throw error;
  }
}

/**
 * The files of a practice by their ids there, each checked like a paper that is uploaded by itself, and the others with
 * the reason why they are left out.
 */
export async function papersOf({ lists, fileNamed }: Pick<ReadPractice, 'lists' | 'fileNamed'>) {
  const stored = new Map(lists.get('stored_files')?.map((row) => [row.id, row]));
  const papers = new Map<string, FilePaper>();
  const left: string[] = [];
  for (const row of withFile.flatMap((table) => lists.get(table) ?? [])) {
    if (row.file_id == null) continue;
    const name = String(row.file_name ?? 'A file without a name').slice(0, longestName);
    const { bucket, key } = stored.get(row.file_id) ?? {};
    const paper =
      papers.size < mostPapers
        ? await paperAt(fileNamed, `files/${bucket}/${key}`)
        : `There are more than ${mostPapers} files`;
    if (typeof paper === 'string') left.push(`${name}: ${paper}.`);
    else papers.set(String(row.file_id), { ...paper, name });
  }
  return { papers, left };
}
