import 'server-only';
import type { IncomingMessage } from 'node:http';

/**
 * Has the framework write an answer uncompressed, because ours will be. Its compression asks what the browser takes when an
 * answer begins.
 * @param isPlain whether this is such an answer; asked whenever somebody reads the header
 * @returns gives the header back
 */
export function leavePlain({ headers }: IncomingMessage, isPlain: () => boolean): () => void {
  let accepted = headers['accept-encoding'];
  let given = false;
  if (accepted !== undefined) {
    Object.defineProperty(headers, 'accept-encoding', {
      configurable: true,
      enumerable: true,
      get: () => (!given && isPlain() ? 'identity' : accepted),
      // The framework writes the headers again that the proxy names.
      set: (value: string | undefined) => {
        accepted = value;
      },
    });
  }
  return () => {
    given = true;
  };
}
