/**
 * The address at which visitors see a page of ours: the answer to a question has one of its own inside
 * (`/professionals/search/<base64url of the query>`), and the list with its query outside.
 */
export function publicAddress(internal: string): string {
  const [, page, question] = /^(.*)\/search\/([\w-]+)$/.exec(internal) ?? [];
  if (!page || !question) return internal;
  return `${page}?${Buffer.from(question, 'base64url')}`;
}
