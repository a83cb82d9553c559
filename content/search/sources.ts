/** Where the words of the search come from. Each group of words names at least one of these. */
export const wordSources = {
  icd: { title: 'WHO, ICD-11 for Mortality and Morbidity Statistics', url: 'https://icd.who.int/browse/' },
  phq: {
    title: 'PHQ and GAD-7 screeners, with their Hindi translations',
    url: 'https://www.phqscreeners.com/',
  },
  tripathi: {
    title:
      'How clients say it in Hindi and Marathi, from A. Tripathi and A. Anand, Real Stories of Dealing with Depression',
    url: 'https://www.shethepeople.tv/home-top-video/dealing-depression-amrita-tripathi-book/',
  },
  narula: {
    title: 'K. Narula, We don’t have the words: on our mother tongues and mental illness',
    url: 'https://www.generationmentalhealth.org/we-dont-have-the-words',
  },
  wiktionary: {
    title: 'Wiktionary, entries for Hindi',
    url: 'https://en.wiktionary.org/wiki/Category:Hindi_lemmas',
  },
  nhs: {
    title: 'NHS, mental health conditions in plain words',
    url: 'https://www.nhs.uk/mental-health/conditions/',
  },
  therapies: {
    title: 'NHS, types of talking therapy',
    url: 'https://www.nhs.uk/mental-health/talking-therapies-medicine-treatments/talking-therapies-and-counselling/types-of-talking-therapies/',
  },
  constitution: {
    title: 'Languages of the Eighth Schedule to the Constitution of India',
    url: 'https://www.mha.gov.in/sites/default/files/EighthSchedule_19052017.pdf',
  },
  census: {
    title: 'Census of India 2011, towns and urban agglomerations',
    url: 'https://censusindia.gov.in/',
  },
  own: { title: 'Words of our own pages and filters', url: 'https://antarman.example/professionals' },
} as const;
