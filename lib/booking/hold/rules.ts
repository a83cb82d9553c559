/** Minutes for which a slot is held while the person enters their details. */
export const holdMinutes = 10;

/** Number of other times offered to a person who came too late. */
export const offeredInstead = 6;

/** Kind of the signed form token of pages where people choose a time. */
export const holdFormKind = 'booking-hold';

/**
 * Slots that one network may take in an hour. A person who comes too late uses none; whole colleges share one
 * address.
 */
export const holdsPerHour = 30;
