import type { Filter } from '@/lib/admin/table/filters';
import { contactTopics } from '@/lib/contact/rules';

/** How far a message or a request has come. */
export type MailState = 'open' | 'answered' | 'closed';

export const mailStates: Readonly<Record<MailState, string>> = {
  open: 'Waits',
  answered: 'Answered',
  closed: 'Closed',
};

/** How a message stands: what was closed stays closed, answered or not. */
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

export const stateFilter = {
  kind: 'choice',
  name: 'state',
  label: 'State',
  any: 'All',
  options: Object.entries(mailStates).map(([value, label]) => ({ value, label })),
} as const satisfies Filter;

export const messageFilters = [
  { kind: 'search', name: 'q', label: 'Name, email or subject' },
  stateFilter,
  { kind: 'choice', name: 'topic', label: 'Topic', any: 'All topics', options: contactTopics },
] as const satisfies readonly Filter[];

/** Rows of a state, for messages and requests alike. */
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
  closed: 'Closed.',
  reopened: 'Open again.',
  gone: 'This message is not there any more.',
  alreadySo: 'That was so already. The page now shows how it stands.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;
