import { currentDecisionIndex } from './decision-index';
import { currentMap } from './map';

/** The files under docs/ that `npm run docs` generates from the checkout; a test compares them. */
export const generated: readonly { readonly file: string; readonly textNow: () => string }[] = [
  { file: 'docs/decisions/README.md', textNow: currentDecisionIndex },
  { file: 'docs/map.svg', textNow: currentMap },
];
