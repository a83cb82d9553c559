import 'server-only';

/** The server's start and its routes are separate bundles, so they share this through `globalThis`. */
const held: typeof globalThis & { antarmanClosing?: AbortController } = globalThis;
held.antarmanClosing ??= new AbortController();
const closing = held.antarmanClosing;

/** Aborts when this process begins to stop: endless streams then end, and browsers reconnect. */
export const closingSignal: AbortSignal = closing.signal;

/** Ends every open stream when the process stops. */
export function announceClosing(): void {
  closing.abort();
}
