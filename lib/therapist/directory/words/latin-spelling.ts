/** Consonants of Hindi script in Latin letters; with a nukta some sound otherwise. */
const consonants: Readonly<Record<string, string>> = {
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n' },
  ...{ ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n' },
  ...{ प: 'p', फ: 'f', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v' },
  ...{ श: 'sh', ष: 'sh', स: 's', ह: 'h' },
};
const withNukta: Readonly<Record<string, string>> = { क: 'q', ज: 'z', ड: 'r', ढ: 'rh' };

const vowels: Readonly<Record<string, string>> = {
  ...{ अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au', ऑ: 'o' },
};

/** Signs of vowels behind a consonant, by their code point. */
const vowelSigns: Readonly<Record<string, string>> = {
  ...{ '\u093e': 'a', '\u093f': 'i', '\u0940': 'ee', '\u0941': 'u', '\u0942': 'u', '\u0943': 'ri' },
  ...{ '\u0947': 'e', '\u0948': 'ai', '\u0949': 'o', '\u094b': 'o', '\u094c': 'au' },
};

const nukta = '\u093c';
const virama = '\u094d';
const isNasal = (sign: string | undefined) => sign === '\u0901' || sign === '\u0902';

/** A consonant or none, the vowel behind it, and a nasal. `inherent` is a vowel that is not written. */
type Syllable = {
  readonly consonant: string;
  vowel: string;
  readonly inherent: boolean;
  readonly nasal: string;
};

function syllablesOf(word: string): Syllable[] | undefined {
  const signs = Array.from(word.normalize('NFD').replaceAll('ज्ञ', 'ग्य'));
  const syllables: Syllable[] = [];
  for (let at = 0; at < signs.length; ) {
    const sign = signs[at++] ?? '';
    const hasNukta = signs[at] === nukta;
    if (hasNukta) at++;
    const consonant = (hasNukta ? withNukta[sign] : undefined) ?? consonants[sign];
    if (consonant === undefined && vowels[sign] === undefined) return undefined;
    let vowel = vowels[sign] ?? 'a';
    let inherent = consonant !== undefined;
    const next = signs[at] ?? '';
    if (consonant !== undefined && (next === virama || vowelSigns[next] !== undefined)) {
      vowel = vowelSigns[next] ?? '';
      inherent = false;
      at++;
    }
    const nasal = isNasal(signs[at]) ? 'n' : '';
    if (nasal) at++;
    syllables.push({ consonant: consonant ?? '', vowel, inherent, nasal });
  }
  return syllables;
}

/**
 * A word of Hindi script as its name is usually written in Latin letters: "तेनज़िन" is "tenzin". A vowel that is not written is
 * silent at the end, and between a vowel and a single consonant with one ("इमरान" is "imran"). Undefined for other scripts
 * and for signs that a name does not have.
 */
export function latinSpelling(word: string): string | undefined {
  if (!/^[\u0900-\u097f]{2,}$/.test(word)) return undefined;
  const syllables = syllablesOf(word);
  if (!syllables) return undefined;
  const last = syllables.length - 1;
  for (let at = last; at > 0; at--) {
    const syllable = syllables[at];
    const [before, after] = [syllables[at - 1], syllables[at + 1]];
    if (!syllable?.inherent || syllable.nasal) continue;
    const isSilent = at === last || (before?.vowel && !before.nasal && after?.consonant && after.vowel);
    if (isSilent) syllable.vowel = '';
  }
  return syllables
    .map(({ consonant, vowel, nasal }) => consonant + vowel + nasal)
    .join('')
    .replace(/ee$/, 'i');
}
