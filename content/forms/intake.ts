import { mentalHealthcareAct, telepsychiatryGuidelines } from '@/content/forms/sources';
import type { ReadyForm } from '@/lib/care/form/paper';

export const intakeForm: ReadyForm = {
  version: 1,
  use: 'For everyone, before the first session: why they come, and what you need to know of their health.',
  sources: [telepsychiatryGuidelines, mentalHealthcareAct],
  paper: {
    title: 'Before our first session',
    intro:
      'These questions help your therapist to prepare. What is marked as optional can wait until you meet.',
    sections: [
      {
        id: 'about',
        title: 'About you',
        questions: [
          { id: 'called', kind: 'short', label: 'What would you like to be called?', required: true },
          { id: 'born', kind: 'date', label: 'When were you born?', required: true },
          { id: 'pronouns', kind: 'short', label: 'Which pronouns do you use? (optional)' },
          { id: 'home', kind: 'short', label: 'Whom do you live with? (optional)' },
          {
            id: 'work',
            kind: 'short',
            label: 'What do you do: work, study, home, something else? (optional)',
          },
          {
            id: 'languages',
            kind: 'short',
            label: 'In which languages do you like to talk about feelings? (optional)',
          },
        ],
      },
      {
        id: 'reason',
        title: 'Why you come',
        questions: [
          { id: 'why', kind: 'long', label: 'What brings you here now?', required: true },
          { id: 'since', kind: 'short', label: 'Since when? (optional)' },
          {
            id: 'weight',
            kind: 'scale',
            label: 'How heavy is it at present? (optional)',
            hint: '0 is not at all, 10 is as heavy as can be.',
          },
          {
            id: 'touches',
            kind: 'several',
            label: 'What does it touch? (optional)',
            options: [
              'Sleep',
              'Eating',
              'Work or study',
              'Partner',
              'Family',
              'Friends',
              'Body and health',
              'Money',
              'Faith',
            ],
          },
          { id: 'hopes', kind: 'long', label: 'How would you notice that it gets better? (optional)' },
        ],
      },
      {
        id: 'health',
        title: 'Your health',
        text: 'Your therapist asks so that nothing is overlooked. A counsellor or psychologist does not prescribe medicine.',
        questions: [
          {
            id: 'before',
            kind: 'one',
            label: 'Have you had counselling or therapy before? (optional)',
            options: ['Never', 'Yes, it helped', 'Yes, it did not help', 'I would rather not say'],
          },
          { id: 'treated', kind: 'yesno', label: 'Does a doctor treat you at present? (optional)' },
          { id: 'medicine', kind: 'long', label: 'Which medicine do you take? (optional)' },
          {
            id: 'drinks',
            kind: 'one',
            label: 'How often do you drink alcohol or take something else that changes your mood? (optional)',
            options: ['Never', 'Now and then', 'Every week', 'Most days', 'I would rather not say'],
          },
        ],
      },
      {
        id: 'safety',
        title: 'Your safety',
        text: `Your therapist reads this when they next sit down to it, not at once. If you are in danger now, call 112. To talk at once, call Tele-MANAS on 14416, free, day and night.`,
        questions: [
          {
            id: 'dark',
            kind: 'one',
            label: 'Have you thought in the last month that you would rather not live? (optional)',
            options: ['No', 'Sometimes', 'Often', 'I would rather talk about it'],
          },
          { id: 'unsafe', kind: 'yesno', label: 'Does someone hurt or threaten you? (optional)' },
          { id: 'else', kind: 'long', label: 'What else should your therapist know? (optional)' },
        ],
      },
    ],
  },
};
