import 'server-only';
import type { Member, MemberOf } from '@/lib/account/session/session';
import { type Rhythm, rhythmNames } from '@/lib/care/assessment/request/rules';
import type { Instrument } from '@/lib/care/screening/instrument';
import { instrumentOf } from '@/lib/care/screening/instruments';
import { day } from '@/lib/format/duration';
import { isUuid } from '@/lib/format/uuid';
import { db } from '@/lib/server/db';
import { therapistOf } from '@/lib/therapist/access';

export type MeasureRequestLine = {
  readonly id: string;
  readonly code: string;
  /** In plain words. */
  readonly title: string;
  readonly minutes: number;
  readonly rhythm: Rhythm;
  readonly therapistName: string;
  readonly askedAt: Date;
  /** Whether a result is due now. */
  readonly waits: boolean;
  readonly nextAt: Date | null;
  readonly declined: boolean;
};

type Row = {
  readonly id: string;
  readonly instrument: string;
  readonly rhythm: string;
  readonly askedAt: Date;
  readonly answeredAt: Date | null;
  readonly nextAt: Date | null;
  readonly endedAt: Date | null;
  readonly endedBy: string | null;
  readonly therapist: { readonly name: string };
};

const columns = {
  id: true,
  instrument: true,
  rhythm: true,
  askedAt: true,
  answeredAt: true,
  nextAt: true,
  endedAt: true,
  endedBy: true,
  therapist: { select: { name: true } },
} as const;

function lineOf({ id, instrument, rhythm, askedAt, answeredAt, nextAt, endedAt, endedBy, therapist }: Row) {
  const known = instrumentOf(instrument);
  const line: MeasureRequestLine = {
    ...{ id, askedAt, nextAt },
    code: instrument,
    title: known?.title ?? instrument,
    minutes: known?.minutes ?? 3,
    rhythm: rhythmNames.find((name) => name === rhythm) ?? 'once',
    therapistName: therapist.name,
    waits: endedAt === null && (answeredAt === null || answeredAt < askedAt),
    declined: endedBy === 'client',
  };
  return line;
}

/** The requests of the viewer's therapists: due ones first, the oldest of them first. */
export async function listOwnRequests(viewer: MemberOf<'client'>): Promise<MeasureRequestLine[]> {
  const rows = await db.measureRequest.findMany({
    relationLoadStrategy: 'join',
    where: { clientId: viewer.profile.id, endedAt: null, therapist: { user: { disabledAt: null } } },
    orderBy: [{ askedAt: 'asc' }, { id: 'asc' }],
    take: 50,
    select: columns,
  });
  return rows.map(lineOf).sort((a, b) => Number(b.waits) - Number(a.waits));
}

const declinedDays = 60;

/** The viewer's requests to a client, and recent refusals; none for another therapist's client. */
export async function listClientRequests(viewer: Member, clientId: string): Promise<MeasureRequestLine[]> {
  const therapist = await therapistOf(viewer);
  if (!therapist || !isUuid(clientId)) return [];
  const lately = new Date(Date.now() - declinedDays * day);
  const rows = await db.measureRequest.findMany({
    relationLoadStrategy: 'join',
    where: {
      clientId,
      therapistId: therapist.id,
      OR: [{ endedAt: null }, { endedBy: 'client', endedAt: { gt: lately } }],
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: 50,
    select: columns,
  });
  return rows.map(lineOf);
}

/** A request as the client opens it: the therapist and the questionnaire. */
export type OpenedRequest = {
  readonly id: string;
  readonly therapistName: string;
  readonly rhythm: Rhythm;
  readonly instrument: Instrument;
};

/** A request from one of the viewer's therapists; null for any other, `over` once it has ended. */
export async function openRequest(
  viewer: MemberOf<'client'>,
  id: string,
): Promise<OpenedRequest | 'over' | null> {
  if (!isUuid(id)) return null;
  const row = await db.measureRequest.findFirst({
    where: { id, clientId: viewer.profile.id },
    select: { ...columns, therapist: { select: { name: true, user: { select: { disabledAt: true } } } } },
  });
  if (!row) return null;
  const instrument = instrumentOf(row.instrument);
  const { user } = row.therapist;
  if (!instrument || row.endedAt || !user || user.disabledAt) return 'over';
  const { therapistName, rhythm } = lineOf(row);
  return { id: row.id, therapistName, rhythm, instrument };
}
