import 'server-only';
import { z } from 'zod';
import { Prisma } from '@/generated/prisma/client';
import type { MemberOf } from '@/lib/account/session/session';
import { type HandoverState, handoverState } from '@/lib/booking/handover/rules';
import { sealedSummary } from '@/lib/booking/handover/sealed';
import { creditOf, creditPaiseOf } from '@/lib/care/plan/credit/rules';
import { paidPlans } from '@/lib/care/plan/credit/sums';
import { paiseIn } from '@/lib/format/money';
import { isUuid } from '@/lib/format/uuid';
import { db } from '@/lib/server/db';
import { olderThan, pageOf } from '@/lib/server/db/older';
import type { Question } from '@/lib/server/db/together';
import { orNullIfSealed } from '@/lib/server/seal/refusal';
import { therapistOf } from '@/lib/therapist/access';

export type HandoverView = {
  readonly id: string;
  readonly state: HandoverState;
  readonly client: { readonly id: string; readonly name: string };
  readonly from: { readonly name: string; readonly slug: string };
  readonly to: {
    readonly name: string;
    readonly slug: string;
    readonly title: string;
    readonly listed: boolean;
  };
  readonly because: string;
  /** "2026-12-24" */
  readonly lastDay: string;
  readonly byTeam: boolean;
  readonly startedAt: Date;
  /** When the client answered, or the handover was withdrawn; null while it is open. */
  readonly endedAt: Date | null;
  readonly sharesResults: boolean;
  readonly sharesSummary: boolean;
  readonly sharesForms: boolean;
  readonly sharesGoals: boolean;
  readonly summarySignedAt: Date | null;
  readonly sessions: readonly Date[];
  readonly plans: readonly {
    readonly id: string;
    readonly name: string;
    readonly sessions: number;
    /** The rest of its payment; null for a plan without paid sessions. */
    readonly leftPaise: number | null;
  }[];
  readonly results: readonly { readonly id: string; readonly name: string; readonly at: Date }[];
  /** Signed forms; `form` is null for a deleted one. */
  readonly forms: readonly {
    readonly id: string;
    readonly name: string;
    readonly at: Date;
    readonly form: string | null;
  }[];
  /** Goals, by the names of their plans. */
  readonly goals: readonly { readonly plan: string; readonly count: number }[];
  /** When the shared safety plan moved; null if none did. */
  readonly safetyPlan: Date | null;
};

const parts = {
  client: { select: { id: true, firstName: true, lastName: true } },
  fromTherapist: { select: { name: true, slug: true } },
  toTherapist: { select: { name: true, slug: true, title: true, isActive: true } },
  lines: { orderBy: [{ moment: 'asc' }, { id: 'asc' }] },
} as const satisfies Prisma.HandoverInclude;

type Row = Prisma.HandoverGetPayload<{ include: typeof parts }>;

function goalsIn(lines: Row['lines']): HandoverView['goals'] {
  const counts = new Map<string, number>();
  for (const { kind, name } of lines) {
    if (kind === 'goal' && name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([plan, count]) => ({ plan, count }));
}

function viewOf(row: Row): HandoverView {
  const { id, client, fromTherapist, toTherapist, lines } = row;
  const { isActive, ...to } = toTherapist;
  return {
    id,
    state: handoverState(row),
    client: { id: client.id, name: `${client.firstName} ${client.lastName}` },
    from: fromTherapist,
    to: { ...to, listed: isActive },
    because: row.because,
    lastDay: row.lastDay.toISOString().slice(0, 10),
    byTeam: row.startedBy === 'admin',
    startedAt: row.startedAt,
    endedAt: row.answeredAt ?? row.withdrawnAt,
    sharesResults: row.sharesResults,
    sharesSummary: row.sharesSummary,
    sharesForms: row.sharesForms,
    sharesGoals: row.sharesGoals,
    summarySignedAt: row.signedAt,
    sessions: lines.flatMap(({ kind, moment }) => (kind === 'session' && moment ? [moment] : [])),
    plans: lines.flatMap(({ id: line, kind, name, sessions, amount }) =>
      kind === 'plan' && name !== null
        ? [{ id: line, name, sessions: sessions ?? 0, leftPaise: amount && paiseIn(amount) }]
        : [],
    ),
    results: lines.flatMap(({ id: line, kind, name, moment }) =>
      kind === 'result' && name !== null && moment ? [{ id: line, name, at: moment }] : [],
    ),
    forms: lines.flatMap(({ id: line, kind, name, moment, formId }) =>
      kind === 'form' && name !== null && moment ? [{ id: line, name, at: moment, form: formId }] : [],
    ),
    goals: goalsIn(lines),
    safetyPlan: lines.find(({ kind }) => kind === 'safety-plan')?.moment ?? null,
  };
}

/** A handover as the client reads it, with their unused prepayments to the first therapist. */
export type OwnHandover = HandoverView & {
  readonly credit: { readonly sessions: number; readonly paise: number };
};

/** A handover of the viewer; null for any other. */
export async function ownHandover(viewer: MemberOf<'client'>, id: string): Promise<OwnHandover | null> {
  if (!isUuid(id)) return null;
  const where = { id, clientId: viewer.profile.id };
  const row = await db.handover.findFirst({ where, include: parts });
  if (!row) return null;
  const plans = await paidPlans(db, { clientId: row.clientId, therapistId: row.fromTherapistId });
  const credit = {
    sessions: plans.reduce((all, { sums }) => all + creditOf(sums), 0),
    paise: plans.reduce((all, { sums }) => all + creditPaiseOf(sums), 0),
  };
  return { ...viewOf(row), credit };
}

const unanswered = z.strictObject({
  handovers: z.array(z.strictObject({ id: z.string(), from: z.string() })).readonly(),
});

/** Handovers that the viewer has not answered: at most one for each of their therapists. */
export function askUnansweredHandovers(viewer: MemberOf<'client'>): Question<z.output<typeof unanswered>> {
  const sql = Prisma.sql`
    SELECT coalesce(json_agg(json_build_object('id', h.id, 'from', t.name) ORDER BY h.started_at, h.id), '[]') AS handovers
    FROM handovers h JOIN therapists t ON t.id = h.from_therapist_id
    WHERE h.client_id = ${viewer.profile.id}::uuid AND h.answered_at IS NULL AND h.withdrawn_at IS NULL`;
  return { sql, row: unanswered };
}

export type TherapistHandover = HandoverView & {
  readonly side: 'from' | 'to';
  readonly teamReason: string | null;
  /** The summary's text; null if the viewer may not read one, undefined if it cannot be opened. */
  readonly summary: string | null | undefined;
};

/**
 * A handover that the viewer takes part in. The first therapist sees it from its beginning, the second one
 * once the client has agreed. Null for any other.
 */
export async function therapistHandover(
  viewer: MemberOf<'therapist'>,
  id: string,
): Promise<TherapistHandover | null> {
  const therapist = isUuid(id) ? await therapistOf(viewer) : null;
  if (!therapist) return null;
  const row = await db.handover.findFirst({
    where: { id, ...partOf(therapist.id) },
    include: parts,
  });
  if (!row) return null;
  const { sealed, sealedKey, fromTherapistId, teamReason } = row;
  const side = fromTherapistId === therapist.id ? 'from' : 'to';
  const summary =
    sealed && sealedKey && (side === 'from' || row.sharesSummary)
      ? (orNullIfSealed(() => sealedSummary.openWithOwnKey(id, { sealedKey, sealed })) ?? undefined)
      : null;
  return { ...viewOf(row), side, summary, teamReason: side === 'from' ? teamReason : null };
}

export type HandoverLine = Pick<HandoverView, 'id' | 'state' | 'startedAt' | 'endedAt'> & {
  readonly from: string;
  readonly to: string;
};

const lineParts = {
  id: true,
  answer: true,
  withdrawnAt: true,
  answeredAt: true,
  startedAt: true,
  fromTherapist: { select: { name: true } },
  toTherapist: { select: { name: true } },
} as const satisfies Prisma.HandoverSelect;

type LineRow = Prisma.HandoverGetPayload<{ select: typeof lineParts }>;

const lineOf = ({ fromTherapist, toTherapist, ...row }: LineRow): HandoverLine => ({
  id: row.id,
  state: handoverState(row),
  startedAt: row.startedAt,
  endedAt: row.answeredAt ?? row.withdrawnAt,
  from: fromTherapist.name,
  to: toTherapist.name,
});

/**
 * Handovers that a therapist takes part in: the first one from the beginning, the second one once the client
 * has agreed.
 */
const partOf = (therapistId: string) =>
  ({
    OR: [{ fromTherapistId: therapistId }, { toTherapistId: therapistId, answer: 'accepted' }],
  }) satisfies Prisma.HandoverWhereInput;

/** Handovers that the viewer takes part in, given and received. */
export async function listOwnHandovers(
  viewer: MemberOf<'therapist'>,
  before = '',
): Promise<HandoverPage<HandoverLine & { readonly client: string }>> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return { handovers: [], older: null };
  const { handovers, older } = await listNamed(partOf(therapist.id), before);
  // Only the first therapist reads the service's reason, on the handover's own page.
  return { handovers: handovers.map(({ teamReason: _, ...line }) => line), older };
}

/** Handovers of one client that the viewer takes part in, the newest first. */
export async function handoversOfClient(
  viewer: MemberOf<'therapist'>,
  clientId: string,
): Promise<readonly HandoverLine[]> {
  const therapist = isUuid(clientId) ? await therapistOf(viewer) : null;
  if (!therapist) return [];
  const rows = await db.handover.findMany({
    where: { clientId, ...partOf(therapist.id) },
    orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
    take: 5,
    select: lineParts,
  });
  return rows.map(lineOf);
}

type NamedLine = HandoverLine & { readonly client: string; readonly teamReason: string | null };

export type HandoverPage<L extends HandoverLine> = {
  readonly handovers: readonly L[];
  /** `before` of the page with older handovers; null at the end. */
  readonly older: string | null;
};

/** Handovers of one page. */
const ofPage = 20;

/**
 * A page, the newest first.
 * @param before id of the last handover of the page before; one outside the list gives the first page
 */
async function listNamed(where: Prisma.HandoverWhereInput, before: string): Promise<HandoverPage<NamedLine>> {
  const last = isUuid(before)
    ? await db.handover.findFirst({
        where: { AND: [where, { id: before }] },
        select: { id: true, startedAt: true },
      })
    : null;
  const rows = await db.handover.findMany({
    where: { AND: [where, olderThan('startedAt', last)] },
    orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
    take: ofPage + 1,
    select: { ...lineParts, teamReason: true, client: { select: { firstName: true, lastName: true } } },
  });
  const { shown, older } = pageOf(rows, ofPage);
  const handovers = shown.map(({ client, teamReason, ...row }) => ({
    ...lineOf(row),
    client: `${client.firstName} ${client.lastName}`,
    teamReason,
  }));
  return { handovers, older };
}

/** All handovers, for the team: states and names, no content. */
export function listHandovers(_viewer: MemberOf<'admin'>, before = ''): Promise<HandoverPage<NamedLine>> {
  return listNamed({}, before);
}
