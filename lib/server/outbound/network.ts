import 'server-only';
import { lookup } from 'node:dns/promises';
import { isPublicAddress } from '@/lib/server/outbound/public-address';

export type NamedAddress = { readonly address: string; readonly family: number };

/**
 * The network in which typed addresses are resolved and reached. Tests use one whose names lead to this
 * computer; no setting changes the product's.
 */
export type Network = {
  readonly resolve: (hostname: string) => Promise<readonly NamedAddress[]>;
  /** Whether a connection to this IP address is allowed. */
  readonly admits: (address: string) => boolean;
  /** Certificate (PEM) of the authority for this network's servers; by default Node's authorities. */
  readonly ca?: string;
};

export const publicInternet: Network = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  admits: isPublicAddress,
};
