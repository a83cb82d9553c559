/** Twelve digits, as UPI and IMPS number a transfer. */
const byPhone = /(?<![A-Z0-9])[1-9]\d{11}(?![A-Z0-9])/;

/**
 * NEFT and RTGS number one by the letters of the bank and, at last, at least eight digits: 16 signs, or 22 for RTGS
 * and some banks’ NEFT.
 */
const byBank =
  /(?<![A-Z0-9])(?=[A-Z]{1,6}\d[A-Z0-9]*\d{7}(?![A-Z0-9]))(?:[A-Z0-9]{16}|[A-Z0-9]{22})(?![A-Z0-9])/;

/** A bank's number of a transfer, found in a line of a statement, or null. */
export function transferNumber(line: string): string | null {
  const text = line.toUpperCase();
  return byBank.exec(text)?.[0] ?? byPhone.exec(text)?.[0] ?? null;
}
