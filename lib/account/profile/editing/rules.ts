/** Messages of the profile editor; titles and the first message are from product.md §8. */
export const editingMessages = {
  updated: 'Profile updated successfully',
  error: 'Error',
  notFound: 'Profile not found',
  notSaved: 'We could not save your profile just now. Nothing is lost: please try again.',
  unloaded: 'We could not load your profile just now. Please try again in a moment.',
  careForGoals: 'Tick the box below so that we may keep your goals, or leave the goals empty',
} as const;
