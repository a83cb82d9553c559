export const applicationPath = '/therapist-dashboard/application';

export const sentApplicationTasks = { announce: 'announce-complete-application' } as const;

/** The choice of a therapist who is on no register. */
export const noRegister = 'none';

/** Days of the week by ISO number, for the hours of an application. */
export const weekdays = [
  [1, 'Monday'],
  [2, 'Tuesday'],
  [3, 'Wednesday'],
  [4, 'Thursday'],
  [5, 'Friday'],
  [6, 'Saturday'],
  [7, 'Sunday'],
] as const;

export const paperKinds = [
  { value: 'degree', label: 'Degree certificate' },
  { value: 'registration', label: 'Registration certificate' },
  { value: 'other', label: 'Another certificate' },
] as const;

export function paperLabel(kind: string): string {
  return paperKinds.find(({ value }) => value === kind)?.label ?? kind;
}

export const mostPapers = 8;

export const paperField = 'paper';

/** "22 Nov 2026, 6:30 pm": the time in words, given by the caller. */
const inAnotherTab = (when: string) =>
  `You saved this application in another tab or on another device, ${when}. Your text here is not saved yet.`;

export const applicationLabels: Readonly<Record<string, string>> = {
  register: 'Register',
  registerNumber: 'Register number',
  degree: 'Highest degree',
  institute: 'Institute',
  degreeYear: 'Year of the degree',
  yearsOfExperience: 'Years of experience',
  title: 'Title',
  location: 'City',
  languages: 'Languages',
  gender: 'Gender',
  video: 'By video',
  phone: 'By phone',
  inPerson: 'In person',
  specialization: 'Specialisations',
  sessionRate: 'Fee for one session, in ₹',
  approaches: 'Ways of working',
  clientGroups: 'Client groups',
  affirming: 'LGBTQIA+ affirming',
  lowestFee: 'Lowest fee of a sliding scale, in ₹',
  linkedin: 'LinkedIn',
  bio: 'About you',
  firstWords: 'First words',
  firstSession: 'How a first session runs',
  ...Object.fromEntries(
    weekdays.flatMap(([day, name]) => [
      [`from-${day}`, `${name}: from`],
      [`until-${day}`, `${name}: until`],
    ]),
  ),
  availability: 'Your hours',
  truthful: 'I confirm that my answers are true',
};

const ticks: ReadonlySet<string> = new Set(['video', 'phone', 'inPerson', 'affirming', 'truthful']);

export function applicationWords(name: string, value: string): string {
  if (ticks.has(name)) return value === 'on' ? 'Yes' : 'No';
  return name === 'register' && value === noRegister ? 'On no register' : value;
}

export const applicationMessages = {
  saved: 'Your draft is saved. You can continue at any time, on any device.',
  sent: 'Thank you. We have received your application. We will read it, check the register and email you.',
  incomplete: 'Your draft is saved. To send it, please check the marked fields',
  unconfirmed: 'Your draft is saved. Please confirm your email address before you send it.',
  inAnotherTab,
  decided: 'Your application has been decided. The page now shows the decision.',
  noPapers: 'Add at least one certificate below, and then send the application',
  paperAdded: 'Certificate added. Only the team that decides can see it.',
  paperRemoved: 'The certificate is removed.',
  paperGone: 'This certificate no longer exists.',
  tooManyPapers: `You can add ${mostPapers} certificates. Remove one first.`,
  notSaved: 'We could not save this. Your text is still here. Please try again.',
} as const;
