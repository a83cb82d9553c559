import type { Tool } from '@/lib/site/tool/schema';

export const wellnessChecklist: Tool = {
  slug: 'weekly-wellness-checklist',
  title: 'Weekly Wellness Checklist',
  type: 'Checklist',
  category: 'Wellness',
  duration: '2 minutes a day',
  description:
    'Fourteen small things that hold a day together. Hang it on the fridge and tick what happened.',
  features: ['A week on one page', 'Body, mind, people and meaning', 'Room for two things of your own'],
  goodFor:
    'For weeks in which everything slides. It is not a score: five ticks a day is plenty. Look for the row that stays empty, and begin there.',
  sheet: {
    intro: 'Tick what happened, not what should have. Five ticks a day is plenty.',
    pages: [
      [
        {
          kind: 'week',
          groups: [
            {
              title: 'Body',
              items: [
                'Slept about as much as I need',
                'Ate something warm',
                'Drank water before noon',
                'Moved for 20 minutes',
                'Went into daylight',
              ],
            },
            {
              title: 'Mind',
              items: [
                'Ten minutes without a screen',
                'One thing at a time, once',
                'Wrote or said what I feel',
                'Phone out of reach at night',
              ],
            },
            {
              title: 'People',
              items: ['Spoke to someone I like', 'Asked for, or offered, help', 'Said no to one thing'],
            },
            {
              title: 'Meaning',
              items: ['Did something only because I enjoy it', 'Music, prayer, nature or making'],
            },
            { title: 'Mine', items: ['', ''] },
          ],
        },
        {
          kind: 'columns',
          prompts: [
            { label: 'The row that stayed empty', lines: 3 },
            { label: 'What would make it easier next week?', lines: 3 },
          ],
        },
        {
          kind: 'note',
          text: 'A week with few ticks is not a failed week. It may have been a hard one. If many weeks look like that, you do not have to sort it out alone.',
        },
      ],
    ],
  },
};
