import {
  childProtectionAct,
  dataProtectionAct,
  mentalHealthcareAct,
  telemedicineGuidelines,
  telepsychiatryGuidelines,
} from '@/content/forms/sources';
import type { ReadyForm } from '@/lib/care/form/paper';

export const consentForm: ReadyForm = {
  version: 1,
  use: 'For an adult, before the first session by video or phone.',
  sources: [
    telemedicineGuidelines,
    telepsychiatryGuidelines,
    mentalHealthcareAct,
    dataProtectionAct,
    childProtectionAct,
  ],
  paper: {
    title: 'Consent to online therapy',
    intro:
      'Please read this before your first session. It takes about ten minutes. You can stop at any time and go on later, and you can ask your therapist about anything in it.',
    sections: [
      {
        id: 'what',
        title: 'What we do, and by whom',
        text: `Your therapist is the person who sent you this form. You see their training and the registers in which they are listed on their profile. A counsellor or psychologist does not prescribe medicine.

Therapy is a series of talks. You bring what is hard; together you decide what to work on. It often helps, but nobody can promise that it will. Some sessions bring up painful feelings, and you may feel worse for a while.

We meet by video or phone. You need a quiet place where nobody can listen, a charged device and a stable line. If the line breaks, we try again for ten minutes, by phone if video fails. Neither of us records a session.`,
        questions: [
          {
            id: 'what-read',
            kind: 'yesno',
            label: 'Do you understand what therapy is and how we meet?',
            required: true,
            needsYes: true,
          },
        ],
      },
      {
        id: 'distance',
        title: 'What is different at a distance',
        text: `Meeting online saves the way, and it lets you choose someone who is not near you. It also has limits: your therapist sees less of you, cannot come to you, and may hear later that you are in danger.

Your therapist may say that meeting in person, or seeing a doctor, is better for you. You can ask for that too.

Tell your therapist at the beginning of each session where you are, so that help could reach you.`,
        questions: [
          {
            id: 'distance-read',
            kind: 'yesno',
            label: 'Do you want to meet at a distance, knowing these limits?',
            required: true,
            needsYes: true,
          },
        ],
      },
      {
        id: 'confidential',
        title: 'What stays between us, and what does not',
        text: `What you say is confidential (Mental Healthcare Act 2017, section 23). Your therapist tells nobody that you meet, not your family and not your employer, unless you ask them to in writing.

There are exceptions, and they are few. Your therapist may or must tell someone else:

• when your life, or the life or safety of another person, is in danger, and only what is needed to prevent harm;

• when a child is being sexually abused or is likely to be: everyone who knows of it has to report it (POCSO Act 2012, section 19);

• when a court or another authority orders it by law;

• to other professionals who treat you, so that they can care for you, and to a representative whom you have nominated.

Your therapist speaks with you about it first where that is possible and safe. Therapists talk about their work with a supervisor, without your name.`,
        questions: [
          {
            id: 'confidential-read',
            kind: 'yesno',
            label: 'Do you understand when your therapist may have to tell someone?',
            required: true,
            needsYes: true,
          },
        ],
      },
      {
        id: 'emergency',
        title: 'In an emergency',
        text: `This service is not for emergencies, and nobody watches messages at night. In danger, call 112. To talk at once, call Tele-MANAS on 14416, free, day and night, in 20 languages.

If your therapist believes that you are in danger during a session, they stay with you on the line if they can, and call 112 or the person you name here.`,
        questions: [
          {
            id: 'emergency-name',
            kind: 'short',
            label: 'Whom may your therapist call in an emergency? Name and relation',
            required: true,
          },
          { id: 'emergency-phone', kind: 'short', label: 'Their phone number', required: true },
          {
            id: 'emergency-place',
            kind: 'short',
            label: 'Where are you usually during a session? Address, town and country',
            required: true,
          },
        ],
      },
      {
        id: 'records',
        title: 'Records and your data',
        text: `Your therapist keeps notes about your work together. They are sealed, so that only your therapist can open them. This form is sealed too: you and your therapist can read it, our team cannot.

Your data are used to care for you and for nothing else (Digital Personal Data Protection Act 2023). We keep them while you work together and for three years after that. You can see your data, have them corrected, get a copy and delete your account in the privacy centre of your account. You can ask your therapist for your records (Mental Healthcare Act 2017, section 25).

If you are not content, you can complain to our grievance officer in the privacy centre of your account. After that you can go to the Data Protection Board of India.`,
        questions: [
          {
            id: 'records-agreed',
            kind: 'yesno',
            label: 'May your therapist keep and use these data to care for you?',
            required: true,
            needsYes: true,
          },
        ],
      },
      {
        id: 'fees',
        title: 'Fees, changes and the end',
        text: `The fee of a session, and until when you can move or cancel it without paying, are shown when you book and in every appointment.

You may stop whenever you want, without giving a reason. A last session to say goodbye often helps, but it is your choice. Your therapist may end the work too if it does not help you, and then names others who could.

You can withdraw this consent at any time, on the page of this form, as easily as you sign it. The work ends then, or goes on in another form that you agree on. What was done before stays lawful.`,
        questions: [
          { id: 'questions', kind: 'long', label: 'What do you want to ask or add? (optional)' },
          {
            id: 'adult',
            kind: 'yesno',
            label: 'Are you 18 or older, and do you decide this for yourself?',
            hint: 'If you are younger, stop here and tell your therapist: a guardian signs another form.',
            required: true,
            needsYes: true,
          },
        ],
      },
    ],
  },
};
