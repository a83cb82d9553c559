import fc from 'fast-check';
import type { Stripe } from './card-plans';
import { playHistory } from './plan-history';
import { cardHistory, fullHistory, historySteps } from './plan-steps';

/**
 * Runs this many histories of a plan, including two fixed ones: one with every step, and one of card
 * payments. The seed is fixed, so that a failure repeats.
 */
export function playHistories(numRuns: number, stripe: Stripe): Promise<void> {
  const property = fc.asyncProperty(historySteps, (steps) => playHistory(steps, stripe));
  return fc.assert(property, {
    numRuns,
    seed: 20_261_122,
    examples: [[fullHistory], [cardHistory]],
    endOnFailure: true,
  });
}
