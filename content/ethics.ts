/** The six commitments of /platform-ethics (product.md §2, Ethics and trust): our promise, and how one can check it. */
export const commitments = [
  {
    title: 'People before figures',
    text: 'We do not count how long you stay, and nothing here is built to bring you back. Getting better and leaving is the point.',
    check: 'No streaks, no nudges, no “only two slots left” anywhere.',
  },
  {
    title: 'What you say stays with you',
    text: 'What is said in a session belongs to you and your therapist. We never read it, and we never sell data.',
    check: 'Our pages load nothing from other companies. Your browser can show you.',
  },
  {
    title: 'Trained, and checked',
    text: 'Every professional gives us their documents before they appear. Nobody here is called a clinical psychologist without being on the register of the Rehabilitation Council of India, or a psychiatrist without a medical council’s. The title goes with the last day of the entry.',
    check:
      'A profile names the register, the number, the day on which we looked it up and its last day. Look it up yourself: the places are below.',
  },
  {
    title: 'Honest words',
    text: 'No promise of a cure, no diagnosis by a quiz, no limits said in small print. Sample profiles say that they are samples.',
    check:
      'Ratings, totals and percentages on this site are statements of ours until enough has been counted to replace them. We say so here, and beside the percentages.',
  },
  {
    title: 'Open to everyone',
    text: 'Faith, caste, gender, whom you love, how you move, hear or see, what you earn: none of it decides whether you are welcome.',
    check:
      'Each fee is shown before you write. The site works with a keyboard, a screen reader and an old phone.',
  },
  {
    title: 'No machine talks to you as a person',
    text: 'Software sorts, reminds and fills in forms. It does not listen, judge or answer you as if it were a person.',
    check: 'Whatever a program has written for you to read says so.',
  },
] as const;

/** The published rule of the directory. The code of the list follows it; change both together. */
export const listRule = [
  'The list begins in an order that our clinical team keeps by hand. Money plays no part in it.',
  'Therapists who joined earlier are not higher for it, and nobody can pay, bid or advertise for a place.',
  'You can order the list yourself: by the soonest free time, by fee, by years of experience or by name.',
  'Search reads concerns, languages, cities, fees and times in what you type, and looks for the other words in profiles. It shows what it understood, and each part can be taken off. When we correct a spelling, we say so.',
] as const;

/** The published rule of the match. `lib/therapist/match/rules.ts` follows it; change both together. */
export const matchRule = [
  {
    title: '“Must” decides who is shown',
    text: 'A therapist appears only if every “must” of yours is true of their record. What we do not know about someone does not count as true.',
  },
  {
    title: 'More fulfilled wishes come first',
    text: 'We count the answers a therapist fulfils, “must” and “would like” alike. More comes first. There is no hidden weight.',
  },
  {
    title: 'A tie is settled by the day',
    text: 'Those with the same count are in one group. Their order in it changes each day and is the same for everyone that day, so each of them comes first sometimes.',
  },
  {
    title: 'Everyone gets a turn',
    text: 'The match looks at up to 200 people who accept new clients. When there are more, it begins at another place of the list each day and says so. You can send your answers to us to have all of them searched.',
  },
  {
    title: 'You see the reasons',
    text: 'Each person shows what fits and what does not, in words that are true of the record. Each “must” says how many more people you would see without it.',
  },
] as const;
