// Every script ends by stopping its children, newest first.
import { explain, say } from './terminal.mjs';

/** @type {Set<() => unknown>} */
const stops = new Set();
/** @type {Promise<never> | undefined} */
let leaving;

/**
 * Registers a function that stops a running part; the returned function unregisters it.
 * @param {() => unknown} stop may return a promise; must not assume that the start had finished
 */
export function onStop(stop) {
  stops.add(stop);
  return () => stops.delete(stop);
}

export function isLeaving() {
  return leaving !== undefined;
}

/**
 * Stops everything, newest first, then ends the process.
 * @param {number} code
 * @returns {Promise<never>}
 */
export function leave(code) {
  leaving ??= (async () => {
    const stopped = await stopAll();
    process.exit(stopped ? code : code || 1);
  })();
  return leaving;
}

/**
 * Stops everything, newest first, in a process that continues.
 * @returns {Promise<boolean>} false if a part could not be stopped, which was then printed
 */
export async function stopAll() {
  let stopped = true;
  for (const stop of [...stops].reverse()) {
    stops.delete(stop);
    try {
      await stop();
    } catch (error) {
      say(explain(error));
      stopped = false;
    }
  }
  return stopped;
}

/**
 * Runs a script to its end or until a signal. Under npm a Ctrl-C reaches us twice (from the terminal and from npm),
 * so further signals change nothing.
 * @param {() => Promise<number | undefined>} main its number ends the process; undefined leaves it running
 * @param {{ interrupted: number }} codes exit code after a signal
 */
export async function runScript(main, { interrupted }) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (isLeaving()) return;
      say('\nStopping …');
      void leave(interrupted);
    });
  }
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  try {
    const code = await main();
    if (code !== undefined) await leave(code);
  } catch (error) {
    fail(error);
  }
}

/** @param {unknown} error */
function fail(error) {
  // Steps that the shutdown interrupted are expected to fail.
  if (isLeaving()) return;
  process.stderr.write(`${explain(error)}\n`);
  void leave(1);
}
