import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureBuckets, probeBuckets } from '@/lib/server/storage/buckets';
import { openObject, putLargeObject } from '@/lib/server/storage/large-objects';
import { deleteObject, getObject, putObject } from '@/lib/server/storage/objects';

const address = { bucket: 'profile-pictures', key: 'somebody/1.webp' };
const contentType = 'image/webp';
const bytes = (words: string) => new TextEncoder().encode(words);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'own-disk-'));
  vi.stubEnv('STORAGE_DIR', folder);
});

describe('files in a folder instead of an object store', () => {
  it('are written, read, replaced and removed; removing one again is no failure', async () => {
    expect(await getObject(address)).toBeNull();
    await putObject(address, { content: bytes('rain'), contentType });
    await putLargeObject(address, { body: Readable.from(['more ', 'rain']), byteSize: 9, contentType });
    expect(new TextDecoder().decode((await getObject(address)) ?? undefined)).toBe('more rain');
    const opened = await openObject(address);
    expect(opened?.byteSize).toBe(9);
    expect(await text(opened?.body ?? Readable.from([]))).toBe('more rain');
    await deleteObject(address);
    await deleteObject(address);
    expect(await openObject(address)).toBeNull();
  });

  it('stay as they were when a new one does not arrive whole', async () => {
    await putObject(address, { content: bytes('rain'), contentType });
    const breaks = Readable.from(
      (async function* () {
        yield 'half of ';
        throw new Error('the line broke');
      })(),
    );
    await expect(putLargeObject(address, { body: breaks, byteSize: 20, contentType })).rejects.toThrow(
      'line',
    );
    expect(new TextDecoder().decode((await getObject(address)) ?? undefined)).toBe('rain');
    expect(readdirSync(path.join(folder, address.bucket, 'somebody'))).toEqual(['1.webp']);
  });

  it('never lie outside their bucket', async () => {
    for (const outside of [
      { bucket: 'profile-pictures', key: '../payment-screenshots/1.webp' },
      { bucket: 'profile-pictures', key: '../../1.webp' },
      { bucket: '..', key: 'etc/1.webp' },
      { bucket: 'profile-pictures', key: '' },
    ]) {
      await expect(putObject(outside, { content: bytes('x'), contentType })).rejects.toThrow('outside');
    }
    expect(readdirSync(folder)).toEqual([]);
  });

  it('want their buckets, as a store does', async () => {
    const signal = AbortSignal.timeout(5_000);
    await expect(probeBuckets(signal)).rejects.toThrow();
    await ensureBuckets();
    await ensureBuckets();
    await expect(probeBuckets(signal)).resolves.toBeUndefined();
  });
});
