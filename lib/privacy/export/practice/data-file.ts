import 'server-only';
import { summariesOfAuthor } from '@/lib/booking/handover/copy';
import { notesOfAuthor } from '@/lib/care/note/copy';
import { listNamed, recordsNamed, type TableRows } from '@/lib/privacy/export/data-file';
import type { BroughtRows } from '@/lib/privacy/export/practice/brought/copy';
import { leftOut } from '@/lib/privacy/export/practice/records';
import { practiceFormat } from '@/lib/privacy/export/practice/rules';
import { joined } from '@/lib/privacy/export/practice/tables';
import { env } from '@/lib/server/env';

/** The practice for programs, in pieces: every table, even the empty ones, with its database names. */
export async function* practiceData(
  therapistId: string,
  madeAt: Date,
  lostFiles: readonly string[],
  tables: readonly TableRows[],
  brought: BroughtRows,
): AsyncGenerator<string> {
  const head = {
    format: practiceFormat,
    made_at: madeAt.toISOString(),
    made_by: env.APP_URL,
    left_out: leftOut,
    lost_files: lostFiles,
  };
  yield '{\n';
  for (const [name, value] of Object.entries(head)) yield ` "${name}": ${JSON.stringify(value)},\n`;
  yield* listNamed('notes', joined(notesOfAuthor(therapistId), brought.get('notes') ?? []));
  yield* listNamed('summaries', joined(summariesOfAuthor(therapistId), brought.get('summaries') ?? []));
  yield* recordsNamed(tables);
}
