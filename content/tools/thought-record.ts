import type { Tool } from '@/lib/site/tool/schema';

export const thoughtRecord: Tool = {
  slug: 'thought-record',
  title: 'Thought Record',
  type: 'Worksheet',
  category: 'Therapy',
  duration: '15–20 minutes',
  description: 'Take one thought that hurts, and look at it the way you would look at a friend’s.',
  features: ['Seven short steps', 'A list of common thinking habits', 'A short form for the following days'],
  goodFor:
    'For a thought that keeps returning: “I always ruin it”, “They must think I am stupid”. Used in cognitive behavioural therapy, and of use alone too. Wait until the strongest wave is over; then write.',
  sheet: {
    intro: 'One situation, one thought. Write quickly and plainly, in any language. Nobody corrects it.',
    pages: [
      [
        {
          kind: 'prompt',
          label: '1. What happened?',
          hint: 'Who, where, when. Only what a camera would have seen.',
          lines: 3,
        },
        {
          kind: 'columns',
          prompts: [
            {
              label: '2. What did I feel?',
              hint: 'Sad, ashamed, angry, afraid… and how strongly, 0 to 100.',
              lines: 4,
            },
            {
              label: '3. What went through my mind?',
              hint: 'Underline the thought that hurts most.',
              lines: 4,
            },
          ],
        },
        {
          kind: 'columns',
          prompts: [
            { label: '4. What speaks for this thought?', hint: 'Facts, not feelings.', lines: 6 },
            {
              label: '5. What speaks against it?',
              hint: 'What would I say to a friend? What have I left out?',
              lines: 6,
            },
          ],
        },
        {
          kind: 'prompt',
          label: '6. A fairer way to put it',
          hint: 'Not sunny. Only true, and complete.',
          lines: 4,
        },
        {
          kind: 'prompt',
          label: '7. How strong are the feelings now, 0 to 100? What will I do next?',
          lines: 3,
        },
      ],
      [
        {
          kind: 'checklist',
          title: 'Thinking habits: tick the ones you recognise',
          items: [
            'All or nothing: “If it is not perfect, it is worthless.”',
            'Reading minds: “She did not reply. She is angry with me.”',
            'Telling fortunes: “I will fail, so why begin?”',
            'Should and must: “I should have managed this long ago.”',
            'Blaming myself for what was not in my hands',
            'Not counting the good: “They were only being polite.”',
            'From one to always: “It went wrong today. It always does.”',
            'Feeling as proof: “I feel guilty, so I must have done something.”',
          ],
        },
        {
          kind: 'heading',
          text: 'Short form for the next days',
          hint: 'Once you know the way, one row is enough.',
        },
        {
          kind: 'table',
          columns: [
            { label: 'Day and situation', share: 2.2 },
            { label: 'Thought', share: 2.4 },
            { label: 'Feeling, 0–100', share: 1.3 },
            { label: 'A fairer way to put it', share: 2.8 },
          ],
          rows: 5,
          rowHeight: 72,
        },
      ],
    ],
  },
};
