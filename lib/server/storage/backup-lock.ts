/**
 * Number of the Postgres lock that a backup holds from before its first row until after its last object.
 * Arbitrary, equal in every version of the product.
 */
export const backupLock = 7_226_110_002;
