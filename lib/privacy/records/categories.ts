import { type RetentionId, retention } from '@/content/retention';

type Words = {
  readonly title: string;
  /** Our data about a person and its purpose, in words for that person. */
  readonly why: string;
  /** Legal basis, DPDP Act 2023: consent (s. 6), a requested service (s. 7), or a duty in law. */
  readonly ground: 'your consent' | 'what you asked us for' | 'a duty in law' | 'keeping your account safe';
  readonly kept: RetentionId;
  /** The effect of erasing the account on this category. */
  readonly onErasure: string;
};

const deletedAtOnce = 'Deleted at once.';

/** The categories of our data, in the order and words of the privacy centre. */
export const categories = {
  account: {
    title: 'Your account and profile',
    why: 'Name, email, phone, role, goals and picture: to let you in and to show you the right pages.',
    ground: 'your consent',
    kept: 'account',
    onErasure:
      'Your name, address, phone, goals and picture go at once; what is left of the row after 30 days.',
  },
  devices: {
    title: 'Where you are signed in',
    why: 'Each device you signed in on, so that you can sign it out.',
    ground: 'keeping your account safe',
    kept: 'devices',
    onErasure: deletedAtOnce,
  },
  notices: {
    title: 'Notifications and mail settings',
    why: 'What we told you in your dashboard, which mails you want, and which of your devices show notifications.',
    ground: 'what you asked us for',
    kept: 'notices',
    onErasure: deletedAtOnce,
  },
  consents: {
    title: 'What you have agreed to',
    why: 'Each consent with its day and the notice you saw, as proof for you and for us.',
    ground: 'a duty in law',
    kept: 'consents',
    onErasure: 'Ends at once and stays as proof, without your name and address.',
  },
  rights: {
    title: 'Your privacy requests, nominee and complaints',
    why: 'To do what you asked for and to show that it was done in time.',
    ground: 'a duty in law',
    kept: 'rights',
    onErasure: 'Your nominee and your words go at once. The days of each request stay as proof.',
  },
  messages: {
    title: 'Messages to us',
    why: 'What you wrote in the contact form, to answer you.',
    ground: 'what you asked us for',
    kept: 'messages',
    onErasure: deletedAtOnce,
  },
  requests: {
    title: 'Messages to therapists',
    why: 'What you wrote to a therapist, for that therapist.',
    ground: 'what you asked us for',
    kept: 'requests',
    onErasure: 'Your name, address and words go at once, the empty row after 30 days.',
  },
  conversations: {
    title: 'Conversations',
    why: 'What you and your therapist, or you and our team, write to each other. It is stored sealed.',
    ground: 'your consent',
    kept: 'conversations',
    onErasure: 'Deleted at once, with its files.',
  },
  forms: {
    title: 'Forms you filled in and signed',
    why: 'What your therapist asked you, and what you agreed to. It is stored sealed, so that only the two of you can read it.',
    ground: 'your consent',
    kept: 'forms',
    onErasure:
      'Deleted at once, for you and your therapist. They may have saved a signed form to their own records.',
  },
  care: {
    title: 'Sessions, plans and reviews',
    why: 'When you meet and what you agreed on with your therapist; homework, goals and a safety plan you share, which are stored sealed; who you are handed over to, and the records you ask for.',
    ground: 'your consent',
    kept: 'care',
    onErasure:
      'Coming sessions are cancelled and all words go at once; the dates after 30 days, so that your therapist can close their books.',
  },
  notes: {
    title: 'Notes of your therapist',
    why: 'What a therapist writes down for themselves about your work. It is stored sealed, so that only they can open it; you see that a note exists and since when. For a therapist: the key of your own notes.',
    ground: 'a duty in law',
    kept: 'notes',
    onErasure:
      'Stay with your therapist, sealed; the link to you ends after 30 days. When a therapist erases their account, nobody can open their notes from then on.',
  },
  room: {
    title: 'The video room',
    why: 'Who was in the room and when, and what you told before a call: whether you can talk, where you are and whom to call. That is stored sealed, for you and your therapist.',
    ground: 'what you asked us for',
    kept: 'room',
    onErasure: deletedAtOnce,
  },
  assessments: {
    title: 'Screening results you saved',
    why: 'The score you chose to keep or to show to a therapist, and what a therapist asked you for. We keep no answer.',
    ground: 'your consent',
    kept: 'assessments',
    onErasure: deletedAtOnce,
  },
  money: {
    title: 'Quotations, payments and receipts',
    why: 'To find your payment, to give you a receipt and to keep books as tax law asks.',
    ground: 'a duty in law',
    kept: 'money',
    onErasure:
      'Your name, phone, bank and pictures go at once. Amount, day and number of a payment stay for eight years, and an issued receipt stays as it was printed.',
  },
  newsletter: {
    title: 'Our letter',
    why: 'Your address, to send you the letter you subscribed to.',
    ground: 'your consent',
    kept: 'letter',
    onErasure: deletedAtOnce,
  },
  waitlists: {
    title: 'Waitlists',
    why: 'Your address, to write to you when a therapist has a free time. The therapist does not see it.',
    ground: 'your consent',
    kept: 'waitlists',
    onErasure: deletedAtOnce,
  },
  internships: {
    title: 'Internship applications',
    why: 'What you sent us, to decide on it.',
    ground: 'what you asked us for',
    kept: 'applications',
    onErasure: deletedAtOnce,
  },
  practice: {
    title: 'Your practice as a therapist',
    why: 'Your public profile, working hours, registrations and the account your fees are paid to.',
    ground: 'what you asked us for',
    kept: 'account',
    onErasure:
      'Taken off the site at once with address, bank, picture and words. Your name and title stay for the people you worked with, as part of their record.',
  },
  files: {
    title: 'Files you sent',
    why: 'Your picture, and proofs of payment or papers you attached.',
    ground: 'what you asked us for',
    kept: 'account',
    onErasure: deletedAtOnce,
  },
  access: {
    title: 'Who opened or changed your record',
    why: 'A record that nobody can alter, so that you can see it and misuse is found.',
    ground: 'keeping your account safe',
    kept: 'audit',
    onErasure: 'Stays. It holds numbers and names of fields, never what a record says.',
  },
} as const satisfies Readonly<Record<string, Words>>;

export type CategoryId = keyof typeof categories;

export const categoryIds = Object.keys(categories) as readonly CategoryId[];

/** The retention period of a category, in the words of the privacy notice. */
export function keptFor(category: CategoryId): string {
  return retention[categories[category].kept].words;
}
