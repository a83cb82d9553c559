import { day } from '@/lib/format/duration';

export const clientsPath = '/therapist-dashboard/clients';

export const cardPaths = {
  list: clientsPath,
  add: `${clientsPath}/new`,
  import: `${clientsPath}/import`,
  card: `${clientsPath}/cards`,
} as const;

export const longestName = 120;
export const longestConsent = 500;

/** Cards of one part of the list. */
export const cardsOfPart = 50;

/** Days for which an invitation is open. */
export const invitationDays = 14;
export const invitationMs = invitationDays * day;

/** Milliseconds for which a person who has confirmed their address may answer. */
export const confirmedMs = day;

/** Invitations by mail: one a day for each address, and so many of one therapist. */
export const invitationLimits = { seconds: 86_400, perAddress: 1, perTherapist: 100 } as const;

/** Tries to confirm an address or number for one invitation in a day. */
export const confirmationLimits = { seconds: 86_400, perInvitation: 5 } as const;

export const invitationFormKind = 'client-invitation';
export const newCardFormKind = 'new-client-card';

export const cardTasks = { invite: 'invite-client', welcome: 'welcome-client' } as const;

export function welcomeJob(cardId: string) {
  return { task: cardTasks.welcome, payload: { cardId } } as const;
}

export type InviteWay = 'mail' | 'link';

/** State of a card without an account, for its therapist. */
export type CardState = 'new' | 'invited' | 'lapsed';

export function cardState(invitedAt: Date | null, now: Date): CardState {
  if (!invitedAt) return 'new';
  return now.getTime() < invitedAt.getTime() + invitationMs ? 'invited' : 'lapsed';
}

export const cardMessages = {
  name: 'Enter a name',
  nameLong: `Keep the name under ${longestName} characters`,
  email: 'Enter an email address like name@example.com',
  phone: 'Enter a phone number, with + and the country code if it is not Indian',
  consent: 'Write how this person agreed',
  consentLong: `Keep this under ${longestConsent} characters`,
  added: 'Client added.',
  known: 'You already have a card with this name and this address or number.',
  refused: 'This person had their card deleted and does not want another one.',
  removed: 'Client card deleted.',
  mailed: 'We have emailed the invitation.',
  linked: 'The link is ready. You can send it yourself.',
  'no-address': 'Add an email address to this card first.',
  'no-contact':
    'Add an email address or a phone number to this card first. We ask for it when the link is opened.',
  'too-soon': 'We have sent this address an invitation in the last day. Please wait until tomorrow.',
  unknown: 'We could not find this client card.',
  'not-linked': 'Your account is not linked to a public profile yet.',
  sealed: 'Client cards cannot be saved or opened at the moment. No data is lost. Please try again later.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;

export const invitationMessages = {
  contact: 'Enter the email address or phone number that your therapist has for you',
  contactLong: 'This is too long for an email address or a phone number',
  confirmed: 'Thank you.',
  'not-theirs':
    'This is not the address or number that was given to us. You have five attempts a day. Perhaps the invitation is for someone else.',
  gone: 'This invitation has ended, has been used or was replaced by a newer one. Please ask your therapist for a new invitation.',
  accepted: 'Accepted. You can now see your therapist in your account.',
  deleted: 'Your details are deleted, and your therapist cannot add them again.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;
