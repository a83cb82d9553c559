import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import type { Member, MemberOf } from '@/lib/account/session/session';
import { highestOf } from '@/lib/care/screening/instrument';
import { instrumentOf } from '@/lib/care/screening/instruments';
import { bandOf } from '@/lib/care/screening/rules';
import { therapistIdsOf } from '@/lib/care/session/access';
import { isUuid } from '@/lib/format/uuid';
import { db } from '@/lib/server/db';
import { pageOf } from '@/lib/server/db/older';
import { readAs } from '@/lib/server/db/read-as';
import { therapistOf } from '@/lib/therapist/access';
import { liveAccount } from '@/lib/therapist/live-account';

/** One stored result as its owner, or its reader, sees it. */
export type AssessmentLine = {
  readonly id: string;
  /** "PHQ-9" … */
  readonly code: string;
  /** In plain words; the code for a questionnaire unknown to this release. */
  readonly title: string;
  readonly score: number;
  /** The highest possible score, and the name of the range; null for an unknown questionnaire. */
  readonly highest: number | null;
  readonly band: string | null;
  readonly completedAt: Date;
  /** Whether the answer about self-harm was above 0; null if it was not sent. */
  readonly safetyMark: boolean | null;
  readonly sharedWith: { readonly id: string; readonly name: string } | null;
};

export type AssessmentPage = {
  readonly assessments: readonly AssessmentLine[];
  /** `before` of the page with older results. */
  readonly older: string | null;
};

type Row = {
  readonly id: string;
  readonly code: string;
  readonly score: number;
  readonly completedAt: Date;
  readonly safetyMark: boolean | null;
  readonly therapistId: string | null;
  readonly therapistName: string | null;
};

/** Results of one page: at most three screens of a phone. */
const perPage = 6;

function lineOf({ therapistId, therapistName, ...row }: Row): AssessmentLine {
  const instrument = instrumentOf(row.code);
  return {
    ...row,
    title: instrument?.title ?? row.code,
    highest: instrument ? highestOf(instrument) : null,
    band: (instrument && bandOf(instrument, row.score)?.name) ?? null,
    sharedWith: therapistId && therapistName ? { id: therapistId, name: therapistName } : null,
  };
}

type Wanted = {
  readonly take?: number;
  /** Id of a listed result, unchecked; an invalid one gives the first page. */
  readonly before?: string;
};

/** Results under the condition `whose`, newest first, in the order of the index (client or therapist, completed_at). */
async function readPage(
  viewer: Member,
  whose: Prisma.Sql,
  { take = perPage, before = '' }: Wanted,
): Promise<AssessmentPage> {
  const rows = await readAs(
    viewer,
    (tx) => tx.$queryRaw<Row[]>`
    WITH start AS (
      SELECT a.completed_at, a.id FROM assessments a
      WHERE ${whose} AND a.id = ${isUuid(before) ? before : null}::uuid
    )
    SELECT a.id::text AS id, a.assessment_type AS code, a.score, a.completed_at AS "completedAt",
      a.safety_mark AS "safetyMark",
      a.shared_with_therapist_id::text AS "therapistId", t.name AS "therapistName"
    FROM assessments a
    LEFT JOIN therapists t ON t.id = a.shared_with_therapist_id
    WHERE ${whose} AND a.completed_at <= coalesce((SELECT completed_at FROM start), 'infinity')
      AND NOT EXISTS (SELECT FROM start WHERE (a.completed_at, a.id) >= (start.completed_at, start.id))
    ORDER BY a.completed_at DESC, a.id DESC LIMIT ${take + 1}`,
  );
  const { shown, older } = pageOf(rows, take);
  return { assessments: shown.map(lineOf), older };
}

/** The viewer's own results, newest first (product.md §7), six a page. */
export function listOwnAssessments(viewer: MemberOf<'client'>, wanted: Wanted = {}): Promise<AssessmentPage> {
  return readPage(viewer, Prisma.sql`a.client_id = ${viewer.profile.id}::uuid`, wanted);
}

/** Results that this client shares with the viewer, newest first. */
export async function listSharedAssessments(
  viewer: Member,
  clientId: string,
  wanted: Wanted = {},
): Promise<AssessmentPage> {
  const therapist = await therapistOf(viewer);
  if (!therapist || !isUuid(clientId)) return { assessments: [], older: null };
  const shown = Prisma.sql`a.client_id = ${clientId}::uuid AND a.shared_with_therapist_id = ${therapist.id}::uuid`;
  return readPage(viewer, shown, wanted);
}

/** Therapists with whom the viewer may share a result: those they work with who have an account. */
export function listSharingChoices(
  viewer: MemberOf<'client'>,
): Promise<{ readonly value: string; readonly label: string }[]> {
  return db.$queryRaw`
    SELECT t.id::text AS value, t.name AS label FROM ${therapistIdsOf(viewer.profile.id)} AS mine
    JOIN therapists t ON t.id = mine.therapist_id AND ${liveAccount} IS NOT NULL
    ORDER BY t.name, t.id`;
}

const mostSessions = 200;

async function sessionDays(who: {
  readonly clientId: string;
  readonly therapistId?: string;
}): Promise<Date[]> {
  const rows = await db.therapySession.findMany({
    where: { ...who, status: 'completed' },
    orderBy: [{ sessionDate: 'desc' }, { id: 'desc' }],
    take: mostSessions,
    select: { sessionDate: true },
  });
  return rows.map(({ sessionDate }) => sessionDate);
}

/** When the viewer's own sessions took place, the newest first. */
export function ownSessionDays(viewer: MemberOf<'client'>): Promise<Date[]> {
  return sessionDays({ clientId: viewer.profile.id });
}

/** When the viewer's sessions with this client took place; none for another therapist's client. */
export async function clientSessionDays(viewer: Member, clientId: string): Promise<Date[]> {
  const therapist = await therapistOf(viewer);
  if (!therapist || !isUuid(clientId)) return [];
  return sessionDays({ clientId, therapistId: therapist.id });
}
