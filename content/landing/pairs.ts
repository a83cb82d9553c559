import type { LandingText } from '@/content/landing/landing-text';

/**
 * The words of a page about two things together, by its address. Pairs without words here are shown, but
 * search engines are asked to leave them out. They give advice on choosing and say what can be asked for; words of feeling
 * are those of `content/search`, and nothing here says what people of a place or a language are like.
 */
export const pairTexts: Readonly<Record<string, LandingText>> = {
  'anxiety/hindi': {
    summary:
      'Therapists who work with ghabrahat, worry and panic in Hindi, with their fees and next free times.',
    text: [
      'Hindi has several names for anxiety: chinta for worry, ghabrahat when the chest tightens, bechaini when you cannot sit still. Tell the therapist which one it is; the exercises differ.',
      'Relaxation and breathing practices can be recorded for you in Hindi, so that you need not follow an English voice at two at night. Ask for notes in Devanagari as well, if that is how you read most easily.',
    ],
  },
  'depression/hindi': {
    summary:
      'Therapists who work with udaasi, emptiness and low mood in Hindi, with their fees and next free times.',
    text: [
      'You may say “mann nahi lagta” long before you say depression. A therapist who speaks Hindi can start from that sentence, and can explain the word to a husband, a father or a mother-in-law in a way that does not frighten them.',
      'Consider bringing one family member to the second session. When those at home understand, it is easier to rest without being called lazy.',
    ],
  },
  'stress/hindi': {
    summary:
      'Therapists who work with tanav, overwork and burnout in Hindi, with their fees and next free times.',
    text: [
      'Burnout does not belong to offices alone. If you run a shop, teach, drive or work in the police, long hours wear you out as well, and a therapist will begin with your own working day.',
      'You can talk about loans, transfers and bosses as they are. A session by phone needs no data connection and can be held from a parked vehicle.',
    ],
  },
  'grief/hindi': {
    summary: 'Therapists who accompany people in grief in Hindi, with their fees and next free times.',
    text: [
      'After thirteen days the house empties, and the questions begin. Mourning in Hindi can include the rituals that you kept, and those that you could not keep because of distance, illness or a quarrel.',
      'A therapist can also help you to tell a child what happened, in words that the child uses at home. You can speak of the person by the name and in the words that you used at home.',
    ],
  },
  'family/hindi': {
    summary:
      'Family therapists who hold sessions in Hindi, so that every generation can take part, with fees and free times.',
    text: [
      'A family session works only when everyone can follow it. Held in Hindi, a grandfather can disagree, a bahu can finish her sentence, and no ten-year-old has to interpret.',
      'Plan ninety minutes when more than three people come, and ask what that costs. By video, use one device for each person or one large screen, but never two phones in the same room.',
    ],
  },
  'couples/hindi': {
    summary:
      'Couples therapists who hold sessions in Hindi, with their fees, ways to meet and next free times.',
    text: [
      'Choose the language in which you quarrel and make up. In English the more fluent of you would have an advantage that has nothing to do with who is right.',
      'Whether you say aap or tum to each other matters too, and a therapist who speaks Hindi notices when it changes in the middle of an argument.',
    ],
  },
  'relationships/hindi': {
    summary:
      'Therapists who work with love, trust and distance in Hindi, with their fees and next free times.',
    text: [
      'Saying plainly what hurts is hard in any language, and easier in your own. A session goes through it slowly: who called, who waited, who stopped asking.',
      'You can come as a person alone, married or not. Nothing is reported to your family, and emails from us have subjects that do not say what they are about.',
    ],
  },
  'anxiety/bengaluru': {
    summary:
      'Therapists for anxiety in Bengaluru, in person and by video, with their fees and next free times.',
    text: [
      'Layoffs, appraisals and rent can all feed worry. Bring one moment of your week to the first session, such as Sunday evening, when your stomach tightens before Monday’s stand-up meeting.',
      'If you avoid the Outer Ring Road out of panic, and not because of its traffic, you can practise driving there with a therapist step by step. It is one reason to choose someone in Bengaluru who also meets in person.',
    ],
  },
  'anxiety/mumbai': {
    summary: 'Therapists for anxiety in Mumbai, in person and by video, with their fees and next free times.',
    text: [
      'A crowded local train at nine in the morning is a hard place for a panic attack. If you have had one there, you may have begun to get down early or to take cabs that you cannot afford.',
      'Therapy can bring the train back into your week, one station at a time. Choose a room on your own line if you want to practise it together.',
    ],
  },
  'anxiety/pune': {
    summary: 'Therapists for anxiety in Pune, in person and by video, with their fees and next free times.',
    text: [
      'New to Pune, new to the course, new to cooking for yourself: in a first semester anxiety can look like homesickness. Later it can hide behind late-night study and one more certificate.',
      'Ask whether your college has a counsellor of its own, free for students. A private therapist is a choice when you want more time or more distance from the campus.',
    ],
  },
  'anxiety/delhi': {
    summary: 'Therapists for anxiety in Delhi, in person and by video, with their fees and next free times.',
    text: [
      'If you prepare for the civil services in Mukherjee Nagar or Rajinder Nagar, sleepless nights may look like diligence. It is worth asking for help before the exam, also when everyone around you seems to manage.',
      'Breathlessness in the weeks of winter smog can feel like panic. Let a doctor look at your lungs first; a therapist helps with the fear that remains when they are fine.',
    ],
  },
  'stress/bengaluru': {
    summary:
      'Therapists for stress and burnout in Bengaluru, with their fees, ways to meet and next free times.',
    text: [
      'On-call weeks, release nights, a manager in another time zone: if your work in Bengaluru has such a calendar, tell the therapist, because the plan has to fit it. Some employers pay for a few sessions; ask what they see of it before you use them.',
      'If you are a founder or a freelancer with nobody to ask for leave, a fixed hour each fortnight is a beginning.',
    ],
  },
  'couples/mumbai': {
    summary: 'Couples therapists in Mumbai, in person and by video, with their fees and next free times.',
    text: [
      'A room and a kitchen shared with parents, a wall too thin for a quarrel, a wish for privacy that sounds like an insult: when space is short, you can plan in a session where and when the two of you can be a couple.',
      'If your shifts never meet, ask for a Saturday or Sunday. Ask whether one partner can sit in the room and the other be on the screen.',
    ],
  },
  'couples/pune': {
    summary: 'Couples therapists in Pune, in person and by video, with their fees and next free times.',
    text: [
      'Who moves for whose job, who starts the shift when the other comes home, whose parents move in: such questions cause many small fights, and a session in Pune or by video gives them an hour of their own.',
      'Sessions before marriage are useful too, also when the match was arranged. In two or three meetings you can talk through money, parents and children.',
    ],
  },
  'pune/marathi': {
    summary:
      'Therapists in Pune who hold sessions in Marathi, with their fees, ways to meet and next free times.',
    text: [
      'If a parent would never go to a session in English, ask whether they would come to one in Marathi, with the forms of address that they are used to. You can sit in for the first ten minutes.',
      'If you grew up in Satara, Solapur or Nashik and work here, you can speak as you do at home.',
    ],
  },
  'mumbai/hindi': {
    summary:
      'Therapists in Mumbai who hold sessions in Hindi, with their fees, ways to meet and next free times.',
    text: [
      'Speak the Hindi that you speak every day, whether you grew up in Mumbai or came from Uttar Pradesh, Bihar or Rajasthan for work. Nobody will correct it.',
      'If you share your room with others, a phone session during a walk on the seafront or in a garden is a good way to be alone for fifty minutes.',
    ],
  },
  'hyderabad/telugu': {
    summary:
      'Therapists in Hyderabad who hold sessions in Telugu, with their fees, ways to meet and next free times.',
    text: [
      'The Telugu of Telangana differs from that of the coast. If one of them is yours, say so in the first message; it helps to be heard without being corrected.',
      'Parents who visit you in Hyderabad can take part without changing their language. Ask them first, and tell them in which language it will be.',
    ],
  },
  'chennai/tamil': {
    summary:
      'Therapists in Chennai who hold sessions in Tamil, with their fees, ways to meet and next free times.',
    text: [
      'You need not begin in English because the first message was in English. Say at the start that you would like to speak Tamil, and change whenever a word is missing.',
      'For joint sessions with parents, Tamil from the start keeps the talk fair. Ask about stairs and lifts if someone in the family finds walking difficult.',
    ],
  },
  'kolkata/bengali': {
    summary:
      'Therapists in Kolkata who hold sessions in Bengali, with their fees, ways to meet and next free times.',
    text: [
      'If you are the one who stayed and looks after parents and a house, you may complain about it in a session and still love them. Brothers and sisters in other cities can join by video.',
      'If the weeks around Durga Puja are hard for you, book an hour for them in good time, because many people are away then.',
    ],
  },
  'bengaluru/kannada': {
    summary:
      'Therapists in Bengaluru who hold sessions in Kannada, with their fees, ways to meet and next free times.',
    text: [
      'If you speak English or Hindi all day at work, an hour in Kannada about a job, a house that was sold or a daughter abroad can be a rest in itself.',
      'If you would rather come on foot and in the morning, look for a room near your home in Bengaluru, and for in-person hours before noon.',
    ],
  },
};
