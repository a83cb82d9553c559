/** Whose log lines are shown: other people's, the viewer's own, or all. */
export const accessShown = ['others', 'own', 'all'] as const;
export type AccessShown = (typeof accessShown)[number];

/** Reads the choice from the address; anything unknown shows what others did. */
export function accessShownOf(query: string | undefined): AccessShown {
  return accessShown.find((name) => name === query) ?? 'others';
}

/** The log names people of the service by their role, not by name. */
const doers: Readonly<Record<string, string>> = {
  guest: 'Somebody who was not signed in',
  client: 'Another member',
  therapist: 'Your therapist',
  admin: 'Our support team',
  operator: 'Our technical team',
  system: 'The service, by itself',
};

/** Who acted, as far as the owner of the record may know. */
export function doerInWords(role: string, own: boolean): string {
  return own ? 'You' : (doers[role] ?? 'Somebody');
}
