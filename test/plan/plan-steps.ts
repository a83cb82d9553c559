import fc from 'fast-check';

const historyStep = fc.oneof(
  { weight: 6, arbitrary: fc.record({ what: fc.constant('book' as const), of: fc.nat(40) }) },
  {
    weight: 10,
    arbitrary: fc.record({
      what: fc.constantFrom(
        'cancel-early',
        'cancel-late',
        'cancel-by-therapist',
        'move',
        'complete',
        'miss',
        'undo',
        'give-back',
      ),
      of: fc.nat(40),
    }),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('refund' as const), of: fc.nat(40) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constantFrom('refund-rest', 'refund-other', 'refund-again'),
      of: fc.nat(40),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constantFrom('pay', 'pay-by-card', 'reject', 'pay-again'),
      of: fc.nat(40),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constantFrom('card-refund', 'card-refund', 'card-refund', 'card-refund-rest'),
      of: fc.nat(40),
    }),
  },
);

/** One event of a history; `of` chooses its appointment, its plan or a size. */
export type Step = { readonly what: string; readonly of: number };

const step = (what: string, of: number): Step => ({ what, of });

/** A history with every event once, for short runs that would not meet them all by chance. */
export const fullHistory: Step[] = [
  step('book', 0),
  step('book', 0),
  step('book', 0),
  step('complete', 0),
  step('refund', 0),
  step('refund-again', 0),
  step('refund-other', 0),
  step('undo', 0),
  step('complete', 1),
  step('miss', 2),
  step('give-back', 2),
  step('pay-again', 5),
  step('reject', 3),
  step('pay', 2),
  step('book', 0),
  step('move', 3),
  step('cancel-late', 3),
  step('cancel-by-therapist', 0),
  step('refund-rest', 0),
  step('refund-rest', 1),
  step('refund', 1),
  step('pay-by-card', 4),
  step('book', 0),
  step('book', 0),
  step('miss', 5),
  step('card-refund', 0),
  step('card-refund', 1),
  step('card-refund', 1),
  step('card-refund-rest', 0),
  step('give-back', 5),
];

/** A history of a plan paid by card, refunded before its sessions are free. */
export const cardHistory: Step[] = [
  step('book', 0),
  step('book', 0),
  step('miss', 0),
  step('card-refund', 0),
  step('card-refund', 1),
  step('card-refund', 1),
  step('card-refund-rest', 0),
  step('give-back', 0),
  step('book', 0),
];

export const historySteps = fc.array(historyStep, { minLength: 8, maxLength: 24 });
