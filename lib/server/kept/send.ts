import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Packed, packOnce } from '@/lib/server/kept/packed';

type Coding = 'br' | 'gzip' | 'plain';

export type Headers = Iterable<readonly [name: string, value: string | readonly string[]]>;

/** The best form that the browser takes; a coding with a weight of nothing is one that it refuses. */
function chooseCoding(accepted: string | undefined): Coding {
  const taken = new Set(
    (accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim())
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : 'plain';
}

function isKnown(asked: string | undefined, tag: string): boolean {
  if (asked === undefined) return false;
  if (asked.trim() === '*') return true;
  return asked.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}

/** Writes the headers of a content that varies by its coding, and by what `vary` among them names. */
function writeHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of headers) response.setHeader(name, value);
  const vary = String(response.getHeader('vary') ?? '');
  if (!/accept-encoding/i.test(vary)) {
    response.setHeader('Vary', vary === '' ? 'Accept-Encoding' : `${vary}, Accept-Encoding`);
  }
}

function sendBody({ method }: IncomingMessage, response: ServerResponse, body: Buffer, coding: Coding): void {
  if (coding !== 'plain') response.setHeader('Content-Encoding', coding);
  response.setHeader('Content-Length', body.length);
  response.statusCode = 200;
  response.end(method === 'HEAD' ? undefined : body);
}

/** Answers a GET or HEAD with a content that is for this answer only. */
export async function sendOnce(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  headers: Headers,
): Promise<void> {
  writeHeaders(response, headers);
  const coding = chooseCoding(request.headers['accept-encoding']);
  sendBody(request, response, coding === 'plain' ? body : await packOnce(body, coding), coding);
}

/** Answers a GET or HEAD with a kept content: in the form that the browser takes, or 304 for one that has it. */
export function sendPacked(
  request: IncomingMessage,
  response: ServerResponse,
  packed: Packed,
  headers: Headers,
): void {
  const asked = request.headers;
  writeHeaders(response, headers);
  const coding = chooseCoding(asked['accept-encoding']);
  const tag = `"${packed.tag}-${coding}"`;
  response.setHeader('ETag', tag);
  if (isKnown(asked['if-none-match'], tag)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  sendBody(request, response, packed[coding], coding);
}
