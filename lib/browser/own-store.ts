/**
 * What this browser keeps for the person who uses it now, and nobody else may find: drafts, where they were on a page, and
 * the next session. It holds no worksheets and notes, because a person keeps those here on purpose
 * (`components/site/tool/use-device-store.ts`).
 */
const prefix = 'antarman.own.';

/** When everything was last forgotten: other tabs, whose stores cannot be reached, then know that theirs is too old. */
const forgottenKey = 'antarman.forgotten';

const day = 86_400_000;

/** No entry stays longer than a sign-in without use. */
export const longestDays = 7;
const longestMs = longestDays * day;

/** Until the tab is closed, or on the device for a week. */
export type Place = 'tab' | 'device';

type Entry = { readonly value: unknown; readonly at: number; readonly until: number };

function storeOf(place: Place): Storage {
  return place === 'tab' ? sessionStorage : localStorage;
}

/** Does what a blocked or full store may refuse; what cannot be kept is simply not there later. */
export function tried<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

function readFrom(place: Place, name: string): unknown {
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

/** What was kept, which may be anything, and where; undefined when there is nothing. */
export function readOwn(name: string): { readonly value: unknown; readonly place: Place } | undefined {
  for (const place of ['tab', 'device'] as const) {
    const value = readFrom(place, name);
    if (value !== undefined) return { value, place };
  }
  return;
}

/** Those that the browser lets us use. */
const stores = (): readonly Storage[] =>
  [tried(() => sessionStorage), tried(() => localStorage)].flatMap((store) => store ?? []);

/** Whether anything lies here under a name that begins so. */
export function keepsOwn(beginning: string): boolean {
  return stores().some((store) => Object.keys(store).some((key) => key.startsWith(prefix + beginning)));
}

export function dropOwn(name: string): void {
  for (const store of stores()) store.removeItem(prefix + name);
}

/**
 * Keeps a value in one place and nowhere else.
 * @param until when it is of no more use, in milliseconds; a week from now at the latest
 * @returns whether the browser took it
 */
export function keepOwn(
  name: string,
  value: unknown,
  place: Place,
  until = Number.POSITIVE_INFINITY,
): boolean {
  dropOwn(name);
  const at = Date.now();
  const entry: Entry = { value, at, until: Math.min(until, at + longestMs) };
  return tried(() => storeOf(place).setItem(prefix + name, JSON.stringify(entry)) ?? true) ?? false;
}

/** Forgets everything of this person, in all tabs: at sign-out and at quick exit. */
export function forgetOwn(): void {
  for (const store of stores()) {
    for (const key of Object.keys(store)) if (key.startsWith(prefix)) store.removeItem(key);
  }
  tried(() => localStorage.setItem(forgottenKey, `${Date.now()}`));
}
