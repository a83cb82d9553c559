import type { LandingText } from '@/content/landing/landing-text';

/**
 * The words of a concern page, by the id of `content/search/concerns.ts`. Kept to what the NHS
 * and the WHO say in public about each; no text promises a cure or names a medicine.
 */
export const concernTexts: Readonly<Record<string, LandingText>> = {
  anxiety: {
    summary:
      'Therapists who work with worry, fear, panic and overthinking, with their fees, languages and free times.',
    text: [
      'Anxiety is more than being nervous before an interview. It is worry that returns when nothing is wrong, a racing heart on the way to the office, or a list of things one no longer does because they feel risky. Many people call it tension, gas or weakness for years before they call it anxiety.',
      'A first session usually maps what sets the worry off and what you do to calm it. Between sessions you may be asked to try one small step, such as staying in a situation a little longer than usual. If your chest hurts or you faint, see a doctor first: a few illnesses of the body feel like anxiety.',
    ],
  },
  depression: {
    summary:
      'Therapists who work with low mood, tiredness and lost interest, with their fees, languages and free times.',
    text: [
      'Low mood that stays for two weeks or longer, little interest in people or food, and mornings that feel too heavy to begin: this is what people mean when they say they feel empty. In many homes nobody says the word depression; they say that someone has become quiet or lazy.',
      'Therapy often begins with the day itself: sleep, meals, one task and one person. Later come the thoughts that say you are a burden. Medicine helps some people as well, and only a doctor prescribes it. If you think of ending your life, call 14416 or 112 before you look for an appointment.',
    ],
  },
  stress: {
    summary:
      'Therapists who work with stress, pressure at work and burnout, with their fees, languages and free times.',
    text: [
      'Stress becomes burnout slowly. Weekends stop being enough, small requests make you angry, and work that you once liked feels pointless. Headaches, acidity and a stiff neck often arrive before the thought that something has to change.',
      'A therapist will not only teach you to breathe. You look together at what your job really asks, which part of it you have chosen, and where a limit is possible without losing your income. The filter for free times finds evenings and weekends, so that you need not explain an absence at the office.',
    ],
  },
  sleep: {
    summary:
      'Therapists who work with sleepless nights and broken sleep, with their fees, languages and free times.',
    text: [
      'Lying awake is tiring, and trying hard to sleep makes it worse. Phones, late dinners and night shifts play a part, but after some weeks the bed itself begins to mean being awake.',
      'The best studied help is a short course of cognitive behavioural therapy for insomnia, often four to eight sessions. It works with a sleep diary, fixed times for getting up and fewer hours in bed at first. Loud snoring with gasps, or legs that will not keep still, belong to a doctor before a therapist.',
    ],
  },
  grief: {
    summary:
      'Therapists who work with grief and loss of every kind, with their fees, languages and free times.',
    text: [
      'Grief is not an illness and has no timetable. It can follow a death, a miscarriage, a divorce or the end of a friendship, and it can come years late, when the rituals are over and everyone else has gone back to normal.',
      'People come to therapy when they cannot speak about the loss at home, when guilt does not leave, or when life has stood still for many months. You may bring photographs, letters or silence. Nobody will ask you to forget the person or to move on by a date.',
    ],
  },
  relationships: {
    summary:
      'Therapists who work with closeness, trust and repeated conflicts, with their fees, languages and free times.',
    text: [
      'You do not need a partner to work on relationships. People come because the same quarrel returns with everyone they love, because they say yes when they mean no, or because trust has not grown back after a betrayal.',
      'Sessions look at how you learned to be close, often long before this partner or friend. You practise sentences that are honest and still kind. If both of you want to come together, look for someone who also lists couples therapy, because that is a training of its own.',
    ],
  },
  couples: {
    summary:
      'Therapists who see couples, before and after marriage, with their fees, languages and free times.',
    text: [
      'Couples usually wait until one of them is already packing. It is easier earlier: when every talk about money, parents or time ends in the same silence, when intimacy has gone, or before a wedding, while both are still curious.',
      'The therapist takes nobody’s side and is not a judge of who is right. Most begin with one session together and sometimes one alone with each of you. Video works when you live in two cities. If one of you is afraid of the other, say so in the message, and meet alone first.',
    ],
  },
  family: {
    summary:
      'Therapists who see families and people in conflict at home, with their fees, languages and free times.',
    text: [
      'Living close means that one person’s trouble is everyone’s. A son who stops going to college, a daughter-in-law who is never asked, two brothers and one house: such knots are seldom the fault of one person, so it helps when several sit in the room.',
      'A family session may have two people or seven, and grandparents are welcome. The therapist makes sure that the quietest person is heard. You can also come alone, to decide what you want to say at home and what you no longer want to carry for the others.',
    ],
  },
  parenting: {
    summary:
      'Therapists for parents and for children’s troubles at home and school, with fees, languages and free times.',
    text: [
      'Children show distress in behaviour: tantrums, stomach aches on school days, lies about marks, hours on the phone. Parents feel judged by relatives and by themselves, and often they disagree with each other about what to do.',
      'With younger children a therapist mostly works with the parents, because you are there every day. Teenagers often talk more freely alone, and what they say stays with the therapist unless someone is in danger. Ask before the first session which ages the person sees and how a parent’s consent is handled.',
    ],
  },
  student: {
    summary:
      'Therapists who work with students, exams, hostels and first choices, with fees, languages and free times.',
    text: [
      'Entrance exams, a hostel far from home, a course chosen by someone else, and a result that the whole family waits for: student years hold several pressures at once. Falling marks are often the last sign and not the first.',
      'Therapists for students help with concentration, exam fear, loneliness and the question whether to continue. Some have a lower fee for people who study; it costs nothing to ask in the first message. If you are under 18, a parent or guardian has to book and to agree.',
    ],
  },
  trauma: {
    summary:
      'Therapists who work with painful memories, abuse and accidents, with their fees, languages and free times.',
    text: [
      'After an accident, an assault or a childhood without safety, the body goes on guarding. Sudden noises, smells or a certain street can bring everything back. Some people feel too much, others feel nothing for years.',
      'Good trauma work is slow at the start. You first learn how to come back to the present, and you decide what you tell and when; nobody needs the whole story in the first hour. Ask a therapist which method they are trained in. If you are not safe at home today, call 181 or 112.',
    ],
  },
  selfworth: {
    summary:
      'Therapists who work with self-worth, shame and harsh inner voices, with fees, languages and free times.',
    text: [
      'A low opinion of oneself is easily mistaken for modesty. It shows when praise feels like an error, when one comparison on the phone ruins a day, or when an apology comes before every question.',
      'In therapy you find out whose voice the criticism first had, and test it against what you have really done. Change here is seen in small acts: asking for a raise, sending food back, leaving a message unanswered for an evening. It takes months more often than weeks.',
    ],
  },
  abroad: {
    summary:
      'Therapists for Indians who live abroad or have come back, with their fees, languages and free times.',
    text: [
      'Moving abroad solves some problems and makes others: parents who age far away, a visa that depends on one employer, friends in another time zone, and a festival spent alone. Coming back after years can be just as hard.',
      'Talking with someone who knows what a joint family or a wedding season means saves long explanations. Sessions are held by video and shown on your own clock. Rules on therapy across borders differ between countries, and a therapist from here cannot help in an emergency where you live, so keep the local number at hand.',
    ],
  },
  anger: {
    summary: 'Therapists who work with anger and words that hurt, with their fees, languages and free times.',
    text: [
      'Anger itself is not the problem. It becomes one when a child goes silent as you enter the room, when a colleague stops writing to you, or when you regret each evening what you said in the morning.',
      'Therapists look at the minute before the outburst: tiredness, hunger, an old insult, fear. You learn to notice it in the body and to leave the room without slamming a door. If you have hit someone, or fear that you will, say so at once; it can be worked with, and others have to be safe first.',
    ],
  },
  ageing: {
    summary:
      'Therapists for older people and those who care for them, with their fees, languages and free times.',
    text: [
      'Retirement, the death of friends, an illness that does not go away: growing old asks for many farewells in few years. Those who care for a parent carry their own weight, often beside a job and children, and seldom speak of it.',
      'Older people often find the phone easier than a screen, and it can be filtered for. Daughters, sons and spouses who have become nurses without training are welcome to come for themselves. New confusion or forgetfulness needs a doctor’s examination first, because some causes can be treated.',
    ],
  },
};
