import type { ContactTopic } from '@/lib/contact/rules';

/** The five cards of /services (product.md §2), with what people want to know before opening them. */
export const serviceCards: readonly {
  readonly href: string;
  readonly title: string;
  readonly text: string;
  /** Slugs of the products whose first meetings say the length. */
  readonly lengthOf?: readonly string[];
  readonly facts: readonly string[];
}[] = [
  {
    href: '/services/individual-therapy',
    title: 'Individual therapy',
    text: 'A regular hour with one therapist who is there for you alone.',
    lengthOf: ['individual-counseling'],
    facts: ['Video, phone or in person'],
  },
  {
    href: '/services/couples-family',
    title: 'Couples and family therapy',
    text: 'For arguments that keep coming back, and for silence at home.',
    lengthOf: ['couples-marriage-therapy', 'family-therapy'],
    facts: ['Everyone in one conversation'],
  },
  {
    href: '/services/assessments',
    title: 'Psychological assessments',
    text: 'From a short screening to a full report, explained line by line.',
    facts: ['One to three meetings', 'A report you can use'],
  },
  {
    href: '/services/workshops-webinars',
    title: 'Workshops and webinars',
    text: 'Small groups that practise one skill, and online talks for those who would rather listen.',
    facts: ['8 to 12 people', '90 minutes to 2.5 hours'],
  },
  {
    href: '/corporate-plans',
    title: 'Corporate wellness',
    text: 'Counselling for your employees, and workshops for your teams.',
    facts: ['Teams of any size', 'An offer in writing'],
  },
];

/** Situations in people's own words, with the service that fits. */
export const whereToBegin: readonly { readonly said: string; readonly go: string; readonly href: string }[] =
  [
    {
      said: '“I am tired of being strong for everyone.”',
      go: 'Individual therapy',
      href: '/services/individual-therapy',
    },
    {
      said: '“We only talk about the children and the bills.”',
      go: 'Couples therapy',
      href: '/services/couples-family#couples-marriage-therapy',
    },
    {
      said: '“My son has stopped coming to the table.”',
      go: 'Family therapy',
      href: '/services/couples-family#family-therapy',
    },
    {
      said: '“I have read about ADHD and it sounds like me.”',
      go: 'A screening first',
      href: '/services/assessments#screening-assessments',
    },
    {
      said: '“I would like to learn something before I talk about myself.”',
      go: 'A workshop or a webinar',
      href: '/services/workshops-webinars',
    },
  ];

/** Link to the contact form with the topic chosen. */
export function contactAbout(topic: ContactTopic): string {
  return `/contact?topic=${topic}`;
}
