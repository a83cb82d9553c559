import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import { cellCount, type FreeWindow } from '@/lib/therapist/free-times/rules';
import type { FreeSpan } from '@/lib/therapist/free-times/words';
import { gatherLimit } from './rules';

/** Each span of time as a question, to count its matches in the filter. */
export type FreeWindows = { readonly [Span in FreeSpan]: FreeWindow };

const noCell = '0'.repeat(cellCount);

/**
 * A time that has passed while its row waited for the worker no longer counts. The bounds add no condition,
 * but let the index of free times find a few.
 */
function freeAt({ from, until, cells }: FreeWindow): Prisma.Sql {
  return Prisma.sql`(free_from >= ${from} AND free_from < ${until}
    AND free_cells & ${cells}::text::bit(384) <> ${noCell}::text::bit(384))`;
}

export function freeCounts(windows: FreeWindows): Prisma.Sql {
  const counts = Object.entries(windows).map(
    ([span, window]) => Prisma.sql`${span}::text, count(*) FILTER (WHERE ${freeAt(window)})`,
  );
  return Prisma.sql`json_build_object(${Prisma.join(counts)})`;
}

export function freeCondition({ free }: { readonly free?: FreeWindow }): Prisma.Sql[] {
  return free ? [freeAt(free)] : [];
}

/**
 * Counts therapists who may have a free time then, up to one more than a list gathers; null if no time is
 * requested.
 */
export function possiblyFree(free: FreeWindow | undefined): Prisma.Sql {
  if (!free) return Prisma.sql`NULL::integer`;
  return Prisma.sql`(SELECT count(*)::integer FROM (
    SELECT FROM therapists WHERE is_active AND free_from >= ${free.from} AND free_from < ${free.until}
    ORDER BY free_from, id LIMIT ${gatherLimit + 1}) possible)`;
}
