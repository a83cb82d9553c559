import 'server-only';
import { z } from 'zod';
import { recordAudit } from '@/lib/account/audit';
import type { Member } from '@/lib/account/session/session';
import { type RequestList, type RequestState, requestStateOf } from '@/lib/contact/inbox/rules';
import { answeredOf, requestPage, requestsAtAGlance, requestsPerPage } from '@/lib/contact/inbox/sql';
import { type ContactRequestView, senderOf } from '@/lib/contact/queries';
import { contactMethods } from '@/lib/contact/rules';
import { referenceOf } from '@/lib/format/reference';
import { isUuid } from '@/lib/format/uuid';
import { db } from '@/lib/server/db';
import type { Question } from '@/lib/server/db/together';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { therapistOf } from '@/lib/therapist/access';

/** A request in the inbox list, without the message, which needs opening. */
export type RequestLine = {
  readonly id: string;
  readonly name: string;
  readonly prefers: string;
  readonly createdAt: Date;
  readonly state: RequestState;
  readonly doneAt: Date | null;
};

export type RequestPage = {
  readonly requests: readonly RequestLine[];
  readonly next: string | null;
};

type Row = {
  readonly id: string;
  readonly name: string;
  readonly method: string;
  readonly createdAt: Date;
  readonly answeredAt: Date | null;
  readonly closedAt: Date | null;
};

function lineOf({ id, name, method, createdAt, answeredAt, closedAt }: Row): RequestLine {
  const prefers = contactMethods.find(({ value }) => value === method)?.label ?? method;
  const state = requestStateOf({ answeredAt, closedAt });
  return { id, name, prefers, createdAt, state, doneAt: answeredAt ?? closedAt };
}

/** Requests to the viewer, fifteen at a time: open ones oldest first, or finished ones newest first. */
export async function listRequests(
  viewer: Member,
  { list, after = '' }: { readonly list: RequestList; readonly after?: string },
): Promise<RequestPage> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return { requests: [], next: null };
  const rows = await db.$queryRaw<Row[]>(requestPage(therapist.id, { list, after }));
  const requests = rows.slice(0, requestsPerPage).map(lineOf);
  return { requests, next: rows.length > requestsPerPage ? (requests.at(-1)?.id ?? null) : null };
}

/** The open requests of the viewer, and their recent reply time. */
export type RequestsAtAGlance = {
  readonly count: number;
  readonly oldest: readonly { readonly id: string; readonly name: string; readonly since: Date }[];
  /** Median from message to answer over ninety days, in milliseconds; null without any answer. */
  readonly medianMs: number | null;
};

const shown = 3;
const glance = z.strictObject({
  count: z.int(),
  oldest: z.array(z.strictObject({ id: z.uuid(), name: z.string(), since: z.coerce.date() })),
  medianMs: z.number().nullable(),
});

/** Counts the inbox; empty until the viewer's account is linked. */
export async function askRequestsAtAGlance(
  viewer: Member,
  now: Date = new Date(),
): Promise<Question<RequestsAtAGlance>> {
  const therapist = await therapistOf(viewer);
  return { sql: requestsAtAGlance(therapist?.id ?? null, { shown, now }), row: glance };
}

/** Answered requests of one of the viewer's clients, newest first; at most fifteen. */
export async function listAnsweredRequestsOf(viewer: Member, clientId: string): Promise<RequestLine[]> {
  const therapist = await therapistOf(viewer);
  if (!therapist || !isUuid(clientId)) return [];
  return (await db.$queryRaw<Row[]>(answeredOf(therapist.id, clientId))).map(lineOf);
}

export type OpenedRequest = ContactRequestView & {
  readonly id: string;
  readonly state: RequestState;
  readonly doneAt: Date | null;
  /** The answer written here; null for answers by phone or elsewhere. */
  readonly answer: string | null;
  readonly answerWay: string | null;
  readonly closeReason: string | null;
  /** The client's page, if the answer has made the sender a client with an account. */
  readonly clientId: string | null;
};

/**
 * Opens a request to the viewer and logs that it was opened: the sender sees it in "who opened my record".
 * Null for a request to another therapist.
 */
export async function openRequest(
  viewer: Member,
  id: string,
  request: AuditedRequest,
): Promise<OpenedRequest | null> {
  const therapist = await therapistOf(viewer);
  if (!therapist || !isUuid(id)) return null;
  return db.$transaction(async (tx) => {
    const found = await tx.therapistContactRequest.findFirst({
      where: { id, therapistId: therapist.id },
      select: {
        userName: true,
        userEmail: true,
        userPhone: true,
        message: true,
        preferredContactMethod: true,
        createdAt: true,
        answeredAt: true,
        answerWay: true,
        answer: true,
        closedAt: true,
        closeReason: true,
        clientId: true,
        client: { select: { userId: true } },
      },
    });
    if (!found) return null;
    const { answeredAt, closedAt, clientId, client, ...view } = found;
    const sender = await senderOf(tx, client?.userId, view.userEmail);
    await recordAudit(tx, {
      actor: viewer,
      action: 'contact-request.read',
      subject: { table: 'therapist_contact_requests', id },
      ...(sender !== undefined && { subjectUserId: sender }),
      request,
    });
    return {
      ...view,
      id,
      reference: referenceOf(id),
      therapistName: therapist.name,
      state: requestStateOf({ answeredAt, closedAt }),
      doneAt: answeredAt ?? closedAt,
      clientId: answeredAt ? clientId : null,
    };
  });
}
