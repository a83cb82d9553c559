import { type CreditSums, creditOf } from '@/lib/care/plan/credit/rules';

/** Kinds of plan (product.md §2, §9) in words. */
export const planTypes = { individual: 'Individual', corporate: 'Corporate', group: 'Group' } as const;

export type PlanType = keyof typeof planTypes;

export const planTypeNames = ['individual', 'corporate', 'group'] as const satisfies readonly PlanType[];

export const planFilters = ['all', ...planTypeNames] as const;

export type PlanFilter = (typeof planFilters)[number];

/** Reads the filter from the address; anything else shows all. */
export function planFilterOf(query: string | undefined): PlanFilter {
  return planFilters.find((name) => name === query) ?? 'all';
}

/** `completed`: every session took place. `cancelled`: the plan ended before that. */
export const planStatuses = {
  active: 'Active',
  paused: 'Paused',
  completed: 'Completed',
  cancelled: 'Ended',
} as const;

export const mostSessions = 500;

/** The therapist's steps for a plan, and the states that allow each. */
export const planSteps = {
  pause: { from: ['active'], to: 'paused' },
  resume: { from: ['paused'], to: 'active' },
  end: { from: ['active', 'paused'], to: 'cancelled' },
} as const;

export type PlanStep = keyof typeof planSteps;

/**
 * The steps that a plan in this state allows, in the order of the buttons. A plan with paid sessions left
 * cannot end before they are used or refunded.
 * @param handedOver whether the client continues with another therapist, so that this plan cannot resume
 */
export function planStepsOf(status: string, credit: CreditSums | null, handedOver: boolean): PlanStep[] {
  const all: readonly PlanStep[] = ['resume', 'pause', 'end'];
  const refused = { resume: handedOver, pause: false, end: credit !== null && creditOf(credit) > 0 };
  return all.filter((step) => planSteps[step].from.some((state) => state === status) && !refused[step]);
}

/** The completed part of a plan in whole per cent; 100 only when all sessions are done. */
export function progressOf(completed: number, total: number): number {
  return total > 0 ? Math.min(100, Math.floor((completed / total) * 100)) : 0;
}

export const planFormKind = 'plan';

export const planMessages = {
  created: 'The plan is saved and your client can see it.',
  alreadyMade: 'You already saved a plan from this page. To save this one as well, press Save again.',
  pause: 'The plan is paused.',
  resume: 'The plan is active again.',
  end: 'The plan has ended. Scheduled sessions are not affected.',
  paidLeft:
    'This plan still has paid sessions, so you cannot end it. Cancel the booked sessions and refund the rest. The plan then ends automatically.',
  unknown: 'We could not find this plan.',
  noClient: 'Choose one of your clients',
  notLinked: 'You can make plans after we accept your application.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;

export function planNow(status: string): string {
  const words = Object.entries(planStatuses).find(([name]) => name === status)?.[1] ?? status;
  return `Nothing was changed: this plan is now “${words}”. Reload the page to see it.`;
}
