/** A place on this site, or the consultation booking, whose address depends on the settings. */
export type NavigationLink = { readonly label: string } & (
  | { readonly href: string; readonly booking?: never }
  | { readonly booking: true; readonly href?: never }
);

export type NavigationEntry = {
  readonly label: string;
  readonly href: string;
  readonly children?: readonly NavigationLink[];
};

const services: readonly NavigationLink[] = [
  { label: 'Individual therapy', href: '/services/individual-therapy' },
  { label: 'Couples and family therapy', href: '/services/couples-family' },
  { label: 'Psychological assessments', href: '/services/assessments' },
  { label: 'Workshops and webinars', href: '/services/workshops-webinars' },
  { label: 'Corporate wellness', href: '/corporate-plans' },
];

/** The page that most visitors come for; its link is next to the menu. */
export const findTherapist = { label: 'Find a therapist', href: '/professionals' } as const;

/** A breath to follow, for somebody who cannot wait. */
export const breathing = {
  label: 'Breathe now',
  href: '/resources/mindfulness-meditation#breathing',
} as const;

/** The menu of product.md §2, Navigation, in its order, and the breathing exercises. */
export const mainNavigation: readonly NavigationEntry[] = [
  { label: 'Home', href: '/' },
  { label: 'About', href: '/about' },
  { label: 'Services', href: '/services', children: services },
  {
    label: 'Resources',
    href: '/resources',
    children: [
      { label: 'Blog', href: '/blog' },
      { label: 'Tools and worksheets', href: '/resources/tools-worksheets' },
      { label: 'Crisis support', href: '/resources/crisis-support' },
      breathing,
      { label: 'Schedule a consultation', booking: true },
    ],
  },
  { label: 'Contact', href: '/contact' },
];

export const footerColumns: readonly { title: string; links: readonly NavigationLink[] }[] = [
  { title: 'Services', links: services },
  {
    title: 'Resources',
    links: [
      { label: 'Blog', href: '/blog' },
      { label: 'Self-help resources', href: '/self-help-resources' },
      { label: 'Get in touch', href: '/contact' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About us', href: '/about' },
      { label: 'Our professionals', href: '/professionals' },
      { label: 'Therapists by concern and city', href: '/therapists' },
      { label: 'Contact', href: '/contact' },
      { label: 'Prices', href: '/products' },
      { label: 'For therapists', href: '/for-therapists' },
      { label: 'Internships', href: '/internships' },
      { label: 'Ethics and trust', href: '/platform-ethics' },
    ],
  },
];

export const legalLinks: readonly NavigationLink[] = [
  { label: 'Privacy', href: '/privacy' },
  { label: 'Terms', href: '/terms' },
  { label: 'HIPAA and data protection', href: '/data-protection' },
  { label: 'Accessibility', href: '/accessibility' },
];

/** The first link to help on every page; works without JavaScript and without the database. */
export const urgentHelpPath = '/resources/crisis-support';
