/** Kinds of plan (spec §2, §9) as people read them. */
export const planTypes = { individual: 'Individual', corporate: 'Corporate', group: 'Group' } as const;

export type PlanType = keyof typeof planTypes;

export const planTypeNames = ['individual', 'corporate', 'group'] as const satisfies readonly PlanType[];

/** What the client's list can be narrowed to; `all` comes first. */
export const planFilters = ['all', ...planTypeNames] as const;

export type PlanFilter = (typeof planFilters)[number];

/** The filter that was asked for in the address; anything else shows all. */
export function planFilterOf(asked: string | undefined): PlanFilter {
  return planFilters.find((name) => name === asked) ?? 'all';
}

/** `completed`: every session took place. `cancelled`: ended before that. */
export const planStatuses = {
  active: 'Active',
  paused: 'Paused',
  completed: 'Completed',
  cancelled: 'Ended',
} as const;

export const mostSessions = 500;

/** What a therapist does with a plan that is under way, and from which states. */
export const planSteps = {
  pause: { from: ['active'], to: 'paused' },
  resume: { from: ['paused'], to: 'active' },
  end: { from: ['active', 'paused'], to: 'cancelled' },
} as const;

export type PlanStep = keyof typeof planSteps;

/** The steps that a plan in this state allows, in the order in which they are offered. */
export function planStepsOf(status: string): PlanStep[] {
  const all: readonly PlanStep[] = ['resume', 'pause', 'end'];
  return all.filter((step) => planSteps[step].from.some((state) => state === status));
}

/** Whole percents of a plan that are done; 100 only when all are. */
export function progressOf(completed: number, total: number): number {
  return total > 0 ? Math.min(100, Math.floor((completed / total) * 100)) : 0;
}

/** Kind of the signed token of the form that makes a plan. */
export const planFormKind = 'plan';

export const planMessages = {
  created: 'The plan is saved and your client can see it.',
  alreadyMade: 'A plan was already saved from this page. To save this one as well, press Save again.',
  pause: 'The plan is paused.',
  resume: 'The plan goes on.',
  end: 'The plan is ended. Sessions that are already arranged stay.',
  unknown: 'We could not find this plan.',
  noClient: 'Choose one of your clients',
  notLinked: 'Your application is in review. Plans can be made once it is approved.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;

/** Said to a tab that shows what is no longer so. */
export function planNow(status: string): string {
  const words = Object.entries(planStatuses).find(([name]) => name === status)?.[1] ?? status;
  return `Nothing was changed: this plan is now “${words}”. Reload the page to see it.`;
}
