/** Messages to people who book, move or cancel. Each says the present state and the next possible step. */
export const bookingMessages = {
  notSaved: 'We could not reach the calendar. Nothing was booked. Please try again in a minute.',
  notChanged: 'We could not reach the calendar. Nothing was changed. Please try again in a minute.',
  held: 'This time is held for you.',
  booked: 'Your appointment is booked.',
  added: 'This appointment is now in your account.',
  moved: 'Your appointment has a new time.',
  cancelled: 'Your appointment is cancelled.',
  taken: 'Someone else has just booked that time. These times are free:',
  takenAndNone: 'Someone else has just booked that time, and there are no other free times at the moment.',
  takenMeanwhile:
    'Your hold ended and someone else has booked that time. Your details are saved. These times are free:',
  fullWeek: (others: boolean) =>
    `This therapist takes no more new clients in that week. ${others ? 'These times are free:' : 'There are no other free times for new clients at the moment.'}`,
  fullMeanwhile: (others: boolean) =>
    `Your hold ended, and this therapist takes no more new clients in that week. Nothing was booked. ${others ? 'Your details are saved. These times are free:' : 'There are no other free times for new clients at the moment.'}`,
  chooseAnother: 'Choose another time',
  closedAddress: (supportEmail: string) =>
    `Nothing was booked: the account with this email address is closed. If you think this is a mistake, write to ${supportEmail}.`,
  tooManyHolds:
    'Too many times were selected from your network in the last hour. Please try again later or write to us.',
  tooManyMails: 'Too many appointments were booked with this address today. Please write to us instead.',
  noNewClients:
    'This therapist takes no new clients at the moment. If you work together already, sign in and book again. Otherwise, find someone who has time.',
  closedMeanwhile:
    'The time for which we held it is over, and this therapist takes no new clients any more. Nothing was booked. If you work together already, sign in and book again. Otherwise, find someone who has time.',
  kindGone:
    'This kind of session cannot be booked any more. Nothing was booked. Go back and choose another one.',
  kindChanged:
    'The length or the fee of this session has changed since you opened this page. Nothing was booked. Please reload the page to see it.',
  meetingGone:
    'This payment has no meeting of this length left to book. Nothing was booked. Open its booking link again to see what is left, or write to us.',
  meetingOrder:
    'The meetings of a purchase take place in their order. Nothing was booked or moved. Choose a time after the meeting before this one, and before the next one.',
  paysChanged:
    'What pays for this appointment has changed since you opened this page. Nothing was booked. The page now shows what you would pay; book again if you agree.',
  meetingChanged:
    'The meeting on this page is booked already, or its payment has changed. Nothing was booked. Please reload the page to see what is left.',
  noCalendar: 'You cannot book this therapist here at the moment. Please write to them instead.',
  holdNotFound: 'This page is out of date. Please choose a time again.',
  notYours: 'This time was selected while signed in. Sign in again, or choose a time again.',
  mode: 'Choose how you would like to meet',
  linkNotFound: 'This link no longer works. If you have an appointment, use the link in the latest email.',
  tooLateToMove:
    'It is too late to move this appointment. You can still cancel it until it begins, or write to us.',
  tooLateToCancel: 'This appointment has begun or is over, so it can no longer be cancelled.',
} as const;
