/** Minutes for which a slot waits for the person's details. */
export const holdMinutes = 10;

/** Number of other slots offered to somebody who came too late. */
export const offeredInstead = 6;

/** Kind of the signed form token of pages where people choose a time. */
export const holdFormKind = 'booking-hold';

/**
 * Slots that one network may take in an hour. Somebody who comes too late uses none; whole colleges share one
 * address.
 */
export const holdsPerHour = 30;
