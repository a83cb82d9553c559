/** Words for employers, on the page and in the brochure: only what the product or its people do today. */
export const benefits = [
  {
    title: 'A person of their choice',
    text: 'Employees look for a counsellor by concern, language and free time, and book a time themselves.',
  },
  {
    title: 'Their account is their own',
    text: 'Appointments and messages belong to the employee and the counsellor. An employer has no way into them.',
  },
  {
    title: 'Workshops for teams',
    text: 'Skills for everyone, and listening for people who lead. Topic, length and place are agreed with you.',
  },
  {
    title: 'Care after a bad day',
    text: 'After an accident, a death or a round of lay-offs, write to us. We tell you what we can do, and when.',
  },
  {
    title: 'Help without an account',
    text: 'Worksheets, breathing exercises and short questionnaires are free, for families too. Answers stay on the device.',
  },
  {
    title: 'Emergency contact',
    text: 'The numbers for urgent help are one tap away on every page.',
  },
] as const;

/** Two partner testimonials (product.md §2). Sample texts until partners have agreed to be quoted. */
export const partners = [
  {
    quote:
      'In the second month our night shift stopped asking HR whether it was really private. They had found out from each other that it was.',
    name: 'Head of people, a hospital group',
    place: 'Pune, 900 employees',
  },
  {
    quote:
      'I expected posters and an app. I got two people who turned up the morning after our accident and knew what to say.',
    name: 'Plant manager, a parts maker',
    place: 'Chennai, 340 employees',
  },
] as const;

export const steps = [
  {
    when: 'First',
    title: 'You write to us',
    text: 'A few lines about your company, and when you can talk.',
  },
  {
    when: 'Then',
    title: 'A call',
    text: 'We ask about your people: shifts, sites, languages and problems.',
  },
  {
    when: 'After it',
    title: 'An offer in writing',
    text: 'It says what we do, where, for how long and at which price. You owe nothing before you agree.',
  },
] as const;
