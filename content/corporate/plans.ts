/** Words for employers, on the page and in the brochure. */
export const benefits = [
  {
    title: 'A person, this week',
    text: 'Employees book with a counsellor directly, in their language and outside office hours. A first slot within five working days.',
  },
  {
    title: 'Nobody at work knows',
    text: 'The company gets no names, and no figure about a team of fewer than twenty people.',
  },
  {
    title: 'Managers who can listen',
    text: 'A half-day for people who lead: how to notice, what to ask, when to step back, whom to call.',
  },
  {
    title: 'Care after a bad day',
    text: 'After an accident, a death or a round of lay-offs, two of us come to the office or to a call within 48 hours.',
  },
  {
    title: 'Families count too',
    text: 'Partners, parents and grown children can use the same hours.',
  },
  {
    title: 'One page each quarter',
    text: 'How many hours were used, what for in broad words, what people thought of it. Nobody can be recognised in it.',
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

/** From the first call to the first quarter. */
export const steps = [
  {
    when: 'Week 1',
    title: 'A call',
    text: 'Forty-five minutes about your people: shifts, sites, languages and problems.',
  },
  {
    when: 'Week 2',
    title: 'A plan',
    text: 'Hours, workshops and a price on two pages. No lock-in longer than a quarter.',
  },
  {
    when: 'Week 4',
    title: 'The start',
    text: 'We introduce ourselves to every team in fifteen minutes, in person where we can.',
  },
  {
    when: 'Month 3',
    title: 'A look back',
    text: 'One page of figures without names. Then you decide how to go on.',
  },
] as const;

/** Sizes of a plan; every plan has all benefits. */
export const planSizes = [
  {
    name: 'Small',
    people: 'up to 50 people',
    hours: '10 counselling hours a month',
    extra: '1 workshop a quarter',
  },
  {
    name: 'Medium',
    people: '51 to 300 people',
    hours: '40 counselling hours a month',
    extra: '1 workshop a month',
  },
  {
    name: 'Large',
    people: 'more than 300 people',
    hours: 'Hours by headcount',
    extra: 'Days on site, by agreement',
  },
] as const;
