import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Packed } from '@/lib/server/kept/packed';

type Coding = 'br' | 'gzip' | 'plain';

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

/**
 * Answers a GET or HEAD with a kept content: in the form that the browser takes, or 304 for one that has it.
 * @param headers of the content; they vary by what `vary` names besides the coding
 */
export function sendPacked(
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  packed: Packed,
  headers: Iterable<readonly [name: string, value: string | readonly string[]]>,
): void {
  for (const [name, value] of headers) response.setHeader(name, value);
  const coding = chooseCoding(asked['accept-encoding']);
  const vary = String(response.getHeader('vary') ?? '');
  if (!/accept-encoding/i.test(vary)) {
    response.setHeader('Vary', vary === '' ? 'Accept-Encoding' : `${vary}, Accept-Encoding`);
  }
  const tag = `"${packed.tag}-${coding}"`;
  response.setHeader('ETag', tag);
  if (isKnown(asked['if-none-match'], tag)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  const body = packed[coding];
  if (coding !== 'plain') response.setHeader('Content-Encoding', coding);
  response.setHeader('Content-Length', body.length);
  response.statusCode = 200;
  response.end(method === 'HEAD' ? undefined : body);
}
