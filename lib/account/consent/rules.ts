export const consentMessages = {
  notSaved: 'We could not save this. Please try again.',
  given: (title: string) => `You have agreed: ${title}.`,
  withdrawn: (title: string) => `You have taken this back: ${title}.`,
  needed: 'Your account needs this one. To take it back, delete your account.',
  notOffered: 'This is not something that your account can agree to.',
} as const;
