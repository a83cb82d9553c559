/** The six dimensions of self-care (product.md §2, Self-care guides). */
export const dimensions = [
  {
    id: 'body',
    title: 'Body',
    text: 'Sleep, food, movement, medicine, rest. Everything else depends on them.',
    ideas: [
      'Go to bed with enough hours left',
      'Eat something warm before noon',
      'Walk to the next bus stop',
    ],
  },
  {
    id: 'feelings',
    title: 'Feelings',
    text: 'Noticing what you feel before it becomes too much.',
    ideas: ['Name it: “This is envy”', 'Cry, write or sing', 'Let a good moment last ten seconds longer'],
  },
  {
    id: 'mind',
    title: 'Mind',
    text: 'Enough to think about, and enough quiet to finish a thought.',
    ideas: ['Read two pages on paper', 'One task, one tab, one hour', 'Learn something just for fun'],
  },
  {
    id: 'people',
    title: 'People',
    text: 'Those who do you good, and a limit with those who do not.',
    ideas: [
      'Ring the friend who makes you laugh',
      'Say “Let me think, I will tell you tomorrow”',
      'Eat one meal together',
    ],
  },
  {
    id: 'meaning',
    title: 'Meaning',
    text: 'Prayer, music, nature, helping others: whatever gives your days a meaning.',
    ideas: ['Ten minutes without purpose', 'Light a lamp, or watch one', 'Help where nobody sees it'],
  },
  {
    id: 'everyday',
    title: 'Work and home',
    text: 'Money, papers, a tidy room: things that worry you when they are left undone.',
    ideas: ['Open one letter', 'Leave on time once this week', 'Clear one shelf, only one'],
  },
] as const;

/** Template of a day, in four parts. */
export const routine = [
  {
    time: 'Morning',
    hours: '6–9 am',
    steps: [
      'Water before tea',
      'Daylight on the face, five minutes',
      'One thing I want from today, in a sentence',
    ],
  },
  {
    time: 'Midday',
    hours: '12–2 pm',
    steps: ['Lunch away from the screen', 'Stand up, stretch, look far away', 'Answer: how am I, really?'],
  },
  {
    time: 'Evening',
    hours: '5–8 pm',
    steps: [
      'Move for 20 minutes',
      'Write tomorrow’s list, then stop',
      'Talk to one person about anything but work',
    ],
  },
  {
    time: 'Night',
    hours: '9–11 pm',
    steps: ['Lights low, phone in another room', 'One good thing about today', 'Same bedtime, more or less'],
  },
] as const;

/** Three groups of strategies against stress. */
export const strategies = [
  {
    title: 'In the next two minutes',
    when: 'When it floods you',
    items: [
      'Breathe out longer than in, ten times.',
      'Cold water over the wrists, or on the face.',
      'Name five things that you can see.',
      'Press your feet into the floor and your palms together.',
    ],
    link: { href: '/resources/mindfulness-meditation#breathing', label: 'Breathe with a pacer' },
  },
  {
    title: 'This week',
    when: 'When it keeps coming back',
    items: [
      'Write everything down that weighs on you, and sort it by what you can change.',
      'Move one thing out of your week.',
      'Keep one evening empty, and guard it.',
      'Tell one person how it is.',
    ],
    link: { href: '/resources/tools-worksheets/stress-map', label: 'Draw a stress map' },
  },
  {
    title: 'In the long run',
    when: 'When it has become your life',
    items: [
      'Look at what repeats: the same fight, the same boss, the same Sunday.',
      'Practise saying no in small matters first.',
      'Put sleep and movement first.',
      'Talk to someone trained.',
    ],
    link: { href: '/services/individual-therapy', label: 'What therapy is like' },
  },
] as const;

export const journey = [
  { title: 'Look', text: 'For a week, only notice: what drains you, what fills you? Change nothing yet.' },
  { title: 'Choose one', text: 'One dimension, one habit, half as large as you think right.' },
  {
    title: 'Tie it down',
    text: 'After what, at what time, in which place? “After brushing my teeth, at the window.”',
  },
  { title: 'Be kind, go on', text: 'You will forget it sometimes. Begin again the next day.' },
] as const;
