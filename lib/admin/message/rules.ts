import { choiceFilter, searchFilter } from '@/lib/admin/table/filters';
import { contactTopics } from '@/lib/contact/rules';

export type MailState = 'open' | 'answered' | 'closed';

export const mailStates: Readonly<Record<MailState, string>> = {
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
};

/** The state of a message: a closed message stays closed, answered or not. */
export function mailStateOf({
  answeredAt,
  closedAt,
}: {
  readonly answeredAt: Date | null;
  readonly closedAt: Date | null;
}): MailState {
  if (closedAt) return 'closed';
  return answeredAt ? 'answered' : 'open';
}

export const stateFilter = choiceFilter('state', 'State', mailStates);

export const messageFilters = [
  searchFilter('Name, email or subject'),
  stateFilter,
  choiceFilter('topic', 'Topic', contactTopics, 'All topics'),
];

export function stateWhere(state: string) {
  switch (state) {
    case 'open':
      return { answeredAt: null, closedAt: null };
    case 'answered':
      return { answeredAt: { not: null }, closedAt: null };
    case 'closed':
      return { closedAt: { not: null } };
    default:
      return {};
  }
}

export const messageMessages = {
  answered: 'Marked as answered.',
  sent: 'Your answer is on its way by email.',
  notForUs: 'The message is meant for a therapist, so the team does not answer it here.',
  closed: 'Closed.',
  reopened: 'Reopened.',
  gone: 'This message no longer exists.',
  alreadySo: 'No change was needed. The page now shows the current status.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;
