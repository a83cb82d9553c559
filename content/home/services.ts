/** The three offers of the home accordion (product.md §2, Home); "{1}" is the length of an individual session. */
export const homeServices = [
  {
    title: 'Counselling and psychotherapy',
    summary: 'Regular sessions with a trained person, alone, as a couple or as a family.',
    details: [
      'Sessions of about {1} minutes, by video, by phone or in the therapist’s room.',
      'You choose the person, the language and the pace. You may change your mind at any time.',
      'For low mood, worry, grief, burnout, relationships, life between two countries, or a question you cannot name yet.',
    ],
    href: '/services/individual-therapy',
    link: 'More about individual therapy',
  },
  {
    title: 'Psychological assessment',
    summary: 'Tests and talks about how you think, feel and learn, with a report you can understand.',
    details: [
      'A first conversation about what you want to find out and what the result would change for you.',
      'Recognised questionnaires and tasks, in two or three meetings for a detailed assessment.',
      'A written report, and a talk in which every line of it is explained.',
    ],
    href: '/services/assessments',
    link: 'More about assessments',
  },
  {
    title: 'Workshops and webinars',
    summary: 'Small groups that practise one thing together: sleep, exam stress, listening, setting limits.',
    details: [
      'Workshops for 8 to 12 people, 90 minutes to two and a half hours.',
      'Webinars for teams, campuses and anyone who would rather listen first.',
      'Nothing is recorded without everyone’s consent. You may keep your camera off.',
    ],
    href: '/services/workshops-webinars',
    link: 'More about workshops and webinars',
  },
] as const;
