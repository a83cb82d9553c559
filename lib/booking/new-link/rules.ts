/** Seconds until the same person can be sent another new link, and new links of one sender in a day. */
export const newLinkLimits = { seconds: 3_600, perSender: 20 } as const;

export const newLinkMessages = {
  sent: 'The earlier link no longer works, and the new one is on its way by email.',
  'too-soon':
    'A new link was sent to them in the last hour, or you have sent many today. Nothing was changed.',
  cancelled: 'This appointment is cancelled. No new link was sent.',
  'not-linked': 'You can do this after we accept your application.',
  unknown: 'We could not find this appointment, or there is nobody to email. Nothing was changed.',
  notSaved: 'The new link was not sent, and the earlier one still works. Please try again.',
} as const;
