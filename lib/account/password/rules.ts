import { site } from '@/content/site';

/** Fewest and most characters of a new password, counted as people see them: one emoji is one or a few. */
export const shortestPassword = 10;
export const longestPassword = 128;

export const passwordMessages = {
  missing: 'Enter a password',
  tooShort: `Use at least ${shortestPassword} characters. A few words you remember are fine.`,
  tooLong: `Keep your password to ${longestPassword} characters`,
  tooEasy: 'This is easy to guess. Try three or four words that do not belong together.',
  tooPersonal: `This is mostly your name, your email or our name. Choose something that no one can look up.`,
  differs: 'The two passwords do not match',
  repeatMissing: 'Enter the password again',
  busy: 'Please try again in a moment',
} as const;

export const changePasswordMessages = {
  done: 'Your password is changed. You stay signed in here and are signed out everywhere else.',
  wrong: 'Your current password is wrong',
  same: 'Choose a password that differs from your current one',
  noneYet: 'You sign in with Google and have no password yet. You can set one with “Forgot password?”.',
  notDone: 'We could not change your password just now. Please try again.',
} as const;

/** One spelling for one password, whatever keyboard it came from (NIST SP 800-63B, 3.1.1.2). Apply it once. */
export function normalisePassword(typed: string): string {
  return typed.normalize('NFKC');
}

/** Number of Unicode code points after normalising. */
export function lengthOfPassword(typed: string): number {
  return [...normalisePassword(typed)].length;
}

/** Facts about the person that must not be the password. */
export type PasswordOwner = { readonly email: string; readonly name: string };

/** Shorter parts also occur in words unrelated to the person. */
const shortestTell = 4;

/** Words that an acquaintance, or a visitor of this site, would try first. */
export function personalWords({ email, name }: PasswordOwner): readonly string[] {
  const [mailbox = '', domain = ''] = email.toLowerCase().split('@');
  const parts = [email, mailbox, domain, name, site.name].flatMap((text) => [
    text.toLowerCase(),
    ...text.toLowerCase().split(/[^\p{L}\p{N}]+/u),
  ]);
  return [...new Set(parts)].filter((part) => part.length >= shortestTell);
}

/** Whether too little of a password remains without the person's name and address and our name. */
export function isPersonal(typed: string, owner: PasswordOwner): boolean {
  const rest = personalWords(owner)
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, word) => text.replaceAll(word, ''), normalisePassword(typed).toLowerCase());
  return rest !== normalisePassword(typed).toLowerCase() && [...rest].length < shortestPassword;
}

export type PasswordStrength = {
  /** 0 unusable, 1 weak, 2 fair, 3 good. */
  readonly level: 0 | 1 | 2 | 3;
  readonly words: string;
};

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}\s]/u, /\s/u];

/** Number of characters that follow from the one before: repeated, or next in the alphabet or the digits. */
function predictable(characters: readonly string[]): number {
  return characters.filter((character, index) => {
    const before = characters[index - 1]?.codePointAt(0);
    const step = before === undefined ? 9 : Math.abs((character.codePointAt(0) ?? 0) - before);
    return step <= 1;
  }).length;
}

/**
 * How hard a password is to guess, from its own characters alone: quick enough for every keystroke. Only the
 * server has the list of common passwords, so "good" is a hint, not a promise.
 */
export function passwordStrength(typed: string, owner: PasswordOwner): PasswordStrength {
  const characters = [...normalisePassword(typed)];
  const missing = shortestPassword - characters.length;
  if (missing > 0) {
    return {
      level: 0,
      words: missing === 1 ? '1 more character needed' : `${missing} more characters needed`,
    };
  }
  if (characters.length > longestPassword) return { level: 0, words: passwordMessages.tooLong };
  if (isPersonal(typed, owner)) return { level: 0, words: passwordMessages.tooPersonal };
  const free = characters.length - predictable(characters);
  const variety = new Set(characters).size;
  const worth = Math.min(free, variety * 1.5) + 2 * kinds.filter((kind) => kind.test(typed)).length;
  if (worth < 12) return { level: 1, words: 'Weak: easy to guess' };
  if (worth < 18) return { level: 2, words: 'Fair: another word would help' };
  return { level: 3, words: 'Good: hard to guess' };
}
