/** Why an outside server gave no usable answer. */
export type OutboundReason =
  | 'not-https'
  | 'unknown-host'
  | 'private-network'
  | 'unreachable'
  | 'too-slow'
  | 'too-large'
  | 'too-many-redirects'
  | 'unreadable';

/** A request to an outside server failed. The message holds no address, because addresses can be secret. */
export class OutboundFailure extends Error {
  override name = 'OutboundFailure';
  constructor(
    readonly reason: OutboundReason,
    cause?: unknown,
  ) {
    super(`a request to a server outside failed: ${reason}`, { cause });
  }
}
