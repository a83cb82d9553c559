/** The fields of product.md §3 for each service slug; field names are the specification's. */
export type ServiceContent = {
  readonly slug: string;
  readonly page: `/services/${string}`;
  readonly title: string;
  readonly description: string;
  /** With "{1}" for the minutes of the first meeting as it is sold now, and so on. */
  readonly what_to_expect: readonly string[];
  readonly who_is_it_for: string;
  readonly why_it_matters: readonly string[];
};

const individualCounseling: ServiceContent = {
  slug: 'individual-counseling',
  page: '/services/individual-therapy',
  title: 'Individual counselling',
  description:
    'You meet the same therapist at the same hour every week or two. You bring what is on your mind, in the words you have. Over some weeks you see more clearly what belongs together and where you can begin.',
  what_to_expect: [
    'The first session is mostly you talking. Your therapist asks what brings you, what you have tried, and what would be different if this helped.',
    'By the third session you agree on one or two things to work on, in plain sentences, and how you will both notice that something has moved.',
    'Most weeks have something small to try in between: a walk, a page of notes, one conversation you have been putting off.',
    'Every six sessions you look back together. You may go on, slow down, change the therapist or stop. No one is offended.',
  ],
  who_is_it_for:
    'Adults who feel low, worried, angry, stuck or simply alone with something: grief, burnout, a break-up, an illness, a move abroad, a family that asks too much, or a question without a name.',
  why_it_matters: [
    'Saying a thing aloud to someone who does not need you to be fine changes what you can do with it.',
    'Worry and low mood are easier to change early than after years.',
    'What you learn stays with you: many people come back to the same few tools years later, without a therapist.',
  ],
};

const couplesMarriage: ServiceContent = {
  slug: 'couples-marriage-therapy',
  page: '/services/couples-family',
  title: 'Couples and marriage therapy',
  description:
    'For two people who keep having the same argument, or have stopped having any. Married, living together, long-distance, about to decide: you need not agree on what is wrong before you come.',
  what_to_expect: [
    'A first session together of {1} minutes, then one alone with each of you, then together again.',
    'The therapist takes no side. They look at what happens between you: who speaks, who goes quiet, what happens next.',
    'You practise in the room: to say a hard thing without an attack, to hear one without a defence.',
    'If one of you is not safe at home, we say so and work differently. Joint sessions are not the place for that.',
  ],
  who_is_it_for:
    'Couples of any gender and any status, before a wedding, after a betrayal, with small children, with parents in the next room, or while deciding whether to part.',
  why_it_matters: [
    'Most couples wait for years before they ask. The pattern is easier to change while there is still warmth in it.',
    'Children do not need parents who never argue. They need to see an argument end well.',
    'Parting kindly is also a result. Therapy does not keep people together against their will.',
  ],
};

const family: ServiceContent = {
  slug: 'family-therapy',
  page: '/services/couples-family',
  title: 'Family therapy',
  description:
    'Everyone who shares the problem, in one conversation: parents and a teenager, brothers and sisters, three generations under one roof.',
  what_to_expect: [
    'A short call with whoever writes to us, to decide together who should come first.',
    'Sessions of {1} minutes. Everyone gets a turn, the youngest and the quietest too.',
    'The therapist draws the family as each of you sees it. The differences are where the work begins.',
    'Agreements small enough to keep: who knocks, who decides about money, what is said about marks.',
  ],
  who_is_it_for:
    'Families with an illness, a move, a remarriage, exams, a child who has gone silent, ageing parents, or a conflict that does not end.',
  why_it_matters: [
    'A person gets better faster when the people around them know how to help.',
    'What looks like one child’s problem is often the whole house being under strain.',
    'Hard subjects, once spoken in a safe room, can be spoken again at home.',
  ],
};

const screening: ServiceContent = {
  slug: 'screening-assessments',
  page: '/services/assessments',
  title: 'Screening assessments',
  description:
    'Short, well-known questionnaires on mood, worry, attention or stress, gone through with a trained person. They show whether a closer look is worth your time and money.',
  what_to_expect: [
    '{1} minutes: first the questions, then a talk about your answers.',
    'A one-page note in plain language: what stands out, what does not, what you could do next.',
    'No label. A screening cannot diagnose, and nobody here will pretend that it can.',
  ],
  who_is_it_for:
    'Adults who wonder “is this normal, or should I see someone?”, and anyone a doctor, school or employer has asked to check.',
  why_it_matters: [
    'It costs little and often settles a question that has been going round for months.',
    'It keeps people from paying for a long assessment that they do not need.',
  ],
};

const diagnostic: ServiceContent = {
  slug: 'diagnostic-evaluation',
  page: '/services/assessments',
  title: 'Diagnostic evaluation',
  description:
    'A structured conversation with a professional who is registered to diagnose. It answers one question: which description fits what you live with, if any does?',
  what_to_expect: [
    'One long session of {1} minutes on your history, your days, your sleep, your health and your family.',
    'With your consent, a talk with someone who knows you well.',
    'A second session of {2} minutes with the result, the reasons for it, and what it does and does not mean.',
    'A written summary that you may show to a psychiatrist or another doctor. We prescribe no medicines.',
  ],
  who_is_it_for:
    'Adults who need clarity before they choose a treatment, who have been given different answers by different people, or whose doctor has asked for one.',
  why_it_matters: [
    'A fitting description opens the treatments that are known to help with it.',
    'An honest “this does not fit” is worth as much: it takes a weight off.',
  ],
};

const detailed: ServiceContent = {
  slug: 'detailed-psychological-assessment',
  page: '/services/assessments',
  title: 'Detailed psychological assessment',
  description:
    'A full picture of how someone thinks, learns, remembers and feels, made with standard tests and long conversations. It takes two or three meetings and ends with a report that you can use.',
  what_to_expect: [
    'The first meeting: your questions, your history, and which tests would answer them.',
    'Then tasks on paper, with blocks, in words, in the same meeting or a second one. Nobody passes or fails.',
    'A report, written so that you understand it and a specialist can work with it.',
    'The last meeting, in which every line of the report is explained, with a plan for home, study or work.',
  ],
  who_is_it_for:
    'People with questions about learning, attention, memory or personality; students who need accommodations in an examination; adults who have suspected for years that their mind works differently.',
  why_it_matters: [
    'Strengths are measured as carefully as difficulties. Most people meet a few they did not know.',
    'A good report changes what a school, an employer or a family does on Monday morning.',
    'You stop calling yourself lazy for something that has a name and a way round.',
  ],
};

export const services = {
  individualCounseling,
  couplesMarriage,
  family,
  screening,
  diagnostic,
  detailed,
} as const;

/** All six, in the order of their pages. */
export const serviceContents: readonly ServiceContent[] = Object.values(services);
