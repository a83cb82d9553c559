import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isReadable, uncoded } from '@/lib/server/kept/framework-page';
import { freshFor } from '@/lib/server/kept/freshness';
import { collect } from '@/lib/server/kept/hold-back';
import { hasTimeToPack, pack, tagOf, weightOf } from '@/lib/server/kept/packed';
import { headersOf } from '@/lib/server/kept/page-headers';
import { isPlain } from '@/lib/server/kept/question';
import { type Finished, finish, finishAsIs, sendFinished } from '@/lib/server/kept/send';
import { log } from '@/lib/server/log';
import { publicReadsChanged } from '@/lib/server/next-internals/kept-page-tags';

/** Addresses of files that everybody gets alike. */
export type PublicFiles = {
  /** Those that change with a release only. The first group is the file, whatever follows it. */
  readonly ofRelease: RegExp;
  /** Those that change with what people publish. */
  readonly published: RegExp;
};

type Kind = keyof PublicFiles;

/** Bytes for files of each kind; the least asked for goes first. */
const mostBytes: Readonly<Record<Kind, number>> = { ofRelease: 4 * 1024 * 1024, published: 16 * 1024 * 1024 };

type File = {
  readonly finished: Finished;
  readonly weight: number;
  /** When somebody asks the framework again; on the clock of `performance.now()`. */
  askAgainAt: number;
};

/** What brotli and gzip make smaller. */
const isText = (type: string) => /^(?:text\/|application\/(?:manifest\+)?json|image\/svg)/.test(type);

/**
 * Public files as they go out: compressed, and answered before the framework is asked, whose way to a file costs as much as
 * forty finished answers. What it answers once is remembered, with its headers.
 */
export class KeptFiles {
  readonly #addresses: PublicFiles;
  readonly #files: Readonly<Record<Kind, LRUCache<string, File>>>;
  /** Counts changes, so that what was read before one is not remembered after it. */
  #changes = 0;

  constructor(addresses: PublicFiles) {
    this.#addresses = addresses;
    const storeOf = (kind: Kind) =>
      new LRUCache<string, File>({ maxSize: mostBytes[kind], sizeCalculation: ({ weight }) => weight });
    this.#files = { ofRelease: storeOf('ofRelease'), published: storeOf('published') };
  }

  /** Forgets what people have published: one of them may have taken it back. */
  forget(): void {
    this.#changes += 1;
    this.#files.published.clear();
  }

  #nameOf(request: IncomingMessage): { readonly kind: Kind; readonly name: string } | undefined {
    const { url = '', headers } = request;
    for (const kind of ['ofRelease', 'published'] as const) {
      const name = this.#addresses[kind].exec(url)?.[1];
      // Whether a part of a file is worth an answer of its own is the framework's to say.
      if (name) return headers.range === undefined && isPlain(request) ? { kind, name } : undefined;
    }
    return undefined;
  }

  /** What sends the file to a request; undefined for one that must be read. */
  finished(request: IncomingMessage): ((response: ServerResponse) => void) | undefined {
    const { kind, name } = this.#nameOf(request) ?? {};
    const { finished, askAgainAt = 0 } = (kind && this.#files[kind].get(name ?? '')) ?? {};
    if (!finished || performance.now() >= askAgainAt) return undefined;
    return (response) => sendFinished(request, response, finished);
  }

  /** Remembers the framework's answer to a request, if it is for a public file. */
  watch(request: IncomingMessage, response: ServerResponse): void {
    const { kind, name } = this.#nameOf(request) ?? {};
    if (!kind || !name || request.method !== 'GET' || !hasTimeToPack()) return;
    const known = this.#files[kind].get(name);
    // The others wait for nothing meanwhile.
    if (known) known.askAgainAt = performance.now() + freshFor;
    const changes = this.#changes;
    const chunks: Buffer[] = [];
    collect(response, (chunk) => chunks.push(chunk));
    response.once('finish', () => {
      const isCurrent = () => kind === 'ofRelease' || changes === this.#changes;
      this.#read(response, Buffer.concat(chunks)).then(
        (file) => {
          if (file && isCurrent()) this.#files[kind].set(name, file);
          // A fault says nothing of the file, nor does an answer to somebody who has it.
          else if (/^4/.test(String(response.statusCode))) this.#files[kind].delete(name);
        },
        (error: unknown) => log.warn('a public file could not be compressed', { path: name, error }),
      );
    });
  }

  /** @returns undefined for what not everybody may have */
  async #read(response: ServerResponse, body: Buffer): Promise<File | undefined> {
    const header = (name: string) => String(response.getHeader(name) ?? '');
    if (!isReadable(response) || !/\bpublic\b/.test(header('cache-control'))) return undefined;
    // Parts of a file are not sent from here.
    const headers = headersOf(response).filter(([name]) => name !== 'accept-ranges');
    const plain = await uncoded(response, body);
    const askAgainAt = performance.now() + freshFor;
    if (!isText(header('content-type')))
      return { finished: finishAsIs(plain, tagOf(plain), headers), weight: plain.length, askAgainAt };
    const packed = await pack(plain);
    return { finished: finish(packed, headers), weight: weightOf(packed), askAgainAt };
  }
}

/** The public files of this process, which follow the changes of public reads. Call it once, at the start. */
export function keepPublicFiles(addresses: PublicFiles): KeptFiles {
  const files = new KeptFiles(addresses);
  subscribe(publicReadsChanged, () => files.forget());
  return files;
}
