import type { MemberOf } from '@/lib/account/session/session';
import type { AuditedRequest } from '@/lib/server/request/read-request';

/** The admin who acts, as the gate of their actions found them, and the request. */
export type AdminCaller = {
  readonly viewer: MemberOf<'admin'>;
  readonly request: AuditedRequest;
};
