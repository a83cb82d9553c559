/** Minutes. The database has the same bounds. */
export const shortestSession = 10;
export const longestSession = 480;

/** Therapists can arrange a session this many days ahead, and enter a past one this many days later. */
export const furthestDays = 366;
export const recordedDays = 90;

export const scheduleFormKind = 'session';

export const scheduleMessages = {
  scheduled: 'The session is arranged. Your client gets an email with all details.',
  recorded: 'The session is entered as completed.',
  cancelled: 'The session is cancelled and its time is free again.',
  noClient: 'Choose one of your clients',
  noPlan: 'Choose an active plan of this client, or none',
  mode: 'Choose a way to meet that you offer',
  noTime: 'Enter a time that exists on that day: the clocks may change then',
  past: 'This time has passed. Choose a later one, or tick that the session has taken place.',
  notPast: 'A session that has taken place must have ended by now',
  tooFar: `Choose a time within the next ${furthestDays} days`,
  tooOld: `Sessions of the last ${recordedDays} days can be entered`,
  taken: 'You have another appointment then, or within the time that you keep free after one.',
  alreadyMade: 'A session was already saved from this page. To save this one as well, press Save again.',
  tooLate: 'This session can no longer be cancelled.',
} as const;
