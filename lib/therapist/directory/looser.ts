import { narrows } from './effects';
import type { Ingredients, Plan } from './query-plan';
import { activeCriteria, type Removable } from './rules';
import type { Chip } from './words/understanding';

/** A list without one criterion, and its other criteria. */
export type LooserList = { readonly removed: Removable | Chip; readonly left: Ingredients };

/** The criteria other than the search, without one of them. A corrected search stays corrected. */
function withoutCriterion(ingredients: Ingredients, removed: Removable): Ingredients {
  const { facets } = ingredients;
  switch (removed) {
    case 'q':
      return { ...ingredients, effects: [], words: [] };
    case 'fee':
      return { ...ingredients, fee: {} };
    case 'free': {
      const { free: _free, ...rest } = ingredients;
      return rest;
    }
    default:
      return {
        ...ingredients,
        facets: Object.fromEntries(Object.entries(facets).filter(([kind]) => kind !== removed)),
      };
  }
}

export function looserLists({ criteria, ingredients, understood }: Plan): LooserList[] {
  const filters = activeCriteria(criteria)
    .filter((name) => name !== 'q' || understood === null)
    .map((removed) => ({ removed, left: withoutCriterion(ingredients, removed) }));
  const { effects } = ingredients;
  const chips = effects.flatMap((effect) =>
    effect.q === undefined || !narrows(effect)
      ? []
      : [
          {
            removed: { label: effect.label, q: effect.q },
            left: { ...ingredients, effects: effects.filter((one) => one !== effect) },
          },
        ],
  );
  const words = understood?.words ? [{ removed: understood.words, left: { ...ingredients, words: [] } }] : [];
  return [...words, ...chips, ...filters];
}
