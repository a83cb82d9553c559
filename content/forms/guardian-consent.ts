import {
  childProtectionAct,
  dataProtectionAct,
  mentalHealthcareAct,
  telemedicineGuidelines,
  telepsychiatryGuidelines,
} from '@/content/forms/sources';
import type { ReadyForm } from '@/lib/care/form/paper';

/** A guardian's consent for somebody under 18, and the young person's own agreement. */
export const guardianConsentForm: ReadyForm = {
  version: 2,
  use: 'For a person under 18. A parent or guardian signs first, by a link; then the young person agrees.',
  sources: [
    telemedicineGuidelines,
    telepsychiatryGuidelines,
    mentalHealthcareAct,
    dataProtectionAct,
    childProtectionAct,
  ],
  paper: {
    title: 'Consent for a person under 18',
    intro:
      'Two people sign this form: first a parent or legal guardian, then the young person. Nothing begins before both have agreed.',
    sections: [
      {
        id: 'g-what',
        by: 'guardian',
        title: 'For the guardian: what you agree to',
        text: `The therapist who sends this form meets the young person by video or phone. Therapy is a series of talks. It often helps, but nobody can promise that it will. A counsellor or psychologist does not prescribe medicine. Nobody records a session.

An adult whose identity is known is with the young person at the beginning of the first session (Telemedicine Practice Guidelines 2020). After that, the young person needs a room of their own during the sessions.

What the young person says stays with the therapist, also towards you. The therapist tells you when a life is in danger, and what you need to know to keep the young person safe; more than that together with the young person. Everyone who knows of sexual abuse of a child has to report it (POCSO Act 2012, section 19), and a court may order the therapist to speak.

In danger, call 112. Childline 1098 and Tele-MANAS 14416 are free and open day and night.

The data are used to care for the young person and for nothing else; nobody watches what they do online, and nobody shows them advertisements (Digital Personal Data Protection Act 2023, section 9). You can withdraw this consent at any time: by the link with which you sign, by telling the therapist, or let the young person withdraw it in their account.`,
        questions: [
          {
            id: 'g-relation',
            kind: 'one',
            label: 'Who are you to the young person?',
            options: ['Mother', 'Father', 'Legal guardian appointed by a court', 'Another lawful guardian'],
            required: true,
          },
          { id: 'g-phone', kind: 'short', label: 'Your phone number, also for emergencies', required: true },
          {
            id: 'g-identity',
            kind: 'one',
            label: 'Which paper will you show the therapist in the first session?',
            hint: 'Do not send a copy. The therapist looks at it and notes only that they have seen it.',
            options: ['Aadhaar, number covered', 'Passport', 'Driving licence', 'Voter card', 'Court order'],
            required: true,
          },
          {
            id: 'g-allowed',
            kind: 'yesno',
            label: 'Are you allowed to decide this for the young person, alone or with the other parent?',
            required: true,
            needsYes: true,
          },
          {
            id: 'g-private',
            kind: 'yesno',
            label: 'Do you agree that what is said stays between the young person and the therapist?',
            required: true,
            needsYes: true,
          },
        ],
      },
      {
        id: 'y-what',
        title: 'For you: what this is',
        text: `Your guardian has agreed that you may talk with this therapist. Now it is your turn: you only begin if you want to.

Therapy means talking about what is hard, in your words and at your pace. You need not answer every question. You may stop at any time, also in the middle of a session.

What you say stays with your therapist. They tell someone else only when your life or someone else's is in danger, when a child is being sexually abused, or when a court orders it. They talk with you about it first if they can.`,
        questions: [
          {
            id: 'y-understood',
            kind: 'yesno',
            label: 'Do you understand what stays between you and your therapist, and what does not?',
            required: true,
            needsYes: true,
          },
          { id: 'y-hopes', kind: 'long', label: 'What would you like to be different? (optional)' },
        ],
      },
      {
        id: 'y-help',
        title: 'For you: when you need help at once',
        text: `Nobody watches this service at night. In danger, call 112. Childline is 1098, and Tele-MANAS is 14416: both are free, day and night.`,
        questions: [
          {
            id: 'y-safe-adult',
            kind: 'short',
            label: 'Which grown-up may your therapist call if you are in danger? Name and phone number',
            required: true,
          },
          { id: 'y-wants', kind: 'yesno', label: 'Do you want to begin?', required: true, needsYes: true },
        ],
      },
    ],
  },
};
