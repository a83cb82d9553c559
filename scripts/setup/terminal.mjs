// What the scripts print. Only Node built-ins here: this runs before anything is installed.

/** A failure that one line explains; everything else is a defect and keeps its stack. */
export class Explained extends Error {
  name = 'Explained';
}

// A closed terminal must not turn the orderly stop that follows into a crash.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * The line for a person: the explanation, or name and stack of a defect.
 * @param {unknown} error
 */
export function explain(error) {
  if (error instanceof Error && ['Explained', 'EnvironmentError'].includes(error.name)) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
