import 'server-only';
import { channel } from 'node:diagnostics_channel';

/**
 * Answers the question of a page without the framework.
 * @param query parameters of the address, as the framework gives them to a page
 * @returns the HTML of the part of the page in which its questions differ, as React writes it; undefined for a question
 *   whose page differs elsewhere too
 */
export type Answerer = (query: Readonly<Record<string, string | string[]>>) => Promise<string | undefined>;

/** Name of the channel on which the process hears of answerers. */
export const answererChannel = 'antarman.page.answerer';

const answerers = channel(answererChannel);

/**
 * The module of a page calls this when it is loaded, so that the process may make answers to its questions by themselves
 * (docs/decisions/404). Pages and the server's start are bundled separately and share no module, but channels.
 * @param path under which visitors see the page
 */
export function announceAnswerer(path: string, answer: Answerer): void {
  answerers.publish({ path, answer });
}
