type Row = Readonly<Record<string, unknown>>;

/** Rows that test a table's checks. Missing columns have their default. */
export type TableCases = {
  /** A row that passes every check. */
  readonly valid: Row;
  /** Changes to the valid row by name of the check that must refuse each of them. */
  readonly broken: Readonly<Record<string, readonly Row[]>>;
};

export const someId = '0198f2a4-7c1e-7000-8000-000000000001';
export const someHash = 'a'.repeat(64);
export const noon = '2026-11-20T06:30:00Z';

/** Texts that are no address, or more than one. */
export const badEmails = [
  'asha',
  'Asha@example.in',
  'asha@example',
  'a b@example.in',
  'asha@example.in,ravi@example.in',
  'asha@@example.in',
  'asha＠example.in',
  `${'a'.repeat(65)}@example.in`,
];

export const badPhones = ['call me', '12', '+91 98765 43210 ext. 4'];

/** This many bytes, in Postgres' form. */
export const bytes = (count: number) => `\\x${'5a'.repeat(count)}`;

export function each(column: string, values: readonly unknown[]): Row[] {
  return values.map((value) => ({ [column]: value }));
}
