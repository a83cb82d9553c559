import { day } from '@/lib/format/duration';
import {
  type BankLine,
  differsByOneSlip,
  isMobile,
  isNamed,
  isUnmistakable,
  namesNobody,
  referenceShapes,
  twelve,
  typedDigits,
  wordsOf,
} from '@/lib/payment/statement/matching/words';

/** A payer's report of a payment. */
export type Claim = {
  readonly id: string;
  /** The bank account of the payee. */
  readonly accountId: string;
  readonly paise: number;
  readonly payerName: string;
  /** As typed: the number from the payer's app or bank. */
  readonly referenceNumber: string;
  /** "tr" of our own QR code; some banks repeat it. */
  readonly upiReference: string | null;
  readonly submittedAt: Date;
};

export type Arrival = BankLine & {
  readonly id: string;
  /** The bank account that received it. */
  readonly accountId: string;
  readonly paise: number;
  readonly creditedAt: Date;
};

/** Kinds of proof, strongest first; the row stores this word before the reason. */
export const proofs = [
  'reference',
  'our-reference',
  'near-reference',
  'end-of-reference',
  'part-of-reference',
  'name',
] as const;

export type Proof = (typeof proofs)[number] | 'hand';

/** Proofs that suffice alone; the others count only if no other pair is possible. */
const strong: ReadonlySet<Proof> = new Set(['reference', 'our-reference']);

export const isStrong = (proof: Proof) => strong.has(proof);

/**
 * Whether this proof is the bank's number of the transfer, with one mistyped digit or only its end: a
 * namesake without a number cannot compete with it.
 */
export const isOfNumber = (proof: Proof) => proof === 'near-reference' || proof === 'end-of-reference';

export type Evidence = { readonly proof: Proof; readonly why: string };

/** Days around the submission in which a reference counts. Every proof is within them, so no other credits are read. */
export const daysOfReference = { before: 45, after: 60 } as const;

/** A name counts only within the days that one transfer takes. */
const days = { reference: daysOfReference, near: { before: 3, after: 4 } } as const;

function within({ submittedAt }: Claim, { creditedAt }: Arrival, span: keyof typeof days): boolean {
  const after = (creditedAt.getTime() - submittedAt.getTime()) / day;
  return after >= -days[span].before && after <= days[span].after;
}

const rupees = 'the same amount';

/**
 * The evidence that this credit belongs to this payment; null without any. The amount alone is never
 * evidence; a different amount or bank account excludes it.
 */
export function evidenceFor(claim: Claim, arrival: Arrival): Evidence | null {
  if (claim.accountId !== arrival.accountId || claim.paise !== arrival.paise) return null;
  const words = wordsOf(arrival);
  const shapes = referenceShapes(claim.referenceNumber);
  const same = shapes.find((shape) => words.has(shape));
  if (within(claim, arrival, 'reference')) {
    if (same && isUnmistakable(same))
      return { proof: 'reference', why: `reference ${same} is in the bank line, ${rupees}` };
    const ours = claim.upiReference?.toUpperCase();
    if (ours && words.has(ours)) {
      return { proof: 'our-reference', why: `our own reference ${ours} is in the bank line, ${rupees}` };
    }
  }
  if (!within(claim, arrival, 'near')) return null;
  if (same) return { proof: 'part-of-reference', why: `${same} is in the bank line, ${rupees}, same days` };
  const bankNumbers = [...words].filter((word) => twelve.test(word));
  const typedNumber = shapes.find((shape) => twelve.test(shape));
  const near = typedNumber && bankNumbers.find((number) => differsByOneSlip(typedNumber, number));
  if (near) {
    return {
      proof: 'near-reference',
      why: `reference ${near} at the bank differs from the one typed by one slip of a digit, ${rupees}, same days`,
    };
  }
  const typed = typedDigits(claim.referenceNumber);
  const ends = typed === null ? shapes : [typed, ...shapes];
  const part = ends.find((end) => /^\d{6,11}$/.test(end) && bankNumbers.some((n) => n.endsWith(end)));
  if (part) {
    // Banks write mobile numbers with the country code, which makes them as long as the banks' own numbers.
    const proof = isMobile(part) ? 'part-of-reference' : 'end-of-reference';
    return { proof, why: `the bank's reference ends in ${part}, ${rupees}, same days` };
  }
  // The payer typed one number, or its end, and the bank has another: these are two payments.
  const isOther =
    shapes.some((shape) => /^\d{6,12}$/.test(shape)) ||
    (typed !== null && !bankNumbers.some((number) => number.endsWith(typed)));
  if (isOther && bankNumbers.length > 0) return null;
  return isNamed(claim.payerName, words)
    ? { proof: 'name', why: `the payer's name is in the bank line, ${rupees}, same days` }
    : null;
}

/** Whether the bank's number of a line ends as the payer typed it (1), does not (-1), or one of them is missing (0). */
function agreement(typed: string | null, line: Arrival): -1 | 0 | 1 {
  const numbers = [...wordsOf(line)].filter((word) => twelve.test(word));
  if (typed === null || numbers.length === 0) return 0;
  return numbers.some((number) => number.endsWith(typed)) ? 1 : -1;
}

/**
 * Whether a second credit without any name could equally belong to this payment, although a first one has the
 * payer's name: same account, amount and days, and its number is at least as good a match.
 */
export function couldBeInstead(claim: Claim, named: Arrival, other: Arrival): boolean {
  if (other.id === named.id || claim.accountId !== other.accountId || claim.paise !== other.paise)
    return false;
  if (!within(claim, other, 'near') || !namesNobody(wordsOf(other))) return false;
  const typed = typedDigits(claim.referenceNumber);
  return agreement(typed, other) >= agreement(typed, named);
}

const proofOfRow = /^([a-z-]+): /;

/** The stored form of a reason: "reference: reference 412… is in the bank line". */
export function matchReason({ proof, why }: Evidence): string {
  return `${proof}: ${why}`;
}

/** Splits a stored reason into its two parts. */
export function evidenceOfRow(reason: string): Evidence {
  const word = proofOfRow.exec(reason)?.[1];
  const proof = [...proofs, 'hand' as const].find((known) => known === word) ?? 'hand';
  return { proof, why: reason.replace(proofOfRow, '') };
}
