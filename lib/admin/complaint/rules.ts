import { choiceFilter, searchFilter } from '@/lib/admin/table/filters';

export const complaintStates = {
  received: 'Not acknowledged',
  acknowledged: 'To be answered',
  answered: 'Answered',
} as const;

export const complaintFilters = [
  searchFilter('Name, email or subject'),
  choiceFilter('state', 'State', { ...complaintStates, all: 'All complaints' }, 'All open'),
];

export const complaintMessages = {
  answered: 'Your answer is saved, and we are emailing it.',
  answeredBefore: 'This complaint has already been answered. Reload the page to read the answer.',
  acknowledged: 'Marked as acknowledged.',
  acknowledgedBefore: 'This has already been acknowledged.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;
