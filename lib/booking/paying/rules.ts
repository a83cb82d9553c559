/** Hours before the beginning by which an appointment is paid ahead; the database has the same bounds. */
export const payHoursBounds = { least: 1, most: 336 } as const;

/** Reason of an appointment that was released. */
export const releaseReason = 'It was not paid in time.';

export const payingMessages = {
  saved: 'Saved. New appointments keep this rule; booked ones stay as they are.',
  notSaved: 'We could not save this just now. Nothing was changed. Please try again.',
  notLinked: 'Your application is in review. You can set this once it is approved.',
} as const;
