/**
 * How long we keep each kind of data: the privacy notice prints these words, the nightly sweep follows these numbers
 * (lib/privacy/retention), and people read them in their privacy centre. Change them only here, and give the notice a
 * new day (`site.owner.legalTextsOf`). A longer period in law comes first.
 */

type Period = { readonly what: string; readonly words: string };

const inWords: Readonly<Record<number, string>> = {
  12: 'one year',
  24: '24 months',
  36: 'three years',
  96: 'eight years',
};

/** @throws for a period that has no words yet */
function months(count: number): string {
  const words = inWords[count];
  if (!words) throw new Error(`No words for ${count} months.`);
  return words;
}

const careMonths = 36;
const messageMonths = 24;
const moneyMonths = 96;
const unmatchedMonths = 12;
const proofMonths = 36;
const applicationMonths = 12;
const noticeMonths = 12;

const erasureDays = 30;
const exportDays = 7;
const letterDays = 30;
const unconfirmedDays = 7;
const networkDays = 180;
const deviceDays = 30;
const uploadDays = 1;
const waitingDays = 180;
const roomDays = 7;
const refundDays = 90;
const cardMonths = 24;
const cardListDays = 1;
const cardImportDays = 30;

/** The numbers behind the words below. */
export const periods = {
  careMonths,
  messageMonths,
  moneyMonths,
  unmatchedMonths,
  proofMonths,
  applicationMonths,
  noticeMonths,
  erasureDays,
  exportDays,
  letterDays,
  unconfirmedDays,
  networkDays,
  deviceDays,
  uploadDays,
  waitingDays,
  roomDays,
  refundDays,
  cardMonths,
  cardListDays,
  cardImportDays,
} as const;

export const retention = {
  messages: {
    what: 'Messages from the contact form',
    words: `${months(messageMonths)} after the last answer`,
  },
  requests: {
    what: 'Messages to a therapist',
    words: `${months(messageMonths)}, unless they become part of your sessions with that therapist`,
  },
  account: {
    what: 'Account and profile',
    words: `until you erase them; the remainder is gone ${erasureDays} days later. Without a confirmed email address: ${unconfirmedDays} days`,
  },
  devices: {
    what: 'Devices you have signed in on',
    words: `at most ${deviceDays} days after the sign-in; their network in scrambled form only`,
  },
  notices: { what: 'Notifications in your account', words: months(noticeMonths) },
  care: {
    what: 'Sessions, bookings, plans, quotations, homework, goals, shared results, handovers, requests for records, and records that a therapist brought from another practice',
    words: `while you work with the therapist, then ${months(careMonths)}`,
  },
  cards: {
    what: 'Client cards of a therapist',
    words: `without an account: ${months(cardMonths)} after the therapist last changed or invited; with one: while you work with the therapist, then ${months(careMonths)}. An uploaded list or calendar: one day. That a person had a card deleted: ${months(proofMonths)}, as keyed hashes`,
  },
  notes: {
    what: 'Notes that a therapist writes for themselves, encrypted',
    words: `while you work with the therapist, then ${months(careMonths)} after they were last saved or added to`,
  },
  room: {
    what: 'Video room: who was in it, and where you are and whom to call',
    words: `${roomDays} days after the appointment; what the two browsers send each other to connect, two minutes, at the latest until that night. Picture, sound and text are never kept`,
  },
  conversations: {
    what: 'Conversations with your therapist and with our team',
    words: `while you work with the therapist, then ${months(careMonths)} after the last message`,
  },
  forms: {
    what: 'Forms that you filled in and signed for your therapist',
    words: `while you work with the therapist, then ${months(careMonths)}`,
  },
  assessments: {
    what: 'Screening results you keep for yourself',
    words: 'until you erase them; those you share, as long as your sessions with that therapist',
  },
  money: {
    what: 'Payments and receipts',
    words: `${months(moneyMonths)}, because tax law requires it. If you have left and we owe you a refund: the details needed for it, encrypted, until ${refundDays} days after it is paid`,
  },
  credits: {
    what: 'Lines of bank statements that belong to no payment',
    words: `${months(unmatchedMonths)} after the money came`,
  },
  uploads: { what: 'Payment screenshots that were uploaded and never submitted', words: 'one day' },
  letter: {
    what: 'Newsletter address',
    words: `until you unsubscribe, and ${letterDays} days more so that the link in an old letter still works; ${unconfirmedDays} days if you never confirm it`,
  },
  waitlists: {
    what: 'Address on a therapist’s waitlist',
    words: `until you book, leave or ${waitingDays} days are over; ${unconfirmedDays} days if you never confirm it. That someone waited, and how long, ${months(noticeMonths)} without the address`,
  },
  consents: { what: 'Record of a consent', words: `${months(proofMonths)} after it ends, as proof` },
  rights: {
    what: 'Privacy requests and complaints',
    words: `${months(proofMonths)} after the answer, as proof; the file with your copy ${exportDays} days`,
  },
  applications: {
    what: 'Internship applications',
    words: `${months(applicationMonths)} after the decision, or after you sent it`,
  },
  audit: {
    what: 'Record of who opened or changed what',
    words: `${months(proofMonths)}; the scrambled network in it ${networkDays} days`,
  },
  logs: { what: 'Technical logs', words: '30 days; they hold no names, addresses or messages' },
} as const satisfies Readonly<Record<string, Period>>;

export type RetentionId = keyof typeof retention;
