const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether text from outside can be the id of a row; Postgres fails on one that cannot instead of finding nothing. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}
