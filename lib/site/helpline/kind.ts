import { z } from 'zod';
import {
  type Helpline,
  helplines,
  helplinesAbroad,
  moreHelplines,
  retiredNumbers,
} from '@/content/helplines';
import { day, line, text } from '@/lib/site/content/fields';
import type { ContentKind } from '@/lib/site/content/kind';
import { dialled, dueAfter } from '@/lib/site/helpline/rules';

const shownNumber = line('Please enter the number that people call', 30)
  .regex(/^\+?[\d\s()-]+$/, 'Write the number with digits, spaces and dashes')
  .refine((number) => {
    const { length } = number.replace(/\D/g, '');
    return length >= 3 && length <= 15;
  }, 'A number has 3 to 15 digits')
  .refine(
    (number) => !retiredNumbers.some((retired) => dialled(number).endsWith(retired)),
    'Nobody answers at this number any more. Please enter another one',
  );

const checks = {
  checkedOn: day('Please enter the day of the last check'),
  dueOn: day('Please enter the day of the next check'),
};

const dueLater = {
  message: 'The next check comes after the last one',
  path: ['dueOn'],
};

/** When a line answers: day and night, or between two hours on these days. */
const daysOpen = ['always', 'every-day', 'monday-to-saturday', 'monday-to-friday'] as const;

const hour = z.number('Enter an hour from 0 to 24').min(0).max(24, 'Enter an hour from 0 to 24').optional();

const helplineSchema = z
  .strictObject({
    name: line('Please enter the name'),
    number: shownNumber,
    otherNumber: shownNumber.optional(),
    description: text('Please enter who it is for', 300),
    features: z.array(line('Please enter a word on it')).max(6, 'Use at most six lines'),
    availability: line('Please enter when it answers'),
    open: z.enum(daysOpen, 'Choose when it answers'),
    from: hour,
    to: hour,
    languages: line('Please enter the languages'),
    cost: line('Please enter what a call costs'),
    type: z.enum(['emergency', 'mental-health', 'women', 'children', 'elders'], 'Choose who it is for'),
    source: line('Please enter who publishes the number', 200),
    group: z.enum(['first', 'more'], 'Choose where it is shown'),
    rank: z.number('Enter a whole number from 1').int('Enter a whole number from 1').min(1).max(99),
    shown: z.boolean(),
    ...checks,
  })
  .refine(({ checkedOn, dueOn }) => dueOn > checkedOn, dueLater)
  .refine(({ open, from }) => open === 'always' || from !== undefined, {
    message: 'Enter the hour at which it opens',
    path: ['from'],
  })
  .refine(({ open, from = 0, to }) => open === 'always' || (to !== undefined && to > from), {
    message: 'Enter the hour at which it closes, later than it opens',
    path: ['to'],
  });

export type HelplineContent = z.output<typeof helplineSchema>;

const abroadSchema = z
  .strictObject({
    place: line('Please enter the countries'),
    name: line('Please enter the name'),
    number: shownNumber,
    emergency: shownNumber,
    shown: z.boolean(),
    ...checks,
  })
  .refine(({ checkedOn, dueOn }) => dueOn > checkedOn, dueLater);

export type HelplineAbroadContent = z.output<typeof abroadSchema>;

function openOf({ alwaysOpen, hours }: Helpline): Pick<HelplineContent, 'open' | 'from' | 'to'> {
  if (alwaysOpen || !hours) return { open: 'always' };
  const open =
    hours.weekdays.length === 7
      ? 'every-day'
      : hours.weekdays.length === 6
        ? 'monday-to-saturday'
        : 'monday-to-friday';
  return { open, from: hours.from, to: hours.to };
}

function contentOf(group: HelplineContent['group']) {
  return (helpline: Helpline, index: number): readonly [string, HelplineContent] => {
    const { id, dial, otherNumber, alwaysOpen, hours, features, ...same } = helpline;
    return [
      id,
      {
        ...same,
        ...openOf(helpline),
        features: [...features],
        ...(otherNumber && { otherNumber: otherNumber.number }),
        group,
        rank: index + 1,
        shown: true,
        dueOn: dueAfter(same.checkedOn),
      },
    ];
  };
}

/** Helplines in India. A hidden entry stays in the back office. */
export const helplineKind: ContentKind<HelplineContent> = {
  name: 'helpline',
  schema: helplineSchema,
  files: Object.fromEntries([...helplines.map(contentOf('first')), ...moreHelplines.map(contentOf('more'))]),
};

export const helplineAbroadKind: ContentKind<HelplineAbroadContent> = {
  name: 'helpline-abroad',
  schema: abroadSchema,
  files: Object.fromEntries(
    helplinesAbroad.map(({ dial, checkedOn, ...same }) => [
      same.place.toLowerCase().replaceAll(' ', '-'),
      { ...same, shown: true, checkedOn, dueOn: dueAfter(checkedOn) },
    ]),
  ),
};
