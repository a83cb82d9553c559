import type { Helpline } from '@/content/helplines';
import type { OpeningHours } from '@/lib/site/content/opening-hours';
import type { HelplineAbroadContent, HelplineContent } from '@/lib/site/helpline/kind';
import { dialled, isOverdue } from '@/lib/site/helpline/rules';

type Checked = {
  readonly checkedOn: string;
  /** Whether the day of the next check has passed. */
  readonly overdue: boolean;
};

export type ShownHelpline = Helpline & Checked;

export type ShownHelplineAbroad = Checked &
  Pick<HelplineAbroadContent, 'place' | 'name' | 'number' | 'emergency'> & { readonly dial: string };

const weekdays: Readonly<Record<HelplineContent['open'], OpeningHours['weekdays']>> = {
  always: [0, 1, 2, 3, 4, 5, 6],
  'every-day': [0, 1, 2, 3, 4, 5, 6],
  'monday-to-saturday': [1, 2, 3, 4, 5, 6],
  'monday-to-friday': [1, 2, 3, 4, 5],
};

/** An entry as the crisis page shows it. @param today Indian calendar day, ISO */
export function helplineView(id: string, content: HelplineContent, today: string): ShownHelpline {
  const { open, from = 0, to = 24, otherNumber, group, rank, shown, dueOn, ...same } = content;
  return {
    ...same,
    id,
    dial: dialled(same.number),
    ...(otherNumber !== undefined && { otherNumber: { number: otherNumber, dial: dialled(otherNumber) } }),
    alwaysOpen: open === 'always',
    ...(open !== 'always' && { hours: { weekdays: weekdays[open], from, to } }),
    overdue: isOverdue(content, today),
  };
}

/** The same for a line abroad. */
export function helplineAbroadView(content: HelplineAbroadContent, today: string): ShownHelplineAbroad {
  const { place, name, number, emergency, checkedOn } = content;
  return {
    place,
    name,
    number,
    emergency,
    checkedOn,
    dial: number.replace(/[^\d+]/g, ''),
    overdue: isOverdue(content, today),
  };
}
