import { minute } from '@/lib/format/duration';
import { formatMoment } from '@/lib/format/time';
import { titleMessages } from '@/lib/therapist/title/rules';

/** Minutes for which a code or password just entered also counts for the next action. */
export const confirmationMinutes = 5;

export const listingMessages = {
  created: 'Listing created. It is not public yet.',
  saved: 'Saved. Public pages are updated at once.',
  savedHidden: 'Saved. The listing is not public.',
  unchanged: 'There were no changes to save.',
  stale:
    'Someone has changed this listing since you opened it. Reload the page to see the current version, then make your change again.',
  gone: 'This therapist no longer exists.',
  slugTaken: 'Another therapist has this address. Choose a different one.',
  slugFixed: 'The address has been public and cannot change, because links and search results use it.',
  moved: 'Moved.',
  atTheEdge: 'It is already at the end of the list.',
  activated: 'The profile is now public.',
  unready: 'Something is missing, so it is not public. Complete it, or enter a reason for publishing anyway.',
  sayWhyPublic: 'Enter a reason for publishing anyway. The therapist can read it',
  deactivated:
    'The profile is unpublished and takes no new bookings. Booked appointments are not cancelled; cancel them one by one if needed.',
  alreadySo: 'No change was needed. The page now shows the current status.',
  taxSaved: 'Saved. New receipts will show it.',
  reasonOwed: 'This is the therapist’s account. Enter a reason for changing it. The therapist can read it.',
  notConfirmed: 'This is not your password or the current code from your app. Nothing was changed.',
  confirmFirst: `Enter the code from your app or your password. You last entered a code more than ${confirmationMinutes} minutes ago.`,
  registrationAdded: 'Register entry added. It counts after you mark it as checked.',
  registrationTaken: 'Another therapist already has this register number.',
  registrationChecked: 'Marked as checked by you, today.',
  registrationUnchecked: 'No longer marked as checked.',
  registrationRemoved: 'The register entry is removed.',
  titleTakenDown: 'The title “Clinical Psychologist” was also removed.',
  notSaved: 'We could not save this just now. Please try again.',
  ...titleMessages,
} as const;

/** When payers see the account that was just saved: null for at once, "removed" if there is none any more. */
export type ShownFrom = Date | null | 'removed';

/** The answer to a change of the account for fees, worded for the therapist or for an admin. */
export function payoutSaved(shownFrom: ShownFrom, own: boolean, timeZone: string): string {
  const told = own
    ? 'We have notified you by email and in your account.'
    : 'We have notified the therapist by email and in their account.';
  return `Saved. ${told} ${shownInWords(shownFrom, timeZone)}`;
}

/** @param timeZone in which the reader sees times */
export function shownInWords(shownFrom: ShownFrom, timeZone: string): string {
  if (shownFrom === 'removed') return 'Payers no longer see the old account.';
  if (shownFrom === null) return 'Payers see it now.';
  return `Payers see the new account from ${formatMoment(shownFrom, timeZone)}, and the old one until then.`;
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
