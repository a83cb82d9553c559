import type { ContentField } from '@/lib/admin/content/form/parts';
import { checkFields, nameField, notAfter, shownField } from '@/lib/admin/content/kinds/fields';
import { describeContent } from '@/lib/admin/content/spec';
import { helplineAbroadKind, helplineKind } from '@/lib/site/helpline/kind';

/** Their numbers are on every page, in mails and on worksheets, so they cannot change in one place. */
const fixed: Readonly<Record<string, string>> = { 'emergency-112': '112', 'tele-manas': '14416' };

const number: ContentField = {
  type: 'line',
  name: 'number',
  label: 'Number',
  hint: 'As people read it: 1800 233 3330',
};

const shown = shownField('on the crisis page');

const checkedByToday = (today: string, checkedOn: string) =>
  notAfter(today, 'checkedOn', checkedOn, 'The last check cannot be in the future');

export const helplines = describeContent({
  kind: helplineKind,
  title: 'Helplines in India',
  lead: 'Numbers of the crisis page. Each has its own day for the next check.',
  page: '/resources/crisis-support',
  nameOf: ({ name, number }) => `${name}, ${number}`,
  dueOn: ({ shown, dueOn }) => (shown ? dueOn : null),
  adds: { one: 'helpline', blank: { group: 'more', rank: '50', open: 'always', shown: 'yes' } },
  refuse: (content, entry, today) => {
    const only = fixed[entry ?? ''];
    if (only === undefined) return checkedByToday(today, content.checkedOn);
    return {
      ...checkedByToday(today, content.checkedOn),
      ...(content.number !== only && {
        number: `${only} is at the top of every page. Only the words about it can change here.`,
      }),
      ...(!content.shown && { shown: `The crisis page always shows ${only}.` }),
    };
  },
  parts: [
    nameField(),
    number,
    {
      ...number,
      name: 'otherNumber',
      label: 'Second number',
      optional: true,
      hint: 'For the same service. Optional.',
    },
    { type: 'number', name: 'rank', label: 'Place in its list', hint: '1 comes first.' },
    { type: 'text', name: 'description', label: 'For', rows: 3 },
    {
      type: 'list',
      name: 'features',
      label: 'Good to know',
      hint: 'One point per line, at most six.',
      rows: 4,
    },
    {
      type: 'line',
      name: 'availability',
      label: 'Hours, in words',
      hint: 'For example: 8 am – 8 pm IST, every day',
    },
    {
      type: 'choice',
      name: 'open',
      label: 'Days open',
      options: [
        { value: 'always', label: 'Day and night, every day' },
        { value: 'every-day', label: 'Every day, at certain hours' },
        { value: 'monday-to-saturday', label: 'Monday to Saturday, at certain hours' },
        { value: 'monday-to-friday', label: 'Monday to Friday, at certain hours' },
      ],
    },
    {
      type: 'number',
      name: 'from',
      label: 'Opens at',
      hint: 'Hour from 0 to 24, IST. Leave empty if open day and night.',
      optional: true,
    },
    {
      type: 'number',
      name: 'to',
      label: 'Closes at',
      hint: 'Hour from 0 to 24, IST. Leave empty if open day and night.',
      optional: true,
    },
    { type: 'line', name: 'languages', label: 'Languages' },
    { type: 'line', name: 'cost', label: 'Cost of a call' },
    {
      type: 'choice',
      name: 'type',
      label: 'Kind',
      options: [
        { value: 'emergency', label: 'Emergency' },
        { value: 'mental-health', label: 'Mental health' },
        { value: 'women', label: 'Women' },
        { value: 'children', label: 'Children' },
        { value: 'elders', label: 'Elders' },
      ],
    },
    {
      type: 'choice',
      name: 'group',
      label: 'Position',
      options: [
        { value: 'first', label: 'Before others of its type' },
        { value: 'more', label: 'After others of its type' },
      ],
    },
    {
      type: 'line',
      name: 'source',
      label: 'Published by',
      hint: 'The publisher of the number, such as a ministry.',
      wide: true,
    },
    ...checkFields(),
    shown,
  ],
});

export const helplinesAbroad = describeContent({
  kind: helplineAbroadKind,
  title: 'Helplines abroad',
  lead: 'Numbers of the crisis page for Indians outside India and their families.',
  page: '/resources/crisis-support',
  nameOf: ({ place, name }) => `${place}: ${name}`,
  dueOn: ({ shown, dueOn }) => (shown ? dueOn : null),
  adds: { one: 'helpline', blank: { shown: 'yes' } },
  refuse: (content, _entry, today) => checkedByToday(today, content.checkedOn),
  parts: [
    { type: 'line', name: 'place', label: 'Countries' },
    nameField(),
    { ...number, hint: 'As people there dial it.' },
    {
      ...number,
      name: 'emergency',
      label: 'Emergency number',
      hint: 'Police and ambulance there, such as 911.',
    },
    ...checkFields(),
    shown,
  ],
});
