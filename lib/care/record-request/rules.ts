import { day } from '@/lib/format/duration';

/** Days within which a request for records must be answered (Rules under the Mental Healthcare Act 2017 s. 25). */
export const daysToAnswer = 15;

/** Days before the deadline at which the therapist is reminded. */
const remindDays = { first: 5, second: 1 } as const;

export function dueOf(askedAt: Date): Date {
  return new Date(askedAt.getTime() + daysToAnswer * day);
}

type Clock = {
  readonly dueAt: Date;
  readonly answeredAt: Date | null;
  readonly withdrawnAt: Date | null;
  readonly remindedAt: Date | null;
  readonly urgedAt: Date | null;
  readonly lateToldAt: Date | null;
};

export type Reminder = 'remindedAt' | 'urgedAt' | 'lateToldAt';

/** The due reminder that was not sent yet; null without one. A late run skips earlier ones. */
export function reminderDue(clock: Clock, now: Date): Reminder | null {
  if (clock.answeredAt || clock.withdrawnAt) return null;
  const left = clock.dueAt.getTime() - now.getTime();
  const due: Reminder | null =
    left <= 0
      ? 'lateToldAt'
      : left <= remindDays.second * day
        ? 'urgedAt'
        : left <= remindDays.first * day
          ? 'remindedAt'
          : null;
  return due && clock[due] === null ? due : null;
}

export type RecordState = 'open' | 'late' | 'answered' | 'withdrawn';

export function recordState(
  { dueAt, answeredAt, withdrawnAt }: Pick<Clock, 'dueAt' | 'answeredAt' | 'withdrawnAt'>,
  now: Date,
): RecordState {
  if (answeredAt) return 'answered';
  if (withdrawnAt) return 'withdrawn';
  return now >= dueAt ? 'late' : 'open';
}

export const recordStateInWords: Readonly<Record<RecordState, string>> = {
  open: 'With the therapist',
  late: 'Late',
  answered: 'Answered',
  withdrawn: 'Cancelled',
};

/** The reasons for which the Act allows withholding information (s. 25(2)). */
export const withheldReasons = {
  self: 'It would cause serious mental harm to the client',
  others: 'It would likely harm other people',
} as const;

export type WithheldBecause = keyof typeof withheldReasons;

export const withheldChoices = [
  { value: '', label: 'Nothing is withheld' },
  { value: 'self', label: withheldReasons.self },
  { value: 'others', label: withheldReasons.others },
] as const;

export const withheldSaid: Readonly<Record<WithheldBecause, string>> = {
  self: 'because your therapist thinks that it would seriously harm your mental health',
  others: 'because your therapist thinks that it would likely harm other people',
};

export function isWithheldBecause(text: string | null): text is WithheldBecause {
  return text === 'self' || text === 'others';
}

export const longestSummary = 15_000;
export const longestWithheld = 1_000;

export const mostPapers = 10;

export const paperField = 'paper';

export const recordAskFormKind = 'record-ask';
export const recordAnswerFormKind = 'record-answer';

export const recordPaths = {
  client: '/dashboard/records',
  therapist: '/therapist-dashboard/record-requests',
  team: '/admin/record-requests',
} as const;

export const recordTasks = {
  watch: 'watch-record-requests',
  tellTeam: 'tell-house-of-record-request',
} as const;

export const recordWords = {
  asked: 'We have asked your therapist. You will see the answer here.',
  askedTeam:
    'This therapist is no longer with us. Our team has been notified, and will find out who has the records now.',
  withdrawn: 'Request cancelled.',
  added: 'Document added.',
  removed: 'Document removed.',
  answered: 'Answered. We have notified the client.',
  choose: 'Choose a therapist',
  alreadyAsked:
    'You already asked another therapist from this page. To ask this one as well, press the button again.',
  open: 'You have already asked this therapist. They must answer by the date below.',
  unknown: 'We could not find this request.',
  decided: 'This was decided in the meantime. The page now shows the decision.',
  full: `An answer can have at most ${mostPapers} documents. Remove one first.`,
  summary: 'Write the summary',
  summaryLong: 'Keep the summary under 15,000 characters',
  withheldLong: 'Keep this under 1,000 characters',
  withheldMissing: 'Say in general terms what is withheld',
  sealed:
    'Records cannot be opened or sent at the moment. No data is lost and no one else can read them. Please try again later.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;
