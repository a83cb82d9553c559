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
/** "hazaar", "sau"; "do hazaar", "dedh hazaar", "पांच सौ". */
const counts: Readonly<Record<string, number>> = {
  'ek|one|a|एक': 1,
  'do|two|दो': 2,
  'teen|three|तीन': 3,
  'char|chaar|four|चार': 4,
  'paanch|panch|five|पांच|पाँच': 5,
  'chhe|chhah|six|छह|छः': 6,
  'saat|seven|सात': 7,
  'aath|eight|आठ': 8,
  'nau|nine|नौ': 9,
  'das|ten|दस': 10,
  'barah|twelve|बारह': 12,
  'pandrah|fifteen|पंद्रह|पन्द्रह': 15,
  'dedh|डेढ़': 1.5,
  'dhai|ढाई': 2.5,
};
const powers: Readonly<Record<string, number>> = {
  'hazaar|hazar|hajar|hajaar|thousand|हजार|हज़ार': 1_000,
  'sau|hundred|सौ': 100,
};
const spoken = String.raw`(?:(?:\d{1,2}(?:\.\d)?|${Object.keys(counts).join('|')})\s*)?(?:${Object.keys(powers).join('|')})(?![\p{L}\p{M}])`;
const amount = String.raw`${currency}?\s*(\d{1,3}(?:,\d{2,3})+|\d{3,7}(?!\s*(?:${Object.keys(powers).join('|')}))|\d(?:\.\d)?\s?k\b|${spoken})(?![\d,]*\d)${rupees}?`;
const before = String.raw`(?<![\p{L}\p{N}])`;

const most = String.raw`(?:under|below|less\s+than|upto|up\s+to|within|max(?:imum)?(?:\s+of)?|budget(?:\s+(?:of|is))?|(?:not|no)\s+(?:more|over|above)(?:\s+than)?|cheaper\s+than|around|about|approx(?:imately)?|roughly|only|just|sirf|fees?(?:\s+(?:is|of|upto|under|ki|का|की))?|price|rate|afford|can\s+pay|<=?|बजट|लगभग|करीब|सिर्फ|फीस)`;
const mostAfter = String.raw`(?:se\s+kam|se\s+sasta|se\s+ne?eche|se\s+niche|ke\s+andar|ke\s+under|tak|ke\s+(?:aas\s*paas|kareeb|neeche|niche|bheetar)|wal[aei]|per\s+(?:session|hour|visit)|a\s+session|\/\s*session|se\s+(?:zyada|jyada|ziyada|upar)\s+(?:na|nahi|nahin|mat)|or\s+less|and\s+(?:below|under)|max(?:imum)?|से\s+कम|तक|के\s+अंदर|के\s+आसपास|के\s+भीतर|वाल[ाेी]|से\s+नीचे|से\s+(?:ज्यादा|ज़्यादा|ऊपर|अधिक)\s+(?:न|ना|नहीं)|budget)`;
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

function numberOf(table: Readonly<Record<string, number>>, text: string): number | undefined {
  return Object.entries(table).find(([words]) => words.split('|').includes(text))?.[1];
}

function rupeesOf(written: string | undefined): number {
  const words = /^(.*?)\s*(\p{L}[\p{L}\p{M}]*)$/u.exec((written ?? '').trim().toLowerCase());
  const power = numberOf(powers, words?.[2] ?? '');
  if (power !== undefined) {
    const count = words?.[1] ?? '';
    return Math.round((count === '' ? 1 : (numberOf(counts, count) ?? Number(count))) * power);
  }
  const plain = (written ?? '').replace(/[,\s]/g, '');
  return /k$/i.test(plain) ? Math.round(Number.parseFloat(plain) * 1_000) : Number(plain);
}

/** The fee that a search names: "under ₹1,500", "1000 se kam", "1000 to 2000". A bare number is no fee. */
export function feeWords(written: string): FeeWords | undefined {
  const q = written.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
  for (const { pattern, read } of forms) {
    const found = pattern.exec(q);
    if (!found) continue;
    const low = rupeesOf(found[1]);
    const high = rupeesOf(found[2]);
    if ([low, high].some((fee) => fee > highestFee || Number.isNaN(fee))) continue;
    return { ...read(low, high), start: found.index, end: found.index + found[0].length };
  }
  return undefined;
}
