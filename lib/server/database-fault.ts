/** The pool's own errors have neither a class nor a code, only these words. */
const poolErrors = /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect)/;

/**
 * Whether an error means that the database did not answer or refused, so that another try in a moment is worthwhile.
 */
export function comesFromDatabase(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /^(PrismaClient|DriverAdapterError)/.test(error.name) || poolErrors.test(error.message);
}
