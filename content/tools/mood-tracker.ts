import { moodNames } from '@/content/tools/mood-names';
import type { Tool } from '@/lib/site/tool/schema';

export const moodTracker: Tool = {
  slug: 'daily-mood-tracker',
  title: 'Daily Mood Tracker',
  type: 'Worksheet',
  category: 'Tracking',
  duration: '2 minutes a day, 4 weeks',
  description: 'One row of circles a day. After four weeks you can see what a bad week hides: the pattern.',
  features: ['Four weeks on one page', 'Mood, sleep and one word', 'A page for looking back'],
  goodFor:
    'For anyone who answers “How have you been?” with a blank face. Fill it in at the same time each day, best in the evening. Leave gaps when you forget; gaps are information too.',
  onScreen: 'mood',
  sheet: {
    intro:
      'Colour one circle each evening: 1 is a very low day, 5 a very good one. Add hours of sleep and one word.',
    pages: [
      [
        { kind: 'mood-weeks', moods: moodNames },
        {
          kind: 'note',
          text: 'Forgot a day? Leave it white and go on. Nobody fills in all 28. If most circles stay at 1 or 2 for two weeks, take this page to a doctor or a counsellor: it says in one look what is hard to say aloud.',
        },
      ],
      [
        {
          kind: 'heading',
          text: 'Looking back',
          hint: 'On the last evening, lay the four weeks in front of you and take your time.',
        },
        {
          kind: 'prompt',
          label: 'What did the better days have in common?',
          hint: 'Sleep, people, food, weather, work, movement…',
          lines: 4,
        },
        {
          kind: 'prompt',
          label: 'What came before the harder days?',
          hint: 'Look at the day before, not only the day itself.',
          lines: 4,
        },
        {
          kind: 'table',
          columns: [
            { label: 'Week', share: 1 },
            { label: 'Most common circle', share: 2 },
            { label: 'Usual sleep', share: 1.6 },
            { label: 'Something that helped', share: 4 },
          ],
          rows: ['1', '2', '3', '4'],
          rowHeight: 34,
        },
        { kind: 'prompt', label: 'One thing to do more of in the next four weeks', lines: 2 },
        { kind: 'prompt', label: 'One person I could show this page to', lines: 1 },
      ],
    ],
  },
};
