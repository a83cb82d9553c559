import type { z } from 'zod';
import type { ContentName } from '@/lib/server/cache/cache-tags';

/** A kind of content that the owner changes in the back office. */
export type ContentKind<T> = {
  readonly name: ContentName;
  /** Checks what is saved, what is read, and the files. */
  readonly schema: z.ZodType<T>;
  /** What the files in `content` say, by entry: shown while the owner has published nothing else. */
  readonly files: Readonly<Record<string, T>>;
};

/** The published version of one entry, as the database keeps it. */
export type PublicVersion = { readonly entry: string; readonly content: unknown };

/** One entry as pages show it. */
export type Shown<T> = {
  readonly entry: string;
  readonly content: T;
  /** Whether it still is what the file says. */
  readonly fromFile: boolean;
};

/**
 * The entries that pages show. The files come first, in their order, each replaced by its published version; entries
 * that only the owner has follow. A published version that the schema refuses today is passed over, so that a page
 * never breaks.
 */
export function shownContent<T>(
  { schema, files }: ContentKind<T>,
  published: readonly PublicVersion[],
): readonly Shown<T>[] {
  const sound = new Map<string, T>();
  for (const { entry, content } of published) {
    const read = schema.safeParse(content);
    if (read.success) sound.set(entry, read.data);
  }
  const inFiles = Object.entries(files).map(([entry, file]) => {
    const own = sound.get(entry);
    return { entry, content: own ?? file, fromFile: own === undefined };
  });
  const others = [...sound].filter(([entry]) => !Object.hasOwn(files, entry));
  return [...inFiles, ...others.map(([entry, content]) => ({ entry, content, fromFile: false }))];
}
