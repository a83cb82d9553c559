import 'server-only';
import { Prisma } from '@/generated/prisma/client';

const beginning = '/* plan kept */';

/**
 * Stands at the beginning of a query that is asked again and again: each connection then has the server read and plan it once, which for
 * a short query takes longer than running it. The server plans anew while that promises more. Only for queries that any plan
 * answers in a bounded time.
 */
export const planKept = Prisma.raw(beginning);

/** Queries with kept plans: each connection of the server holds some fifty kilobytes for one. */
const mostPlans = 50;

const names = new Map<string, string>();

/** The name under which a connection keeps the plan of a query; "" for one without. */
export function planName({ sql }: { readonly sql: string }): string {
  if (!sql.startsWith(beginning)) return '';
  const known = names.get(sql);
  if (known !== undefined) return known;
  if (names.size >= mostPlans) return '';
  const name = `kept_${names.size + 1}`;
  names.set(sql, name);
  return name;
}
