import { choiceFilter, dayFilters, searchFilter } from '@/lib/admin/table/filters';
import { statusLabels } from '@/lib/payment/quotation/rules';

export const quotationFilters = [
  searchFilter('Client, therapist or service'),
  choiceFilter('state', 'State', statusLabels, 'All states'),
  ...dayFilters('Until'),
];
