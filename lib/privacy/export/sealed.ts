import 'server-only';
import { z } from 'zod';
import { openForOwner } from '@/lib/care/message/copy';

const rowShape = z.looseObject({ thread_id: z.string(), side: z.string() });

/**
 * A message as JSON text with its sealed words open.
 * @param column the sealed one
 * @throws SealUnavailable when the master key is missing or another one: the copy waits for it
 */
export async function openedRow(column: string, row: string): Promise<string> {
  const parsed = rowShape.parse(JSON.parse(row));
  const sealed = Buffer.from(z.string().parse(parsed[column]), 'base64');
  const words = await openForOwner(parsed.thread_id, parsed.side, sealed);
  const others = Object.entries(parsed).filter(([name]) => name !== column);
  return JSON.stringify({ ...Object.fromEntries(others), ...words });
}
