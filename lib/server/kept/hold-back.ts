import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { log } from '@/lib/server/log';
import { leavePlain } from '@/lib/server/next-internals/plain-answer';

type Methods = Pick<ServerResponse, 'writeHead' | 'flushHeaders' | 'write' | 'end'>;

/** @param given what a caller gives to `write` or `end`: perhaps a content and its encoding, perhaps what to call then */
function bytesOf([chunk, encoding]: readonly unknown[]): Buffer | undefined {
  if (typeof chunk === 'string') return Buffer.from(chunk, encoding === 'latin1' ? 'latin1' : 'utf8');
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : undefined;
}

type Held = {
  /** Asked once, when the answer begins: its status and its headers are set, and nothing has gone out. */
  readonly wanted: () => boolean;
  /** Gets the whole answer as it was written, in the coding that its headers name, and sends that or another one. */
  readonly send: (body: Buffer) => Promise<void>;
};

/**
 * Holds an answer back until it is whole, so that another can go out in its place. Call it before anybody else lays
 * something over the answer: what they write then arrives here last.
 */
export function holdBack(request: IncomingMessage, response: ServerResponse, { wanted, send }: Held): void {
  const own: Methods = {
    writeHead: response.writeHead,
    flushHeaders: response.flushHeaders,
    write: response.write,
    end: response.end,
  };
  const chunks: Buffer[] = [];
  let held: boolean | undefined;
  const isHeld = () => {
    // A head that is out already cannot be held back.
    held ??= !response.headersSent && wanted();
    return held;
  };
  // What is held back is compressed when it goes out.
  const giveCodingsBack = leavePlain(request, () => held ?? (!response.headersSent && wanted()));
  const take = (given: readonly unknown[]) => {
    const bytes = bytesOf(given);
    if (bytes) chunks.push(bytes);
    const then = given.at(-1);
    if (typeof then === 'function') process.nextTick(then);
  };
  const letGo = async () => {
    // Drops the methods that others have laid over the response meanwhile: for them this answer has ended.
    Object.assign(response, own);
    giveCodingsBack();
    await send(Buffer.concat(chunks));
  };
  response.writeHead = new Proxy(response.writeHead, {
    apply(writeHead, self, args) {
      // Only Node calls `writeHead` with the status alone: before the first byte, when headers were set one by one.
      const isImplicit = args.length === 1 && args[0] === response.statusCode;
      return isImplicit && isHeld() ? self : Reflect.apply(writeHead, self, args);
    },
  });
  response.flushHeaders = new Proxy(response.flushHeaders, {
    apply: (flush, self, args) => (isHeld() ? undefined : Reflect.apply(flush, self, args)),
  });
  response.write = new Proxy(response.write, {
    apply(write, self, args) {
      if (!isHeld()) return Reflect.apply(write, self, args);
      take(args);
      return true;
    },
  });
  response.end = new Proxy(response.end, {
    apply(end, self, args) {
      if (!isHeld()) return Reflect.apply(end, self, args);
      take(args);
      letGo().catch((error: unknown) => {
        log.error('an answer that was held back could not be sent', { error });
        response.destroy();
      });
      return self;
    },
  });
}

/** Collects what is sent, beside the sending. */
export function collect(response: ServerResponse, take: (chunk: Buffer) => void): void {
  const look = (given: readonly unknown[]) => {
    const bytes = bytesOf(given);
    if (bytes) take(bytes);
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
