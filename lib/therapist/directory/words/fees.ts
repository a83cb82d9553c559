import { highestFee } from '@/lib/therapist/directory/schema';

/** Part of a search that names a fee in whole rupees. */
export type FeeWords = {
  readonly feeMin?: number;
  readonly feeMax?: number;
  readonly start: number;
  readonly end: number;
};

const currency = String.raw`(?:₹|\brs\b\.?|\binr\b)`;
const rupees = String.raw`(?:\/-|\s*(?:rs\b\.?|inr\b|rupees?\b|rupay\w*|rupaye\b|bucks\b|रुपये|रुपए|रूपये))`;
const amount = String.raw`${currency}?\s*(\d{1,3}(?:,\d{2,3})+|\d{3,7}|\d(?:\.\d)?\s?k\b)(?![\d,]*\d)${rupees}?`;
const before = String.raw`(?<![\p{L}\p{N}])`;

const most = String.raw`(?:under|below|less\s+than|upto|up\s+to|within|max(?:imum)?(?:\s+of)?|budget(?:\s+(?:of|is))?|(?:not|no)\s+more\s+than|cheaper\s+than|<=?)`;
const mostAfter = String.raw`(?:se\s+kam|se\s+sasta|se\s+ne?eche|se\s+niche|ke\s+andar|ke\s+under|tak|or\s+less|and\s+(?:below|under)|max(?:imum)?|से\s+कम|तक|के\s+अंदर|से\s+नीचे|budget)`;
const least = String.raw`(?:above|over|more\s+than|at\s*least|min(?:imum)?|starting(?:\s+from)?|>=?)`;
const leastAfter = String.raw`(?:se\s+(?:zyada|jyada|ziyada|upar)|or\s+more|and\s+above|plus|\+|से\s+(?:ज्यादा|ज़्यादा|ऊपर|अधिक))`;

const forms: readonly {
  readonly pattern: RegExp;
  readonly read: (low: number, high: number) => Omit<FeeWords, 'start' | 'end'>;
}[] = [
  {
    pattern: new RegExp(
      `${before}(?:between\\s+|from\\s+)?${amount}\\s*(?:-|–|to|and|se|से)\\s*${amount}`,
      'iu',
    ),
    read: (low, high) => ({ feeMin: Math.min(low, high), feeMax: Math.max(low, high) }),
  },
  { pattern: new RegExp(`${before}${most}\\s*${amount}`, 'iu'), read: (fee) => ({ feeMax: fee }) },
  {
    pattern: new RegExp(`${before}${amount}\\s*${mostAfter}(?![\\p{L}\\p{M}])`, 'iu'),
    read: (fee) => ({ feeMax: fee }),
  },
  { pattern: new RegExp(`${before}${least}\\s*${amount}`, 'iu'), read: (fee) => ({ feeMin: fee }) },
  {
    pattern: new RegExp(`${before}${amount}\\s*${leastAfter}(?![\\p{L}\\p{M}])`, 'iu'),
    read: (fee) => ({ feeMin: fee }),
  },
  {
    pattern: new RegExp(`${before}${currency}\\s*(\\d{1,3}(?:,\\d{2,3})+|\\d{3,7})(?!\\d)`, 'iu'),
    read: (fee) => ({ feeMax: fee }),
  },
  {
    pattern: new RegExp(`${before}(\\d{1,3}(?:,\\d{2,3})+|\\d{3,7})${rupees}`, 'iu'),
    read: (fee) => ({ feeMax: fee }),
  },
];

function rupeesOf(written: string | undefined): number {
  const plain = (written ?? '').replace(/[,\s]/g, '');
  return /k$/i.test(plain) ? Math.round(Number.parseFloat(plain) * 1_000) : Number(plain);
}

/** The fee that a search names: "under ₹1,500", "1000 se kam", "1000 to 2000". A bare number is no fee. */
export function feeWords(q: string): FeeWords | undefined {
  for (const { pattern, read } of forms) {
    const found = pattern.exec(q);
    if (!found) continue;
    const low = rupeesOf(found[1]);
    const high = rupeesOf(found[2]);
    if ([low, high].some((fee) => fee > highestFee)) continue;
    return { ...read(low, high), start: found.index, end: found.index + found[0].length };
  }
  return undefined;
}
