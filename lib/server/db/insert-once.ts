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
 * Writes a row unless another one already has its unique value, such as a key or a time range. Waits for a
 * duplicate that is being written, and then leaves that one.
 * @returns the new row, or null if there was another
 */
export async function insertOnce<D>(
  table: Table<D>,
  data: NoInfer<Exclude<D, readonly unknown[]>>,
): Promise<{ readonly id: string } | null> {
  const [row] = await table.createManyAndReturn({ data, skipDuplicates: true, select: { id: true } });
  return row ?? null;
}
