export const accessShown = ['others', 'own', 'all'] as const;
export type AccessShown = (typeof accessShown)[number];

/** The choice in the address; an invalid one shows other people's acts. */
export function accessShownOf(query: string | undefined): AccessShown {
  return accessShown.find((name) => name === query) ?? 'others';
}

/** The log names staff by their role instead of their name. */
const doers: Readonly<Record<string, string>> = {
  guest: 'Someone who was not signed in',
  client: 'Another member',
  therapist: 'Your therapist',
  admin: 'Our support team',
  operator: 'Our technical team',
  system: 'The service, by itself',
};

/** The actor, as far as the owner of the record may know. */
export function doerInWords(role: string, own: boolean): string {
  return own ? 'You' : (doers[role] ?? 'Someone');
}
