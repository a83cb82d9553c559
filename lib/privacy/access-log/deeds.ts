/**
 * `audit_log.action` in plain words, written to follow a name: "You: signed in". Every action that the product
 * records stands here; `deeds.test.ts` reads the code for ones that do not.
 */
const deeds: Readonly<Record<string, string>> = {
  'account.created': 'opened the account',
  'consent.given': 'gave a consent',
  'consent.withdrawn': 'took a consent back',
  'contact-request.opened': 'opened a message to a therapist, by the link in our mail',
  'correction.requested': 'asked for a correction',
  'correction.withdrawn': 'took a request for correction back',
  'grievance.filed': 'made a complaint',
  'nominee.named': 'named a nominee',
  'nominee.removed': 'removed the nominee',
};

/** What was done. An action of an older or newer release is described without its inner name. */
export function deedInWords(action: string): string {
  return Object.entries(deeds).find(([name]) => name === action)?.[1] ?? 'did something with the record';
}

/** Whether an action has words of its own. */
export function isKnownDeed(action: string): boolean {
  return Object.hasOwn(deeds, action);
}
