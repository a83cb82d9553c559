import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import { recordAudit } from '@/lib/account/audit';
import type { Member } from '@/lib/account/session/session';
import { type RequestState, requestStateOf } from '@/lib/contact/inbox/rules';
import { type Addressee, enqueueReply, findAddressee } from '@/lib/contact/reply/enqueue';
import { closeReasons } from '@/lib/contact/reply/rules';
import type { AnswerInput, CloseInput } from '@/lib/contact/reply/schema';
import { isUuid } from '@/lib/format/uuid';
import type { Refused } from '@/lib/server/action/outcome';
import { db, type Tx } from '@/lib/server/db';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { therapistOf } from '@/lib/therapist/access';

type Calling = { readonly request: AuditedRequest };

/**
 * The reasons: the viewer's account is not linked; they have no such request; its state has changed since
 * they saw it.
 */
type NotAnswered =
  | Refused<'not-linked' | 'unknown'>
  | Refused<'changed', { readonly state: Exclude<RequestState, 'open'> }>;

export type ReplyOutcome = { readonly done: true; readonly told: boolean } | NotAnswered;

const seen = {
  userEmail: true,
  answeredAt: true,
  answerWay: true,
  answer: true,
  closedAt: true,
  closeReason: true,
  client: { select: { id: true, userId: true } },
} as const;

type Row = Prisma.TherapistContactRequestGetPayload<{ select: typeof seen }>;

type Step = {
  readonly to: Exclude<RequestState, 'open'>;
  /** The row's values after the change; they identify a second submit of the same form. */
  readonly data:
    | { readonly answerWay: string; readonly answer: string | null }
    | { readonly closeReason: string };
  readonly told: boolean;
};

/**
 * The result for a second submit on a finished request: the same submit counts as done, a different one comes
 * too late.
 */
function late(row: Row, { to, data, told }: Step): ReplyOutcome | null {
  const state = requestStateOf(row);
  if (state === 'open') return null;
  const same =
    state === to &&
    ('closeReason' in data
      ? row.closeReason === data.closeReason
      : row.answerWay === data.answerWay && row.answer === data.answer);
  return same ? { done: true, told } : { done: false, because: 'changed', state };
}

/** The answer makes the sender a client, if they have a client's account with this confirmed address. */
function clientOf(row: Row, addressee: Addressee | null): string | null {
  return row.client?.id ?? (addressee?.role === 'client' ? addressee.profileId : null);
}

async function reply(
  viewer: Member,
  requestId: string,
  step: Step,
  { request }: Calling,
  now: Date,
): Promise<ReplyOutcome> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return { done: false, because: 'not-linked' };
  if (!isUuid(requestId)) return { done: false, because: 'unknown' };
  const own = { id: requestId, therapistId: therapist.id };
  const read = (tx: Tx) => tx.therapistContactRequest.findFirst({ where: own, select: seen });
  return db.$transaction(async (tx): Promise<ReplyOutcome> => {
    const row = await read(tx);
    if (!row) return { done: false, because: 'unknown' };
    const before = late(row, step);
    if (before) return before;
    const addressee = await findAddressee(tx, row.client?.userId ?? null, row.userEmail);
    const { count } = await tx.therapistContactRequest.updateMany({
      where: { ...own, answeredAt: null, closedAt: null },
      data:
        step.to === 'answered'
          ? { ...step.data, answeredAt: now, clientId: clientOf(row, addressee) }
          : { ...step.data, closedAt: now },
    });
    if (count === 0) {
      const after = await read(tx);
      return (after && late(after, step)) ?? { done: false, because: 'unknown' };
    }
    await recordAudit(tx, {
      actor: viewer,
      action: `contact-request.${step.to}`,
      subject: { table: 'therapist_contact_requests', id: requestId },
      ...(addressee && { subjectUserId: addressee.userId }),
      request,
    });
    if (step.told) await enqueueReply(tx, { requestId, to: step.to, addressee, from: therapist.name }, now);
    return { done: true, told: step.told };
  });
}

/**
 * Answers a request to the viewer: in words that a mail links to, or by noting that it was answered
 * elsewhere. Repeating a submit makes one answer; a different second answer gets the present state.
 */
export function answerRequest(
  viewer: Member,
  { request: requestId, way, answer }: AnswerInput,
  calling: Calling,
  now: Date = new Date(),
): Promise<ReplyOutcome> {
  const written = way === 'mail';
  const data = { answerWay: way, answer: written ? answer : null };
  return reply(viewer, requestId, { to: 'answered', data, told: written }, calling, now);
}

/**
 * Closes a request to the viewer without an answer; for some reasons the sender is advised to look for
 * another therapist.
 */
export function closeRequest(
  viewer: Member,
  { request: requestId, reason, words }: CloseInput,
  calling: Calling,
): Promise<ReplyOutcome> {
  const known = closeReasons.find(({ value }) => value === reason);
  const label = known?.label ?? reason;
  const closeReason = words === '' ? label : `${label}: ${words}`;
  return reply(
    viewer,
    requestId,
    { to: 'closed', data: { closeReason }, told: known?.told ?? false },
    calling,
    new Date(),
  );
}
