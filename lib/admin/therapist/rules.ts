import { minute } from '@/lib/format/duration';
import { formatMoment } from '@/lib/format/time';
import { titleMessages } from '@/lib/therapist/title/rules';

/** Minutes for which a code or password just entered also counts for the next action. */
export const confirmationMinutes = 5;

export const listingMessages = {
  created: 'The listing is made. It is not public yet.',
  saved: 'Saved. The public pages follow at once.',
  savedHidden: 'Saved. The listing is not public.',
  unchanged: 'Nothing was different, so nothing was saved.',
  stale:
    'Somebody has changed this listing since you opened it. Reload the page to see how it stands, then repeat your change.',
  gone: 'This therapist is not there any more.',
  slugTaken: 'Another therapist has this address. Choose a different one.',
  slugFixed: 'The address has been public, so it stays: links and search results lead to it.',
  moved: 'Moved.',
  atTheEdge: 'It is already at that end of the list.',
  activated: 'The profile is public now.',
  unready: 'Something is missing, so it is not public. See what, or say why it goes public all the same.',
  sayWhyPublic: 'Say why it goes public all the same: the therapist reads it',
  deactivated:
    'The profile is not public any more and takes no new bookings. Appointments that are booked stay; cancel them one by one if they cannot take place.',
  alreadySo: 'That was so already. The page now shows how it stands.',
  taxSaved: 'Saved. Receipts show it from now on.',
  reasonOwed: 'This is the therapist’s account. Say why you change it in their place; they read it.',
  notConfirmed: 'This is neither your password nor the code that your app shows now. Nothing was changed.',
  confirmFirst: `Type the code of your app or your password: the last code was more than ${confirmationMinutes} minutes ago.`,
  registrationAdded: 'The register entry is added. It counts once it is marked as checked.',
  registrationTaken: 'Another therapist already has this number of this register.',
  registrationChecked: 'Marked as checked by you, today.',
  registrationUnchecked: 'It does not count as checked any more.',
  registrationRemoved: 'The register entry is removed.',
  titleTakenDown: 'The title “Clinical Psychologist” was taken down with it.',
  notSaved: 'We could not save this just now. Please try again.',
  ...titleMessages,
} as const;

/** When payers see the account that was just saved: null for at once, "removed" if there is none any more. */
export type ShownFrom = Date | null | 'removed';

/** The answer to a change of the account for fees, worded for the therapist or for an admin. */
export function payoutSaved(shownFrom: ShownFrom, own: boolean): string {
  const told = own
    ? 'We have told you by email and in your account.'
    : 'The therapist has been told by email and in their account.';
  return `Saved. ${told} ${shownInWords(shownFrom)}`;
}

export function shownInWords(shownFrom: ShownFrom): string {
  if (shownFrom === 'removed') return 'Payers do not see the former account any more.';
  if (shownFrom === null) return 'Payers see it now.';
  return `Payers see the new account from ${formatMoment(shownFrom)}; until then they see the one before.`;
}

export function therapistPath(id: string): `/admin/therapists/${string}` {
  return `/admin/therapists/${id}`;
}

/** Whether this session has passed the second factor recently enough to skip it now. */
export function isFreshlyConfirmed(secondFactorAt: Date | null, now: Date): boolean {
  return secondFactorAt !== null && now.getTime() - secondFactorAt.getTime() <= confirmationMinutes * minute;
}

/** "•••• 6789": enough to tell two accounts apart, too little to pay or to steal. */
export function maskedAccount(accountNumber: string | null): string {
  return accountNumber === null ? '–' : `•••• ${accountNumber.replace(/[^0-9A-Za-z]/g, '').slice(-4)}`;
}
