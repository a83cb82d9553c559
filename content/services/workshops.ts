/** A workshop that groups can ask for. Durations as in product.md §2: 90 minutes to 2.5 hours. */
type Workshop = {
  readonly title: string;
  readonly duration: string;
  readonly text: string;
  readonly takeaway: string;
};

export const workshopGroup = { from: 8, to: 12 } as const;

export const workshops: readonly Workshop[] = [
  {
    title: 'Sleep, and the phone beside it',
    duration: '90 minutes',
    text: 'What to change in the last hour of the day, and what to do when you lie awake at three.',
    takeaway: 'A two-week sleep diary and a wind-down that fits your evening.',
  },
  {
    title: 'Listening without fixing',
    duration: '2 hours',
    text: 'In pairs you practise listening without giving advice.',
    takeaway: 'Five sentences that keep a conversation open.',
  },
  {
    title: 'Saying no at home',
    duration: '2 hours',
    text: 'Limits in families that mean well: visits, money, marriage, the question of when.',
    takeaway: 'One limit in your own words, said aloud before you need it.',
  },
  {
    title: 'Exams without the knot in the stomach',
    duration: '90 minutes',
    text: 'For students of classes 10 to 12 and college, with a separate half hour for parents.',
    takeaway: 'A revision day with rest in it, and a plan for the night before.',
  },
  {
    title: 'Living with worry',
    duration: '2.5 hours',
    text: 'How worry works in the body, which of it is useful, and how to put the rest down.',
    takeaway: 'A worry log and two breathing practices.',
  },
];

type Webinar = {
  /** Calendar day in India, ISO. */
  readonly date: string;
  readonly time: string;
  readonly title: string;
  readonly text: string;
};

/** All webinars, past and planned. The day of the visit decides which ones are still coming. */
export const webinars: readonly Webinar[] = [
  {
    date: '2024-03-08',
    time: '6:00 pm to 7:00 pm IST',
    title: 'Who looks after the one who looks after everyone?',
    text: 'On care work, guilt and rest, for International Women’s Day.',
  },
  {
    date: '2024-03-15',
    time: '6:00 pm to 7:00 pm IST',
    title: 'Anxiety in ordinary words',
    text: 'What it is, what it is not, and when to ask for help.',
  },
  {
    date: '2024-03-22',
    time: '6:00 pm to 7:00 pm IST',
    title: 'Talking to teenagers about marks',
    text: 'For parents, in the weeks before results.',
  },
  {
    date: '2026-12-09',
    time: '6:30 pm to 7:30 pm IST',
    title: 'Alone in December',
    text: 'For people far from home while everyone else seems to be at a wedding.',
  },
  {
    date: '2027-01-13',
    time: '6:30 pm to 7:30 pm IST',
    title: 'Small beginnings',
    text: 'Why resolutions break in week three, and what holds longer.',
  },
  {
    date: '2027-02-10',
    time: '6:30 pm to 7:30 pm IST',
    title: 'Board exams: a calm house',
    text: 'What parents can do in the last month, and what to leave alone.',
  },
];
