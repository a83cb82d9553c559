export const consentMessages = {
  notSaved: 'We could not save this. Please try again.',
  given: (title: string) => `You have agreed: ${title}.`,
  withdrawn: (title: string) => `You have withdrawn: ${title}.`,
  needed: 'Your account needs this consent. To withdraw it, delete your account.',
  notOffered: 'Your account cannot agree to this.',
} as const;

/** The job that takes the same health data out of what therapists brought from other practices. */
export const forgetBroughtTask = 'forget-brought-health';
