/** Whose lines of the log are shown: everybody's, those of others, or one's own. */
export const accessShown = ['others', 'own', 'all'] as const;
export type AccessShown = (typeof accessShown)[number];

/** What was asked for in the address; anything else shows what others did. */
export function accessShownOf(asked: string | undefined): AccessShown {
  return accessShown.find((name) => name === asked) ?? 'others';
}

/** People of the service are named by what they are, not by name. */
const doers: Readonly<Record<string, string>> = {
  guest: 'Somebody who was not signed in',
  client: 'Another member',
  therapist: 'Your therapist',
  admin: 'Our support team',
  operator: 'Our technical team',
  system: 'The service, by itself',
};

/** Who did it, as the person whose record it is may know. */
export function doerInWords(role: string, own: boolean): string {
  return own ? 'You' : (doers[role] ?? 'Somebody');
}
