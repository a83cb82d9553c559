import { choiceFilter, searchFilter } from '@/lib/admin/table/filters';

export const therapistFilters = [
  searchFilter('Name, title, city or email'),
  // Addresses and saved views contain this word.
  choiceFilter('standing', 'State', {
    public: 'Public',
    hidden: 'Not public',
    linked: 'With an account',
    unlinked: 'Without an account',
  }),
  choiceFilter(
    'wants',
    'Needs attention',
    {
      proposal: 'Changes to review',
      'no-rate': 'No fee yet',
      'no-payout': 'No payment details',
      waitlist: 'With a waitlist',
      register: 'Register entry unchecked, or expires within 30 days',
    },
    'Any',
  ),
];
