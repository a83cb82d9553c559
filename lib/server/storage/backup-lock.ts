/**
 * Number of the lock in Postgres that a backup holds from before it reads the first row until it has copied the last
 * object. Arbitrary, the same in every copy of the product.
 */
export const backupLock = 7_226_110_002;
