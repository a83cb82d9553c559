import { ownHoursPath } from '@/lib/booking/calendar/availability/rules';

export const placesPath = `${ownHoursPath}/places` as const;

export const placePath = (id: string) => `${placesPath}/${id}` as const;

export const newPlaceFormKind = 'new-place';

/** Places of one therapist at a time. */
export const mostPlaces = 12;

export const placeLabels = {
  name: 'Name',
  address: 'Address',
  alsoRemote: 'Also offer sessions by video and phone in hours here',
} as const;

/** The one rule of hours with a place, as the therapist reads it wherever they choose a place. */
export const placeRule =
  'Clients meet you at the place of an hour; other hours are for video and phone. A place takes one appointment at a time, even when therapists share it. An upcoming session in person without another address takes your place too.';

export const placeMessages = {
  added: 'Added. Choose it for your weekly hours now: until then nothing changes.',
  saved: 'Saved.',
  archived: 'Archived.',
  notSaved: 'We could not save this just now. Nothing was changed. Please try again.',
  'not-linked': 'You can do this after we accept your application.',
  unknown: 'This place no longer exists. Please reload the page.',
  'too-many': `You can have ${mostPlaces} places. Archive one first.`,
  'in-hours': 'Your weekly hours still use this place. Remove it there first. Nothing was changed.',
  'in-kind':
    'A kind of session is offered in person at this place only. Change that kind first. Nothing was changed.',
  code: 'No place has this code. Ask your colleague for it again.',
} as const;

/** How many colleagues have added a place. */
export const sharedInWords = (others: number): string =>
  others === 0
    ? 'No colleague has added it.'
    : `${others === 1 ? '1 colleague has' : `${others} colleagues have`} added it.`;

/** The answer to a new code. @param apart places of colleagues that are their own now */
export function newCodeInWords(apart: number): string {
  const made = 'There is a new code now, and the earlier one no longer works.';
  if (apart === 0) return made;
  return `${made} ${apart === 1 ? 'The place of 1 colleague is' : `The places of ${apart} colleagues are`} no longer shared with you.`;
}

const appointments = (count: number) =>
  count === 1 ? '1 booked appointment' : `${count} booked appointments`;

/** The answer to a change of a place. @param told appointments whose people got the new address */
export function savedPlaceInWords(told: number): string {
  if (told === 0) return placeMessages.saved;
  return `${placeMessages.saved} ${appointments(told)} there now ${told === 1 ? 'has' : 'have'} this address, and we have emailed your clients.`;
}

/** The answer to the archiving of a place. @param ahead coming appointments there */
export function archivedInWords(ahead: number): string {
  if (ahead === 0) return placeMessages.archived;
  return `${placeMessages.archived} ${appointments(ahead)} there ${ahead === 1 ? 'is' : 'are'} not affected.`;
}
