import type { LandingText } from '@/lib/therapist/landing/words';

/**
 * What the page of two things together says in its own words, by its address. Pairs without words here are shown, but
 * search engines are asked to leave them out.
 */
export const pairTexts: Readonly<Record<string, LandingText>> = {
  'anxiety/hindi': {
    summary:
      'Therapists who work with ghabrahat, worry and panic in Hindi, with their fees and next free times.',
    text: [
      'In Hindi anxiety has many names: chinta for a worry with a reason, ghabrahat when the chest tightens, bechaini when one cannot sit still. Tell the therapist which one it is; the exercises differ.',
      'Relaxation and breathing practices can be recorded for you in Hindi, so that you need not follow an English voice at two at night. Ask for notes in Devanagari as well, if that is how you read most easily.',
    ],
  },
  'depression/hindi': {
    summary:
      'Therapists who work with udaasi, emptiness and low mood in Hindi, with their fees and next free times.',
    text: [
      'People say “mann nahi lagta” long before anybody says depression. A therapist who speaks Hindi can start from that sentence, and can explain the word to a husband, a father or a mother-in-law in a way that does not frighten them.',
      'Consider bringing one family member to the second session. Understanding at home is often what makes it possible to rest without being called lazy.',
    ],
  },
  'stress/hindi': {
    summary:
      'Therapists who work with tanav, overwork and burnout in Hindi, with their fees and next free times.',
    text: [
      'Not everyone who is exhausted sits in an English-speaking office. Shop owners, police officers, teachers and drivers carry long hours too, and the usual advice on burnout was not written for them.',
      'In Hindi one can talk about loans, transfers and bosses as they are. A session by phone needs no data connection and can be held from a parked vehicle.',
    ],
  },
  'grief/hindi': {
    summary: 'Therapists who accompany people in grief in Hindi, with their fees and next free times.',
    text: [
      'After thirteen days the house empties, and the questions begin. Mourning in Hindi can include the rituals that you kept, and those that you could not keep because of distance, illness or a quarrel.',
      'A therapist can also help you to tell a child what happened, in words that the child uses at home. There is no wrong language for crying, but it helps when the name is pronounced as it was.',
    ],
  },
  'family/hindi': {
    summary:
      'Family therapists who hold sessions in Hindi, so that every generation can take part, with fees and free times.',
    text: [
      'A family session fails when the eldest nods and understands half. Held in Hindi, a grandfather can disagree, a bahu can finish her sentence, and a ten-year-old is not used as an interpreter.',
      'Plan ninety minutes when more than three people come, and ask what that costs. By video, use one device for each person or one large screen, but never two phones in the same room.',
    ],
  },
  'couples/hindi': {
    summary:
      'Couples therapists who hold sessions in Hindi, with their fees, ways to meet and next free times.',
    text: [
      'Most couples quarrel in their first language and make up in it too. When a session is in English, the one who is more fluent wins arguments that they should lose.',
      'In Hindi both of you have the same ground. Respectful forms matter here, aap or tum, and a good therapist notices when they change in the middle of an argument.',
    ],
  },
  'relationships/hindi': {
    summary:
      'Therapists who work with love, trust and distance in Hindi, with their fees and next free times.',
    text: [
      'Hindi songs taught most of us what love should sound like, and few of us how to say what hurts. Therapy in Hindi goes slower than a song: who called, who waited, who stopped asking.',
      'You can come as a person alone, married or not. Nothing is reported to your family, and letters from us do not show on a lock screen what they are about.',
    ],
  },
  'anxiety/bengaluru': {
    summary:
      'Therapists for anxiety in Bengaluru, in person and by video, with their fees and next free times.',
    text: [
      'Layoffs, appraisals and rent give worry in Bengaluru plenty of material. What people bring to a session, though, is mostly the Sunday evening: the stomach that tightens before Monday’s stand-up meeting.',
      'Those who avoid the Outer Ring Road out of panic, and not because of its traffic, can practise that with a therapist step by step. It is one reason to choose someone who also meets in person.',
    ],
  },
  'anxiety/mumbai': {
    summary: 'Therapists for anxiety in Mumbai, in person and by video, with their fees and next free times.',
    text: [
      'A crowded local at nine in the morning is a hard place for a panic attack. Many Mumbaikars first notice anxiety there, get down at Dadar for air, and then begin to take cabs that they cannot afford.',
      'Therapy can bring the train back into your week, one station at a time. Choose a room on your own line if you want to practise it together.',
    ],
  },
  'anxiety/pune': {
    summary: 'Therapists for anxiety in Pune, in person and by video, with their fees and next free times.',
    text: [
      'New to Pune, new to the course, new to cooking for oneself: in the first semester anxiety often looks like homesickness. Later it hides behind gyms, late-night study and one more certificate.',
      'Many colleges have counsellors of their own, free for students, and a private therapist is a choice for those who want more time or more distance from the campus.',
    ],
  },
  'anxiety/delhi': {
    summary: 'Therapists for anxiety in Delhi, in person and by video, with their fees and next free times.',
    text: [
      'Among those who prepare for the civil services in Mukherjee Nagar and Rajinder Nagar, sleepless nights count as diligence. Anxiety there is common and seldom named, because everybody around seems to manage.',
      'Winter smog adds breathlessness that feels like panic. A doctor can tell the two apart; a therapist helps with the fear that remains when the lungs are fine.',
    ],
  },
  'stress/bengaluru': {
    summary:
      'Therapists for stress and burnout in Bengaluru, with their fees, ways to meet and next free times.',
    text: [
      'On-call weeks, release nights and a manager in another time zone: burnout in Bengaluru’s technology companies has its own calendar. Some employers pay for a few sessions; ask whether invoices show a diagnosis before you use them.',
      'Founders and freelancers are a second group, with nobody to ask for leave. For them a fixed hour each fortnight is often the first meeting that is not about growth.',
    ],
  },
  'couples/mumbai': {
    summary: 'Couples therapists in Mumbai, in person and by video, with their fees and next free times.',
    text: [
      'Space is the third person in many marriages in Mumbai: a one-room kitchen with parents, a wall too thin for a quarrel, a wish for privacy that sounds like an insult. Couples here often come to find out where they can be a pair at all.',
      'If your shifts never meet, ask for a Saturday or Sunday. Ask whether one partner can sit in the room and the other be on the screen.',
    ],
  },
  'couples/pune': {
    summary: 'Couples therapists in Pune, in person and by video, with their fees and next free times.',
    text: [
      'Couples in Pune often met at college and married ten years later, into jobs that neither had planned. Who moves for whose career is the question behind a good many small fights.',
      'Sessions before marriage are useful too, also when the match was arranged. Two or three meetings are enough to talk through money, parents and children.',
    ],
  },
  'pune/marathi': {
    summary:
      'Therapists in Pune who hold sessions in Marathi, with their fees, ways to meet and next free times.',
    text: [
      'Pune’s older generation reads three newspapers and has strong opinions on what is nobody’s business. In Marathi, with proper forms of address, a first talk becomes possible that would never take place in English.',
      'People who grew up in Satara, Solapur or Nashik and work here find a piece of home in it as well.',
    ],
  },
  'mumbai/hindi': {
    summary:
      'Therapists in Mumbai who hold sessions in Hindi, with their fees, ways to meet and next free times.',
    text: [
      'Mumbai’s Hindi belongs to everybody and follows no grammar book, which makes it a relaxed language for a hard talk. People who came from Uttar Pradesh, Bihar or Rajasthan for work use it with their therapist as with their neighbours.',
      'Many share a room with others in the same trade. A phone session during a walk on the seafront or in a garden is a fair solution.',
    ],
  },
  'hyderabad/telugu': {
    summary:
      'Therapists in Hyderabad who hold sessions in Telugu, with their fees, ways to meet and next free times.',
    text: [
      'Hyderabad’s Telugu is not that of the coast, and people notice within a sentence where someone is from. If Telangana’s speech is yours, say so; it helps to be heard without being corrected.',
      'Parents who visit from smaller towns take part more willingly when they need not change their language. Ask them first; many say yes when they hear in which language it will be.',
    ],
  },
  'chennai/tamil': {
    summary:
      'Therapists in Chennai who hold sessions in Tamil, with their fees, ways to meet and next free times.',
    text: [
      'In Chennai one often begins in English to be taken seriously and goes over to Tamil when it becomes true. Nothing speaks against beginning there.',
      'For joint sessions with parents, Tamil from the start keeps the talk fair. Ask about stairs and lifts if someone in the family finds walking difficult.',
    ],
  },
  'kolkata/bengali': {
    summary:
      'Therapists in Kolkata who hold sessions in Bengali, with their fees, ways to meet and next free times.',
    text: [
      'Kolkata’s children have moved away in large numbers, and many who stay look after two old people and a house. In Bengali one can complain about that with love, which is an art of its own.',
      'Before and during the Pujas times are scarce, and loneliness is stronger than in other weeks. If that is your hard season, book for it in good time.',
    ],
  },
  'bengaluru/kannada': {
    summary:
      'Therapists in Bengaluru who hold sessions in Kannada, with their fees, ways to meet and next free times.',
    text: [
      'Those who were born in Bengaluru have watched their city change its language around them. To speak Kannada for an hour, about work, a house that was sold or a daughter abroad, can be a rest in itself.',
      'Older clients in Basavanagudi and Malleswaram often prefer to come on foot and in the morning; look for in-person hours before noon.',
    ],
  },
};
