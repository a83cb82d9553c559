/** The driver's own errors have neither a class nor a code, only these messages. */
const driverErrors =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout exceeded when trying to connect)/;

/** Node's codes for a connection that broke or was refused. */
const networkErrors = new Set(['ECONNRESET', 'ECONNREFUSED', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT']);

/**
 * Whether an error means that the database did not answer or refused, so that another try in a moment is
 * worthwhile. If the connection of a transaction breaks, the error is the driver's, Node's or, for its first
 * query, Prisma's.
 */
export function comesFromDatabase(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (/^(PrismaClient|DriverAdapterError)/.test(error.name) || driverErrors.test(error.message)) return true;
  return 'code' in error && networkErrors.has(String(error.code));
}
