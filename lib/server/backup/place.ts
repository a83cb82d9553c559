import 'server-only';
import type { Readable } from 'node:stream';

/** Something that lies in a place of backups. */
export type Stored = { readonly name: string; readonly bytes: number };

/** Where backups lie. What is written appears as a whole or not at all. */
export type Place = {
  /** Name for people. */
  readonly title: string;
  readonly list: () => Promise<readonly Stored[]>;
  readonly write: (name: string, content: Readable) => Promise<void>;
  readonly read: (name: string) => Promise<Readable>;
  /** A missing one counts as removed. */
  readonly remove: (name: string) => Promise<void>;
};
