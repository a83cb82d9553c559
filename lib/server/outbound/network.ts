import 'server-only';
import { lookup } from 'node:dns/promises';
import { isPublicAddress } from '@/lib/server/outbound/public-address';

/** An IP address that a name leads to. */
export type NamedAddress = { readonly address: string; readonly family: number };

/**
 * The network in which an address that somebody typed is looked up and reached. Tests bring one whose names lead to this
 * machine; no setting changes the one of the product.
 */
export type Network = {
  readonly resolve: (hostname: string) => Promise<readonly NamedAddress[]>;
  /** Whether a connection to this IP address is allowed. */
  readonly admits: (address: string) => boolean;
  /** Certificate (PEM) that signs those of this network's servers; by default the authorities that Node knows. */
  readonly ca?: string;
};

/** The public internet, and nothing else. */
export const publicInternet: Network = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  admits: isPublicAddress,
};
