import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { type Packed, pack, weightOf } from '@/lib/server/kept/packed';
import { isPlainQuestion } from '@/lib/server/kept/plain-question';
import { sendPacked } from '@/lib/server/kept/send';
import { log } from '@/lib/server/log';
import { publicReadsChanged } from '@/lib/server/next-internals/kept-page-tags';

/** Bytes for pages; the least asked for goes first. */
const mostBytes = 48 * 1024 * 1024;

/** Milliseconds after which one visitor asks the framework again, while the others are answered as before. */
const freshFor = 30_000;

type PageHeaders = readonly (readonly [name: string, value: string | readonly string[]])[];

type Page = {
  readonly packed: Packed;
  readonly headers: PageHeaders;
  /** When somebody asks the framework again; on the clock of `performance.now()`. */
  askAgainAt: number;
};

/** Belong to the body as it was sent, or to that one answer. */
const ofOneAnswer = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'vary',
]);

const unzip = promisify(gunzip);

/** Whether the framework has said that it keeps this page and made it for nobody in particular. */
function isKeptPage(response: ServerResponse): boolean {
  const header = (name: string) => String(response.getHeader(name) ?? '');
  return (
    response.statusCode === 200 &&
    header('x-nextjs-cache') === 'HIT' &&
    header('content-type').startsWith('text/html') &&
    /\bs-maxage=\d/.test(header('cache-control')) &&
    !/private|no-store/.test(header('cache-control')) &&
    !response.hasHeader('set-cookie') &&
    /^(?:|gzip)$/.test(header('content-encoding'))
  );
}

/** What the page varies by besides its coding. */
function varyOf(response: ServerResponse): string {
  return String(response.getHeader('vary') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name.toLowerCase() !== 'accept-encoding')
    .join(', ');
}

/** The headers that belong to the page. */
function headersOf(response: ServerResponse): PageHeaders {
  const own = Object.entries(response.getHeaders()).flatMap(([name, value]) => {
    if (value === undefined || ofOneAnswer.has(name)) return [];
    return [[name, Array.isArray(value) ? value : String(value)] as const];
  });
  return [...own, ['vary', varyOf(response)]];
}

/** Collects what is sent. */
function collect(response: ServerResponse, take: (chunk: Buffer) => void): void {
  const look = ([chunk, encoding]: readonly unknown[]) => {
    if (typeof chunk === 'string') take(Buffer.from(chunk, encoding === 'latin1' ? 'latin1' : 'utf8'));
    else if (chunk instanceof Uint8Array) take(Buffer.from(chunk));
  };
  response.write = new Proxy(response.write, {
    apply(write, self, args) {
      look(args);
      return Reflect.apply(write, self, args);
    },
  });
  response.end = new Proxy(response.end, {
    apply(end, self, args) {
      look(args);
      return Reflect.apply(end, self, args);
    },
  });
}

/**
 * Pages that the framework keeps, as they go out: compressed once, and answered before it is asked. It knows nothing
 * of routes: what the framework marks as kept (`x-nextjs-cache: HIT`) in answer to a plain question is remembered under
 * the path, until a public read changes.
 */
export class KeptPages {
  readonly #pages = new LRUCache<string, Page>({
    maxSize: mostBytes,
    sizeCalculation: ({ packed }) => weightOf(packed),
  });
  /** Counts changes, so that what was read before one is not remembered after it. */
  #changes = 0;
  readonly #packing = new Set<string>();

  /** Forgets all pages: what they show has changed. */
  forget(): void {
    this.#changes += 1;
    this.#pages.clear();
  }

  /** @returns false when the framework must answer */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (!isPlainQuestion(request)) return false;
    const page = this.#pages.get(request.url ?? '');
    const now = performance.now();
    if (page && now < page.askAgainAt) {
      sendPacked(request, response, page.packed, page.headers);
      return true;
    }
    // The others wait for nothing meanwhile.
    if (page) page.askAgainAt = now + freshFor;
    if (request.method === 'GET') this.#watch(request.url ?? '', response);
    return false;
  }

  /** Remembers the answer of the framework if it is a kept page. */
  #watch(path: string, response: ServerResponse): void {
    const changes = this.#changes;
    const chunks: Buffer[] = [];
    let kept: boolean | undefined;
    collect(response, (chunk) => {
      kept ??= isKeptPage(response);
      if (kept) chunks.push(chunk);
    });
    response.once('finish', () => {
      if (kept) void this.#remember(path, response, Buffer.concat(chunks), changes);
    });
  }

  async #remember(path: string, response: ServerResponse, body: Buffer, changes: number): Promise<void> {
    if (this.#packing.has(path)) return;
    this.#packing.add(path);
    try {
      const plain = response.hasHeader('content-encoding') ? await unzip(body) : body;
      const known = this.#pages.get(path)?.packed;
      const packed = known?.plain.equals(plain) ? known : await pack(plain);
      if (changes !== this.#changes) return;
      const askAgainAt = performance.now() + freshFor;
      this.#pages.set(path, { packed, headers: headersOf(response), askAgainAt });
    } catch (error) {
      log.warn('a kept page could not be compressed', { path, error });
    } finally {
      this.#packing.delete(path);
    }
  }
}

/** The kept pages of this process, which follow the changes of public reads. Call it once, at the start. */
export function keepPages(): KeptPages {
  const pages = new KeptPages();
  subscribe(publicReadsChanged, () => pages.forget());
  return pages;
}
