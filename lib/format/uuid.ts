const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether outside text can be a row's id; Postgres fails on other text instead of finding no row. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}

/** A hash of 30 hexadecimal digits or more as a UUID of version 8, for custom values (RFC 9562, section 5.8). */
export function uuidOf(hash: string): string {
  return hash.replace(/^(.{8})(.{4})(.{3})(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
