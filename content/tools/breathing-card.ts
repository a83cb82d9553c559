import type { Tool } from '@/lib/site/tool/schema';

export const breathingCard: Tool = {
  slug: 'calm-breathing-cards',
  title: 'Calm Breathing Cards',
  type: 'Guide',
  category: 'Stress',
  duration: '3 minutes',
  description:
    'Three cards for the wallet. Follow the shape with a finger, and your breath slows down by itself.',
  features: ['Box, 4-7-8 and long breath out', 'Shapes to trace with a finger', 'Cut out, fold, carry'],
  goodFor:
    'For the minute before an exam, an argument or a phone call, and for the middle of the night. If slow breathing makes you dizzy or uneasy, stop and look around the room instead.',
  sheet: {
    intro: 'Cut along the dashed lines. Follow the shape slowly with a finger; breathe as it says.',
    pages: [
      [
        {
          kind: 'breath-card',
          title: 'Box breathing',
          shape: 'square',
          counts: [
            { phase: 'Breathe in', seconds: 4 },
            { phase: 'Hold', seconds: 4 },
            { phase: 'Breathe out', seconds: 4 },
            { phase: 'Hold', seconds: 4 },
          ],
          text: 'Once round the square is one breath. Go round four times. Before something difficult.',
        },
        {
          kind: 'breath-card',
          title: '4-7-8 breathing',
          shape: 'triangle',
          counts: [
            { phase: 'Breathe in through the nose', seconds: 4 },
            { phase: 'Hold', seconds: 7 },
            { phase: 'Breathe out through the mouth', seconds: 8 },
          ],
          text: 'Four rounds at most, sitting or lying down. Count faster if it feels long. For falling asleep.',
        },
        {
          kind: 'breath-card',
          title: 'Long breath out',
          shape: 'wave',
          counts: [
            { phase: 'Breathe in', seconds: 4 },
            { phase: 'Breathe out', seconds: 6 },
          ],
          text: 'No holding. As long as you like, anywhere, unseen. When the heart is racing.',
        },
        {
          kind: 'columns',
          prompts: [
            { label: 'The card that suits me', lines: 2 },
            { label: 'When I will use it', lines: 2 },
          ],
        },
        {
          kind: 'note',
          text: 'Dizzy, tingling or more afraid? Stop. Put both feet on the floor and name five things you can see. Breathing exercises are not for everyone, and that is no fault.',
        },
      ],
    ],
  },
};
