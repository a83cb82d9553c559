import type { Tool } from '@/lib/site/tool/schema';

export const stressMap: Tool = {
  slug: 'stress-map',
  title: 'Stress Map',
  type: 'Worksheet',
  category: 'Stress',
  duration: '20–30 minutes',
  description: 'Where stress sits in your body, what it is made of, and which part of it you can move.',
  features: [
    'A body to colour in',
    'Three rings: change, influence, carry',
    'Early signs and a plan for them',
  ],
  goodFor:
    'For “everything is too much”. Too much is usually nine separate things. On paper they become countable, and two or three of them can move this week.',
  sheet: {
    intro: 'First the body, then the list, then the rings. Use a pencil. You may change your mind.',
    pages: [
      [
        {
          kind: 'body-map',
          label: 'Where do I notice it? Colour the places and draw a line to a word.',
          words: [
            'tight jaw',
            'headache',
            'heavy shoulders',
            'racing heart',
            'short breath',
            'knot in the stomach',
            'sweaty hands',
            'restless legs',
            'tired all through',
          ],
        },
        {
          kind: 'heading',
          text: 'What is it made of?',
          hint: 'Write everything down, also the small things. Then give each a weight from 1 to 10.',
        },
        {
          kind: 'table',
          columns: [
            { label: 'What weighs on me', share: 3.4 },
            { label: 'Weight 1–10', share: 1 },
            { label: 'Which ring? A, B or C', share: 1.2 },
          ],
          rows: 9,
          rowHeight: 29,
        },
      ],
      [
        {
          kind: 'rings',
          rings: [
            { title: 'Ring A: I can change it', text: 'Choose one. Do the first step within two days.' },
            { title: 'Ring B: I can influence it', text: 'Ask, say, negotiate, prepare. Then leave it.' },
            {
              title: 'Ring C: I carry it for now',
              text: 'Nothing to do. Rest, company and time make it lighter.',
            },
          ],
        },
        {
          kind: 'table',
          columns: [
            { label: 'From ring', share: 0.7 },
            { label: 'Next small step', share: 3 },
            { label: 'By when', share: 1 },
          ],
          rows: ['A', 'A', 'B'],
          rowHeight: 36,
        },
        {
          kind: 'columns',
          prompts: [
            { label: 'My early signs', hint: 'What others notice first.', lines: 4 },
            { label: 'What I do then', hint: 'Within the hour. Very small.', lines: 4 },
          ],
        },
        {
          kind: 'note',
          text: 'If the load is violence, threats or debt collectors at the door, that is not stress to be managed but a situation that needs help: 112 in danger, 181 for women, a lawyer, someone you trust.',
        },
      ],
    ],
  },
};
