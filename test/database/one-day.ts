import { db, type Tx } from '@/lib/server/db';

/**
 * Runs something that the database does on one day of India's calendar: a transaction is one moment for it, also when
 * midnight comes meanwhile.
 */
export function onOneDay<T>(work: (tx: Tx, today: Date) => Promise<T>): Promise<T> {
  return db.$transaction(async (tx) => {
    const [row] = await tx.$queryRaw<
      { today: Date }[]
    >`SELECT (now() AT TIME ZONE 'Asia/Kolkata')::date AS today`;
    if (!row) throw new Error('The database has no day.');
    return work(tx, row.today);
  });
}
