import type { z } from 'zod';
import type { ContentName } from '@/lib/server/cache/cache-tags';

export type ContentKind<T> = {
  readonly name: ContentName;
  /** Checks saved content, published content, and the files. */
  readonly schema: z.ZodType<T>;
  /** The content of the files in `content`, by entry: shown until the owner publishes another version. */
  readonly files: Readonly<Record<string, T>>;
};

export type PublicVersion = { readonly entry: string; readonly content: unknown };

export type Shown<T> = {
  readonly entry: string;
  readonly content: T;
  readonly fromFile: boolean;
};

/**
 * The entries for pages. The files come first, in their order, each replaced by its published version;
 * entries without a file follow. A published version that the present schema refuses is skipped, so that a
 * page never breaks.
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
