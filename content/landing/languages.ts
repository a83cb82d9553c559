import type { LandingText } from '@/lib/therapist/landing/words';

/** What the page of a language says in its own words, by the name that profiles use. */
export const languageTexts: Readonly<Record<string, LandingText>> = {
  Hindi: {
    summary: 'Therapists who hold sessions in Hindi, in person or online, with their fees and free times.',
    text: [
      'It is one thing to say “I am stressed” in English at work, and another to say “ghabrahat ho rahi hai”. Words from home reach further, and nobody has to translate an insult, a prayer or a mother’s sentence before they may cry about it.',
      'Each therapist on this list names Hindi as a language of their sessions. It may be mixed freely with English, as you probably do. If you prefer shuddh Hindi, or a dialect such as Bhojpuri, ask in your first message.',
    ],
  },
  English: {
    summary: 'Therapists who hold sessions in English, in person or online, with their fees and free times.',
    text: [
      'For many people in India English is the language of school and work, and some find it easier to speak in it about sex, anger or parents, because it keeps a little distance. Others notice after a while that the important words come in another tongue.',
      'English alone narrows a list very little, so choose by concern, fee and time. If a second language matters to you, add it in the filters; you may switch in the middle of a sentence.',
    ],
  },
  Marathi: {
    summary: 'Therapists who hold sessions in Marathi, in person or online, with their fees and free times.',
    text: [
      'Marathi has its own words for inner weather: kaalji, chidchid, ekta vatna. A therapist who grew up with them hears the difference between worry for someone and worry about oneself.',
      'People choose Marathi when they want to bring parents or in-laws to a session, or when English makes them sound more composed than they feel. By video it does not matter whether you live in Nagpur, Ratnagiri or Indore.',
    ],
  },
  Tamil: {
    summary: 'Therapists who hold sessions in Tamil, in person or online, with their fees and free times.',
    text: [
      'Spoken Tamil and written Tamil are far apart, and feelings live in the spoken one. Sessions are held in the language of the kitchen, with as much English as you like to mix in.',
      'Those who look for a Tamil-speaking therapist often live outside Tamil Nadu: in Bengaluru, Mumbai, Singapore or the Gulf. Time shown on this site can be set to your own zone. For a grandmother who has never used video, a phone session is a good beginning.',
    ],
  },
  Telugu: {
    summary: 'Therapists who hold sessions in Telugu, in person or online, with their fees and free times.',
    text: [
      'Telugu speakers are spread over two states and half the world’s software teams. What they share is that the hard conversations, about marriage, caste, land or leaving, took place in Telugu.',
      'A therapist who follows them in the original need not ask what a word means to an elder brother. If your partner or children are more at ease in English, a session may go back and forth between the two.',
    ],
  },
  Kannada: {
    summary: 'Therapists who hold sessions in Kannada, in person or online, with their fees and free times.',
    text: [
      'In Bengaluru one can live for years in English and Hindi, and still count, scold and pray in Kannada. For people from Mysuru, Hubballi or the coast it is simply the language in which life happened.',
      'Write your first message in Kannada script if you like. Forms and questionnaires of this site are in English, and a therapist can go through them with you.',
    ],
  },
  Malayalam: {
    summary:
      'Therapists who hold sessions in Malayalam, in person or online, with their fees and free times.',
    text: [
      'Malayalam is spoken at kitchen tables from Kasaragod to Sharjah. Families are used to living apart, and a call in the mother tongue is how closeness is kept; therapy by video feels less strange for that reason.',
      'Look for Malayalam when several generations will take part, or when you want to talk about faith, duty and the neighbours’ opinion without explaining how they work at home.',
    ],
  },
  Bengali: {
    summary: 'Therapists who hold sessions in Bengali, in person or online, with their fees and free times.',
    text: [
      'Bengali has a fine word for a hurt that expects to be noticed, abhimaan, and no other language has quite the same one. In therapy such words save half an hour.',
      'By video it reaches speakers of Bangla in Assam, Tripura, Delhi and Bengaluru as well. Those who are caring for parents in West Bengal from far away often plan a session together with them.',
    ],
  },
  Gujarati: {
    summary: 'Therapists who hold sessions in Gujarati, in person or online, with their fees and free times.',
    text: [
      'Gujarati homes tend to be full, and so is the day: shop, temple, relatives, weddings. Saying that one is not well inside can feel like disturbing the order of things.',
      'A therapist who speaks Gujarati knows the weight of “loko shu kehshe”, what will people say, and can work with it without laughing at it. Sessions by video suit those who live in Mumbai, Nairobi, London or New Jersey and want to talk as they do with their cousins.',
    ],
  },
  Punjabi: {
    summary: 'Therapists who hold sessions in Punjabi, in person or online, with their fees and free times.',
    text: [
      'Punjabi is loud with love and short of words for sadness; one says that the heart does not feel like it, dil nahi lagda. Older people speak of the body, younger ones switch to English when it becomes serious.',
      'A session can hold both. It can also hold a brother in Brampton and a field in Moga, when the family is one and the time zones are two. If you read only Gurmukhi, say so, so that nothing is sent to you in another script.',
    ],
  },
  Urdu: {
    summary: 'Therapists who hold sessions in Urdu, in person or online, with their fees and free times.',
    text: [
      'Urdu gives grief and longing their dignity; gham and udaasi are not the same. People who think in it often feel flat in English, as though their worry had been put into a form.',
      'Faith can have its place in a session when you want that. Hindi speakers understand nearly everything as well, so their list is worth a look when times are few.',
    ],
  },
};
