import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import type { AuditAction } from '@/lib/account/audit-events';
import { hashNetwork } from '@/lib/account/session/device';
import type { Viewer } from '@/lib/account/session/session';
import type { Tx } from '@/lib/server/db';
import type { AuditedRequest } from '@/lib/server/request/read-request';

/** A signed-in person, a visitor without an account, the service itself (jobs) or its operator (command line). */
export type Actor = Pick<Viewer, 'userId' | 'profile'> | 'guest' | 'system' | 'operator';

type Event = {
  readonly actor: Actor;
  readonly action: AuditAction;
  readonly subject?: { readonly table: string; readonly id: string };
  readonly subjectUserId?: string;
  /** Field names and ids, never the content of a record. */
  readonly details?: Readonly<Record<string, string | number | boolean | readonly string[]>>;
  readonly request?: AuditedRequest;
};

function lineOf({ actor, action, subject, subjectUserId, details, request }: Event) {
  const person = typeof actor === 'string' ? null : actor;
  return {
    actorUserId: person?.userId ?? null,
    actorRole: person ? (person.profile?.role ?? 'guest') : (actor as Exclude<Actor, object>),
    action,
    subjectTable: subject?.table ?? null,
    subjectId: subject?.id ?? null,
    subjectUserId: subjectUserId ?? null,
    details: details ? { ...details } : Prisma.skip,
    requestId: request?.id ?? null,
    ipHash: request ? hashNetwork(request.network) : null,
  };
}

/**
 * Writes one line into the append-only audit log, in the transaction of the change it describes.
 * @returns the id of the line
 */
export async function recordAudit(tx: Pick<Tx, 'auditEntry'>, event: Event): Promise<string> {
  const { id } = await tx.auditEntry.create({ select: { id: true }, data: lineOf(event) });
  return id;
}

/** Writes a line for each of several events at once. */
export async function recordAudits(tx: Pick<Tx, 'auditEntry'>, events: readonly Event[]): Promise<void> {
  await tx.auditEntry.createMany({ data: events.map(lineOf) });
}
