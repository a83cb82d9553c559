/** Kinds of the signed form tokens: guests give name and address, members need not. */
export const grievanceFormKind = 'grievance';
export const memberGrievanceFormKind = 'member-grievance';

export const grievanceTasks = {
  acknowledge: 'acknowledge-grievance',
  tellSupport: 'tell-support-of-grievance',
  watchClocks: 'watch-grievance-clocks',
  mailAnswer: 'mail-grievance-answer',
} as const;

/** What support is told of a complaint, each once. Also the values of `grievance_alerts.kind`. */
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

/** Said once a complaint is kept. */
export function grievanceKept(reference: string): string {
  return `We have your complaint. Its reference is ${reference}.`;
}

const hourMs = 3_600_000;
const acknowledgeHours = 48;
/** Support is warned this long before a clock runs out. */
const warningMs = 24 * hourMs;
/** India keeps one time all year. */
const indiaAheadMs = 5.5 * hourMs;

/** The same day of the next month in India, or that month's last day. */
function oneMonthAfter(moment: Date): Date {
  const local = new Date(moment.getTime() + indiaAheadMs);
  const day = local.getUTCDate();
  local.setUTCMonth(local.getUTCMonth() + 1);
  if (local.getUTCDate() !== day) local.setUTCDate(0);
  return new Date(local.getTime() - indiaAheadMs);
}

/** Until when a complaint is acknowledged (48 hours) and answered (one month): what the privacy notice promises. */
export function grievanceClock(receivedAt: Date): { readonly acknowledgeBy: Date; readonly answerBy: Date } {
  return {
    acknowledgeBy: new Date(receivedAt.getTime() + acknowledgeHours * hourMs),
    answerBy: oneMonthAfter(receivedAt),
  };
}

type Progress = {
  readonly receivedAt: Date;
  readonly acknowledgedAt: Date | null;
  readonly resolvedAt: Date | null;
};

export type GrievanceState = 'received' | 'acknowledged' | 'answered';

/** Where a complaint stands. */
export function grievanceState({ acknowledgedAt, resolvedAt }: Omit<Progress, 'receivedAt'>): GrievanceState {
  if (resolvedAt) return 'answered';
  return acknowledgedAt ? 'acknowledged' : 'received';
}

/** Whether a promise was missed and still is: acknowledged or answered too late counts no more. */
export function isLate({ receivedAt, acknowledgedAt, resolvedAt }: Progress, now: Date): boolean {
  const { acknowledgeBy, answerBy } = grievanceClock(receivedAt);
  return !resolvedAt && ((!acknowledgedAt && now >= acknowledgeBy) || now >= answerBy);
}

/** What support should have been told of a complaint by now. A warning that comes too late is left out. */
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
