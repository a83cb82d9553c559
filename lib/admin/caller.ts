import type { MemberOf } from '@/lib/auth/session';
import type { CallingRequest } from '@/lib/request/read-request';

/** The admin who presses something, as the wrapper of their actions found them out, and the request it came with. */
export type AdminCaller = {
  readonly viewer: MemberOf<'admin'>;
  readonly request: Pick<CallingRequest, 'id' | 'network'>;
};
