/** Messages to people who book, move or cancel. Each says the present state and the next possible step. */
export const bookingMessages = {
  notSaved: 'We could not reach our calendar. Nothing was booked. Please try again in a minute.',
  notChanged: 'We could not reach our calendar. Nothing was changed. Please try again in a minute.',
  held: 'This time is kept for you.',
  booked: 'Your appointment is booked.',
  moved: 'Your appointment has a new time.',
  cancelled: 'Your appointment is cancelled.',
  taken: 'Somebody else has just taken that time. These are free now:',
  takenAndNone: 'Somebody else has just taken that time, and nothing else is free at the moment.',
  takenMeanwhile:
    'The time for which we kept it was over, and somebody else has taken that time. What you wrote is kept. These are free now:',
  chooseAnother: 'Choose another time',
  closedAddress: (supportEmail: string) =>
    `Nothing was booked: the account with this email address is closed. If you think that is a mistake, write to ${supportEmail}.`,
  tooManyHolds:
    'Many times were chosen from your network in the last hour. Please try again later or write to us.',
  tooManyMails: 'Many appointments were booked with this address today. Please write to us instead.',
  noNewClients:
    'This therapist takes no new clients at the moment. If you work together already, sign in and book again. Otherwise, find somebody who has room.',
  closedMeanwhile:
    'The time for which we kept it is over, and this therapist takes no new clients any more. Nothing was booked. If you work together already, sign in and book again. Otherwise, find somebody who has room.',
  noCalendar: 'Times with this person cannot be booked here at the moment. Please write to them instead.',
  holdNotFound: 'This page is out of date. Please choose a time again.',
  notYours: 'This time was chosen by somebody who was signed in. Sign in again, or choose a time again.',
  mode: 'Choose how you would like to meet',
  linkNotFound:
    'This link does not work any more. If you have an appointment, use the link in the latest email.',
  tooLateToMove:
    'It is too late to move this appointment. You can still cancel it until it begins, or write to us.',
  tooLateToCancel: 'This appointment has begun or is over, so it can no longer be cancelled.',
} as const;
