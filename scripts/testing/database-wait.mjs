/**
 * How long a form under test waits for a connection to the database or for a row that another holds, and how long a
 * transaction may take (ms). The product waits two seconds; a test waits longer, so that other work on this machine turns
 * no answer into a refusal.
 * Tests of a database that is away set the product's wait.
 */
export const longDatabaseWait = Object.freeze({ DATABASE_WAIT_MS: '30000' });
