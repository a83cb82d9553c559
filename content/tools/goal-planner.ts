import type { Tool } from '@/lib/site/tool/schema';

export const goalPlanner: Tool = {
  slug: 'goal-planner',
  title: 'Small Goals Planner',
  type: 'Planner',
  category: 'Goals',
  duration: '30 minutes, then 5 a week',
  description: 'From “I should change my life” to what you will do on Thursday at seven.',
  features: ['One goal, made small enough', '“If this, then that” for bad days', 'Four weeks to tick off'],
  goodFor:
    'For the first steps after a hard time, when large plans make you tired. Choose something that is yours, not your family’s, and make it half as big as you think right.',
  sheet: {
    intro: 'One goal for four weeks. Small enough that you could do it on a bad day.',
    pages: [
      [
        { kind: 'prompt', label: 'What do I want?', hint: 'In one sentence, and in my own words.', lines: 2 },
        {
          kind: 'prompt',
          label: 'Why does it matter to me?',
          hint: 'If the honest answer is “because others expect it”, choose again.',
          lines: 2,
        },
        { kind: 'prompt', label: 'What would be different on an ordinary Tuesday?', lines: 1 },
        {
          kind: 'columns',
          prompts: [
            { label: 'The smallest first step', hint: 'Ten minutes or less.', lines: 3 },
            { label: 'When and where exactly?', hint: 'Day, hour, place, and after which habit.', lines: 3 },
          ],
        },
        {
          kind: 'heading',
          text: 'What may get in the way',
          hint: 'It will. Decide now, so that you need not decide then.',
        },
        {
          kind: 'table',
          columns: [
            { label: 'If this happens…', share: 1 },
            { label: '…then I will', share: 1 },
          ],
          rows: 3,
          rowHeight: 30,
        },
        { kind: 'scale', label: 'How sure am I that I can do it?', low: 'not at all', high: 'certain' },
        {
          kind: 'note',
          text: 'Below 7? Make the step smaller until it is 7 or more. That is not cheating. It is how it works.',
        },
        { kind: 'prompt', label: 'Whom will I tell?', lines: 1 },
      ],
      [
        {
          kind: 'heading',
          text: 'Four weeks',
          hint: 'A tick for each day on which you did it, however little. Missing a day is part of every plan.',
        },
        {
          kind: 'week',
          groups: [
            { title: 'Week 1', items: ['My step:'] },
            { title: 'Week 2', items: ['My step:'] },
            { title: 'Week 3', items: ['My step:'] },
            { title: 'Week 4', items: ['My step:'] },
          ],
        },
        {
          kind: 'table',
          columns: [
            { label: 'Week', share: 0.6 },
            { label: 'What went well', share: 2 },
            { label: 'What I change', share: 2 },
          ],
          rows: ['1', '2', '3', '4'],
          rowHeight: 48,
        },
        { kind: 'prompt', label: 'After four weeks: what did I learn about myself?', lines: 4 },
        {
          kind: 'prompt',
          label: 'How will I mark it?',
          hint: 'A walk, a film, jalebi. Something.',
          lines: 1,
        },
      ],
    ],
  },
};
