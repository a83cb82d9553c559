import { hour } from '@/lib/format/duration';

export const grievanceFormKind = 'grievance';
export const memberGrievanceFormKind = 'member-grievance';

export const grievanceTasks = {
  acknowledge: 'acknowledge-grievance',
  tellSupport: 'tell-support-of-grievance',
  watchClocks: 'watch-grievance-clocks',
  mailAnswer: 'mail-grievance-answer',
} as const;

/** Alerts that support gets about a complaint, each once. Also the values of `grievance_alerts.kind`. */
export const grievanceAlerts = [
  'arrived',
  'acknowledge_soon',
  'acknowledge_late',
  'answer_soon',
  'answer_late',
] as const;

export type GrievanceAlertKind = (typeof grievanceAlerts)[number];

export const grievanceMessages = {
  notSaved: 'We could not save your complaint. Please try again.',
} as const;

export function grievanceFiled(reference: string): string {
  return `We have your complaint. Its reference is ${reference}.`;
}

export const acknowledgeHours = 48;
/** Support gets a warning this long before a deadline. */
const warningMs = 24 * hour;
/** India uses one time all year. */
const indiaAheadMs = 5.5 * hour;

/** The same day of the next month in India, or that month's last day. */
function oneMonthAfter(moment: Date): Date {
  const local = new Date(moment.getTime() + indiaAheadMs);
  const day = local.getUTCDate();
  local.setUTCMonth(local.getUTCMonth() + 1);
  if (local.getUTCDate() !== day) local.setUTCDate(0);
  return new Date(local.getTime() - indiaAheadMs);
}

/**
 * The times by which we acknowledge a complaint (48 hours) and answer it (one month), as the privacy notice promises.
 */
export function grievanceClock(receivedAt: Date): { readonly acknowledgeBy: Date; readonly answerBy: Date } {
  return {
    acknowledgeBy: new Date(receivedAt.getTime() + acknowledgeHours * hour),
    answerBy: oneMonthAfter(receivedAt),
  };
}

type Progress = {
  readonly receivedAt: Date;
  readonly acknowledgedAt: Date | null;
  readonly resolvedAt: Date | null;
};

export type GrievanceState = 'received' | 'acknowledged' | 'answered';

export function grievanceState({ acknowledgedAt, resolvedAt }: Omit<Progress, 'receivedAt'>): GrievanceState {
  if (resolvedAt) return 'answered';
  return acknowledgedAt ? 'acknowledged' : 'received';
}

/** Whether a deadline has passed and the act is still due; a late act is no longer overdue. */
export function isLate({ receivedAt, acknowledgedAt, resolvedAt }: Progress, now: Date): boolean {
  const { acknowledgeBy, answerBy } = grievanceClock(receivedAt);
  return !resolvedAt && ((!acknowledgedAt && now >= acknowledgeBy) || now >= answerBy);
}

/** The alerts about a complaint that are due by now, without a warning that would come too late. */
export function alertsDue(progress: Progress, now: Date): readonly GrievanceAlertKind[] {
  const { receivedAt, acknowledgedAt, resolvedAt } = progress;
  const { acknowledgeBy, answerBy } = grievanceClock(receivedAt);
  const due: GrievanceAlertKind[] = ['arrived'];
  if (resolvedAt) return due;
  const soon = (by: Date) => now.getTime() >= by.getTime() - warningMs;
  if (!acknowledgedAt && soon(acknowledgeBy))
    due.push(now >= acknowledgeBy ? 'acknowledge_late' : 'acknowledge_soon');
  if (soon(answerBy)) due.push(now >= answerBy ? 'answer_late' : 'answer_soon');
  return due;
}
