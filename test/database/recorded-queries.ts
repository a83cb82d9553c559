import { Client } from 'pg';
import { vi } from 'vitest';

/** A query in the driver's form. */
export type RecordedQuery = { readonly text: string; readonly values: unknown[] };

/** Records the product's queries from now on. Vitest removes the recorder before the next case. */
export function recordQueries(): RecordedQuery[] {
  const sent: RecordedQuery[] = [];
  const { query } = Client.prototype;
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given: unknown[]) {
    const [first] = given;
    if (typeof first === 'object' && first !== null && 'text' in first) {
      const values = 'values' in first && Array.isArray(first.values) ? first.values : [];
      sent.push({ text: String(first.text), values });
    } else {
      sent.push({ text: String(first), values: [] });
    }
    return Reflect.apply(query, this, given);
  });
  return sent;
}
