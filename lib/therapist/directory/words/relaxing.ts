import { formatCount } from '@/lib/format/count';
import type { Group } from '@/lib/therapist/directory/conditions-sql';
import type { Effect } from './meaning';

/** What a plan leaves out because together with the rest it found nobody. */
export type Relaxation = 'nothing' | 'words' | 'time' | 'concerns' | 'story' | 'near' | 'place' | 'language';

/** Also `feelings`: everybody who works with the topic, first those who work with the feelings as well. */
export type Way = Relaxation | 'feelings';

/**
 * Joins all concerns into one group of people who work with any of them. Concerns that no profile names count only when
 * there are no others, because their near specialities are further away than what was asked for.
 */
function anyConcern(effects: readonly Effect[]): Effect[] {
  const all = effects.filter(({ isConcern }) => isConcern);
  const named = all.filter(({ isNear, isUrgent, atMost = 0 }) => (!isNear || isUrgent) && atMost > 0);
  const topics = named.filter(({ isTopic }) => isTopic);
  // A topic found only by words of profiles cannot lead the list, so feelings beside it are left out. Somebody who is
  // abroad and lonely looks for people who know life abroad.
  const onlyTopics = topics.some(({ lead, isWhere }) => !lead || isWhere);
  const company = topics.length > 0 ? named.filter(({ isAlone }) => !isAlone) : named;
  const concerns = onlyTopics ? topics : named.length > 0 ? company : all;
  const texts = concerns.flatMap(({ group }) => (group?.text === undefined ? [] : [group.text]));
  const group: Group = {
    keys: [...new Set(concerns.flatMap(({ group: one }) => one?.keys ?? []))],
    ...(texts.length > 0 ? { text: texts.join(' | ') } : {}),
  };
  const atMost = concerns.reduce((total, concern) => total + (concern.atMost ?? 0), 0);
  return [
    ...effects.filter(({ isConcern }) => !isConcern),
    {
      label: `${formatCount(concerns.length)} concerns`,
      // People who work with the topic come before people who work with the feeling.
      ...{
        group,
        atMost,
        lead: concerns.flatMap(({ lead = [], isTopic }) => (isTopic ? [...lead, ...lead] : lead)),
      },
    },
  ];
}

/**
 * Lets topics narrow the list and feelings only lead it; undefined unless the search names both and somebody works
 * with its topic.
 */
export function leadsByFeelings<One extends Effect>(effects: readonly One[]): One[] | undefined {
  const feels = ({ isConcern, isTopic, isNear }: Effect) => isConcern && !isTopic && !isNear;
  const topics = effects.filter(
    ({ isConcern, isTopic, isNear, lead }) => isConcern && isTopic && !isNear && lead,
  );
  if (topics.length === 0 || !effects.some(feels)) return undefined;
  return effects.map((effect) => {
    if (!feels(effect)) return effect;
    const { group: _group, atMost: _atMost, ...rest } = effect;
    return rest as One;
  });
}

/** Widens each concern by the specialities that are close to it. */
function withNear<One extends Effect>(effects: readonly One[]): One[] {
  return effects.map((effect) =>
    effect.near && effect.group
      ? {
          ...effect,
          group: { ...effect.group, keys: [...effect.group.keys, ...effect.near.keys] },
          atMost: (effect.atMost ?? 0) + effect.near.atMost,
        }
      : effect,
  );
}

/** Each place by people who can be anywhere. */
function withElsewhere(effects: readonly Effect[]): Effect[] {
  return effects.map((effect) =>
    effect.elsewhere ? { ...effect, group: effect.elsewhere.group, atMost: effect.elsewhere.atMost } : effect,
  );
}

/**
 * Whether somebody abroad looks for a language that somebody speaks. Elsewhere what it is about counts as much as the
 * language, and the empty list says which of the two to leave out.
 */
export function isLanguageAbroad(effects: readonly Effect[]): boolean {
  const speaks = effects.some(({ language, atMost = 0 }) => language !== undefined && atMost > 0);
  return speaks && effects.some(({ isWhere }) => isWhere) && isEverybodyKnown(effects);
}

/** Whether somebody works with each concern. */
function isEverybodyKnown(effects: readonly Effect[]): boolean {
  return effects.every(({ isConcern, atMost = 0 }) => !isConcern || atMost > 0);
}

/** Whether a language is looked for in a city, and nothing else. */
export function isLanguageInCity(effects: readonly Effect[]): boolean {
  const narrowing = effects.filter(({ group, free }) => group || free);
  return (
    narrowing.some(({ language, atMost = 0 }) => language !== undefined && atMost > 0) &&
    narrowing.some(({ elsewhere }) => elsewhere) &&
    !narrowing.some(({ isConcern, free }) => isConcern || free)
  );
}

/** The language narrows, and what it is about only leads. */
function ledByConcerns(effects: readonly Effect[]): Effect[] {
  return effects.map((effect) => {
    if (!effect.isConcern) return effect;
    const { group: _group, atMost: _atMost, ...rest } = effect;
    return rest;
  });
}

const isScene = ({ free, isHow, elsewhere }: Effect) =>
  free !== undefined || isHow || elsewhere !== undefined;

/**
 * Whether a story names a time, a place or a telephone beside what it is about. "Drinking every night after work" says
 * when it happens, "we only fight on phone" where: with nobody who fits, they count no more than the rest of the story.
 */
export function hasScene(effects: readonly Effect[]): boolean {
  return effects.some(isScene) && effects.some(({ isConcern }) => isConcern);
}

/** The effects of a search as one way of reading it takes them. */
export function relaxedEffects(effects: readonly Effect[], relaxed: Way): readonly Effect[] {
  if (relaxed === 'time') return effects.filter(({ free }) => !free);
  if (relaxed === 'story') return anyConcern(effects.filter((effect) => !isScene(effect)));
  if (relaxed === 'concerns') return anyConcern(effects);
  if (relaxed === 'near') return withNear(effects);
  if (relaxed === 'place') return withElsewhere(effects);
  if (relaxed === 'language') return ledByConcerns(effects);
  return relaxed === 'feelings' ? (leadsByFeelings(effects) ?? effects) : effects;
}
