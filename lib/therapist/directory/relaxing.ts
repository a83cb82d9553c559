import { formatCount } from '@/lib/format/count';
import { anyOf, asLeading, type Effect } from './effects';

/**
 * A list drops parts that together with the rest found no one: words of the text search; then all concerns
 * but one, or the difference between a concern and close ones; then also time, place and way to meet.
 */
export type Relaxation = 'nothing' | 'words' | 'concerns' | 'scene';

const ofScene = ({ free, isScene, elsewhere }: Effect) =>
  free !== undefined || isScene === true || elsewhere !== undefined;

const narrows = ({ group, free }: Effect) => group !== undefined || free !== undefined;

/**
 * Whether a list may drop the scene: for a story, and for two parts. A longer list of wishes stays unchanged,
 * and names the parts to drop.
 */
export function hasScene(effects: readonly Effect[], isStory: boolean): boolean {
  const asked = effects.filter(narrows);
  const isSmall = isStory || asked.length < 3;
  const isKnown = asked.every(({ isConcern, isFirm, atMost = 0 }) => !(isConcern || isFirm) || atMost > 0);
  const others = asked.filter((effect) => !ofScene(effect) && (effect.isConcern || effect.isFirm));
  return isSmall && isKnown && asked.some(ofScene) && others.length > 0;
}

const hasBoth = (effects: readonly Effect[]) =>
  effects.some(({ isConcern }) => isConcern) && effects.some(({ isFirm }) => isFirm);

/** Combines all concerns into therapists who work with any of them, or one concern with close ones. */
function anyConcern(effects: readonly Effect[]): readonly Effect[] {
  const all = effects.filter(({ isConcern }) => isConcern);
  const others = effects.filter(({ isConcern }) => !isConcern);
  const [only] = all;
  if (!only) return effects;
  if (all.length === 1) return [...others, { ...only, ...anyOf([only, ...(only.near ? [only.near] : [])]) }];
  return [...others, { label: `${formatCount(all.length)} concerns`, ...anyOf(all) }];
}

export function relaxedEffects(effects: readonly Effect[], relaxed: Relaxation): readonly Effect[] {
  if (relaxed === 'concerns') return anyConcern(effects);
  if (relaxed !== 'scene') return effects;
  const withoutScene = effects.flatMap((effect) =>
    effect.elsewhere ? [{ ...effect, ...effect.elsewhere }] : ofScene(effect) ? [] : [effect],
  );
  return hasBoth(withoutScene)
    ? withoutScene.map((effect) => (effect.isConcern ? asLeading(effect) : effect))
    : anyConcern(withoutScene);
}
