/** Words of the about page: what product.md §1 and §2 name, in the owner's voice. */
export const pillars = [
  {
    title: 'Clarity over prescription',
    text: 'We help people see what is going on before anyone tells them what to do about it. A diagnosis or a medicine may have its place later, with a doctor. We do not begin there.',
  },
  {
    title: 'Accelerate access',
    text: 'Help should not take months, a long way across town, or English. Here you see each fee, find evening hours and choose your own language.',
  },
  {
    title: 'Human-first, AI-enabled',
    text: 'People listen, decide and answer for what they say. Software sorts, reminds and fills in forms. No machine talks to you here as if it were a person.',
  },
] as const;

/** Offerings named by product.md §1, with where each can be found. */
export const offerings: readonly { readonly name: string; readonly text: string; readonly href: string }[] = [
  {
    name: 'Counseling',
    text: 'You and one therapist, at a regular hour.',
    href: '/services/individual-therapy',
  },
  {
    name: 'Crisis management',
    text: 'Numbers that answer day and night, and what to do until then.',
    href: '/resources/crisis-support',
  },
  {
    name: 'Workshops',
    text: 'Eight to twelve people, one skill.',
    href: '/services/workshops-webinars#workshops',
  },
  { name: 'Training', text: 'Supervised internships for psychology students.', href: '/internships' },
  {
    name: 'Webinars',
    text: 'One hour online, for anyone who wants to listen.',
    href: '/services/workshops-webinars#webinars',
  },
  {
    name: '1:1 reflective experiences',
    text: 'A guided hour to think something through, without being treated for it.',
    href: '/contact?topic=individual-therapy',
  },
  {
    name: 'Scalable products',
    text: 'Tools, worksheets and exercises, free at any hour.',
    href: '/resources/tools-worksheets',
  },
];

/** The two founders. Names, stories and photographs are the owner's to supply; the page marks them as samples. */
export const founders = [
  {
    portrait: 'first',
    name: 'Meera Venkatesan',
    role: 'Founder, clinical practice',
    story: [
      'Meera worked for nineteen years in a public hospital, where a first appointment lasted eleven minutes. People told her the part that mattered with one hand on the door.',
      '“I wanted a place,” she says, “in which the conversation begins with the hand on the door.”',
    ],
  },
  {
    portrait: 'second',
    name: 'Arjun Sethi',
    role: 'Founder, product',
    story: [
      'Arjun looked for a therapist for his mother, in Punjabi, from another continent. It took seven weeks, four spreadsheets and one wrong number that turned out to be a tyre shop.',
      'He built the first version of the search for her. She still tells him what is wrong with it.',
    ],
  },
] as const;

export const approach = [
  {
    name: 'Compassion',
    text: 'We listen before we assess. Nobody here will ask why you did not come earlier.',
  },
  {
    name: 'Science',
    text: 'We use methods that have been studied, say how sure the evidence is, and measure with you whether they help.',
  },
  {
    name: 'Personalization',
    text: 'We plan with your language, faith, family, money and hours.',
  },
] as const;
