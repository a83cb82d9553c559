/** A therapist's own page, with the visitor's zone unless it is India's. */
export function profileHref(slug: string, timeZone?: string): `/professionals/${string}` {
  return `/professionals/${slug}${timeZone ? `?zone=${encodeURIComponent(timeZone)}` : ''}`;
}

const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether a text can be a therapist's slug at all (the database has the same rule). */
export function isSlug(text: string): boolean {
  return text.length <= 100 && slugShape.test(text);
}

/** Ways to meet, and genders, as rows hold them. */
export const waysToMeet = ['video', 'phone', 'in_person'] as const;
export const genders = ['woman', 'man', 'non_binary'] as const;

/** Ways to meet in plain words. Shows unknown values unchanged. */
const modeLabels: Readonly<Record<string, string>> = {
  video: 'Video',
  phone: 'Phone',
  in_person: 'In person',
};

const genderLabels: Readonly<Record<string, string>> = {
  woman: 'Woman',
  man: 'Man',
  non_binary: 'Non-binary',
};

export function modeLabel(mode: string): string {
  return modeLabels[mode] ?? mode;
}

export function genderLabel(gender: string): string {
  return genderLabels[gender] ?? gender;
}

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
});
const rupeesAndPaise = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** "₹1,200 per session". A missing or zero fee counts as not yet known. */
export function feeLabel(paise: number | null): string {
  const fee = feeInShort(paise);
  return fee === null ? 'Fee to be confirmed' : `${fee} per session`;
}

/** "₹1,200", next to words that say what for; null if unknown. */
export function feeInShort(paise: number | null): string | null {
  if (paise === null || paise <= 0) return null;
  return (paise % 100 === 0 ? rupees : rupeesAndPaise).format(paise / 100);
}

/** "₹1,200 per session", or "₹900 to ₹1,800 per session" where the kinds of session differ. */
export function feesLabel(least: number | null, most: number | null): string {
  return least === most ? feeLabel(least) : `${feeRange([least, most])} per session`;
}

/** "₹900 to ₹1,800": the range of these fees; null if none is known. */
export function feeRange(paise: readonly (number | null)[]): string | null {
  const known = paise.filter((fee) => fee !== null && fee > 0) as number[];
  if (known.length === 0) return null;
  const [least = null, most] = [Math.min(...known), Math.max(...known)].map(feeInShort);
  return least === most ? least : `${least} to ${most}`;
}

export function wholeRupees(amount: number): string {
  return rupees.format(amount);
}

/** "8 years of experience"; undefined when the number is unknown. */
export function experienceLabel(years: number | null): string | undefined {
  if (years === null) return undefined;
  if (years === 0) return 'In the first year of practice';
  return years === 1 ? '1 year of experience' : `${years} years of experience`;
}

const honorific = /^(?:dr|mr|mrs|ms|prof)\.?$/i;

/** Initials of first and last name, to replace a missing portrait; "Dr" and the like are not part of a name. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const names = words.filter((word) => !honorific.test(word));
  const chosen = names.length > 0 ? names : words;
  const ends = chosen.length > 1 ? [chosen.at(0), chosen.at(-1)] : [chosen.at(0)];
  return ends
    .map((word) => Array.from(word ?? '').at(0) ?? '')
    .join('')
    .toLocaleUpperCase('en-IN');
}

/** Address of a portrait from its stored path; always on this site. */
export function pictureUrl(path: string | null): string | undefined {
  if (!path || path.includes('..') || !/^\/?[0-9A-Za-z][0-9A-Za-z._/-]*$/.test(path)) return undefined;
  return path.startsWith('/') ? path : `/${path}`;
}

/** A LinkedIn profile and no other address: a link must open what its label says. */
export function linkedinUrl(text: string | null): string | undefined {
  if (!text || !URL.canParse(text)) return undefined;
  const { protocol, hostname, port, username, password, href } = new URL(text);
  const theirs =
    protocol === 'https:' && (hostname === 'linkedin.com' || /^[a-z]{2,3}\.linkedin\.com$/.test(hostname));
  return theirs && !port && !username && !password ? href : undefined;
}

const summaryLength = 155;

/** The beginning of a bio in whole words, as search engines show it. */
export function summaryOf(bio: string): string {
  const line = bio.replace(/\s+/g, ' ').trim();
  if (line.length <= summaryLength) return line;
  const cut = line.slice(0, summaryLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:.–-]+$/u, '')}…`;
}

/** Paragraphs of a bio, divided at empty lines. */
export function paragraphs(bio: string): string[] {
  return bio
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
