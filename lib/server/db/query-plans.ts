import 'server-only';
import { Prisma } from '@/generated/prisma/client';

const beginning = '/* plan kept */';

/**
 * Prefix of a frequent query: each connection then parses and plans it once, which for a short query takes
 * longer than running it. The server replans as long as that promises a better plan. Only for queries whose
 * every plan has bounded time.
 */
export const queryPlanKept = Prisma.raw(beginning);

/** Queries with prepared plans: each connection needs some fifty kilobytes of server memory for one. */
const mostPlans = 50;

const names = new Map<string, string>();

/** The name of a query's prepared plan; "" for a query without one. */
export function queryPlanName({ sql }: { readonly sql: string }): string {
  if (!sql.startsWith(beginning)) return '';
  const known = names.get(sql);
  if (known !== undefined) return known;
  if (names.size >= mostPlans) return '';
  const name = `kept_${names.size + 1}`;
  names.set(sql, name);
  return name;
}
