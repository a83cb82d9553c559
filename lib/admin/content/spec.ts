import type { ContentField, ContentPart, FlatValues } from '@/lib/admin/content/form/parts';
import { contentErrors, contentOf } from '@/lib/admin/content/form/values';
import type { ContentName } from '@/lib/server/cache/cache-tags';
import type { ContentKind } from '@/lib/site/content/kind';

type Errors = Readonly<Record<string, string>>;

type Described<T> = {
  readonly kind: ContentKind<T>;
  readonly title: string;
  readonly lead: string;
  readonly page: `/${string}`;
  readonly pageOf?: (content: T, entry: string) => `/${string}` | null;
  readonly parts: readonly ContentPart[];
  readonly nameOf: (content: T, entry: string) => string;
  /**
   * For kinds to which the owner can add: the word for one entry ("helpline"), the values of a new form, and
   * the field for its address if visitors see that. Other entries get their address from their name.
   */
  readonly adds?: { readonly one: string; readonly blank: FlatValues; readonly address?: ContentField };
  /** The consequence of publishing, for kinds that need a second confirmation. */
  readonly secondLook?: string;
  /**
   * Faults that the schema cannot see.
   * @param today Indian calendar day, ISO
   * @param before the newest version, or the file; null for a new entry or when it no longer fits
   */
  readonly refuse?: (content: T, entry: string | null, today: string, before: T | null) => Errors;
  /** The day by which the team must check an entry again, ISO. */
  readonly dueOn?: (content: T) => string | null;
};

/** Addresses that are taken: by the form of a new entry, and by searches. */
const unusable: ReadonlySet<string> = new Set(['new', 'search']);

/** A kind of content with its type erased, for code that treats all kinds alike. */
export type ContentSpec = Omit<Described<unknown>, 'kind' | 'nameOf' | 'pageOf' | 'refuse' | 'dueOn'> & {
  readonly name: ContentName;
  readonly files: Readonly<Record<string, object>>;
  /** Whether the present schema accepts this content. */
  readonly fits: (content: unknown) => boolean;
  readonly nameOf: (content: unknown, entry: string) => string;
  readonly pageOf: (content: unknown, entry: string) => `/${string}` | null;
  readonly dueOn: (content: unknown) => string | null;
  /**
   * Reads a form; `entry` is null for a new one.
   * @param before the content that the form began with
   */
  readonly read: (
    values: FlatValues,
    entry: string | null,
    today: string,
    before?: unknown,
  ) =>
    | {
        readonly ok: true;
        readonly content: object;
        readonly name: string;
        /** The chosen address of a new entry; null if it comes from the name. */
        readonly address: string | null;
      }
    | { readonly ok: false; readonly errors: Errors };
};

function addressOf(
  { adds }: Pick<ContentSpec, 'adds'>,
  values: FlatValues,
  entry: string | null,
): { readonly address: string | null; readonly errors: Errors } {
  if (entry !== null || !adds?.address) return { address: null, errors: {} };
  const { name } = adds.address;
  const typed = (values[name] ?? '').trim();
  if (typed === '') return { address: null, errors: { [name]: 'Please enter the address' } };
  const sound = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(typed) && typed.length <= 60;
  if (sound && !unusable.has(typed)) return { address: typed, errors: {} };
  return {
    address: null,
    errors: { [name]: 'Use at most 60 small letters, digits and single dashes, such as sleep-and-worry' },
  };
}

export function describeContent<T extends object>({
  kind,
  nameOf,
  pageOf,
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
    pageOf: (content, entry) => {
      if (!pageOf) return same.page;
      const sound = parsed(content);
      return sound ? pageOf(sound, entry) : null;
    },
    dueOn: (content) => {
      const sound = parsed(content);
      return (sound && dueOn?.(sound)) ?? null;
    },
    read: (values, entry, today, before) => {
      const { address, errors: wrongAddress } = addressOf(same, values, entry);
      const result = schema.safeParse(contentOf(same.parts, values));
      const errors = result.success
        ? (refuse?.(result.data, entry, today, parsed(before) ?? null) ?? {})
        : contentErrors(same.parts, values, result.error.issues);
      const all = { ...wrongAddress, ...errors };
      if (!result.success || Object.keys(all).length > 0) return { ok: false, errors: all };
      return { ok: true, content: result.data, name: nameOf(result.data, entry ?? ''), address };
    },
  };
}
