/** What a payer says they have paid. */
export type Claim = {
  readonly id: string;
  readonly paise: number;
  readonly payerName: string;
  /** As typed: the number that their app or bank shows. */
  readonly referenceNumber: string;
  /** "tr" of our own QR, which some banks repeat. */
  readonly upiReference: string | null;
  readonly submittedAt: Date;
};

/** What the bank says has arrived. */
export type Arrival = {
  readonly id: string;
  readonly paise: number;
  readonly creditedAt: Date;
  readonly reference: string | null;
  readonly narration: string;
};

/** Kinds of proof, strongest first; the word stands before the reason in the row. */
export const proofs = ['reference', 'our-reference', 'near-reference', 'part-of-reference', 'name'] as const;

export type Proof = (typeof proofs)[number] | 'hand';

/** Enough for itself, whatever else fits; the others need that nothing else comes into question. */
const strong: ReadonlySet<Proof> = new Set(['reference', 'our-reference']);

/** Whether this proof needs no other. */
export const isStrong = (proof: Proof) => strong.has(proof);

export type Evidence = { readonly proof: Proof; readonly why: string };

const dayMs = 86_400_000;

/** A reference is good for this long around the day of the submission; a name only for the days of one transfer. */
const days = {
  reference: { before: 45, after: 60 },
  near: { before: 3, after: 4 },
} as const;

function within({ submittedAt }: Claim, { creditedAt }: Arrival, span: keyof typeof days): boolean {
  const after = (creditedAt.getTime() - submittedAt.getTime()) / dayMs;
  return after >= -days[span].before && after <= days[span].after;
}

const shortestReference = 6;

/** Banks fill numbers up with zeros and write the kind of transfer in front without a space. */
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

const read = new WeakMap<Arrival, ReadonlySet<string>>();

/** Words and numbers of a bank line; each line is compared with many payments and taken apart once. */
function wordsOf(arrival: Arrival): ReadonlySet<string> {
  const known = read.get(arrival);
  if (known) return known;
  const words = tokensOf(`${arrival.reference ?? ''} ${arrival.narration}`);
  read.set(arrival, words);
  return words;
}

/** The reference as it may stand in a bank's line: without spaces, dashes and the words that people type before it. */
export function referenceShapes(typed: string): readonly string[] {
  const joined = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  const bare = joined.replace(prefix, '');
  const shapes = [joined, bare]
    .flatMap(shapesOf)
    .map((shape) => (/^\d+$/.test(shape) ? shape.replace(/^0+/, '') : shape));
  return [...new Set(shapes)].filter((shape) => shape.length >= shortestReference && /\d/.test(shape));
}

/** Reference numbers of UPI and IMPS. */
const twelve = /^[1-9]\d{11}$/;

/** One digit wrong, or two neighbours changed about. */
export function differsByOneSlip(one: string, other: string): boolean {
  if (one.length !== other.length || one === other) return false;
  const differing = [...one].flatMap((digit, index) => (digit === other[index] ? [] : [index]));
  const [first, second] = differing;
  if (first === undefined) return false;
  if (second === undefined) return true;
  const swapped = one[first] === other[second] && one[second] === other[first];
  return differing.length === 2 && second === first + 1 && swapped;
}

const honorifics = new Set(['MR', 'MRS', 'MS', 'DR', 'SHRI', 'SMT', 'KUMARI']);

function namesOf(payerName: string): readonly string[] {
  const words = payerName
    .normalize('NFKC')
    .toUpperCase()
    .split(/[^\p{L}\p{M}]+/u);
  return words.filter((word) => Array.from(word).length >= 3 && !honorifics.has(word));
}

/** A word of the line that is this name, or the beginning of it where the bank has cut the line off. */
function stands(name: string, words: ReadonlySet<string>): boolean {
  return words.has(name) || [...words].some((word) => word.length >= 4 && name.startsWith(word));
}

/** First and last name, both in the line: one alone is borne by too many. A UPI ID may run them together. */
function isNamed(payerName: string, words: ReadonlySet<string>): boolean {
  const names = [...new Set(namesOf(payerName))];
  const [first, last] = [names[0], names.at(-1)];
  if (!first || !last || first === last) return false;
  if (stands(first, words) && stands(last, words)) return true;
  return words.has(first + last) || words.has(last + first);
}

const digits = '0123456789';

/** Every number that differs from this one by one slip, and some that do not exist. */
function slipsOf(number: string): readonly string[] {
  return [...number].flatMap((digit, index) => {
    const put = (piece: string, length: number) =>
      number.slice(0, index) + piece + number.slice(index + length);
    const changed = [...digits].filter((other) => other !== digit).map((other) => put(other, 1));
    const next = number[index + 1];
    return next === undefined ? changed : [...changed, put(next + digit, 2)];
  });
}

const endOf = (number: string) => `…${number.slice(-shortestReference)}`;

/** What a bank line can be looked up by: its words, and the ends of its numbers. */
export function marksOf(arrival: Arrival): Iterable<string> {
  const words = wordsOf(arrival);
  return new Set([...words, ...[...words].filter((word) => twelve.test(word)).map(endOf)]);
}

/** Everything by which a bank line could be meant: whatever `evidenceFor` accepts has one of these among its marks. */
export function tracesOf({ referenceNumber, upiReference, payerName }: Claim): readonly string[] {
  const shapes = referenceShapes(referenceNumber);
  const names = namesOf(payerName);
  const [first = '', last = ''] = [names[0], names.at(-1)];
  const beginnings = [...first]
    .map((_, index) => first.slice(0, index + 1))
    .filter(({ length }) => length >= 4);
  return [
    ...shapes,
    ...shapes.filter((shape) => twelve.test(shape)).flatMap(slipsOf),
    ...shapes.map(endOf),
    ...(upiReference === null ? [] : [upiReference.toUpperCase()]),
    ...(first === '' ? [] : [first, ...beginnings, first + last, last + first]),
  ];
}

const rupees = 'the same amount';

/**
 * What speaks for it that this credit is the money of this payment; null when nothing does. The amount alone never does, and
 * without the same amount nothing does.
 */
export function evidenceFor(claim: Claim, arrival: Arrival): Evidence | null {
  if (claim.paise !== arrival.paise) return null;
  const words = wordsOf(arrival);
  const shapes = referenceShapes(claim.referenceNumber);
  if (within(claim, arrival, 'reference')) {
    const same = shapes.find((shape) => words.has(shape));
    if (same) return { proof: 'reference', why: `reference ${same} stands in the bank line, ${rupees}` };
    const ours = claim.upiReference?.toUpperCase();
    if (ours && words.has(ours)) {
      return { proof: 'our-reference', why: `our own reference ${ours} stands in the bank line, ${rupees}` };
    }
  }
  if (!within(claim, arrival, 'near')) return null;
  const bankNumbers = [...words].filter((word) => twelve.test(word));
  const typedNumber = shapes.find((shape) => twelve.test(shape));
  const near = typedNumber && bankNumbers.find((number) => differsByOneSlip(typedNumber, number));
  if (near) {
    return {
      proof: 'near-reference',
      why: `reference ${near} at the bank differs from the one typed by one slip of a digit, ${rupees}, same days`,
    };
  }
  const part = shapes.find((shape) => /^\d{6,11}$/.test(shape) && bankNumbers.some((n) => n.endsWith(shape)));
  if (part)
    return { proof: 'part-of-reference', why: `the bank's reference ends in ${part}, ${rupees}, same days` };
  // A number was typed and the bank has another one: two payments, whoever made them.
  const typedDigits = shapes.some((shape) => /^\d{6,12}$/.test(shape));
  if (typedDigits && bankNumbers.length > 0) return null;
  return isNamed(claim.payerName, words)
    ? { proof: 'name', why: `the payer's name stands in the bank line, ${rupees}, same days` }
    : null;
}

const proofOfRow = /^([a-z-]+): /;

/** How a reason stands in the row: "reference: reference 412… stands in the bank line". */
export function matchReason({ proof, why }: Evidence): string {
  return `${proof}: ${why}`;
}

/** The two parts of such a reason. */
export function evidenceOfRow(reason: string): Evidence {
  const word = proofOfRow.exec(reason)?.[1];
  const proof = [...proofs, 'hand' as const].find((known) => known === word) ?? 'hand';
  return { proof, why: reason.replace(proofOfRow, '') };
}
