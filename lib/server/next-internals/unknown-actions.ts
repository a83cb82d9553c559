import 'server-only';
import { log } from '@/lib/server/log';

/** The framework's warning when somebody calls an action that this build does not have, or no action at all. */
export const unknownAction =
  /^(?:Failed to find Server Action|Invalid Server Actions request|The Server Reference ID did not match)/;

/** Milliseconds in which further calls are only counted. */
const quietMs = 60_000;

let since = Number.NEGATIVE_INFINITY;
let unsaid = 0;

/** Logs at most one line a minute, for any number of calls. */
function note(now: number): void {
  unsaid += 1;
  if (now - since < quietMs) return;
  log.warn('calls of unknown actions', { count: unsaid });
  since = now;
  unsaid = 0;
}

/**
 * The framework prints a stack trace for each call of an unknown action. Anybody can send any number of those, and
 * pages opened before a release send some. Call it once, at the start.
 */
export function quietUnknownActions(): void {
  const framework: Pick<Console, 'warn'> = globalThis.console;
  framework.warn = new Proxy(framework.warn, {
    apply(warn, self, args: unknown[]) {
      const [first] = args;
      if (first instanceof Error && unknownAction.test(first.message)) return note(performance.now());
      return Reflect.apply(warn, self, args);
    },
  });
}
