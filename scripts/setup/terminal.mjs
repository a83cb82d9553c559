// Output of the scripts. Uses only Node built-ins, because it runs before the installation.

/** A failure that one line explains; everything else is a defect and keeps its stack. */
export class Explained extends Error {
  name = 'Explained';
}

// A closed terminal must not turn the orderly shutdown into a crash.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * The line to print: the explanation, or name and stack of a defect.
 * @param {unknown} error
 */
export function explain(error) {
  if (error instanceof Error && ['Explained', 'EnvironmentError'].includes(error.name)) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
