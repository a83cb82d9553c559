/** How long a slot waits for the details of the person who chose it. */
export const holdMinutes = 10;

/** How many other slots are offered to somebody who came too late. */
export const offeredInstead = 6;
