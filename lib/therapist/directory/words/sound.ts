/**
 * The rough sound of a Hindi word, so that a search finds every spelling: Hindi in Latin letters has no fixed
 * one, and in Hindi script short and long vowels are often confused. Only words of the content are compared
 * by sound; names and words of profiles by spelling.
 */

/** Interchangeable Latin letters, each with its common form; applied in this order. */
const latin: readonly (readonly [RegExp, string])[] = [
  // A final nasal may be omitted: "baatein", "baate".
  [/ein$/, 'e'],
  [/oon$/, 'u'],
  [/(?<=[a-z]{3})on$/, 'o'],
  [/aa+/g, 'a'],
  [/ee+|ii+|ea/g, 'i'],
  [/oo+|uu+/g, 'u'],
  [/ph/g, 'f'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/([bcdgjkprst])h+/g, '$1'],
  [/ay|e[iy]/g, 'ai'],
  [/y$/g, 'i'],
  // "behan" and "bahan", "mehsoos" and "mahsoos".
  [/eh/g, 'ah'],
  [/(.)\1+/g, '$1'],
];

/** Confusable signs of Hindi script, without nukta and with one nasal sign (`plainSpelling`). */
const devanagari: readonly (readonly [RegExp, string])[] = [
  [/\u0902$/, ''],
  [/\u0940/g, '\u093f'],
  [/\u0942/g, '\u0941'],
  [/\u0908/g, '\u0907'],
  [/\u090a/g, '\u0909'],
  [/\u0948/g, '\u0947'],
  [/\u094c/g, '\u094b'],
  [/\u0937/g, '\u0936'],
  [/\u092f\u0947$/, '\u090f'],
  [/([\u0915-\u0939])\u094d\1/g, '$1'],
];

/** Endings of gender, number and adjective: "sharab" and "sharabi", "उदास" and "उदासी". The rest must be long. */
const latinEnding = /(?<=^[a-z]{4,}[^aeiou])[aei]$/;
const devanagariEnding = /(?<=^[\u0900-\u097f]{3,})[\u093e\u093f\u0941\u0947\u094b]$/;

function replaced(text: string, rules: readonly (readonly [RegExp, string])[]): string {
  return rules.reduce((word, [pattern, by]) => word.replace(pattern, by), text);
}

/**
 * The sound of a word, the same for its spellings: "ghabraahat" and "gabrahat". Undefined for words that are short or
 * in another script.
 * @param text in plain spelling
 */
export function soundOf(text: string): string | undefined {
  if (/^[a-z]{4,}$/.test(text)) return replaced(text, latin).replace(latinEnding, '');
  if (/^[\u0900-\u097f]{3,}$/.test(text)) return replaced(text, devanagari).replace(devanagariEnding, '');
  return undefined;
}

/** Endings of English words with their replacements; the first match applies. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(?<=.{2})(?:ies|ied)$/, 'y'],
  [/(?<=.{3})(?:ing|ed)$/, ''],
  [/(?<=.{2}(?:sh|ch|ss|x))es$/, ''],
  [/(?<=.{2}[^su])s$/, ''],
];

/**
 * The stem of an English word: "drinks", "drinking" and "drink" share one. A word of another script is its
 * own stem.
 */
export function stemOf(text: string): string {
  if (!/^[a-z]{4,}$/.test(text)) return text;
  const ending = endings.find(([pattern]) => pattern.test(text));
  const stem = ending ? text.replace(...ending).replace(/([bdgmnprt])\1$/, '$1') : text;
  return stem.replace(/(?<=.{4})e$/, '');
}
