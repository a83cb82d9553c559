type Section = { readonly href: `/admin${string}`; readonly label: string };

/**
 * The rooms of the back office, as the menu beside every page of it lists them. Only pages that exist stand here.
 */
export const sections: readonly { readonly title: string; readonly rooms: readonly Section[] }[] = [
  {
    title: 'Now',
    rooms: [{ href: '/admin', label: 'Overview' }],
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
      { href: '/admin/jobs', label: 'Jobs' },
      { href: '/admin/audit', label: 'Audit log' },
      { href: '/admin/second-factor', label: 'Second step' },
    ],
  },
];
