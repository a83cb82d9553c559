import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import { cellCount, type FreeWindow } from './rules';
import type { FreeWindows } from './windows';
import { freeSpans } from './words';

const noCell = '0'.repeat(cellCount);

/**
 * A time that has passed while its row waited for the worker no longer counts. The bounds add no condition,
 * but let the index of free times find a few.
 */
function freeAt({ from, until, cells }: FreeWindow): Prisma.Sql {
  return Prisma.sql`(free_from >= ${from} AND free_from < ${until}
    AND free_cells & ${cells}::text::bit(384) <> ${noCell}::text::bit(384))`;
}

/** Counts the matches of each span of the filter. */
export function freeCounts(windows: FreeWindows): Prisma.Sql {
  const counts = freeSpans.map(
    (span) => Prisma.sql`${span}::text, count(*) FILTER (WHERE ${freeAt(windows[span])})`,
  );
  return Prisma.sql`json_build_object(${Prisma.join(counts)})`;
}

export function freeCondition({ free }: { readonly free?: FreeWindow | undefined }): Prisma.Sql[] {
  return free ? [freeAt(free)] : [];
}

/**
 * Counts therapists who may have a free time then, up to `most`; null if no time is requested.
 */
export function possiblyFree(free: FreeWindow | undefined, most: number): Prisma.Sql {
  if (!free) return Prisma.sql`NULL::integer`;
  return Prisma.sql`(SELECT count(*)::integer FROM (
    SELECT FROM therapists WHERE is_active AND free_from >= ${free.from} AND free_from < ${free.until}
    ORDER BY free_from, id LIMIT ${most}) possible)`;
}
