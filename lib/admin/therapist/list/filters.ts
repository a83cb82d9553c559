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
      proposal: 'Changes wait for us',
      'no-rate': 'No fee yet',
      'no-payout': 'No account to pay to',
      waitlist: 'People are on the waitlist',
      register: 'Register entry unchecked, or ends within 30 days',
    },
    'Any',
  ),
];
