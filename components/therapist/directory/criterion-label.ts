import { formatCount } from '@/lib/format/count';
import type { DirectoryPage, FilterOption } from '@/lib/therapist/directory/queries';
import type { Removable } from '@/lib/therapist/directory/rules';
import type { Chip } from '@/lib/therapist/directory/words/understanding';
import { freeSpanLabels } from '@/lib/therapist/free-times/words';
import { registerLabel } from '@/lib/therapist/register/rules';
import { genderLabel, modeLabel, wholeRupees } from '@/lib/therapist/rules';

/** A criterion in plain words. */
export function criterionLabel({ criteria, options }: DirectoryPage, criterion: Removable): string {
  const { facets, feeMin, feeMax } = criteria;
  switch (criterion) {
    case 'q':
      return `“${criteria.q}”`;
    case 'fee':
      if (feeMax === undefined) return `From ${wholeRupees(feeMin ?? 0)}`;
      return feeMin === undefined
        ? `Up to ${wholeRupees(feeMax)}`
        : `${wholeRupees(feeMin)} to ${wholeRupees(feeMax)}`;
    case 'free':
      return criteria.free ? `Free: ${freeSpanLabels[criteria.free]}` : '';
    case 'mode':
      return modeLabel(facets.mode ?? '');
    case 'gender':
      return genderLabel(facets.gender ?? '');
    case 'register':
      return registerLabel(options.register.find(({ value }) => value === facets.register)?.label ?? '');
    case 'accepting':
      return 'Accepting new clients';
    default:
      return options[criterion].find(({ value }) => value === facets[criterion])?.label ?? '';
  }
}

/** The label of the button that leaves one criterion out. */
export function looserLabel(page: DirectoryPage, criterion: Removable | Chip): string {
  if (typeof criterion !== 'string') return `Without ${criterion.label}`;
  const label = criterionLabel(page, criterion);
  switch (criterion) {
    case 'location':
      return `Anywhere, not only ${label}`;
    case 'language':
      return `In any language, not only ${label}`;
    case 'fee':
      return 'At any fee';
    case 'free':
      return 'With a free time at any hour, or later';
    case 'mode':
      return `With any way to meet, not only ${label}`;
    case 'gender':
      return 'Of any gender';
    case 'register':
      return `On any register, not only ${label}`;
    case 'accepting':
      return 'Also without a free place now';
    default:
      return `Without ${label}`;
  }
}

/** "Anxiety (12)", or without a number if not counted. */
export function optionLabel({ label, therapists }: Omit<FilterOption, 'value'>): string {
  return therapists === undefined ? label : `${label} (${formatCount(therapists)})`;
}
