export const newsletterTasks = { confirm: 'send-newsletter-confirmation' } as const;

/** The words that people agree to when they confirm; a new wording needs a new version, stored with each row. */
export const newsletterNotice = {
  version: '2026-11',
  text: 'About once a month: new articles and workshops. No tracking. You can leave with one click.',
} as const;

/** How long the link in the confirmation mail works. */
export const confirmHours = 48;

export const newsletterMessages = {
  // The same words for new, waiting and confirmed addresses, so that nobody learns who is on the list.
  asked: 'Please check your email. The subscription begins when you press the button in our message.',
  confirmed: 'You are subscribed. Thank you.',
  unsubscribed: 'You are unsubscribed. You will get no further newsletter from us.',
  spent: 'This link has been used or is too old. Please subscribe again from the foot of any page.',
  unknown: 'This link does not belong to a subscription.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;
