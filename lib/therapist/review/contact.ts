/** Endings that no sentence has: the word before one is an address. */
const unmistakable = new Set('com net org info biz edu gov co io'.split(' '));

/** Endings of countries; each has two letters, and some are words. */
const countries =
  'ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf cg ch ci ck cl cm cn cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sj sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw';

/** Other endings that people use for a page of their own, a practice or a chat, and those in scripts of India. */
const others =
  'academy app art asia bio blog business cafe care careers cash center centre chat city clinic cloud club coach codes community company consulting contact cool counselling dental design dev digital directory doctor earth education email events expert family fit fitness foundation fun fund fyi gallery global gmbh group guide guru health healthcare help hospital host house institute international jobs land law life link live llc ltd love market media medical mobi name network news ngo one ong online page partners party photos plus press pro pub rehab reviews rocks run sale school science services shop site social software solutions space store studio style support surgery team tech tips today tools top training travel university video vip web website wiki work works world xxx xyz yoga zone bharat भारत भारतम् भारोत ভারত ভাৰত ਭਾਰਤ ભારત ଭାରତ இந்தியா భారత్ ಭಾರತ ഭാരതം بھارت ڀارت';

const endings = new Set([...countries.split(' '), ...others.split(' ')]);

/**
 * Small words of English and Hinglish that are also endings of countries. After a full stop without a space
 * they begin the next sentence, if that continues in small letters.
 */
const smallWords = new Set('am as at be by do is it ke ki la me my na ne no se so to us'.split(' '));

/** Words that follow an address and state its purpose: its ending then begins no sentence. */
const pointers = [
  /^ for (?:more|details?|info|information|bookings?|appointments?|sessions?|contact|timings?|fees|prices)\b/i,
  /^ (?:to|and|or) (?:book|call|contact|dm|find|know|learn|mail|message|reach|read|see|write)\b/i,
  /^ has (?:more|all|details|everything|her|his|their|the)\b/i,
  /^ if you (?:want|need|wish|would|like)\b/i,
  /^ (?:par|pe|pr) (?:book|dekh|ja|likh|mil|padh)/i,
  /^ (?:dekho|dekhiye|dekhein|dekhlo)\b/i,
];
/** "As for me", "so for a week": the only small words that "for" follows in a sentence. */
const beforeFor = new Set(['as', 'so']);

/** "asha.to too", "asha.is as well.": a small word and this make no sentence, except for "me too" and the like. */
const alsoThere = /^ (?:too|also|as well)\s*(?:[.,;!?)]|$)/iu;
const beforeToo = new Set(['it', 'me', 'so', 'us']);

/** Words that only an address follows. */
const leading =
  /(?:\bvisit|\b(?:web)?site(?: is)?|\blink(?: is)?|\burl(?: is)?|\bpage is|\b(?:book|find|reach) (?:her|him|me|them|us)?\s?(?:at|on)):? $/i;

/** Whether an ending that is also a small word is inside a phrase about an address. */
const isPointedAt = (ending: string, before: string, after: string) =>
  leading.test(before) ||
  pointers.some((pointer) => pointer.test(after)) ||
  (/^ for\b/i.test(after) && !beforeFor.has(ending)) ||
  (alsoThere.test(after) && !beforeToo.has(ending));

/** "B.Sc", "M.Com": how people write a degree. */
const degree = /^[bm]\.(?:sc|com)$/i;

/** Words joined by dots without the space that follows a full stop. */
const dotted =
  /(?<![\p{L}\p{M}\p{Nd}_.-])(?:[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}_-]*\.)+[\p{L}][\p{L}\p{M}]+(?![\p{L}\p{M}\p{Nd}_])/gu;

/**
 * Whether a dotted word is an address: its ending is a known one, and it does not read as two sentences with
 * a missing space ("It helped.Then", "It helped.In the end", "I was slow.me too").
 * @param before the text before it
 * @param after the text after it
 */
function isAddress(word: string, before: string, after: string): boolean {
  const parts = word.split('.');
  const ending = parts.at(-1) ?? '';
  const small = ending.toLowerCase();
  const leads = /^(?:\/|:\d)/.test(after);
  if (leads && /^[a-z]{2,24}$/.test(small)) return true;
  if (degree.test(word)) return false;
  if (unmistakable.has(small)) return true;
  if (!endings.has(small)) return false;
  if (parts.length > 2 || /[\d_-]/.test(word)) return true;
  // A sentence begins with a capital letter; an address is all small or all capitals.
  const capitalised = ending !== small && ending !== ending.toUpperCase();
  if (capitalised) return false;
  const goesOn = smallWords.has(ending) && /^ \p{Ll}/u.test(after);
  return !goesOn || isPointedAt(ending, before, after);
}

function holdsAddress(text: string): boolean {
  if (/@|https?:|\bwww\b|\bxn--/iu.test(text)) return true;
  // "asha dot com", "asha [dot] com", "asha . com"
  if (/(?:[([{]\s*dot\s*[)\]}]|\bdot\b|\s\.)\s*(?:com|org|net|co)\b/iu.test(text)) return true;
  for (const { 0: word, index } of text.matchAll(dotted)) {
    if (isAddress(word, text.slice(0, index), text.slice(index + word.length))) return true;
  }
  return false;
}

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Digits of every script as 0 to 9: each script has its ten in a row. */
function plainDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (value < 9 && isDigit(code - value - 1)) value += 1;
    return String(value);
  });
}

/** Digits with only signs between them, as in a telephone number. */
const digits = /\d(?:[\s()./_*•+‐-―-]*\d)+/gu;

/** Digits of the shortest telephone number: one of a small town without its code. */
const shortestNumber = 7;

const year = '(?:19|20)\\d\\d';
const date = `(?:\\d{1,2}([/.-])\\d{1,2}\\1(?:${year}|\\d\\d)|${year}([/.-])\\d{1,2}\\2\\d{1,2})`;
/** A date, years, or a span of years, with at most one small number after it: "12/05/2024", "2023-24 2". */
const time = new RegExp(
  `^(?:${date}|${year}(?:\\s*[/–-]\\s*(?:${year}|\\d\\d))?)(?:[\\s–-]+${year})*(?:[\\s–-]+\\d{1,2})?$`,
  'u',
);

function holdsNumber(text: string): boolean {
  return [...plainDigits(text).matchAll(digits)].some(
    ([run]) => run.replaceAll(/\D/g, '').length >= shortestNumber && !time.test(run),
  );
}

/**
 * Whether words contain a link, an address or a telephone number. It reads like a person who forgives a
 * missing space; the team reads each text after it.
 */
export function holdsContact(words: string): boolean {
  // Drops invisible characters, such as a zero-width space, which would separate letters or digits.
  const text = words.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
  return holdsAddress(text) || holdsNumber(text);
}
