import {
  anyOf,
  asLeading,
  type Directory,
  type Effect,
  effectOf,
  nameOf,
} from '@/lib/therapist/directory/effects';
import { type Concern, knownConcerns, type Part } from './vocabulary';

const isConcern = ({ meaning }: Part): boolean => meaning.kind === 'concern' || meaning.kind === 'speciality';
const concernOf = ({ meaning }: Part): Partial<Concern> =>
  meaning.kind === 'concern' ? meaning.concern : {};
const isNamed = (part: Part) => isConcern(part) && !part.isHint;

export type Asked = Effect & { readonly part: Part };

const hasPeople = ({ isConcern: is, isNear, atMost = 0 }: Effect) => is === true && !isNear && atMost > 0;

/** Two concerns that together mean a third become that one: a husband, and drinking. */
export function together(parts: readonly Part[]): readonly Part[] {
  for (const concern of knownConcerns) {
    for (const ids of concern.together) {
      const both = parts.filter((part) => ids.includes(concernOf(part).id ?? ''));
      if (both.length < ids.length || !both.some(isNamed)) continue;
      const tokens = both.flatMap((part) => part.tokens);
      const whole: Part = { meaning: { kind: 'concern', concern }, tokens, isHint: false };
      return [...parts.filter((part) => !both.includes(part)), whole];
    }
  }
  return parts;
}

/**
 * Removes parts without a meaning of their own: concerns that yield to another named one; hints next to a
 * concern that a therapist has ("grief after losing my mother" is about grief); and other hints next to any
 * concern ("overthinking at night" says when it hurts, not when to meet).
 */
export function idleParts(parts: readonly Part[], directory: Directory): Part[] {
  const concerns = parts.filter(isConcern);
  const said = concerns.map((part) => concernOf(part).id);
  const alone = concerns.some((part) => isNamed(part) && concernOf(part).alone);
  const staying = concerns.filter((part) => {
    const { yields = [], alone: isAlone = false } = concernOf(part);
    return isAlone || !(alone || yields.some((id) => said.includes(id)));
  });
  const isKnown = staying.some(
    (part) => isNamed(part) && hasPeople(effectOf(part, directory) ?? { label: '' }),
  );
  return parts.filter((part) => {
    if (isConcern(part)) return !staying.includes(part) || (part.isHint && isKnown);
    return part.isHint && concerns.length > 0 && part.meaning.kind === 'free';
  });
}

/**
 * Some concerns only lead the list instead of narrowing it: a feeling next to the subject of the search; a
 * concern that no therapist has, next to one that a therapist has; and a hint about the client, next to
 * another usable part.
 */
export function withLeading(asked: readonly Asked[]): Asked[] {
  const isAnyNamed = asked.some((one) => isNamed(one.part) && hasPeople(one));
  const hasTopic = asked.some((one) => hasPeople(one) && !concernOf(one.part).leads);
  const hasMore = asked.some((one) => !one.isConcern && (one.group ?? one.free) !== undefined);
  return asked.map((one) => {
    const { leads = false, company = false, help } = concernOf(one.part);
    const isOfNobody = one.isNear && isAnyNamed && help !== 'urgent' && (one.atMost ?? 0) > 0;
    const isFeeling = !one.isNear && leads && hasTopic;
    const isCompany = !one.isNear && company && one.part.isHint && hasMore;
    if (!isOfNobody && !isFeeling && !isCompany) return one;
    const leading = asLeading(one);
    return { ...leading, part: one.part, label: isCompany ? `${leading.label} first` : leading.label };
  });
}

/** A city next to its own state means the city; two other places exclude each other. */
function areApart({ meaning: a }: Part, { meaning: b }: Part): boolean {
  if (a.kind !== 'place' || b.kind !== 'place') return false;
  return (
    a.cities.some((city) => !b.cities.includes(city)) && b.cities.some((city) => !a.cities.includes(city))
  );
}

const startOf = ({ tokens }: Part) => tokens[0]?.start ?? 0;

/** Joins parts of one kind that are linked by "or", and cities, so that either is enough. */
export function withAlternatives(asked: readonly Asked[], parts: readonly Part[]): Asked[] {
  const ors = parts.flatMap(({ meaning, tokens }) => (meaning.kind === 'or' ? tokens : []));
  const result: Asked[] = [];
  for (const one of asked) {
    const at = result.findIndex(({ part, group }) => {
      const isSame = part.meaning.kind === one.part.meaning.kind && group && one.group;
      const hasOr = ors.some(({ start }) => start > startOf(part) && start < startOf(one.part));
      return isSame && (hasOr || areApart(part, one.part));
    });
    const other = result[at];
    if (!other) {
      result.push(one);
      continue;
    }
    const notes = [other, one].flatMap(({ note }) => note ?? []);
    result[at] = {
      ...other,
      ...anyOf([other, one]),
      part: { ...other.part, tokens: [...other.part.tokens, ...one.part.tokens] },
      label: `${other.label} or ${nameOf(one.label)}`,
      ...(notes.length > 0 ? { note: notes.join(' ') } : {}),
    };
  }
  return result;
}
