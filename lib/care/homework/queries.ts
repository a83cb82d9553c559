import 'server-only';
import { findTool, sheetPath } from '@/content/tools';
import type { Prisma } from '@/generated/prisma/client';
import type { Member } from '@/lib/account/session/session';
import { sealedHomework } from '@/lib/care/folder/sealed';
import { isOverdue, type Outcome, outcomeNames } from '@/lib/care/homework/rules';
import { ofPerson, ownedBy, type Respondent } from '@/lib/care/participant/respondent';
import { indianDay } from '@/lib/format/time';
import { isUuid } from '@/lib/format/uuid';
import { db } from '@/lib/server/db';
import { openDataKey } from '@/lib/server/seal/data-key';
import { orNullIfSealed } from '@/lib/server/seal/refusal';
import { therapistOf } from '@/lib/therapist/access';

/** One piece of homework as its two sides see it. */
export type HomeworkLine = {
  readonly id: string;
  readonly tool: { readonly title: string; readonly href: string; readonly sheet: string } | null;
  /** Empty if the worksheet says everything. */
  readonly task: string;
  /** Day in India, ISO. */
  readonly due: string | null;
  readonly overdue: boolean;
  readonly outcome: Outcome | null;
  /** The client's line; empty when there is none. */
  readonly line: string;
  readonly answeredAt: Date | null;
  readonly createdAt: Date;
  readonly therapistName: string;
};

/** Most pieces shown; older ones are in the data export. */
const mostLines = 60;

function toolOf(slug: string | null): HomeworkLine['tool'] {
  const tool = slug === null ? undefined : findTool(slug);
  if (!tool) return null;
  return {
    title: tool.title,
    href: `/resources/tools-worksheets/${tool.slug}`,
    sheet: sheetPath(tool),
  };
}

/** Open pieces first, by their day; then the answered ones, the latest first. Null if they cannot be opened. */
async function read(where: Prisma.HomeworkWhereInput, now: Date): Promise<HomeworkLine[] | null> {
  const rows = await db.homework.findMany({
    relationLoadStrategy: 'join',
    where,
    orderBy: [
      { answeredAt: { sort: 'desc', nulls: 'first' } },
      { dueOn: { sort: 'asc', nulls: 'last' } },
      { createdAt: 'desc' },
      { id: 'desc' },
    ],
    take: mostLines,
    include: { folder: { include: { therapist: { select: { name: true } } } } },
  });
  const today = indianDay(now);
  return orNullIfSealed(() =>
    rows.map(({ id, folder, tool, sealed, dueOn, answeredAt, createdAt, ...row }) => {
      const words = sealedHomework.open(openDataKey(folder.sealedKey), folder.id, sealed);
      const outcome = outcomeNames.find((name) => name === row.outcome) ?? null;
      const due = dueOn?.toISOString().slice(0, 10) ?? null;
      return {
        ...{ id, due, outcome, answeredAt, createdAt },
        ...words,
        tool: toolOf(tool),
        overdue: isOverdue(due, outcome, today),
        therapistName: folder.therapist.name,
      };
    }),
  );
}

/**
 * A person's own homework; null if the master key is missing or wrong.
 * @param only `open` leaves out answered pieces
 */
export function listOwnHomework(
  person: Respondent,
  only: 'all' | 'open' = 'all',
  now: Date = new Date(),
): Promise<HomeworkLine[] | null> {
  return read({ folder: ownedBy(person), ...(only === 'open' && { outcome: null }) }, now);
}

/**
 * Homework that the viewer gave to this person; none for another therapist's client, null if it cannot be
 * opened.
 * @param id profile id of a client, or id of a guest's booking
 * @param only `open` leaves out answered pieces
 */
export async function listClientHomework(
  viewer: Member,
  id: string,
  only: 'all' | 'open' = 'all',
): Promise<HomeworkLine[] | null> {
  const therapist = await therapistOf(viewer);
  if (!therapist || !isUuid(id)) return [];
  const folder = { therapistId: therapist.id, ...ofPerson(id) };
  return read({ folder, ...(only === 'open' && { outcome: null }) }, new Date());
}
