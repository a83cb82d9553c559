/**
 * Milliseconds that a form under test waits for a connection to the database or for a locked row, and that a
 * transaction may take. The product waits two seconds; tests wait longer, so that a busy computer causes no
 * refusal. Tests of an unreachable database set the product's wait.
 */
export const longDatabaseWait = Object.freeze({ DATABASE_WAIT_MS: '30000' });
