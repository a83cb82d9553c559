import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { noteAnnouncements } from '@/lib/server/kept/announced';
import { keepFile } from '@/lib/server/kept/files';
import {
  type PageForOthers,
  readForOthers,
  uncoded,
  type Way,
  wayOf,
} from '@/lib/server/kept/framework-page';
import { freshFor } from '@/lib/server/kept/freshness';
import { collect, holdBack } from '@/lib/server/kept/hold-back';
import { isWantedWhole } from '@/lib/server/kept/make-page';
import { hasTimeToPack, type Packed, pack, weightOf } from '@/lib/server/kept/packed';
import { headersOf, type PageHeaders } from '@/lib/server/kept/page-headers';
import { hasCookie, type QueriedPages, questionsOf } from '@/lib/server/kept/question';
import { type Finished, finish, sendFinished, sendOnce } from '@/lib/server/kept/send';
import { log } from '@/lib/server/log';
import { publicReadsChanged } from '@/lib/server/next-internals/kept-page-tags';

/** Bytes for pages that the framework keeps, and for others; the least asked for goes first. */
const mostBytes = { kept: 48 * 1024 * 1024, asked: 24 * 1024 * 1024 };

/** How many queries asked once are noted: only a page requested again is worth remembering. */
const mostQuestions = 5_000;

type Page = {
  readonly content: Packed;
  readonly headers: PageHeaders;
  /** The content with its headers. */
  readonly finished: Finished;
  readonly guestsOnly: boolean;
  /** When somebody asks the framework again; on the clock of `performance.now()`. */
  askAgainAt: number;
};

/** What is known of the page that a request asks for. */
type Found = {
  readonly question: string;
  readonly page?: Page;
  /** Somebody needs what only the framework makes. */
  readonly isWanted?: true;
};

/** A page as the framework gave it. */
type ReadPage = Pick<Page, 'content' | 'headers' | 'guestsOnly'>;

/**
 * Finished pages, as they go out: compressed, and answered before the framework is asked. It knows nothing of routes.
 * What the framework marks as kept in answer to a plain question is remembered under the path,
 * until a public read changes; and so is what a page itself calls the same for others, once it was asked for twice.
 */
export class KeptPages {
  readonly #questionOf: (request: IncomingMessage) => string | undefined;
  readonly #pages: Readonly<Record<Way, LRUCache<string, Page>>>;
  readonly #questions = new LRUCache<string, true>({ max: mostQuestions });
  /** Counts changes, so that what was read before one is not remembered after it. */
  #changes = 0;
  readonly #packing = new Set<string>();

  /** @param queried pages that answer questions */
  constructor(queried: QueriedPages = {}) {
    this.#questionOf = questionsOf(queried);
    const sizeCalculation = ({ content }: Page) => weightOf(content);
    this.#pages = {
      kept: new LRUCache({ maxSize: mostBytes.kept, sizeCalculation }),
      asked: new LRUCache({ maxSize: mostBytes.asked, sizeCalculation }),
    };
  }

  /** Forgets all pages: what they show has changed. */
  forget(): void {
    this.#changes += 1;
    this.#pages.kept.clear();
    this.#pages.asked.clear();
  }

  #find(request: IncomingMessage): Found | undefined {
    const question = this.#questionOf(request);
    if (question === undefined) return undefined;
    if (isWantedWhole(question)) return { question, isWanted: true };
    const page = this.#pages.kept.get(question) ?? this.#pages.asked.get(question);
    return page?.guestsOnly && hasCookie(request) ? undefined : { question, ...(page && { page }) };
  }

  /** What sends the finished answer to a request; undefined for one that must be made or filled in. */
  finished(request: IncomingMessage): ((response: ServerResponse) => void) | undefined {
    const { finished, askAgainAt = 0 } = this.#find(request)?.page ?? {};
    if (!finished || performance.now() >= askAgainAt) return undefined;
    return (response) => sendFinished(request, response, finished);
  }

  /** @returns false when the framework must answer */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { question, page } = this.#find(request) ?? {};
    if (question === undefined) return false;
    const now = performance.now();
    if (page && now < page.askAgainAt) {
      sendFinished(request, response, page.finished);
      return true;
    }
    // The others wait for nothing meanwhile.
    if (page) page.askAgainAt = now + freshFor;
    if (request.method !== 'GET') return false;
    this.#watch(request, response, question);
    return false;
  }

  /** Remembers a page once its question is asked a second time. */
  #noteAsked(question: string, changes: number, read: () => Promise<ReadPage>): void {
    if (this.#questions.has(question)) void this.#remember('asked', question, changes, read);
    this.#questions.set(question, true);
  }

  /** Remembers the answer of the framework if others may get it too. */
  #watch(request: IncomingMessage, response: ServerResponse, question: string): void {
    const changes = this.#changes;
    const chunks: Buffer[] = [];
    let kept: boolean | undefined;
    collect(response, (chunk) => {
      kept ??= wayOf(request, response) === 'kept';
      if (kept) chunks.push(chunk);
    });
    response.once('finish', () => {
      if (!kept) return;
      void this.#remember('kept', question, changes, () =>
        this.#readKept(question, response, Buffer.concat(chunks)),
      );
    });
    holdBack(request, response, {
      wanted: () => wayOf(request, response) === 'asked' && hasTimeToPack(),
      send: async (body) => {
        kept = false;
        // The framework may have met a fault after its answer began.
        const whole = response.statusCode === 200;
        const page = whole ? await this.#takeApart(question, response, body) : undefined;
        if (!page) {
          // The framework left the compressing to us.
          if (whole && !response.hasHeader('content-encoding'))
            await sendOnce(request, response, () => body, []);
          else response.end(body);
          return;
        }
        for (const name of ['content-encoding', 'content-length', 'link']) response.removeHeader(name);
        await sendOnce(request, response, () => Buffer.from(page.html), page.headers);
        if (page.isShared) this.#noteAsked(question, changes, () => this.#readAsked(page));
      },
    });
  }

  /** @returns undefined for a page that goes out as the framework made it */
  async #takeApart(question: string, response: ServerResponse, body: Buffer) {
    try {
      const html = await uncoded(response, body);
      return readForOthers(response, html.toString('utf8'), question);
    } catch (error) {
      log.warn('a page could not be taken apart', { path: question.split('?')[0], error });
      return undefined;
    }
  }

  async #remember(way: Way, question: string, changes: number, read: () => Promise<ReadPage>): Promise<void> {
    if (this.#packing.has(question) || !hasTimeToPack()) return;
    this.#packing.add(question);
    try {
      const page = await read();
      if (changes !== this.#changes) return;
      const { content, headers } = page;
      const finished = finish(content, headers);
      this.#pages[way].set(question, { ...page, finished, askAgainAt: performance.now() + freshFor });
    } catch (error) {
      log.warn('a kept page could not be compressed', { path: question.split('?')[0], error });
    } finally {
      this.#packing.delete(question);
    }
  }

  async #readKept(path: string, response: ServerResponse, body: Buffer): Promise<ReadPage> {
    const plain = await uncoded(response, body);
    const known = this.#pages.kept.get(path)?.content;
    const content = known?.plain.equals(plain) ? known : await pack(plain);
    return { content, headers: headersOf(response), guestsOnly: false };
  }

  async #readAsked({ html, headers, guestsOnly, data }: PageForOthers): Promise<ReadPage> {
    keepFile(data.address, data.content);
    return { content: await pack(Buffer.from(html), 'little'), headers, guestsOnly };
  }
}

/**
 * The kept pages of this process, which follow the changes of public reads. Call it once, at the start.
 * @param queried pages that answer questions
 */
export function keepPages(queried: QueriedPages): KeptPages {
  const pages = new KeptPages(queried);
  noteAnnouncements();
  subscribe(publicReadsChanged, () => pages.forget());
  return pages;
}
