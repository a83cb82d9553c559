import 'server-only';

/** The server's start and its routes are bundles of their own, so they share this through `globalThis`. */
const held: typeof globalThis & { antarmanClosing?: AbortController } = globalThis;
held.antarmanClosing ??= new AbortController();
const closing = held.antarmanClosing;

/** Aborts when this process begins to stop: streams that never end by themselves end then, and browsers come back. */
export const closingSignal: AbortSignal = closing.signal;

/** Tells every open stream that the process stops. */
export function announceClosing(): void {
  closing.abort();
}
