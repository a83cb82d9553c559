import type { Arrival, Claim } from '@/lib/payment/statement/matching/evidence';
import {
  namesOf,
  referenceShapes,
  shortestReference,
  twelve,
  typedDigits,
  wordsOf,
} from '@/lib/payment/statement/matching/words';

const digits = '0123456789';

/** Every number that differs from this one by one slip, and some invalid ones. */
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

/** The search keys of a bank line: its words, and the ends of its numbers. */
export function marksOf(arrival: Arrival): Iterable<string> {
  const words = wordsOf(arrival);
  return new Set([...words, ...[...words].filter((word) => twelve.test(word)).map(endOf)]);
}

/** The search keys of a report: every bank line that `evidenceFor` accepts shares one of them. */
export function tracesOf({ referenceNumber, upiReference, payerName }: Claim): readonly string[] {
  const shapes = referenceShapes(referenceNumber);
  const typed = typedDigits(referenceNumber);
  const names = namesOf(payerName);
  const [first = '', last = ''] = [names[0], names.at(-1)];
  const beginnings = [...first]
    .map((_, index) => first.slice(0, index + 1))
    .filter(({ length }) => length >= 4);
  return [
    ...shapes,
    ...shapes.filter((shape) => twelve.test(shape)).flatMap(slipsOf),
    ...shapes.map(endOf),
    ...(typed === null ? [] : [endOf(typed)]),
    ...(upiReference === null ? [] : [upiReference.toUpperCase()]),
    ...(first === '' ? [] : [first, ...beginnings, first + last, last + first]),
  ];
}
