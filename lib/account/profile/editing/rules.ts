export const editingLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  goals: 'Goals',
} as const;

export function profileShown(
  profile: {
    readonly [F in keyof typeof editingLabels]: string | null;
  },
): Readonly<Record<keyof typeof editingLabels, string>> {
  const { firstName, lastName, phone, goals } = profile;
  return { firstName: firstName ?? '', lastName: lastName ?? '', phone: phone ?? '', goals: goals ?? '' };
}

export const profileFormId = 'edit-profile';

/** Messages of the profile editor; titles and the first message are from product.md §8. */
export const editingMessages = {
  updated: 'Profile updated successfully',
  error: 'Error',
  notFound: 'Profile not found',
  notSaved: 'We could not save your profile. Your changes are still here. Please try again.',
  unloaded: 'We could not load your profile just now. Please try again in a moment.',
  careForGoals: 'Tick the box below so that we can save your goals, or leave the goals empty',
} as const;
