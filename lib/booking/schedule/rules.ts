/** Minutes. The database has the same bounds. */
export const shortestSession = 10;
export const longestSession = 480;

/** Therapists can arrange a session this many days ahead, and enter a past one this many days later. */
export const furthestDays = 366;
export const recordedDays = 90;

export const scheduleFormKind = 'session';

// Checked in the browser too: apart, so that it loads no other message.
export const noClient = 'Choose one of your clients';
export const noMode = 'Choose a way to meet that you offer for this kind of session';

export const scheduleMessages = {
  scheduled: 'Session scheduled. We email the details to your client.',
  recorded: 'Session saved as completed.',
  cancelled: 'The session is cancelled and its time is free again.',
  noClient,
  noPlan: 'Choose an active plan of this client, or none',
  noKind: 'Choose a kind of session',
  otherKind: 'This plan is for another kind of session. Choose that kind, or no plan.',
  mode: noMode,
  noPlace: 'Choose one of your places, or leave it to your hours',
  noTime: 'Enter a valid time: the clocks may change on that day',
  past: 'This time has passed. Choose a later one, or tick that the session has taken place.',
  notPast: 'A completed session must have ended by now',
  tooFar: `Choose a time within the next ${furthestDays} days`,
  tooOld: `You can add sessions from the last ${recordedDays} days`,
  taken: 'You have another appointment then, or a break after one.',
  placeTaken: 'Another therapist has your place then. Choose another time.',
  alreadyMade: 'You already saved a session from this page. To save this one as well, press Save again.',
  tooLate: 'This session can no longer be cancelled.',
} as const;
