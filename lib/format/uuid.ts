const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether text from outside can be a row's id; Postgres fails on other text instead of finding nothing. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}
