import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { type Packed, pack, weightOf } from '@/lib/server/kept/packed';
import { sendPacked } from '@/lib/server/kept/send';

/** Bytes for files of pages that are open somewhere; the least asked for goes first. */
const mostBytes = 32 * 1024 * 1024;

const fileShape = z.object({ address: z.string(), content: z.string() });

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

const address = /^\/wake\/[\w-]{22}\.(js|json)$/;

type File = { readonly plain: Buffer; packed?: Packed };

const files = new LRUCache<string, File>({
  maxSize: mostBytes,
  sizeCalculation: ({ plain, packed }) => plain.length + (packed ? weightOf(packed) : 0),
});

function keep(name: string, content: string): void {
  if (files.has(name)) return;
  const file: File = { plain: Buffer.from(content) };
  files.set(name, file);
  pack(file.plain)
    .then((packed) => files.has(name) && files.set(name, { plain: packed.plain, packed }))
    .catch(() => undefined);
}

/** Keeps what pages name by its content (`page-cache.mjs`). Call it once, at the start. */
export function keepFilesOfPages(): void {
  subscribe('antarman.page.file', (message) => {
    const { success, data } = fileShape.safeParse(message);
    if (success) keep(data.address, data.content);
  });
}

/**
 * Answers for a file of a page.
 * @returns false for an address that names none that this process has
 */
export function answerFile(request: IncomingMessage, response: ServerResponse): boolean {
  const [, kind = ''] = address.exec(request.url ?? '') ?? [];
  const file = kind === '' ? undefined : files.get(request.url ?? '');
  const type = types[kind];
  if (!file || !type || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
  // The address names the content.
  const headers = [
    ['Content-Type', type],
    ['Cache-Control', 'public, max-age=31536000, immutable'],
  ] as const;
  if (file.packed) {
    sendPacked(request, response, file.packed, headers);
  } else {
    for (const [name, value] of headers) response.setHeader(name, value);
    response.end(request.method === 'HEAD' ? undefined : file.plain);
  }
  return true;
}
