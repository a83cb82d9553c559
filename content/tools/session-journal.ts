import type { Tool } from '@/lib/site/tool/schema';

export const sessionJournal: Tool = {
  slug: 'therapy-session-journal',
  title: 'Therapy Session Journal',
  type: 'Journal',
  category: 'Therapy',
  duration: '10 minutes before and after',
  description: 'What you want to say, what you heard, what you will try: one sheet for each session.',
  features: ['A page for before and after', 'Something to practise in between', 'A log of twelve sessions'],
  goodFor:
    'For people who remember what they wanted to say on the way home. Print the first page for every session, the second once. What you write belongs to you; you need not show it.',
  sheet: {
    intro: 'One sheet per session. It is yours: you decide whether anyone else reads it.',
    pages: [
      [
        {
          kind: 'columns',
          prompts: [
            { label: 'Date', lines: 1 },
            { label: 'Session number', lines: 1 },
          ],
        },
        { kind: 'heading', text: 'Before', hint: 'Ten quiet minutes, the evening before or on the way.' },
        { kind: 'scale', label: 'How have I been since last time?', low: 'very hard', high: 'very well' },
        { kind: 'prompt', label: 'What happened that matters?', lines: 3 },
        {
          kind: 'prompt',
          label: 'What do I most want to talk about?',
          hint: 'And what would I rather avoid? That may be the same.',
          lines: 3,
        },
        { kind: 'heading', text: 'After', hint: 'The same day, before the words fade.' },
        { kind: 'prompt', label: 'A sentence that stayed with me', lines: 2 },
        { kind: 'prompt', label: 'What I felt, and did not say', lines: 2 },
        {
          kind: 'prompt',
          label: 'What I will try before next time',
          hint: 'Small, and with a day.',
          lines: 2,
        },
        { kind: 'prompt', label: 'A question for next time', lines: 1 },
      ],
      [
        {
          kind: 'heading',
          text: 'Twelve sessions at a glance',
          hint: 'A line each. After four, look back together with your therapist: is this helping? What should change?',
        },
        {
          kind: 'table',
          columns: [
            { label: 'No.', share: 0.5 },
            { label: 'Date', share: 1 },
            { label: 'In one line', share: 4 },
            { label: 'How useful, 0–10', share: 1.2 },
          ],
          rows: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
          rowHeight: 36,
        },
        { kind: 'prompt', label: 'Half-way: what has changed, and what has not?', lines: 3 },
        {
          kind: 'note',
          text: 'It is all right to tell a therapist that something does not help, or that you feel judged. Good therapists are glad to know. It is also all right to change.',
        },
      ],
    ],
  },
};
