import 'server-only';

/** The part of a table's client that writes one row. */
type Table<D> = {
  createManyAndReturn(args: {
    data: D;
    skipDuplicates: true;
    select: { id: true };
  }): PromiseLike<readonly { readonly id: string }[]>;
};

/**
 * Writes a row unless another one already has its unique value: a key, a place, a stretch of time. Waits for a
 * duplicate that is being written at this moment, and then keeps that one.
 * @returns the new row, or null when another one was there first
 */
export async function insertOnce<D>(
  table: Table<D>,
  data: NoInfer<Exclude<D, readonly unknown[]>>,
): Promise<{ readonly id: string } | null> {
  const [row] = await table.createManyAndReturn({ data, skipDuplicates: true, select: { id: true } });
  return row ?? null;
}
