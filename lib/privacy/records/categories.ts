import { type RetentionId, retention } from '@/content/retention';

type Words = {
  readonly title: string;
  /** Our data about a person and its purpose, in words for that person. */
  readonly why: string;
  /** Legal basis, DPDP Act 2023: consent (s. 6), a requested service (s. 7), or a duty in law. */
  readonly ground: 'your consent' | 'your request' | 'a legal duty' | 'keeping your account safe';
  readonly retention: RetentionId;
  readonly onErasure: string;
};

const deletedAtOnce = 'Deleted at once.';

/** The categories of our data, in the order and words of the privacy centre. */
export const categories = {
  account: {
    title: 'Your account and profile',
    why: 'Name, email, phone, role, goals and picture. We use them to sign you in and show you the right pages.',
    ground: 'your consent',
    retention: 'account',
    onErasure: 'We delete your name, address, phone, goals and picture at once, and the rest after 30 days.',
  },
  devices: {
    title: 'Where you are signed in',
    why: 'Your signed-in devices, so that you can sign them out.',
    ground: 'keeping your account safe',
    retention: 'devices',
    onErasure: deletedAtOnce,
  },
  notices: {
    title: 'Notifications and email settings',
    why: 'Your notifications, your email choices, and the devices that show notifications.',
    ground: 'your request',
    retention: 'notices',
    onErasure: deletedAtOnce,
  },
  consents: {
    title: 'What you have agreed to',
    why: 'Each consent with its date and the notice you saw, as proof for you and for us.',
    ground: 'a legal duty',
    retention: 'consents',
    onErasure: 'Consent ends at once. We keep proof of it without your name and address.',
  },
  rights: {
    title: 'Your privacy requests, nominee and complaints',
    why: 'To handle your request and to prove that we did so in time.',
    ground: 'a legal duty',
    retention: 'rights',
    onErasure: 'We delete your nominee and your text at once. We keep the dates of each request as proof.',
  },
  messages: {
    title: 'Messages to us',
    why: 'Your message in the contact form, so that we can answer you.',
    ground: 'your request',
    retention: 'messages',
    onErasure: deletedAtOnce,
  },
  requests: {
    title: 'Messages to therapists',
    why: 'Your message to a therapist.',
    ground: 'your request',
    retention: 'requests',
    onErasure: 'We delete your name, address and message at once, and the empty record after 30 days.',
  },
  conversations: {
    title: 'Conversations',
    why: 'Messages between you and your therapist, or you and our team. They are stored encrypted.',
    ground: 'your consent',
    retention: 'conversations',
    onErasure: 'Deleted at once, with its files.',
  },
  forms: {
    title: 'Forms you filled in and signed',
    why: 'Your therapist’s questions, your answers and your consent. They are stored encrypted, so that only the two of you can read them.',
    ground: 'your consent',
    retention: 'forms',
    onErasure:
      'Deleted at once, for you and your therapist. They may have saved a signed form to their own records.',
  },
  care: {
    title: 'Sessions, plans and reviews',
    why: 'Your sessions and plans; shared homework, goals and safety plans, which are stored encrypted; handovers, your requests for records, and records that your therapist brought from another practice.',
    ground: 'your consent',
    retention: 'care',
    onErasure:
      'We cancel upcoming sessions and delete all text at once. We delete the dates after 30 days, so that your therapist can complete their accounts.',
  },
  cards: {
    title: 'Client cards of a therapist',
    why: 'A therapist’s entry about you before you had an account: name, address, phone, and a note of how you agreed, which is stored encrypted. For a therapist: your own cards, and uploaded lists and calendars.',
    ground: 'your consent',
    retention: 'cards',
    onErasure: deletedAtOnce,
  },
  notes: {
    title: 'Notes of your therapist',
    why: 'A therapist’s own notes about your work. They are stored encrypted, so that only the therapist can open them. You can see that a note exists and since when. For a therapist: the key to your own notes.',
    ground: 'a legal duty',
    retention: 'notes',
    onErasure:
      'Your therapist keeps them, encrypted. The link to you is removed after 30 days. If a therapist erases their account, no one can open their notes after that.',
  },
  room: {
    title: 'The video room',
    why: 'Call times and participants, and the safety details you share before a call: whether you can talk, where you are and your emergency contact. These are stored encrypted, for you and your therapist.',
    ground: 'your request',
    retention: 'room',
    onErasure: deletedAtOnce,
  },
  assessments: {
    title: 'Screening results you saved',
    why: 'The scores you chose to save or share with a therapist, and your therapist’s requests. We do not store your answers.',
    ground: 'your consent',
    retention: 'assessments',
    onErasure: deletedAtOnce,
  },
  money: {
    title: 'Quotations, payments and receipts',
    why: 'To find your payment, give you a receipt and keep accounts as tax law requires.',
    ground: 'a legal duty',
    retention: 'money',
    onErasure:
      'We delete your name, phone, bank details and pictures at once. We keep the amount, date and number of a payment for eight years, and issued receipts unchanged.',
  },
  newsletter: {
    title: 'Our newsletter',
    why: 'Your address, to send you the newsletter you subscribed to.',
    ground: 'your consent',
    retention: 'letter',
    onErasure: deletedAtOnce,
  },
  waitlists: {
    title: 'Waitlists',
    why: 'Your address, to write to you when a therapist has a free time. The therapist does not see it.',
    ground: 'your consent',
    retention: 'waitlists',
    onErasure: deletedAtOnce,
  },
  internships: {
    title: 'Internship applications',
    why: 'Your application, so that we can decide on it.',
    ground: 'your request',
    retention: 'applications',
    onErasure: deletedAtOnce,
  },
  practice: {
    title: 'Your practice as a therapist',
    why: 'Your public profile, working hours, registrations and payment details.',
    ground: 'your request',
    retention: 'account',
    onErasure:
      'We remove it from the site at once, with your address, bank details, picture and text. We keep your name and title for your former clients, as part of their record.',
  },
  files: {
    title: 'Files you sent',
    why: 'Your picture, and any payment screenshots or documents you attached.',
    ground: 'your request',
    retention: 'account',
    onErasure: deletedAtOnce,
  },
  access: {
    title: 'Who opened or changed your record',
    why: 'A record that no one can edit, so that you can see it and we can detect misuse.',
    ground: 'keeping your account safe',
    retention: 'audit',
    onErasure: 'We keep it. It contains numbers and field names, never the content of a record.',
  },
} as const satisfies Readonly<Record<string, Words>>;

export type CategoryId = keyof typeof categories;

export const categoryIds = Object.keys(categories) as readonly CategoryId[];

/** The retention period of a category, in the words of the privacy notice. */
export function keptFor(category: CategoryId): string {
  return retention[categories[category].retention].words;
}
