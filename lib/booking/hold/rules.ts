/** How long a slot waits for the details of the person who chose it. */
export const holdMinutes = 10;

/** How many other slots are offered to somebody who came too late. */
export const offeredInstead = 6;

/** Kind of the signed form token of the pages on which a time is chosen. */
export const holdFormKind = 'booking-hold';

/** Slots that one network may take in an hour. Who comes too late spends nothing; whole colleges share one address. */
export const holdsPerHour = 30;
