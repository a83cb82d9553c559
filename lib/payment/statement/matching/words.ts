export type BankLine = {
  readonly reference: string | null;
  readonly narration: string;
};

/** Shorter references occur in too many lines. */
export const shortestReference = 6;

/** Banks pad numbers with zeros and put the kind of transfer before them without a space. */
function shapesOf(token: string): string[] {
  const digits = /^(?:UPI|IMPS|NEFT|RTGS|UTR|RRN|REF|REFNO|TXN|TXNID|NO|P2A|P2M|MMT|CR)*0*(\d{6,})$/.exec(
    token,
  )?.[1];
  return digits && digits !== token ? [token, digits] : [token];
}

const prefix = /^(?:UTR|RRN|REF|REFERENCE|TXN|TRANSACTION|UPI|IMPS|NEFT|RTGS|ID|NO|NUMBER)+(?=[A-Z]*\d)/;

/** Words and numbers of a text, in capitals. */
function tokensOf(text: string): ReadonlySet<string> {
  const words = text
    .normalize('NFKC')
    .toUpperCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return new Set(words.filter((word) => word !== '').flatMap(shapesOf));
}

const read = new WeakMap<BankLine, ReadonlySet<string>>();

/** Words and numbers of a bank line, split once because each line is compared with many payments. */
export function wordsOf(line: BankLine): ReadonlySet<string> {
  const known = read.get(line);
  if (known) return known;
  const words = tokensOf(`${line.reference ?? ''} ${line.narration}`);
  read.set(line, words);
  return words;
}

/** Letters and digits of a reference without spaces and dashes, in capitals. */
const joinedOf = (typed: string) =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The forms of a reference in a bank line: without spaces, dashes and words that people type before it. */
export function referenceShapes(typed: string): readonly string[] {
  const joined = joinedOf(typed);
  const bare = joined.replace(prefix, '');
  const shapes = [joined, bare]
    .flatMap(shapesOf)
    .map((shape) => (/^\d+$/.test(shape) ? shape.replace(/^0+/, '') : shape));
  return [...new Set(shapes)].filter((shape) => shape.length >= shortestReference && /\d/.test(shape));
}

/**
 * The digits of a reference that is a number or the end of one: four to twelve, perhaps with leading zeros;
 * null for any other reference.
 */
export function typedDigits(typed: string): string | null {
  const bare = joinedOf(typed).replace(prefix, '');
  return /^\d{4,12}$/.test(bare) ? bare : null;
}

export const isMobile = (digits: string) => /^[6-9]\d{9}$/.test(digits);

/**
 * Whether a reference is long enough to belong to one transfer alone. Dates, branch codes and account endings
 * are shorter, and ten digits that could be a mobile number identify the payer, not the payment.
 */
export function isUnmistakable(reference: string): boolean {
  return reference.length >= 10 && !isMobile(reference);
}

/** Reference numbers of UPI and IMPS. */
export const twelve = /^[1-9]\d{11}$/;

/** Whether one digit is wrong, or two neighbours are swapped. */
export function differsByOneSlip(one: string, other: string): boolean {
  if (one.length !== other.length || one === other) return false;
  const differing = [...one].flatMap((digit, index) => (digit === other[index] ? [] : [index]));
  const [first, second] = differing;
  if (first === undefined) return false;
  if (second === undefined) return true;
  const swapped = one[first] === other[second] && one[second] === other[first];
  return differing.length === 2 && second === first + 1 && swapped;
}

/** Words of bank lines that name no person: payment methods, apps, banks, and typical purposes. */
const ofBanks = new Set(
  (
    'UPI IMPS NEFT RTGS MMT INB ACH TRF TRANSFER TRANSFERRED CREDIT CREDITED DEPOSIT CASH REF REFNO RRN UTR TXN PAY PAYMENT PAYMENTS PAID ' +
    'SENT FROM FOR USING APP MOBILE COLLECT REQUEST NULL PHONEPE PAYTM GPAY GOOGLE GOOGLEPAY BHIM CRED AMAZON WHATSAPP YBL IBL AXL UPL ' +
    'APL PTAXIS PTYES PTSBI OKAXIS OKSBI OKHDFCBANK OKICICI BANK LTD LIMITED THE AND STATE INDIA SBI SBIN HDFC HDFCBANK ICICI ICIC AXIS ' +
    'UTIB KOTAK KKBK YES YESB YESBANK INDUSIND INDB PNB PUNB PUNJAB NATIONAL BARODA BARB BOB CANARA CNRB UNION UBIN IDFC IDFB FIRST IDBI ' +
    'IBKL FEDERAL FDRL AIRTEL SESSION SESSIONS FEE FEES THERAPY COUNSELLING COUNSELING CONSULTATION APPOINTMENT'
  ).split(' '),
);

/** Whether no word of a line could be a person's name, so that any payer is possible. */
export function namesNobody(words: ReadonlySet<string>): boolean {
  return [...words].every((word) => !/^\p{L}[\p{L}\p{M}]{2,}$/u.test(word) || ofBanks.has(word));
}

const honorifics = new Set(['MR', 'MRS', 'MS', 'DR', 'SHRI', 'SMT', 'KUMARI']);

/** The distinctive words of a name, in capitals. */
export function namesOf(payerName: string): readonly string[] {
  const words = payerName
    .normalize('NFKC')
    .toUpperCase()
    .split(/[^\p{L}\p{M}]+/u);
  return words.filter((word) => Array.from(word).length >= 3 && !honorifics.has(word));
}

/** Whether a word of the line is this name, or its beginning if the bank cut it. */
function appears(name: string, words: ReadonlySet<string>): boolean {
  return words.has(name) || [...words].some((word) => word.length >= 4 && name.startsWith(word));
}

/** Whether the line has both first and last name, because many people share one of them. A UPI ID may join them. */
export function isNamed(payerName: string, words: ReadonlySet<string>): boolean {
  const names = [...new Set(namesOf(payerName))];
  const [first, last] = [names[0], names.at(-1)];
  if (!first || !last || first === last) return false;
  if (appears(first, words) && appears(last, words)) return true;
  return words.has(first + last) || words.has(last + first);
}
