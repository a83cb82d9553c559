import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { keepFileOfOne } from '@/lib/server/kept/files';
import { freshFor } from '@/lib/server/kept/freshness';
import type { PageHeaders } from '@/lib/server/kept/page-headers';
import { readQuery } from '@/lib/server/kept/question';
import { log } from '@/lib/server/log';
import type { PageFrame } from '@/lib/server/next-internals/page-frame';
import { type Answerer, answererChannel } from '@/lib/server/request/answerer';

/** Who answers the questions of a page, by its path. */
export type AnsweredPages = Readonly<Record<string, Answerer>>;

/** A page that was made without the framework. */
export type MadePage = {
  readonly html: string;
  readonly headers: PageHeaders;
  /** Address of what it fetches at the first touch, which only the framework can make. */
  readonly data: string;
};

/** What a frame is learned from. */
type LearnedFrom = {
  readonly frameAround: (part: string) => PageFrame | undefined;
  readonly headers: PageHeaders;
  /** What the page fetches at the first touch. */
  readonly data: { readonly content: string };
};

type Asked = { readonly path: string; readonly answer: () => Promise<string | undefined> };

type Frame = { readonly fill: PageFrame; readonly headers: PageHeaders; learnAgainAt: number };

/** Pages whose questions are answered, hardly more than one. */
const mostFrames = 20;

/**
 * What stands around the answers of pages that answer questions. It is learned from a page that the framework made, and only where
 * the answerer gives for that question, byte for byte, what stands in it.
 */
export class Frames {
  readonly #answerers: AnsweredPages;
  readonly #frames = new LRUCache<string, Frame>({ max: mostFrames });

  constructor(answerers: AnsweredPages) {
    this.#answerers = answerers;
  }

  #read(question: string): Asked | undefined {
    const [path = '', query] = question.split('?');
    const answerer = Object.hasOwn(this.#answerers, path) ? this.#answerers[path] : undefined;
    return query !== undefined && answerer ? { path, answer: () => answerer(readQuery(query)) } : undefined;
  }

  /** Forgets all frames: what they show has changed. */
  forget(): void {
    this.#frames.clear();
  }

  /**
   * Makes the page for a question.
   * @returns at once undefined where the framework must make it: the question is none of these, or a frame is to be
   *   learned; later undefined where the answerer leaves it to the framework or fails
   */
  make(question: string): Promise<MadePage | undefined> | undefined {
    const asked = this.#read(question);
    const frame = asked && this.#frames.get(asked.path);
    if (!frame) return undefined;
    const now = performance.now();
    if (now >= frame.learnAgainAt) {
      // The others wait for nothing meanwhile.
      frame.learnAgainAt = now + freshFor;
      return undefined;
    }
    return this.#fill(question, asked, frame);
  }

  async #fill(question: string, { path, answer }: Asked, { fill, headers }: Frame) {
    try {
      const part = await answer();
      if (part === undefined) return undefined;
      const { html, policy, address } = fill(part, question);
      return { html, headers: [...headers, ['content-security-policy', policy] as const], data: address };
    } catch (error) {
      // Without a database each question would wait for it twice, here and in the framework.
      this.#frames.delete(path);
      log.warn('a question could not be answered without the framework', { path, error });
      return undefined;
    }
  }

  /**
   * Learns from a page of the framework, and keeps that page's data under the address that the same page has when it is made
   * here.
   * @param isCurrent whether nothing has changed since that page was asked for
   */
  async learn(
    question: string,
    { frameAround, headers, data }: LearnedFrom,
    isCurrent: () => boolean,
  ): Promise<void> {
    const asked = this.#read(question);
    if (!asked) return;
    try {
      const part = await asked.answer();
      if (part === undefined) return;
      const fill = frameAround(part);
      if (!fill) {
        this.#frames.delete(asked.path);
        return;
      }
      const { address } = fill(part, question);
      keepFileOfOne(address, data.content);
      if (!isCurrent()) return;
      const known = this.#frames.get(asked.path)?.fill;
      this.#frames.set(asked.path, {
        // The same one has its rules of style at hand.
        fill: known?.(part, question).address === address ? known : fill,
        headers: headers.filter(([name]) => name !== 'content-security-policy'),
        learnAgainAt: performance.now() + freshFor,
      });
    } catch (error) {
      log.warn('a frame could not be learned', { path: asked.path, error });
    }
  }
}

const announcedShape = z.object({
  path: z.string(),
  answer: z.custom<Answerer>((given) => typeof given === 'function'),
});

/** Those that pages announce while this process runs. Call it once, at the start. */
export function noteAnswerers(): AnsweredPages {
  const answerers: Record<string, Answerer> = {};
  subscribe(answererChannel, (message) => {
    const { success, data } = announcedShape.safeParse(message);
    if (success) answerers[data.path] = data.answer;
  });
  return answerers;
}
