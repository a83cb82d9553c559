import fc from 'fast-check';
import type { Stripe } from './card-plans';
import { playHistory } from './plan-history';
import { cardHistory, fullHistory, historySteps } from './plan-steps';

/** Plays so many histories of a plan, two of them made up: one with every step, and one of card money. The same ones every time, so that a failure comes again. */
export function playHistories(numRuns: number, stripe: Stripe): Promise<void> {
  const property = fc.asyncProperty(historySteps, (steps) => playHistory(steps, stripe));
  return fc.assert(property, {
    numRuns,
    seed: 20_261_122,
    examples: [[fullHistory], [cardHistory]],
    endOnFailure: true,
  });
}
