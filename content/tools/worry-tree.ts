import type { Tool } from '@/lib/site/tool/schema';

export const worryTree: Tool = {
  slug: 'worry-tree',
  title: 'Worry Tree',
  type: 'Guide',
  category: 'Anxiety',
  duration: '10 minutes',
  description: 'One question that divides worries you can act on from worries you can only put down.',
  features: ['The tree on one page', 'A log for a fortnight of worries', 'Can be filled in on screen'],
  goodFor:
    'For a head that will not stop, and for anxiety that jumps from one thing to the next. It does not make a worry untrue. It tells you whether there is something to do about it today.',
  onScreen: 'worry',
  sheet: {
    intro: 'Take one worry at a time, and walk it down the tree with a finger.',
    pages: [
      [
        {
          kind: 'worry-tree',
          root: 'What exactly am I worried about? Write it in one sentence.',
          question: 'Is there something I can do about it?',
          yes: [
            'What? List two or three small steps.',
            'When? Now, or a day and an hour.',
            'Do it, or put it in the diary.',
          ],
          no: [
            'Say: “This is a worry, not a task.”',
            'Breathe out slowly, five times.',
            'Turn to something with your hands or feet.',
          ],
          end: 'Let the worry go by. It may come back. Then walk it down the tree again.',
        },
        { kind: 'prompt', label: 'My worry now', lines: 3 },
        {
          kind: 'columns',
          prompts: [
            { label: 'If yes: what, and when?', lines: 7 },
            { label: 'If no: what do I turn to?', lines: 7 },
          ],
        },
      ],
      [
        {
          kind: 'heading',
          text: 'Worry log',
          hint: 'Fifteen minutes a day, at a fixed hour. Outside that hour, write one word and go on.',
        },
        {
          kind: 'table',
          columns: [
            { label: 'Day', share: 0.8 },
            { label: 'The worry in one sentence', share: 3 },
            { label: 'Can I act?', share: 1 },
            { label: 'What and when, or what I turned to', share: 3 },
            { label: 'Did it happen?', share: 1.1 },
          ],
          rows: 12,
          rowHeight: 42,
        },
        {
          kind: 'note',
          text: 'After two weeks, count the last column. Most people are surprised. If worry fills most days for months, or your body joins in with a racing heart or no sleep, talk to a doctor or a counsellor. It can be treated.',
        },
      ],
    ],
  },
};
