/**
 * How long a form waits for a connection to the database under test (ms), and what is written in one go takes. Other
 * work on this machine makes nobody's answer a refusal; the product waits two seconds. Tests of a database that is away
 * set what the product has.
 */
export const patient = Object.freeze({ DATABASE_WAIT_MS: '30000' });
