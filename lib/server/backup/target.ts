import 'server-only';
import type { Readable } from 'node:stream';

export type Stored = { readonly name: string; readonly bytes: number };

/** A target for backups. A written file appears completely or not at all. */
export type BackupTarget = {
  /** Name for people. */
  readonly title: string;
  readonly list: () => Promise<readonly Stored[]>;
  readonly write: (name: string, content: Readable) => Promise<void>;
  readonly read: (name: string) => Promise<Readable>;
  /** A missing file counts as deleted. */
  readonly remove: (name: string) => Promise<void>;
};
