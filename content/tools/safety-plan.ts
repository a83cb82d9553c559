import { safetySteps } from '@/lib/site/tool/safety-plan';
import type { Tool } from '@/lib/site/tool/schema';

/**
 * The safety plan: not one of the eight tools of product.md §9, because it is found from the crisis page. Its order of steps is
 * that of the Safety Planning Intervention (Stanley and Brown, 2012); the words are our own (ADR 52).
 */
export const safetyPlan: Tool = {
  slug: 'safety-plan',
  title: 'Safety plan',
  type: 'Worksheet',
  category: 'Therapy',
  duration: '30 minutes, best with someone',
  description: 'What helps when thoughts of dying come: your own steps, in the order in which you take them.',
  features: [
    'Seven short steps in your words',
    'The numbers to call are in it',
    'Stays on your device, or on paper',
  ],
  goodFor:
    'For calm hours, so that it is ready for hard ones. Write it with your therapist or someone you trust, and keep it where you will find it. In danger now? Do not fill in anything: call 112, or 14416 to talk, free, day and night.',
  onScreen: 'safety',
  sheet: {
    intro: 'Begin at the top. Go one step on when a step is not enough. In danger: call 112 at once.',
    pages: [
      [
        ...safetySteps.map(({ title, hint, lines }) => ({
          kind: 'prompt' as const,
          label: title,
          hint,
          lines,
        })),
        {
          kind: 'note',
          text: 'Tele-MANAS 14416: free, day and night, in many languages. Life in danger: 112. After Stanley and Brown, Safety Planning Intervention, 2012; see suicidesafetyplan.com.',
        },
      ],
    ],
  },
};
