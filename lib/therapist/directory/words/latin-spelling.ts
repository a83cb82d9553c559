const table = (signs: string, latin: string): ReadonlyMap<string, string> => {
  const spelt = latin.split(' ');
  return new Map(signs.split(' ').map((sign, place) => [sign, spelt[place] ?? '']));
};

const consonants = table(
  'क ख ग घ ङ च छ ज झ ञ ट ठ ड ढ ण त थ द ध न प फ ब भ म य र ल ळ व श ष स ह',
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n p f b bh m y r l l v sh sh s h',
);
const withNukta = table('क ज ड ढ', 'q z r rh');
const vowels = table('अ आ इ ई उ ऊ ऋ ए ऐ ओ औ ऑ', 'a a i i u u ri e ai o au o');
const vowelSigns = table('ा ि ी ु ू ृ े ै ॉ ो ौ \u094d', 'a i ee u u ri e ai o o au ');

/** A consonant or none, the vowel after it, and a nasal. An unwritten vowel is `inherent`. */
const syllable = /([\u0905-\u0939])(\u093c?)([\u093e-\u094d]?)([\u0901\u0902]?)/gy;

/**
 * The usual Latin spelling of a name in Hindi script: "तेनज़िन" is "tenzin". An unwritten vowel is silent at
 * the end, and between a vowel and a single consonant with one ("इमरान" is "imran"). Undefined for other
 * scripts and for signs that a name does not have.
 */
export function latinSpelling(word: string): string | undefined {
  const signs = word.normalize('NFD').replaceAll('ज्ञ', 'ग्य');
  const found = [...signs.matchAll(syllable)];
  if (Array.from(word).length < 2 || found.map(([whole]) => whole).join('') !== signs) return undefined;
  const syllables = found.map(([, sign = '', nukta, vowel = '', nasal]) => ({
    consonant: (nukta ? withNukta.get(sign) : undefined) ?? consonants.get(sign) ?? '',
    vowel: vowels.get(sign) ?? (vowel ? (vowelSigns.get(vowel) ?? '') : 'a'),
    inherent: consonants.has(sign) && vowel === '',
    nasal: nasal ? 'n' : '',
  }));
  for (const [at, one] of [...syllables.entries()].reverse()) {
    const [before, after] = [syllables[at - 1], syllables[at + 1]];
    if (!one.inherent || one.nasal || at === 0) continue;
    if (!after || (before?.vowel && !before.nasal && after.consonant && after.vowel)) one.vowel = '';
  }
  const latin = syllables.map(({ consonant, vowel, nasal }) => consonant + vowel + nasal);
  return latin.join('').replace(/ee$/, 'i');
}
