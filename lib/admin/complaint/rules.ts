import { choiceFilter, searchFilter } from '@/lib/admin/table/filters';

export const complaintStates = {
  received: 'Not acknowledged',
  acknowledged: 'To be answered',
  answered: 'Answered',
} as const;

export const complaintFilters = [
  searchFilter('Name, email or subject contains'),
  choiceFilter('state', 'State', { ...complaintStates, all: 'All complaints' }, 'All that wait'),
];

export const complaintMessages = {
  answered: 'The answer is kept, and an email is on its way.',
  answeredBefore: 'This complaint was answered already. Reload the page to read the answer.',
  acknowledged: 'Noted: the person knows that we have it.',
  acknowledgedBefore: 'This was acknowledged already.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;
