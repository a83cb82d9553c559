import { mentalHealthcareAct, telepsychiatryGuidelines } from '@/content/forms/sources';
import type { ReadyForm } from '@/lib/care/form/paper';

/** Where help would have to go, and whom to call. */
export const safetyForm: ReadyForm = {
  version: 1,
  use: 'For every client you meet online or by phone. Ask again when a client moves.',
  sources: [telepsychiatryGuidelines, mentalHealthcareAct],
  paper: {
    title: 'Safety and emergency contact',
    intro:
      'Your therapist cannot come to you. These answers tell them where help would have to go, and whom to call. They use them only in an emergency.',
    sections: [
      {
        id: 'where',
        title: 'Where you are',
        questions: [
          {
            id: 'address',
            kind: 'long',
            label: 'Where are you usually during a session? Full address',
            required: true,
          },
          {
            id: 'phone',
            kind: 'short',
            label: 'On which number can you be reached if the line breaks?',
            required: true,
          },
          { id: 'alone', kind: 'yesno', label: 'Is someone else usually at home then? (optional)' },
        ],
      },
      {
        id: 'whom',
        title: 'Whom to call',
        text: 'Name someone who would come. Tell them that you have named them.',
        questions: [
          { id: 'contact', kind: 'short', label: 'Their name', required: true },
          { id: 'relation', kind: 'short', label: 'Who they are to you', required: true },
          { id: 'contact-phone', kind: 'short', label: 'Their phone number', required: true },
          { id: 'knows', kind: 'yesno', label: 'Do they know that you are in therapy?', required: true },
          { id: 'hospital', kind: 'short', label: 'Hospital or doctor near you (optional)' },
        ],
      },
      {
        id: 'agree',
        title: 'When they may be called',
        text: `In danger, call 112 yourself. Tele-MANAS is 14416, free, day and night.

Your therapist calls your contact only when they believe that your life, or someone else's, is in danger (Mental Healthcare Act 2017, section 23). They say no more than what is needed to help.`,
        questions: [
          {
            id: 'may-call',
            kind: 'yesno',
            label: 'May your therapist call this person when they believe that you are in danger?',
            required: true,
          },
        ],
      },
    ],
  },
};
