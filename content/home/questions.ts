/** The six questions of the home page (product.md §9). Also given to search engines as FAQPage. */
export const homeQuestions = [
  {
    question: 'How do I know whether I need therapy?',
    answer:
      'You do not have to know. If something has troubled you for a few weeks, or keeps coming back, you can find out in one conversation. Many people are not sure whether their problem counts. It does.',
  },
  {
    question: 'What happens in the first consultation?',
    answer:
      'You have 45 minutes with a trained person. You say what brings you, as much or as little as you like. They ask a few questions, tell you plainly what could help, and name two or three therapists who fit. Nothing has to be decided on the day.',
  },
  {
    question: 'What does a session cost?',
    answer:
      'Each therapist sets their own fee, and you see it on their page before you write to them. You pay by UPI or bank transfer. There is no membership and no charge for looking.',
  },
  {
    question: 'Is what I say kept private?',
    answer:
      'Yes. Your therapist keeps what you say to themselves, as the Mental Healthcare Act asks of them. The rare exceptions, such as a serious danger to someone’s life, are explained to you at the start. We never sell your data, and our pages carry no trackers.',
  },
  {
    question: 'Can I talk in my own language, or from abroad?',
    answer:
      'You can filter therapists by language, from Hindi and English to Tamil, Bengali, Marathi and more. Many see people who live outside India; times are shown in your zone and in IST.',
  },
  {
    question: 'What if I am in danger right now?',
    answer:
      'This site is not watched round the clock. In India call 112 in an emergency, or Tele-MANAS on 14416, free and open day and night. The “Urgent help” link at the top of every page lists more numbers, in India and abroad.',
  },
] as const;
