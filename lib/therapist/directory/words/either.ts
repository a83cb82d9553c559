import type { Group } from '@/lib/therapist/directory/conditions-sql';
import type { Effect } from './meaning';
import { type Token, tokensOf } from './tokens';
import type { Part } from './vocabulary';

/** An effect with the part of the search that asks for it. */
export type Asked = { readonly part: Part; readonly effect: Effect };

const orWords = new Set('or ya yaa या अथवा athva'.split(' '));
const refusing = new Set('not no without except bina sivay बिना'.split(' '));
const refused = new Set('nahi nahin nhi nai nahii mat bina नहीं नही मत बिना'.split(' '));
const joining = new Set('a an any the par pe se ke ki ka mein me पर से के में'.split(' '));

/** Words between two parts; undefined when the first does not stand before the second. */
function between(q: string, a: Part, b: Part): Token[] | undefined {
  const end = a.tokens.at(-1)?.end ?? 0;
  const start = b.tokens[0]?.start ?? 0;
  return start < end ? undefined : tokensOf(q.slice(end, start));
}

/** "Hindi or Urdu", "video / phone" */
function areAlternatives(q: string, a: Part, b: Part): boolean {
  const words = between(q, a, b);
  if (!words) return false;
  const isSlash = words.length === 0 && /[/|]/.test(q.slice(a.tokens.at(-1)?.end, b.tokens[0]?.start));
  return isSlash || (words.some(({ text }) => orWords.has(text)) && words.length <= 3);
}

/** Whether two places mean either: nobody sits in two cities. A city named beside its own state means the city. */
function areTwoPlaces({ meaning: a }: Part, { meaning: b }: Part): boolean {
  if (a.kind !== 'place' || b.kind !== 'place') return false;
  const inside = (one: typeof a, other: typeof a) => one.cities.every((city) => other.cities.includes(city));
  return !inside(a, b) && !inside(b, a);
}

const isNarrowing = ({ effect: { group, free, isNear } }: Asked) => group && !free && !isNear;

function sameKind(a: Asked, b: Asked): boolean {
  const concern = a.effect.isConcern && b.effect.isConcern;
  return isNarrowing(a) && isNarrowing(b) ? concern || a.part.meaning.kind === b.part.meaning.kind : false;
}

function groupOfBoth(a: Group | undefined, b: Group | undefined): Group {
  const texts = [a?.text, b?.text].filter((text) => text !== undefined);
  return {
    keys: [...new Set([...(a?.keys ?? []), ...(b?.keys ?? [])])],
    ...(texts.length > 0 ? { text: texts.join(' | ') } : {}),
  };
}

function both({ part: a, effect: one }: Asked, { part: b, effect: other }: Asked): Asked {
  const notes = [one.note, other.note].filter((note) => note !== undefined);
  return {
    part: { meaning: a.meaning, tokens: [...a.tokens, ...b.tokens] },
    effect: {
      ...one,
      label: `${one.label} or ${other.label.replace(/^[^:]*: /, '')}`,
      group: groupOfBoth(one.group, other.group),
      atMost: (one.atMost ?? 0) + (other.atMost ?? 0),
      ...(one.lead || other.lead ? { lead: [...(one.lead ?? []), ...(other.lead ?? [])] } : {}),
      ...(notes.length > 0 ? { note: notes.join(' ') } : {}),
      ...(one.language && other.language ? { language: `${one.language} or ${other.language}` } : {}),
    },
  };
}

/** Joins things of one kind with "or" between them into one; the list then finds people who fit any of them. */
export function withAlternatives(q: string, asked: readonly Asked[]): Asked[] {
  const result: Asked[] = [];
  for (const one of asked) {
    const at = result.findIndex(
      (other) =>
        sameKind(other, one) &&
        (areAlternatives(q, other.part, one.part) || areTwoPlaces(other.part, one.part)),
    );
    const other = result[at];
    if (other) result[at] = both(other, one);
    else result.push(one);
  }
  return result;
}

/** A way to meet that the visitor refuses: "not video", "video par nahi", "without phone". */
export function isRefused(q: string, { meaning, tokens }: Part): boolean {
  if (meaning.kind !== 'mode') return false;
  const all = tokensOf(q).filter(({ text }) => !joining.has(text));
  const before = all.findLast(({ end }) => end <= (tokens[0]?.start ?? 0));
  const after = all.find(({ start }) => start >= (tokens.at(-1)?.end ?? q.length));
  return refusing.has(before?.text ?? '') || refused.has(after?.text ?? '');
}
