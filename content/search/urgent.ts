/**
 * Words of acute danger, as people say them. The search answers them with help before people, and a form in which they
 * are written shows help beside it. The fields are those of `concerns.ts`.
 */
export const suicidal = {
  id: 'suicidal',
  label: 'Thoughts of suicide',
  help: 'urgent',
  specialities: 'suicid, self-harm',
  profile: '',
  near: 'depress',
  english:
    'suicide, suicidal, suicid*, kill myself, killing myself, end my life, ending my life, want to die, wanna die, wish i was dead, do not want to live, dont want to live, don t want to live, no reason to live, self harm, selfharm, cutting myself, hurt myself, hurting myself, kill himself, kill herself, hang myself, take my life, taking my life, better off dead, end it all, ending it all, no point in living, overdose, do not want to be alive, dont want to be alive, don t want to be alive',
  hinglish:
    'khudkushi, khudkhushi, aatmahatya, atmahatya, marna chahta, marna chahti, mar jana, mar jaana, mar jau, mar jaun, marne ka mann, jeena nahi, jina nahi, jeene ka mann nahi, jaan dena, marna hai, zindagi khatam, khud ko khatam, jaan de du, jaan de dun',
  hindi:
    'आत्महत्या, खुदकुशी, मरना चाहता, मरना चाहती, मर जाना, जीना नहीं, जान देना, मरना है, मरने का मन, जिंदगी खत्म, खुद को खत्म, जान दे दूं',
  sources: ['nhs', 'wiktionary'],
} as const;

export const violence = {
  id: 'violence',
  label: 'Violence at home',
  help: 'urgent',
  specialities: 'violence, abuse',
  profile: '',
  near: 'family, trauma',
  english:
    'domestic violence, domestic abuse, violent husband, violent partner, abusive husband, abusive relationship, abusive partner, abuse at home, husband hits, hits me, beats me, beaten, dowry, marital rape, unsafe at home, not safe at home, will kill me, threatens to kill',
  hinglish:
    'maarta hai, marta peetta, maar peet, maarpeet, marpit, gharelu hinsa, dahej, pati maarta, pati marta, haath uthata, maar dalega, maar daalega, jaan se maar',
  hindi: 'घरेलू हिंसा, मारता है, मारपीट, दहेज, पति मारता, हाथ उठाता, मार डालेगा, जान से मार',
  sources: ['wiktionary', 'nhs'],
} as const;
