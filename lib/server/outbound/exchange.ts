import 'server-only';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { OutboundFailure } from '@/lib/server/outbound/failure';
import { type NamedAddress, type Network, publicInternet } from '@/lib/server/outbound/network';

type Outgoing = {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /** Most bytes of an answer after decompression. */
  readonly mostBytes: number;
  /** Milliseconds for the whole request: DNS, redirects and the last byte. */
  readonly longestMs: number;
  /** Most redirects; each is checked like the first address. */
  readonly mostRedirects?: number;
  readonly network?: Network;
};

type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

const unpackers = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const;

/** Rejects at the time limit, since a DNS look-up cannot be stopped. */
function before<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  signal.throwIfAborted();
  return new Promise<T>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

/** The allowed IP addresses of a host; the connection uses one of these without another look-up. */
async function checkedAddresses(
  { hostname }: URL,
  network: Network,
  signal: AbortSignal,
): Promise<readonly [NamedAddress, ...NamedAddress[]]> {
  const bare = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(bare);
  let found: readonly NamedAddress[];
  try {
    found = family > 0 ? [{ address: bare, family }] : await before(signal, network.resolve(bare));
  } catch (error) {
    if (signal.aborted) throw error;
    throw new OutboundFailure('unknown-host', error);
  }
  // One forbidden address refuses them all, because the owner of the name must not choose among them.
  if (!found.every(({ address }) => network.admits(address))) throw new OutboundFailure('private-network');
  const [first, ...others] = found;
  if (!first) throw new OutboundFailure('unknown-host');
  return [first, ...others];
}

/** The decompressed bytes of an answer; ends the connection at the first byte over the limit. */
async function readBody(message: IncomingMessage, mostBytes: number, signal: AbortSignal): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  const collect = new Writable({
    write(part: Buffer, _encoding, done) {
      length += part.length;
      if (length > mostBytes) return done(new OutboundFailure('too-large'));
      parts.push(part);
      done();
    },
  });
  const encoding = (message.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity' || encoding === '') {
    await pipeline(message, collect, { signal });
  } else {
    const unpack = Object.entries(unpackers).find(([name]) => name === encoding)?.[1];
    if (!unpack) throw new OutboundFailure('unreadable');
    await pipeline(message, unpack(), collect, { signal });
  }
  return Buffer.concat(parts);
}

type Step = { readonly message: IncomingMessage; readonly close: () => void };

/** Sends one request to a checked address and waits for the head of its answer. */
async function send(
  address: URL,
  { method = 'GET', headers, body, network = publicInternet }: Outgoing,
  signal: AbortSignal,
): Promise<Step> {
  if (address.protocol !== 'https:' || address.username || address.password) {
    throw new OutboundFailure('not-https');
  }
  const addresses = await checkedAddresses(address, network, signal);
  return new Promise<Step>((resolve, reject) => {
    const outgoing = request(address, {
      method,
      headers: { 'user-agent': 'Antarman', 'accept-encoding': 'gzip', ...headers },
      agent: false,
      signal,
      ...(network.ca !== undefined && { ca: network.ca }),
      // Node asks for one address or for all, and connects to no other.
      lookup: (_hostname, options, found) => {
        if (options.all) found(null, [...addresses]);
        else found(null, addresses[0].address, addresses[0].family);
      },
    });
    outgoing.once('error', reject);
    outgoing.once('response', (message) =>
      resolve({
        message,
        close: () => {
          // A connection that we cut is no error.
          outgoing.on('error', () => undefined);
          outgoing.destroy();
        },
      }),
    );
    outgoing.end(body);
  });
}

const leadsOn: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** The target of a redirect; undefined for any other answer. */
function nextAddress({ statusCode, headers }: IncomingMessage, from: URL): URL | undefined {
  if (statusCode === undefined || !leadsOn.has(statusCode) || !headers.location) return undefined;
  return URL.parse(headers.location, from) ?? undefined;
}

async function follow(address: URL, outgoing: Outgoing, signal: AbortSignal): Promise<Answer> {
  let place = address;
  for (let redirects = 0; ; redirects++) {
    const { message, close } = await send(place, outgoing, signal);
    try {
      const next = nextAddress(message, place);
      if (!next) {
        const body = await readBody(message, outgoing.mostBytes, signal);
        return { status: message.statusCode ?? 0, headers: message.headers, body };
      }
      if (redirects >= (outgoing.mostRedirects ?? 0)) throw new OutboundFailure('too-many-redirects');
      place = next;
    } finally {
      close();
    }
  }
}

/**
 * Sends a request to an address that a stranger chose, over https and only to the public internet: the name
 * is resolved once, every address of it is checked, and the connection uses one of these.
 * @throws OutboundFailure for every request without an answer; a status such as 404 is an answer
 */
export async function exchange(address: URL, outgoing: Outgoing): Promise<Answer> {
  const signal = AbortSignal.timeout(outgoing.longestMs);
  try {
    return await follow(address, outgoing, signal);
  } catch (error) {
    if (error instanceof OutboundFailure) throw error;
    if (signal.aborted) throw new OutboundFailure('too-slow', error);
    throw new OutboundFailure('unreachable', error);
  }
}
