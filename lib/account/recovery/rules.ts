/** Minutes for which the link in a password mail works. */
export const recoveryMinutes = 30;

export const recoveryMessages = {
  asked: `If there is an account with this email, we have sent a link to set a new password. It works for ${recoveryMinutes} minutes. Please look in your spam folder too.`,
  notAsked: 'We could not send the email just now. Please try again.',
  done: 'Your password is changed and you are signed out everywhere. Please sign in with the new one.',
  spent: 'This link has been used or has expired. Please ask for a new one.',
  chooseOne: 'Choose a new password on the next page.',
  notDone: 'We could not change your password just now. Please try again.',
} as const;
