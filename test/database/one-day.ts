import { db, type Tx } from '@/lib/server/db';

/**
 * Runs a function within one day of India's calendar: a transaction has a single time, even if midnight
 * passes meanwhile.
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
