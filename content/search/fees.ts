/** Words around a fee, in English, Hinglish and Hindi, as parts of a regular expression. Sources: Wiktionary, own. */

/** "hazaar", "sau"; "do hazaar", "dedh hazaar", "पांच सौ". */
export const counts: Readonly<Record<string, number>> = {
  'ek|one|a|एक': 1,
  'do|two|दो': 2,
  'teen|three|तीन': 3,
  'char|chaar|four|चार': 4,
  'paanch|panch|five|पांच|पाँच': 5,
  'chhe|chhah|six|छह|छः': 6,
  'saat|seven|सात': 7,
  'aath|eight|आठ': 8,
  'nau|nine|नौ': 9,
  'das|ten|दस': 10,
  'barah|twelve|बारह': 12,
  'pandrah|fifteen|पंद्रह|पन्द्रह': 15,
  'dedh|डेढ़': 1.5,
  'dhai|ढाई': 2.5,
};
export const powers: Readonly<Record<string, number>> = {
  'hazaar|hazar|hajar|hajaar|thousand|हजार|हज़ार': 1_000,
  'sau|hundred|सौ': 100,
};
export const most = String.raw`(?:under|below|less\s+than|upto|up\s+to|within|max(?:imum)?(?:\s+of)?|budget(?:\s+(?:of|is))?|(?:not|no)\s+(?:more|over|above)(?:\s+than)?|cheaper\s+than|around|about|approx(?:imately)?|roughly|only|just|sirf|fees?(?:\s+(?:is|of|upto|under|ki|का|की))?|price|rate|afford|can\s+pay|<=?|बजट|लगभग|करीब|सिर्फ|फीस)`;
export const mostAfter = String.raw`(?:se\s+kam|se\s+sasta|se\s+ne?eche|se\s+niche|ke\s+andar|ke\s+under|tak|ke\s+(?:aas\s*paas|kareeb|neeche|niche|bheetar)|wal[aei]|per\s+(?:session|hour|visit)|a\s+session|\/\s*session|se\s+(?:zyada|jyada|ziyada|upar)\s+(?:na|nahi|nahin|mat)|or\s+less|and\s+(?:below|under)|max(?:imum)?|से\s+कम|तक|के\s+अंदर|के\s+आसपास|के\s+भीतर|वाल[ाेी]|से\s+नीचे|से\s+(?:ज्यादा|ज़्यादा|ऊपर|अधिक)\s+(?:न|ना|नहीं)|budget)`;
export const least = String.raw`(?:above|over|more\s+than|at\s*least|min(?:imum)?|starting(?:\s+from)?|>=?)`;
export const leastAfter = String.raw`(?:se\s+(?:zyada|jyada|ziyada|upar)|or\s+more|and\s+above|plus|\+|से\s+(?:ज्यादा|ज़्यादा|ऊपर|अधिक))`;
