import type { ContentPart, FlatValues } from '@/lib/admin/content/form/parts';
import { contentErrors, contentOf } from '@/lib/admin/content/form/values';
import type { ContentName } from '@/lib/server/cache/cache-tags';
import type { ContentKind } from '@/lib/site/content/kind';

type Errors = Readonly<Record<string, string>>;

/** How the back office shows and changes one kind of content. */
type Described<T> = {
  readonly kind: ContentKind<T>;
  readonly title: string;
  /** What it is and where visitors see it. */
  readonly lead: string;
  /** The public page that shows it. */
  readonly page: `/${string}`;
  readonly parts: readonly ContentPart[];
  /** How the back office names an entry. */
  readonly nameOf: (content: T, entry: string) => string;
  /** One entry, where the owner can add some: "helpline". Its values in a new form. */
  readonly adds?: { readonly one: string; readonly blank: FlatValues };
  /** What may not be saved besides what the schema refuses. @param today Indian calendar day, ISO */
  readonly refuse?: (content: T, entry: string | null, today: string) => Errors;
  /** The day by which somebody must look at an entry again, ISO. */
  readonly dueOn?: (content: T) => string | null;
};

/** A kind of content for code that treats all kinds alike. */
export type ContentSpec = Omit<Described<unknown>, 'kind' | 'nameOf' | 'refuse' | 'dueOn'> & {
  readonly name: ContentName;
  readonly files: Readonly<Record<string, object>>;
  /** Whether the schema of today accepts this content. */
  readonly fits: (content: unknown) => boolean;
  readonly nameOf: (content: unknown, entry: string) => string;
  readonly dueOn: (content: unknown) => string | null;
  /** Reads a form; `entry` is null for a new one. */
  readonly read: (
    values: FlatValues,
    entry: string | null,
    today: string,
  ) =>
    | { readonly ok: true; readonly content: object; readonly name: string }
    | { readonly ok: false; readonly errors: Errors };
};

export function describeContent<T extends object>({
  kind,
  nameOf,
  refuse,
  dueOn,
  ...same
}: Described<T>): ContentSpec {
  const { schema } = kind;
  const parsed = (content: unknown): T | undefined => schema.safeParse(content).data;
  return {
    ...same,
    name: kind.name,
    files: kind.files,
    fits: (content) => parsed(content) !== undefined,
    nameOf: (content, entry) => {
      const sound = parsed(content);
      return sound ? nameOf(sound, entry) : entry;
    },
    dueOn: (content) => {
      const sound = parsed(content);
      return (sound && dueOn?.(sound)) ?? null;
    },
    read: (values, entry, today) => {
      const result = schema.safeParse(contentOf(same.parts, values));
      if (!result.success) {
        return { ok: false, errors: contentErrors(same.parts, values, result.error.issues) };
      }
      const errors = refuse?.(result.data, entry, today) ?? {};
      if (Object.keys(errors).length > 0) return { ok: false, errors };
      return { ok: true, content: result.data, name: nameOf(result.data, entry ?? '') };
    },
  };
}
