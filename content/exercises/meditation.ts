/** The four kinds of meditation (product.md §2, Mindfulness and meditation). */
export const meditationTypes = [
  {
    title: 'Watching the breath',
    text: 'You notice one breath, then the next. When the mind wanders, you notice that too, and come back. Coming back is the practice.',
    suits: 'Beginners, and people with only five minutes',
  },
  {
    title: 'Walking through the body',
    text: 'Your attention moves slowly from your toes to your head. You notice what you feel and change nothing.',
    suits: 'Tension, pain, evenings',
  },
  {
    title: 'Kindness, or metta',
    text: 'You wish people well in silence, and yourself too. It may feel stiff at first and becomes easier with practice.',
    suits: 'Harsh self-talk, anger, loneliness',
  },
  {
    title: 'Walking and daily things',
    text: 'You walk, wash a cup or peel an orange, and do only that. No cushion, no silence, no special clothes.',
    suits: 'Restless bodies, full houses',
  },
] as const;

/** Four short pauses in a day (product.md §2: daily schedule). */
export const dailySchedule = [
  {
    time: '6:30 am',
    title: 'Before the phone',
    text: 'Three breaths at the window. Name the weather, outside and inside.',
  },
  { time: '1 pm', title: 'First bites', text: 'Eat the first three mouthfuls of lunch without a screen.' },
  { time: '6 pm', title: 'Coming home', text: '“Arriving”, three minutes, before you open the door.' },
  {
    time: '10 pm',
    title: 'Lights low',
    text: 'Four rounds of 4-7-8, or the body scan in bed. Falling asleep is allowed.',
  },
] as const;
