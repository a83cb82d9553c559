export const newsletterTasks = { confirm: 'send-newsletter-confirmation' } as const;

/** The terms that people accept when they confirm; a new wording needs a new version, which each row stores. */
export const newsletterNotice = {
  version: '2026-11',
  text: 'About once a month: new articles and workshops. No tracking. You can leave with one click.',
} as const;

/** Hours for which the confirmation link works. */
export const confirmHours = 48;

export const newsletterMessages = {
  // New, waiting and confirmed addresses get the same words, so that they do not reveal who is on the list.
  asked: 'Please check your email. The subscription begins when you press the button in our message.',
  confirmed: 'You are subscribed. Thank you.',
  unsubscribed: 'You are unsubscribed. We will not send you the newsletter any more.',
  spent: 'This link has been used or is too old. Please subscribe again from the foot of any page.',
  unknown: 'This link does not belong to a subscription.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;
