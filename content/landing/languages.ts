import type { LandingText } from '@/content/landing/landing-text';

/**
 * The words of a language page, by the name that profiles use. Words of a language are those of its
 * dictionaries (Wiktionary; for Marathi and Hindi also the book in `content/search/languages/hindi.ts`); the difference between
 * spoken and written Tamil is described in F. Britto, Diglossia: A Study of the Theory with Application to Tamil, 1986.
 * Nothing here says what speakers of a language are like.
 */
export const languageTexts: Readonly<Record<string, LandingText>> = {
  Hindi: {
    summary: 'Therapists who hold sessions in Hindi, in person or online, with their fees and free times.',
    text: [
      'It is one thing to say “I am stressed” in English at work, and another to say “ghabrahat ho rahi hai”. In Hindi you need not translate an insult, a prayer or your mother’s words before you talk about them.',
      'Each therapist on this list names Hindi as a language of their sessions. You may mix it with English as much as you like. If you prefer shuddh Hindi, or a dialect such as Bhojpuri, ask in your first message.',
    ],
  },
  English: {
    summary: 'Therapists who hold sessions in English, in person or online, with their fees and free times.',
    text: [
      'If English is your language of school and work, you may find it easier to speak in it about sex, anger or parents, because it keeps a little distance. You may also notice after a while that the important words come to you in another language.',
      'Most therapists here speak English, so choose by concern, fee and time. If a second language matters to you, look for it on the profile; you may switch in the middle of a sentence.',
    ],
  },
  Marathi: {
    summary: 'Therapists who hold sessions in Marathi, in person or online, with their fees and free times.',
    text: [
      'Marathi has its own words for how you feel: kaalji for worry, chidchid for being irritable, ekta vatna for feeling alone. A therapist who speaks it understands them without a translation.',
      'Choose Marathi when you want to bring parents or in-laws to a session, or when you sound calmer in English than you are. By video it does not matter whether you live in Nagpur, Ratnagiri or Indore.',
    ],
  },
  Tamil: {
    summary: 'Therapists who hold sessions in Tamil, in person or online, with their fees and free times.',
    text: [
      'Spoken Tamil and written Tamil differ a good deal. Sessions are held in the Tamil that you speak at home, with as much English as you like to mix in.',
      'You can meet by video from outside Tamil Nadu too, from Bengaluru, Mumbai, Singapore or the Gulf. Times on this site can be shown in your own time zone. For a grandmother who has never used video, a phone session is a good beginning.',
    ],
  },
  Telugu: {
    summary: 'Therapists who hold sessions in Telugu, in person or online, with their fees and free times.',
    text: [
      'Telugu is the language of two states, Andhra Pradesh and Telangana, and of many families elsewhere. If the hard conversations at home, about marriage, caste, land or leaving, took place in Telugu, you can have them here in the same words.',
      'You need not explain what a word means when an elder brother says it. If your partner or children are more at ease in English, a session may go back and forth between the two.',
    ],
  },
  Kannada: {
    summary: 'Therapists who hold sessions in Kannada, in person or online, with their fees and free times.',
    text: [
      'You may use English or Hindi at work all day and still count, scold and pray in Kannada. Then a session in Kannada is nearer to what you feel, whether you live in Bengaluru, Mysuru, Hubballi or abroad.',
      'Write your first message in Kannada script if you like. Forms and questionnaires of this site are in English, and a therapist can go through them with you.',
    ],
  },
  Malayalam: {
    summary:
      'Therapists who hold sessions in Malayalam, in person or online, with their fees and free times.',
    text: [
      'If your family lives in Kerala and in another country, a call in Malayalam may already be how you stay close. A therapy session by video works in much the same way, at an hour that fits both places.',
      'Look for Malayalam when several generations will take part, or when you want to talk about faith, duty and the neighbours’ opinion without explaining each of them first.',
    ],
  },
  Bengali: {
    summary: 'Therapists who hold sessions in Bengali, in person or online, with their fees and free times.',
    text: [
      'Some words are hard to put into English: abhimaan, for instance, is the hurt you feel when someone close to you should have noticed and did not. With a therapist who speaks Bengali you need not explain it.',
      'By video you can speak Bangla from Assam, Tripura, Delhi or Bengaluru as well. If you care for parents in West Bengal from far away, you can plan a session together with them.',
    ],
  },
  Gujarati: {
    summary: 'Therapists who hold sessions in Gujarati, in person or online, with their fees and free times.',
    text: [
      'When the house is full and so is the day, with the shop, the temple, relatives and weddings, it can be hard to say that you are not well inside.',
      'A therapist who speaks Gujarati knows the weight of “loko shu kehshe”, what will people say, and can work with it without laughing at it. Sessions by video reach you in Mumbai, Nairobi, London or New Jersey as well, at an hour of your own day.',
    ],
  },
  Punjabi: {
    summary: 'Therapists who hold sessions in Punjabi, in person or online, with their fees and free times.',
    text: [
      'You may say dil nahi lagda, my heart is not in it, where a form would say low mood. You may speak of the body first, or switch to English when it becomes serious.',
      'A therapist who speaks Punjabi follows all of it. A brother in Brampton can join by video while you sit in Moga; times are shown in each one’s own time zone. If you read only Gurmukhi, say so, so that nothing is sent to you in another script.',
    ],
  },
  Urdu: {
    summary: 'Therapists who hold sessions in Urdu, in person or online, with their fees and free times.',
    text: [
      'Gham is grief and udaasi is sadness, and the two are not the same. If you think in Urdu, you can keep such differences in a session instead of finding one English word for both.',
      'Faith can have its place in a session when you want that. Spoken Hindi and spoken Urdu are close, so look at the list for Hindi too when free times are few.',
    ],
  },
};
