import { buffer } from 'node:stream/consumers';
import { expect } from 'vitest';
import { requestExport } from '@/lib/privacy/export/commands';
import { openExport } from '@/lib/privacy/export/download';
import { makeExport } from '@/lib/privacy/export/jobs';
import { db } from '@/lib/server/db';
import { unzip } from '@/test/file/zip';
import type { Person } from '@/test/payment/quotations';

export const confirmed = ({ viewer }: Pick<Person, 'viewer'>) => ({ ...viewer, secondFactorAt: new Date() });

/** Asks for the practice's file, makes it and opens it. */
export async function fileOf(practice: Pick<Person, 'viewer'>) {
  expect(await requestExport(practice.viewer, undefined, 'practice')).toBe('asked');
  const { id } = await db.privacyRequest.findFirstOrThrow({
    where: { userId: practice.viewer.userId, kind: 'practice' },
    orderBy: { requestedAt: 'desc' },
  });
  await makeExport(id);
  const download = await openExport(confirmed(practice), id);
  if (!download) throw new Error('There is no file.');
  const archive = await buffer(download.body);
  const files = await unzip(archive);
  const text = (name: string) => files.get(name)?.toString('utf8') ?? '';
  return { id, archive, files, download, text, data: JSON.parse(text('practice.json')) };
}
