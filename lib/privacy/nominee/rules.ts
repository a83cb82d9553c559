export const nomineeLabels = {
  name: 'Name',
  relation: 'Relationship to you',
  email: 'Their email',
  phone: 'Their phone',
} as const;

/** The form's values for a nominee; empty fields without one. */
export function nomineeShown(
  nominee: { readonly [F in keyof typeof nomineeLabels]: string | null } | null,
): Readonly<Record<keyof typeof nomineeLabels, string>> {
  const { name = '', relation = '', email = '', phone = '' } = nominee ?? {};
  return { name: name ?? '', relation: relation ?? '', email: email ?? '', phone: phone ?? '' };
}

export const nomineeMessages = {
  notSaved: 'We could not save this. Please try again.',
  named: 'Your nominee is saved.',
  phone: 'Enter a phone number like 98765 43210, or leave it empty',
  unreachable: 'Enter an email address or a phone number so that we can contact this person',
  removed: 'Nominee removed.',
  none: 'You have no nominee to remove.',
} as const;
