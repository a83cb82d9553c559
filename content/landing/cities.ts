import type { LandingText } from '@/content/landing/landing-text';

/**
 * The words of a city page, by the name that profiles use. Nothing here describes what its people
 * are like: no source could say so. The facts come from:
 * - first languages: Census of India 2011, table C-16 (population by mother tongue), https://censusindia.gov.in/
 * - hospitals: the list of central and state-run mental hospitals in the answer to Lok Sabha starred question 152 of
 *   23 March 2012, and the hospitals' own pages for psychiatry departments of general hospitals
 * - Kilpauk: O. Somasundaram and P. Ratnaraj, Kilpauk Mental Hospital, Indian Journal of Psychiatry 2018, 60(6), 183–191
 * - work abroad: Kerala Migration Survey, https://iimad.org/
 */
export const cityTexts: Readonly<Record<string, LandingText>> = {
  Mumbai: {
    summary:
      'Counsellors and therapists in Mumbai and its suburbs, with their fees, languages and free times.',
    text: [
      'In Mumbai a trip across town and back can fill half a day. You can meet by video during the week and in person now and then, or choose a room near your office instead of your home. The filters show who offers both.',
      'Marathi, Hindi, Urdu and Gujarati are the most frequent first languages in the census of 2011. If no room at home is quiet, a parked car or a walk with headphones will do for a session. For medicines, the municipal hospitals KEM, Sion and Nair have psychiatry outpatient departments.',
    ],
  },
  Delhi: {
    summary: 'Counsellors and therapists in Delhi, with their fees, languages, ways to meet and free times.',
    text: [
      'From Rohini to Saket can take more than an hour by metro, so look at the nearest line when you choose a room. Above the list you see the lowest and the highest fee of the people here.',
      'If you came to Delhi for studies, an entrance exam or a posting, you may be doing it far from family; a therapist can be the person you tell how it really is. When medicine or admission is needed, IHBAS at Dilshad Garden and the psychiatry department of AIIMS are public hospitals.',
    ],
  },
  Bengaluru: {
    summary:
      'Counsellors and therapists in Bengaluru, with their fees, languages, ways to meet and free times.',
    text: [
      'You can live in one language in Bengaluru and work in another. The census of 2011 counts Kannada, Tamil, Telugu and Urdu as the commonest mother tongues, so decide first in which language you want to talk about what hurts.',
      'Then look at the map: a practice in Jayanagar is a long way from Whitefield at six in the evening. Compare video and in-person hours before you write. NIMHANS on Hosur Road, the national institute for mental health, has public outpatient services for those who need a psychiatrist.',
    ],
  },
  Pune: {
    summary: 'Counsellors and therapists in Pune, with their fees, languages, ways to meet and free times.',
    text: [
      'Whether you study here, work shifts in Hinjawadi or followed your grown children to the city, look first for someone who knows your question, then for the hour that fits. Students can ask for early evenings, couples with different shifts for a weekend.',
      'Most homes in Pune speak Marathi, followed by Hindi (Census 2011), and many therapists use English as well. Anyone who needs hospital care for mental illness can turn to the state’s Regional Mental Hospital at Yerawada.',
    ],
  },
  Hyderabad: {
    summary:
      'Counsellors and therapists in Hyderabad, with their fees, languages, ways to meet and free times.',
    text: [
      'Telugu and Urdu are the two large mother tongues of Hyderabad in the census of 2011, Hindi comes third. The language you use at the office may not be the one you feel in, so choose by language before you choose by distance.',
      'The old city, Secunderabad and the western technology districts lie far apart. Ask on which days a therapist meets in person, and meet by video in between. The Institute of Mental Health at Erragadda is the public hospital for psychiatric care.',
    ],
  },
  Chennai: {
    summary:
      'Counsellors and therapists in Chennai, with their fees, languages, ways to meet and free times.',
    text: [
      'Tamil is the mother tongue of most people in Chennai; Telugu and Urdu follow. Say in your first message which language you would like, and whether you mix it with English.',
      'Ask for a late hour if you work on another country’s clock, and for an early one if you want to travel before the heat. The public hospital for mental health, the Institute of Mental Health, began as an asylum in the 1790s and has stood at Kilpauk since 1871; it has an outpatient department.',
    ],
  },
  Kolkata: {
    summary:
      'Counsellors and therapists in Kolkata, with their fees, languages, ways to meet and free times.',
    text: [
      'Friends and neighbours may be close by, and some things are still hard to tell them: a marriage that has gone cold, the care of parents while brothers and sisters live elsewhere, a career that someone else chose. An hour with a therapist stays between the two of you.',
      'Bengali, Hindi and Urdu are the first languages that the census of 2011 counts most often here. A room near a metro station saves travel time. The Institute of Psychiatry beside SSKM Hospital is the public place for medical treatment.',
    ],
  },
  Ahmedabad: {
    summary:
      'Counsellors and therapists in Ahmedabad, with their fees, languages, ways to meet and free times.',
    text: [
      'If you work with your family, a quarrel in the business also sits at the dinner table. It can help to talk to someone outside your own circle. By video your counsellor may live in another city and still speak Gujarati, the first language of most people here (Census 2011).',
      'If you would rather go to a room, look on which bank of the Sabarmati it lies before you book the hour after work. The government’s Hospital for Mental Health treats people who need a psychiatrist.',
    ],
  },
  Jaipur: {
    summary: 'Counsellors and therapists in Jaipur, with their fees, languages, ways to meet and free times.',
    text: [
      'Privacy is a fair thing to ask about first. A therapist keeps what you say to themselves, emails from us have neutral subjects, and a video session needs no waiting room in which you could meet someone you know.',
      'Students who prepare for an entrance exam, and couples who have to weigh the wishes of two families, find people here who work with both. For medicines or admission there is the public Psychiatric Centre of SMS Medical College.',
    ],
  },
  Kochi: {
    summary: 'Counsellors and therapists in Kochi, with their fees, languages, ways to meet and free times.',
    text: [
      'Many families in Kerala have someone who works abroad, most often in the Gulf states, as the Kerala Migration Survey has found again and again. A parent far away, children who grow up with grandparents, a couple on two clocks: all of this can be talked about in a session.',
      'By video those abroad can take part, each at their own local time. If you would like a therapist who does not know your relatives, choose one in another city; the filter for languages finds those who speak Malayalam anywhere.',
    ],
  },
  Chandigarh: {
    summary:
      'Counsellors and therapists in Chandigarh, Mohali and Panchkula, with fees, languages and free times.',
    text: [
      'Chandigarh, Mohali and Panchkula lie side by side, so meeting in person is often possible in any of the three. Hindi and Punjabi are by far the largest mother tongues of the city in the census of 2011.',
      'Among the questions you can bring are a child who is leaving for another country, and drinking in the family that nobody at home speaks about. PGIMER and the Government Medical College in Sector 32 have public departments of psychiatry.',
    ],
  },
  Lucknow: {
    summary:
      'Counsellors and therapists in Lucknow, with their fees, languages, ways to meet and free times.',
    text: [
      'You need not call it sadness or worry when you begin. You may start with the headache or the sleepless nights for which you have already seen other doctors; a good listener will follow.',
      'Hindi is the first language of most people in Lucknow and Urdu of many (Census 2011), and several therapists work in both. Those who do not like video can ask for the phone. King George’s Medical University has a public department of psychiatry.',
    ],
  },
};
