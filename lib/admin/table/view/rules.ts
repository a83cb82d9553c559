export const mostViews = 20;

/** The lists whose views an admin can save, by their address. */
export const viewLists = [
  '/admin/applications',
  '/admin/audit',
  '/admin/bookings',
  '/admin/card-payments',
  '/admin/complaints',
  '/admin/entered-payments',
  '/admin/internships',
  '/admin/jobs',
  '/admin/messages',
  '/admin/newsletter',
  '/admin/payments',
  '/admin/payouts',
  '/admin/quotations',
  '/admin/refunds',
  '/admin/remittances',
  '/admin/requests',
  '/admin/sessions',
  '/admin/statements',
  '/admin/testimonials',
  '/admin/therapists',
  '/admin/users',
] as const;

export type ViewList = (typeof viewLists)[number];

export const viewMessages = {
  saved: 'The view is saved.',
  removed: 'The view is removed.',
  gone: 'This view was already removed.',
  nameMissing: 'Give the view a name',
  nameTooLong: 'Keep the name under 60 characters',
  tooMany: `You have ${mostViews} saved views of this list. Remove one first.`,
  notSaved: 'We could not save this just now. Please try again.',
} as const;
