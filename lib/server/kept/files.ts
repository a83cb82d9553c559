import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { makePage } from '@/lib/server/kept/make-page';
import { type Packed, pack, weightOf } from '@/lib/server/kept/packed';
import { sendOnce, sendPacked } from '@/lib/server/kept/send';
import { log } from '@/lib/server/log';

/** Bytes for files of pages that are open somewhere; the least asked for goes first. */
const mostBytes = 32 * 1024 * 1024;
const mostBytesOfOne = 8 * 1024 * 1024;

const fileShape = z.object({ address: z.string(), content: z.string() });

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** The name of the content, then the path of the page that has it and its question (`own-script.mjs`). */
const address = /^\/wake\/[\w-]{22}(\/[\w/-]+)(?:~([\w-]*))?\.(js|json)$/;

/** As `URLSearchParams` writes it. */
const encodedQuestion = /^(?:|\?[\w.*~%&=+-]*)$/;

type File = { readonly plain: Buffer; readonly packed?: Packed };

const sizeCalculation = ({ plain, packed }: File) => plain.length + (packed ? weightOf(packed) : 0);
const files = new LRUCache<string, File>({ maxSize: mostBytes, sizeCalculation });
/** Files of pages that one visitor has, kept apart so that a flood of queries displaces no others. */
const filesOfOne = new LRUCache<string, File>({ maxSize: mostBytesOfOne, sizeCalculation });

/**
 * Keeps a file that a page names by its content.
 * @param name its address
 */
export function keepFile(name: string, content: string): void {
  if (files.has(name)) return;
  const file: File = { plain: Buffer.from(content) };
  files.set(name, file);
  pack(file.plain)
    .then((packed) => files.has(name) && files.set(name, { plain: packed.plain, packed }))
    .catch(() => undefined);
}

/** Keeps the file of a page that only one visitor has so far, and who most likely will not ask for it. */
export function keepFileOfOne(name: string, content: string): void {
  if (!files.has(name)) filesOfOne.set(name, { plain: Buffer.from(content) });
}

/** Whether the file at this address is kept. */
export function hasFile(name: string): boolean {
  return files.has(name) || filesOfOne.has(name);
}

const find = (name: string): File | undefined => files.get(name) ?? filesOfOne.get(name);

/** Keeps what pages name by its content (`page-cache.mjs`). Call it once, at the start. */
export function keepFilesOfPages(): void {
  subscribe('antarman.page.file', (message) => {
    const { success, data } = fileShape.safeParse(message);
    if (success) keepFile(data.address, data.content);
  });
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { page, type }: { readonly page: string; readonly type: string },
): Promise<void> {
  const name = request.url ?? '';
  // This process may not have made the page yet: after a restart, or when another process has sent it.
  if (!find(name)) await makePage(request, page);
  const file = find(name);
  // The address names the content.
  const headers = [
    ['Content-Type', type],
    ['Cache-Control', 'public, max-age=31536000, immutable'],
  ] as const;
  if (!file) {
    response.statusCode = 404;
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.end('This page has changed.\n');
  } else if (file.packed) {
    sendPacked(request, response, file.packed, headers);
  } else {
    await sendOnce(request, response, () => file.plain, headers);
  }
}

/**
 * Answers for a file of a page; 404 for one that its page, as it is now, does not have.
 * @returns false for other addresses
 */
export function answerFile(request: IncomingMessage, response: ServerResponse): boolean {
  const [, path = '', question, kind = ''] = address.exec(request.url ?? '') ?? [];
  const type = types[kind];
  if (!type || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
  // The route of `app/wake` has the data of pages in the page cache.
  if (kind === 'json' && !find(request.url ?? '')) return false;
  const query = question === undefined ? '' : `?${Buffer.from(question, 'base64url').toString()}`;
  if (!encodedQuestion.test(query)) return false;
  send(request, response, { page: `${path === '/index' ? '/' : path}${query}`, type }).catch(
    (error: unknown) => {
      log.error('a file of a page could not be sent', { error });
      response.destroy();
    },
  );
  return true;
}
