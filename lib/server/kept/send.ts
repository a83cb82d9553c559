import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { edgeHeaders } from '@/lib/server/kept/edge';
import { type Packed, packOnce } from '@/lib/server/kept/packed';

type Coding = 'br' | 'gzip' | 'plain';

export type Headers = Iterable<readonly [name: string, value: string | readonly string[]]>;

/** The best form that the browser takes; a coding with a weight of nothing is one that it refuses. */
function chooseCoding(accepted: string): Coding {
  const taken = new Set(
    accepted
      .toLowerCase()
      .split(',')
      .map((part) => part.trim())
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : 'plain';
}

/** What browsers say that they take is the same few words each time. */
const choices = new LRUCache<string, Coding>({ max: 200 });

function codingFor({ headers }: IncomingMessage): Coding {
  const accepted = headers['accept-encoding'] ?? '';
  const known = choices.get(accepted);
  if (known) return known;
  const chosen = chooseCoding(accepted);
  choices.set(accepted, chosen);
  return chosen;
}

function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
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

/**
 * Answers a GET or HEAD with a content that is for this answer only.
 * @param plain makes it, where it goes out so or must be compressed
 * @param packed makes it in brotli, where that takes no compressing
 */
export async function sendOnce(
  request: IncomingMessage,
  response: ServerResponse,
  plain: () => Buffer,
  headers: Headers,
  packed?: () => Buffer | undefined,
): Promise<void> {
  writeHeaders(response, headers);
  const coding = codingFor(request);
  const ready = coding === 'plain' ? plain() : coding === 'br' ? packed?.() : undefined;
  sendBody(request, response, ready ?? (await packOnce(plain(), coding === 'br' ? 'br' : 'gzip')), coding);
}

/** Answers a GET or HEAD with a kept content: in the form that the browser takes, or 304 for one that has it. */
export function sendPacked(
  request: IncomingMessage,
  response: ServerResponse,
  packed: Packed,
  headers: Headers,
): void {
  writeHeaders(response, headers);
  const coding = codingFor(request);
  const tag = `"${packed.tag}-${coding}"`;
  response.setHeader('ETag', tag);
  if (isKnown(request.headers['if-none-match'], tag)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  sendBody(request, response, packed[coding], coding);
}

/** One form of a finished answer: all of its lines are written, names and values in turn. */
type Form = {
  readonly head: string[];
  readonly unchanged: string[];
  readonly tag: string;
  readonly body: Buffer;
};

/** A content in each form, with everything that is sent with it. */
export type Finished = Readonly<Record<Coding, Form>>;

/** The lines of all forms of a content. @param headers all that belong to it, in small letters; they go out as they are */
function linesOf(headers: Headers): string[] {
  // A later line takes the place of an earlier one with its name.
  const lines = new Map(headers);
  const vary = lines.get('vary') ?? '';
  lines.delete('vary');
  return [
    ...[...lines].flatMap(([name, value]) => [value].flat().flatMap((one) => [name, one])),
    'Vary',
    vary === '' ? 'Accept-Encoding' : `${vary}, Accept-Encoding`,
    ...edgeHeaders(),
  ];
}

function formOf(lines: readonly string[], tag: string, body: Buffer, coding: Coding): Form {
  const unchanged = [...lines, 'ETag', tag];
  const length = ['Content-Length', String(body.length)];
  const head = [...unchanged, ...(coding === 'plain' ? [] : ['Content-Encoding', coding]), ...length];
  return { head, unchanged, tag, body };
}

/**
 * Prepares a kept content, so that nothing is left to be done for each answer.
 * @param headers as for `linesOf`
 */
export function finish(packed: Packed, headers: Headers): Finished {
  const lines = linesOf(headers);
  const form = (coding: Coding) => formOf(lines, `"${packed.tag}-${coding}"`, packed[coding], coding);
  return { br: form('br'), gzip: form('gzip'), plain: form('plain') };
}

/** Prepares a content that has a coding of its own, such as a photo: all browsers get it as it is. */
export function finishAsIs(content: Buffer, tag: string, headers: Headers): Finished {
  const form = formOf(linesOf(headers), `"${tag}"`, content, 'plain');
  return { br: form, gzip: form, plain: form };
}

/** Answers a GET or HEAD with a finished content: in the form that the browser takes, or 304 for one that has it. */
export function sendFinished(request: IncomingMessage, response: ServerResponse, finished: Finished): void {
  const { head, unchanged, tag, body } = finished[codingFor(request)];
  if (isKnown(request.headers['if-none-match'], tag)) response.writeHead(304, unchanged).end();
  else response.writeHead(200, head).end(request.method === 'HEAD' ? undefined : body);
}
