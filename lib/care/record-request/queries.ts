import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import { isClient, isTherapist } from '@/lib/account/session/guard';
import type { Member, MemberOf } from '@/lib/account/session/session';
import {
  isWithheldBecause,
  type RecordState,
  recordState,
  type WithheldBecause,
} from '@/lib/care/record-request/rules';
import { bytesPlaceOf, sealedAnswer, sealedPaper } from '@/lib/care/record-request/sealed';
import { therapistIdsOf } from '@/lib/care/session/access';
import { isUuid } from '@/lib/format/uuid';
import { db } from '@/lib/server/db';
import { olderThan, pageOf } from '@/lib/server/db/older';
import { openContent, openDataKey } from '@/lib/server/seal/data-key';
import { orNullIfSealed } from '@/lib/server/seal/refusal';
import { readFile } from '@/lib/server/storage/files';
import { therapistOf } from '@/lib/therapist/access';

const lineParts = {
  id: true,
  askedAt: true,
  dueAt: true,
  answeredAt: true,
  withdrawnAt: true,
  client: { select: { firstName: true, lastName: true } },
  therapist: { select: { name: true } },
} as const satisfies Prisma.RecordRequestSelect;

type LineRow = Prisma.RecordRequestGetPayload<{ select: typeof lineParts }>;

export type RecordLine = {
  readonly id: string;
  readonly client: string;
  readonly therapist: string;
  readonly askedAt: Date;
  readonly dueAt: Date;
  readonly answeredAt: Date | null;
  readonly state: RecordState;
};

function lineOf({ client, therapist, ...row }: LineRow, now: Date): RecordLine {
  const { id, askedAt, dueAt, answeredAt } = row;
  return {
    ...{ id, askedAt, dueAt, answeredAt },
    client: `${client.firstName} ${client.lastName}`,
    therapist: therapist.name,
    state: recordState(row, now),
  };
}

export type RecordPage = {
  readonly requests: readonly RecordLine[];
  /** `before` of the page with older requests; null at the end. */
  readonly older: string | null;
};

/** Requests of one page. */
const ofPage = 20;

/** A page, the newest first. @param before id of the last request of the page before; one outside the list gives the first page */
async function list(where: Prisma.RecordRequestWhereInput, before: string, now: Date): Promise<RecordPage> {
  const last = isUuid(before)
    ? await db.recordRequest.findFirst({
        where: { AND: [where, { id: before }] },
        select: { id: true, askedAt: true },
      })
    : null;
  const rows = await db.recordRequest.findMany({
    where: { AND: [where, olderThan('askedAt', last)] },
    orderBy: [{ askedAt: 'desc' }, { id: 'desc' }],
    take: ofPage + 1,
    select: lineParts,
  });
  const { shown, older } = pageOf(rows, ofPage);
  return { requests: shown.map((row) => lineOf(row, now)), older };
}

/** The viewer's own requests. */
export function listOwnRequests(viewer: MemberOf<'client'>, before = '', now: Date = new Date()) {
  return list({ clientId: viewer.profile.id }, before, now);
}

export async function listReceivedRequests(viewer: MemberOf<'therapist'>, before = ''): Promise<RecordPage> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return { requests: [], older: null };
  return list({ therapistId: therapist.id, withdrawnAt: null }, before, new Date());
}

export function listAllRequests(_viewer: MemberOf<'admin'>, before = '') {
  return list({}, before, new Date());
}

/** Therapists whom the viewer may ask: those they work or have worked with. */
export function listKeepers(
  viewer: MemberOf<'client'>,
): Promise<{ readonly value: string; readonly label: string }[]> {
  return db.$queryRaw`
    SELECT t.id::text AS value, t.name AS label FROM ${therapistIdsOf(viewer.profile.id)} AS mine
    JOIN therapists t ON t.id = mine.therapist_id ORDER BY t.name, t.id`;
}

export type RecordRequestView = RecordLine & {
  readonly withheldBecause: WithheldBecause | null;
  /** Null before the answer, undefined if it cannot be opened. */
  readonly answer: { readonly summary: string; readonly withheld: string | null } | null | undefined;
  readonly papers: readonly { readonly id: string; readonly name: string }[];
  readonly readAt: Date | null;
};

async function whose(viewer: Member): Promise<Prisma.RecordRequestWhereInput | null> {
  if (isClient(viewer)) return { clientId: viewer.profile.id };
  const therapist = isTherapist(viewer) ? await therapistOf(viewer) : null;
  return therapist && { therapistId: therapist.id };
}

/**
 * Opens a request for its client or for the therapist who was asked; null for other people. The client sees
 * the papers only with the answer. Records when the client first opened the answer.
 */
export async function openRequest(
  viewer: Member,
  id: string,
  now: Date = new Date(),
): Promise<RecordRequestView | null> {
  const own = isUuid(id) ? await whose(viewer) : null;
  if (!own) return null;
  const row = await db.recordRequest.findFirst({
    where: { id, ...own },
    include: { client: true, therapist: true, papers: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] } },
  });
  if (!row) return null;
  const ofClient = isClient(viewer);
  if (ofClient && row.answeredAt && !row.readAt) {
    await db.recordRequest.updateMany({ where: { id, readAt: null }, data: { readAt: now } });
  }
  const opened = orNullIfSealed(() => {
    const key = openDataKey(row.sealedKey);
    return {
      answer: row.sealed && sealedAnswer.open(key, id, row.sealed),
      papers: row.papers.map((paper) => ({
        id: paper.id,
        name: sealedPaper.open(key, id, paper.sealed).name,
      })),
    };
  });
  const { withheldBecause, readAt } = row;
  return {
    ...lineOf(row, now),
    withheldBecause: isWithheldBecause(withheldBecause) ? withheldBecause : null,
    answer: opened ? opened.answer : undefined,
    papers: opened && (!ofClient || row.answeredAt) ? opened.papers : [],
    readAt,
  };
}

/**
 * The file of a paper, for its therapist and, once answered, its client; null for other people.
 * @throws SealUnavailable when the master key is missing or wrong
 */
export async function openRecordPaper(viewer: Member, paperId: string) {
  const own = isUuid(paperId) ? await whose(viewer) : null;
  if (!own) return null;
  const request = isClient(viewer) ? { ...own, answeredAt: { not: null } } : own;
  const row = await db.recordPaper.findFirst({
    where: { id: paperId, request },
    include: {
      request: { select: { id: true, sealedKey: true } },
      file: { select: { bucket: true, key: true } },
    },
  });
  if (!row?.file) return null;
  const { id, sealedKey } = row.request;
  const key = openDataKey(sealedKey);
  const stored = await readFile(row.file);
  if (!stored) return null;
  const content = openContent(key, bytesPlaceOf(id), stored.content);
  return { ...sealedPaper.open(key, id, row.sealed), content: new Uint8Array(content) };
}
