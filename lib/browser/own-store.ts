/**
 * Data of the present person in this browser, which the next person must not find: drafts, positions on
 * pages, and the next session. Worksheets and notes are elsewhere, because people store those on purpose
 * (`components/site/tool/use-device-store.ts`).
 */
const prefix = 'antarman.own.';

/**
 * When all entries were last deleted: other tabs, whose stores cannot be reached, then know that theirs are
 * too old.
 */
const forgottenKey = 'antarman.forgotten';

const day = 86_400_000;

/** Days of an entry: as long as an unused session. */
export const longestDays = 7;
const longestMs = longestDays * day;

/** Until the tab is closed, or on the device for a week. */
export type StoreName = 'tab' | 'device';

type Entry = { readonly value: unknown; readonly at: number; readonly until: number };

function storeOf(place: StoreName): Storage {
  return place === 'tab' ? sessionStorage : localStorage;
}

/** Ignores the refusal of a blocked or full store: the value is then missing later. */
export function tried<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

function readFrom(place: StoreName, name: string): unknown {
  return tried(() => {
    const text = storeOf(place).getItem(prefix + name);
    if (text === null) return;
    const { value, at, until }: Partial<Entry> = JSON.parse(text);
    const forgotten = Number(localStorage.getItem(forgottenKey));
    if (typeof at === 'number' && typeof until === 'number' && at > forgotten && Date.now() < until)
      return value;
    storeOf(place).removeItem(prefix + name);
  });
}

/** The stored value, unchecked, and its place; undefined without one. */
export function readOwn(name: string): { readonly value: unknown; readonly place: StoreName } | undefined {
  for (const place of ['tab', 'device'] as const) {
    const value = readFrom(place, name);
    if (value !== undefined) return { value, place };
  }
  return;
}

const stores = (): readonly Storage[] =>
  [tried(() => sessionStorage), tried(() => localStorage)].flatMap((store) => store ?? []);

/** Whether there is an entry whose name begins like this. */
export function keepsOwn(beginning: string): boolean {
  return stores().some((store) => Object.keys(store).some((key) => key.startsWith(prefix + beginning)));
}

export function dropOwn(name: string): void {
  for (const store of stores()) store.removeItem(prefix + name);
}

/**
 * Stores a value in one place only.
 * @param until when it expires, in milliseconds; a week from now at the latest
 * @returns whether the browser accepted it
 */
export function keepOwn(
  name: string,
  value: unknown,
  place: StoreName,
  until = Number.POSITIVE_INFINITY,
): boolean {
  dropOwn(name);
  const at = Date.now();
  const entry: Entry = { value, at, until: Math.min(until, at + longestMs) };
  return tried(() => storeOf(place).setItem(prefix + name, JSON.stringify(entry)) ?? true) ?? false;
}

/** Deletes all entries of this person, in all tabs: at sign-out and at quick exit. */
export function forgetOwn(): void {
  for (const store of stores()) {
    for (const key of Object.keys(store)) if (key.startsWith(prefix)) store.removeItem(key);
  }
  tried(() => localStorage.setItem(forgottenKey, `${Date.now()}`));
}
