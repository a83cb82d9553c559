import { healthWords } from '@/content/health-words';

export const lettersPath = '/therapist-dashboard/letters';

export const letterKinds = ['first', 'reminder', 'missed'] as const;

export type LetterKind = (typeof letterKinds)[number];

/** A kind in an address; the first one for any other text. */
export const letterKindOf = (text: string): LetterKind =>
  letterKinds.find((kind) => kind === text) ?? 'first';

/** Page of one kind. */
export const letterPath = (kind: LetterKind) => `${lettersPath}?letter=${kind}` as const;

/** Each kind with its name, when it is sent and the words of the service, from which a therapist begins. */
export const letterKindsInWords: Readonly<
  Record<LetterKind, { readonly label: string; readonly sent: string; readonly usual: OwnWords }>
> = {
  first: {
    label: 'First email',
    sent: 'Sent when a client books you for the first time or accepts your invitation.',
    usual: { subject: 'Your appointment is booked: {day}, {time}', body: 'Hello {first name},' },
  },
  reminder: {
    label: 'Reminder',
    sent: 'Sent at the times that your client has chosen.',
    usual: { subject: 'Reminder: your appointment on {day}, {time}', body: 'Hello {first name},' },
  },
  missed: {
    label: 'After a missed session',
    sent: 'Sent after you mark a session as missed, in the hours in which your client wants email.',
    usual: { subject: 'Your appointment on {day}', body: 'Hello {first name},' },
  },
};

/** Subject and beginning of an email: with placeholders as a template, without as a letter. */
export type OwnWords = { readonly subject: string; readonly body: string };

export const longestSubject = 120;
export const longestBody = 2_000;

/** Characters of a text that a lock screen or a list of emails may show. */
const openingLength = 150;

/** The values of a template's placeholders. */
export type LetterValues = {
  readonly firstName: string;
  /** Null for a client who has no appointment. */
  readonly appointment: { readonly day: string; readonly time: string; readonly place: string } | null;
};

type Placeholder = 'first name' | keyof NonNullable<LetterValues['appointment']>;

const ofSubject: readonly Placeholder[] = ['day', 'time'];
const ofBody: readonly Placeholder[] = ['first name', 'day', 'time', 'place'];

const inBrackets = /\{([^{}]*)\}/g;

const placeholderIn = (inside: string) => {
  const name = inside.trim().toLowerCase().replace(/\s+/g, ' ');
  return ofBody.find((known) => known === name);
};

const listed = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

/** Puts the values into a line, in one step, so that a name which looks like a placeholder stays a name. */
function filled(line: string, { firstName, appointment }: LetterValues): string | null {
  let known = true;
  const text = line.replace(inBrackets, (all, inside: string) => {
    const name = placeholderIn(inside);
    if (name === undefined) return all;
    if (name === 'first name') return firstName;
    if (!appointment) known = false;
    return appointment?.[name] ?? '';
  });
  return known ? text : null;
}

/**
 * A template with the values of one client. Lines about an appointment are left out for a client who has none; the
 * subject is null then.
 */
export function filledLetter({ subject, body }: OwnWords, values: LetterValues) {
  const lines = body.split('\n').flatMap((line) => filled(line, values) ?? []);
  return { subject: filled(subject, values), body: lines.join('\n').trim() };
}

/** Normal widths, no accents on Latin letters, small letters: the form in which words are compared. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})[\u0300-\u036f]+/gu, '')
    .normalize('NFC')
    .toLowerCase();

const foldedHealthWords = healthWords.map(folded);

/** The first word about health, as it was typed; null if there is none. */
export function healthWordIn(text: string): string | null {
  const words = text.normalize('NFKC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const compared = words.map(folded);
  for (const [index] of words.entries()) {
    const rest = compared.slice(index, index + 2).join(' ');
    const found = foldedHealthWords.find((word) => rest.startsWith(word));
    if (found) return words.slice(index, index + found.split(' ').length).join(' ');
  }
  return null;
}

/** The word of a name that a subject holds, as it was typed; null if there is none. */
export function nameIn(subject: string, name: string): string | null {
  const parts = new Set((folded(name).match(/[\p{L}\p{M}]+/gu) ?? []).filter((part) => part.length > 2));
  return (subject.match(/[\p{L}\p{M}]+/gu) ?? []).find((word) => parts.has(folded(word))) ?? null;
}

/** Links and addresses that a mail program makes of a text. */
const links =
  /(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S+|[^\s@]+@[^\s@]+\.[^\s@]+|(?<![\p{L}\p{N}.-])(?:[\p{L}\p{N}-]+\.)+(?:com|in|org|net|io|co|me|app|link|ly|gl|info|biz|xyz|online|site|page|dev|shop|live|top|club)(?![\p{L}\p{N}])\S*/giu;

/** The first link that does not lead to the service; null if there is none. @param origin of the service */
export function foreignLinkIn(text: string, origin: string): string | null {
  const isOwn = (link: string) => URL.canParse(link) && new URL(link).origin === origin;
  return text.match(links)?.find((link) => !isOwn(link)) ?? null;
}

/** An amount of money: "₹1,800", "Rs. 500", "500 rupees". */
const amount = /₹|\brs\.?\s*\d|\binr\b|\brupees?\b/iu;

function unknownPlaceholder(text: string, known: readonly Placeholder[]): string | null {
  for (const [all, inside = ''] of text.matchAll(inBrackets)) {
    const name = placeholderIn(inside);
    if (name === 'first name' && !known.includes(name)) {
      return 'Leave {first name} out of the subject: lock screens show it.';
    }
    if (name === undefined || !known.includes(name)) {
      return `We do not know ${all}. You can use ${listed(known)}.`;
    }
  }
  return /[{}]/.test(text.replaceAll(inBrackets, ''))
    ? `A curly bracket has no partner. You can use ${listed(known)}.`
    : null;
}

/** Why a subject is refused, in words; null for a good one. */
export function subjectFault(subject: string, origin: string): string | null {
  const word = healthWordIn(subject.replaceAll(inBrackets, ' '));
  if (word) return `The subject contains the word “${word}”. Lock screens show it, so leave health out.`;
  if (amount.test(subject))
    return 'The subject contains an amount. Lock screens show it, so leave money out.';
  const link = foreignLinkIn(subject, origin);
  if (link) return `The subject contains the link “${link}”. Leave links out of it.`;
  return unknownPlaceholder(subject, ofSubject);
}

/** The same for a text. */
export function bodyFault(body: string, origin: string): string | null {
  const word = healthWordIn(body.slice(0, openingLength).replaceAll(inBrackets, ' '));
  if (word) {
    return `The beginning contains the word “${word}”. Lock screens show the first ${openingLength} characters, so leave health out of them.`;
  }
  const link = foreignLinkIn(body, origin);
  if (link) return `The text contains the link “${link}”. Only links to pages of ours (${origin}) are sent.`;
  return unknownPlaceholder(body, ofBody);
}

export const letterLabels = { subject: 'Subject', body: 'Text' } as const;

export const letterHints = {
  subject: `You can use ${listed(ofSubject)}. No name, no amount, nothing about health: lock screens show it.`,
  body: `You can use ${listed(ofBody)}. Time, place, price, links and the helpline follow below it.`,
} as const;

export const letterMessages = {
  subject: 'Enter a subject',
  subjectLong: `Keep the subject to ${longestSubject} characters`,
  body: 'Enter a text',
  bodyLong: `Keep the text to ${longestBody.toLocaleString('en-IN')} characters`,
  saved: 'Saved. It is sent from now on.',
  reset: 'We send our own text again.',
  'not-linked': 'You can do this after we accept your application.',
  notSaved: 'We could not save this just now. Nothing was changed. Please try again.',
} as const;

/** The message for a subject with a part of the therapist's own name. */
export const namedSubject = (word: string) =>
  `The subject contains your name, “${word}”. Lock screens show it, so leave names out.`;
