type Section = { readonly href: `/admin${string}`; readonly label: string };

/** The pages of the back office, as the menu beside each of them lists them. Lists only pages that exist. */
export const sections: readonly { readonly title: string; readonly rooms: readonly Section[] }[] = [
  {
    title: 'Now',
    rooms: [{ href: '/admin', label: 'Overview' }],
  },
  {
    title: 'What waits',
    rooms: [
      { href: '/admin/applications', label: 'Applications' },
      { href: '/admin/messages', label: 'Messages' },
      { href: '/admin/requests', label: 'Requests' },
      { href: '/admin/internships', label: 'Internships' },
      { href: '/admin/reviews', label: 'Reviews' },
      { href: '/admin/complaints', label: 'Complaints' },
    ],
  },
  {
    title: 'Money',
    rooms: [
      { href: '/admin/payments', label: 'Payments' },
      { href: '/admin/card-payments', label: 'Card payments' },
      { href: '/admin/remittances', label: 'Owed to therapists' },
      { href: '/admin/statements', label: 'Bank statements' },
    ],
  },
  {
    title: 'Directory',
    rooms: [
      { href: '/admin/therapists', label: 'Therapists' },
      { href: '/admin/bookings', label: 'Appointments' },
      { href: '/admin/consultations', label: 'Consultations' },
      { href: '/admin/testimonials', label: 'Testimonials' },
    ],
  },
  {
    title: 'People',
    rooms: [
      { href: '/admin/users', label: 'Users' },
      { href: '/admin/newsletter', label: 'Newsletter' },
    ],
  },
  {
    title: 'Service',
    rooms: [
      { href: '/admin/content', label: 'Content' },
      { href: '/admin/settings', label: 'Settings' },
      { href: '/admin/jobs', label: 'Jobs' },
      { href: '/admin/audit', label: 'Audit log' },
      { href: '/admin/second-factor', label: 'Second step' },
    ],
  },
];
