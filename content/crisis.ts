export const warningSigns = [
  'Talking or writing about wanting to die, or about being a burden',
  'Looking for a way: pills, a rope, a high place',
  'Saying goodbye, giving away things that matter',
  'Pulling away from family and friends, not answering',
  'Sleeping hardly at all or nearly all day',
  'Drinking more, or using drugs to get through the day',
  'A sudden calm after weeks of despair',
] as const;

/** product.md §2: five steps. Written for somebody in great distress. */
export const crisisSteps = [
  {
    title: 'Get safe',
    text: 'Move away from anything you could hurt yourself with. Go to a room with another person in it.',
  },
  {
    title: 'Tell one person',
    text: '“I am not safe with my thoughts. Please stay with me.” That is enough. You owe no explanation.',
  },
  { title: 'Call', text: '112 if life is in danger. 14416 to talk to someone, at any hour, free.' },
  {
    title: 'Wait until the worst has passed',
    text: 'The worst minutes do pass. Cold water on the face, feet on the floor, breathe out longer than you breathe in.',
  },
  {
    title: 'Plan the next day',
    text: 'When it is calmer, book a talk with someone trained. Tell one person how tomorrow looks.',
  },
] as const;
