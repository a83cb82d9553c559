import type { LandingText } from '@/lib/therapist/landing/words';

/**
 * What the page of a city says in its own words, by the name that profiles use. Hospitals are public ones that
 * publish an outpatient department of psychiatry on their own sites; languages are those of the Census of 2011.
 */
export const cityTexts: Readonly<Record<string, LandingText>> = {
  Mumbai: {
    summary:
      'Counsellors and therapists in Mumbai and its suburbs, with their fees, languages and free times.',
    text: [
      'In Mumbai an appointment across town can cost three hours on the Western line. Many people therefore meet by video during the week and in person once a month, or choose a room near the office instead of near home. The filters show who offers both.',
      'Marathi, Hindi, Gujarati and English are all common here, and so are flats with no quiet room; a parked car, a terrace or headphones work for a video session. For medicines, the municipal hospitals KEM, Sion and Nair have psychiatry outpatient departments at low cost.',
    ],
  },
  Delhi: {
    summary: 'Counsellors and therapists in Delhi, with their fees, languages, ways to meet and free times.',
    text: [
      'From Rohini to Saket is more than an hour by metro, so the nearest line matters when you choose a room. Fees differ widely between neighbourhoods; the range of those listed here stands above the list.',
      'People come to Delhi to study, to prepare for civil service exams or to work for the government, and much of that life is lived away from family. When medicine or admission is needed, IHBAS at Dilshad Garden and the psychiatry department of AIIMS are public hospitals.',
    ],
  },
  Bengaluru: {
    summary:
      'Counsellors and therapists in Bengaluru, with their fees, languages, ways to meet and free times.',
    text: [
      'Half of Bengaluru seems to have come from somewhere else. Clients here often think in one language and work in another, take night calls with other continents, and have their family two trains away.',
      'Traffic decides a lot: a practice in Jayanagar is far from Whitefield at six in the evening, so compare video and in-person hours before you write. NIMHANS on Hosur Road, the national institute for mental health, has public outpatient services for those who need a psychiatrist.',
    ],
  },
  Pune: {
    summary: 'Counsellors and therapists in Pune, with their fees, languages, ways to meet and free times.',
    text: [
      'Pune is a city of colleges and of software parks, and people come to therapy from both ends: first-years in a shared room near Fergusson College Road, and couples in Hinjawadi whose shifts hardly overlap. Retired parents who followed their children here are a third group that is easily forgotten.',
      'Marathi, Hindi and English are the languages of the city. The state’s Regional Mental Hospital at Yerawada serves people who need hospital care.',
    ],
  },
  Hyderabad: {
    summary:
      'Counsellors and therapists in Hyderabad, with their fees, languages, ways to meet and free times.',
    text: [
      'Telugu, Urdu, Hindi and English are spoken side by side in Hyderabad, and which one a person uses for feelings is rarely the one of the office. It is worth choosing for language here before choosing for distance.',
      'The old city, Secunderabad and the western technology districts are an hour apart, so ask on which days a therapist meets in person, and meet by video in between. The Institute of Mental Health at Erragadda is the public hospital for psychiatric care.',
    ],
  },
  Chennai: {
    summary:
      'Counsellors and therapists in Chennai, with their fees, languages, ways to meet and free times.',
    text: [
      'Chennai has an old tradition of mental-health work: the Institute of Mental Health at Kilpauk was founded in the eighteenth century, and voluntary groups of the city have run support for families for decades. A private session is still something that many keep to themselves.',
      'Tamil is spoken in most homes, Telugu and Urdu in many, and English in most offices. Ask for a late hour if you work on another country’s clock, and for an early one if you would rather avoid the heat.',
    ],
  },
  Kolkata: {
    summary:
      'Counsellors and therapists in Kolkata, with their fees, languages, ways to meet and free times.',
    text: [
      'People in Kolkata are seldom short of someone to talk to, but an adda is not a confidential hour. Clients here often come for what cannot be said in the para: a marriage that has gone cold, care for ageing parents whose children live abroad, or a career that began with somebody else’s dream.',
      'Bengali, Hindi, Urdu and English are all at home in the city. A room near the metro saves an evening on the bypass. The Institute of Psychiatry beside SSKM Hospital is the public place for medical treatment.',
    ],
  },
  Ahmedabad: {
    summary:
      'Counsellors and therapists in Ahmedabad, with their fees, languages, ways to meet and free times.',
    text: [
      'Family and business are often one thing in Ahmedabad, so a quarrel at work sits at the dinner table as well. People look for a therapist outside their own circle, and video makes that simple: your counsellor may live in another city and still speak Gujarati.',
      'If you want a room to go to, look on which bank of the Sabarmati it lies before you book the hour after work. The government’s Hospital for Mental Health treats people who need a psychiatrist, as do the departments of the civil hospital.',
    ],
  },
  Jaipur: {
    summary: 'Counsellors and therapists in Jaipur, with their fees, languages, ways to meet and free times.',
    text: [
      'Word travels fast in Jaipur, and privacy is what people ask about first. A therapist keeps what you say to themselves, messages from us carry neutral subjects, and a video session needs no waiting room.',
      'Students from coaching centres across Rajasthan come for exam pressure, and young couples for the wishes of two families. SMS Medical College runs the public Psychiatric Centre.',
    ],
  },
  Kochi: {
    summary: 'Counsellors and therapists in Kochi, with their fees, languages, ways to meet and free times.',
    text: [
      'Many families in Kochi live in two countries. A parent in the Gulf, grown children in Europe and grandparents in Ernakulam make for tender and complicated homes, in which the long distance is a member of the family.',
      'Across Kerala it has become easier to say that one sees a counsellor, though people still like to choose one who does not know their relatives. By video those abroad can take part, each on their own clock.',
    ],
  },
  Chandigarh: {
    summary:
      'Counsellors and therapists in Chandigarh, Mohali and Panchkula, with fees, languages and free times.',
    text: [
      'Chandigarh, Mohali and Panchkula are three administrations and one daily life, and distances are short enough to meet in person. Punjabi, Hindi and English mix within a sentence.',
      'Questions that come up often here are migration, when one child after another leaves for Canada, and drinking in the family, about which the whole house keeps silent. PGIMER and the Government Medical College in Sector 32 have public departments of psychiatry.',
    ],
  },
  Lucknow: {
    summary:
      'Counsellors and therapists in Lucknow, with their fees, languages, ways to meet and free times.',
    text: [
      'Politeness is an art in Lucknow, and it can hide a great deal of pain. People speak of health, not of sadness, and come to a therapist after many visits to other doctors. You may begin with the headache; a good listener will follow.',
      'Hindi and Urdu are the languages of the city, and what one says in them sounds less like a confession. Older clients may prefer the phone. King George’s Medical University has a large public department of psychiatry.',
    ],
  },
};
