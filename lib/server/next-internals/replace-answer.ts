import 'server-only';
import type { ServerResponse } from 'node:http';

/** What goes out in place of an answer. */
type Replacement = {
  readonly status: number;
  /** What the caller gave to `writeHead` after the status, where that still counts. */
  readonly rest?: readonly unknown[];
  /** Undefined leaves the framework's own body. */
  readonly body: string | undefined;
};

/**
 * Looks at a server error of the framework (500) before its head goes out.
 * @param replace gets what the caller gave to `writeHead` after the status; undefined leaves the answer as it is
 */
export function replaceAnswer(
  response: ServerResponse,
  replace: (rest: readonly unknown[]) => Replacement | undefined,
): void {
  let body: string | undefined;
  response.writeHead = new Proxy(response.writeHead, {
    apply(writeHead, self, [status, ...rest]) {
      const replacement = status === 500 ? replace(rest) : undefined;
      if (!replacement) return Reflect.apply(writeHead, self, [status, ...rest]);
      body = replacement.body;
      return Reflect.apply(writeHead, self, [replacement.status, ...(replacement.rest ?? [])]);
    },
  });
  response.write = new Proxy(response.write, {
    apply(write, self, args) {
      if (!response.headersSent) response.writeHead(response.statusCode);
      if (body === undefined) return Reflect.apply(write, self, args);
      const written = args.at(-1);
      if (typeof written === 'function') process.nextTick(written);
      return true;
    },
  });
  response.end = new Proxy(response.end, {
    apply(end, self, args) {
      // Writes the head now, so that the length is not counted before the text changes.
      if (!response.headersSent && response.statusCode === 500) response.writeHead(response.statusCode);
      if (body === undefined) return Reflect.apply(end, self, args);
      const ended = args.at(-1);
      return Reflect.apply(end, self, typeof ended === 'function' ? [body, ended] : [body]);
    },
  });
}

/** Makes the headers fit a text of ours. */
export function describeReplacement(response: ServerResponse, kind: 'html' | 'plain', policy: string): void {
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag', 'Link']) response.removeHeader(name);
  response.setHeader('Content-Type', `text/${kind}; charset=utf-8`);
  response.setHeader('Cache-Control', 'private, no-store');
  if (kind === 'html') response.setHeader('Content-Security-Policy', policy);
}
