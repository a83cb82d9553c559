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
    'suicide, suicidal, suicid*, kill myself, killing myself, end my life, ending my life, want to die, wanna die, wish i was dead, do not want to live, dont want to live, don t want to live, no reason to live, self harm, selfharm, cutting myself, hurt myself, hurting myself, kill himself, kill herself, hang myself, take my life, taking my life, better off dead, end it all, ending it all, no point in living, overdose, do not want to be alive, dont want to be alive, don t want to be alive, suicidal thoughts, suicidal ideation, commit suicide, suicide thoughts, feel suicidal, feeling suicidal, thoughts of dying, thinking of dying, thinking of death, thoughts of death, wish to die, wish i could die, i will die, better if i was dead, better if i died, want to be dead, want to disappear, not want to live, no will to live, cannot live anymore, cant live anymore, can t live anymore, cannot go on, cant go on, can t go on, do not want to wake up, tired of living, sick of life, life is not worth, not worth living, life not worth living, nothing to live for, ending life, end life, end everything, finish myself, kill me, harm myself, harming myself, cut myself, cutting my wrist, slit my wrist, jump off, jump from, hanging myself, poison, goodbye letter, suicide note, my son wants to die, my daughter wants to die, says he wants to die, says she wants to die, he wants to die, she wants to die, self harming, self injury, burden on everyone, burden on others, no way out, reason to live, give up on life, giving up on life, want it all to end, want everything to end, cuts herself, cuts himself, cut herself, cut himself, cutting herself, cutting himself, harms herself, harms himself, harming herself, harming himself, hurts herself, hurts himself, hurting herself, hurting himself, hurt herself, hurt himself, kill themselves, killed herself, tried to die, attempted suicide, suicide attempt, tried to kill',
  hinglish:
    'khudkushi, khudkhushi, aatmahatya, atmahatya, marna chahta, marna chahti, mar jana, mar jaana, mar jau, mar jaun, marne ka mann, jeena nahi, jina nahi, jeene ka mann nahi, jaan dena, marna hai, zindagi khatam, khud ko khatam, jaan de du, jaan de dun, mar jaunga, mar jaungi, mar jaana chahta, mar jaana chahti, mar jau kya, mar hi jau, mar jao, marne ka man, marne ki ichha, marne ke khayal, marne ke vichar, marne ka khayal, marna hi, marna chahte, marna chahunga, mar dalunga khud, khud ko maar, khud ko mar, khud ko maar dunga, khud ko maar lunga, khud ko khatm, khud ko chot, khud ko nuksan, khud ko kaat, khud ko kaatna, haath kaat, haath kaatna, nas kaat, nas katna, jeene ki ichha nahi, jeene ka man nahi, jeene ka mann, jeena nahi chahta, jeena nahi chahti, jeena nahi hai, jina nahi hai, jina nahi chahta, jina nahi chahti, jee nahi sakta, jeene se kya, jeene ka matlab nahi, zindagi khatm, zindagi khatam karna, zindagi se thak, zindagi se tang, jindagi khatam, jindagi se thak, jaan de dunga, jaan de dungi, jaan dene, jaan le lunga, fansi, phansi, phaansi, faansi, zeher, zahar, jahar kha, chhat se kood, kood jau, train ke aage, khudkhushi ka khayal, suicide karna, suicide kar lunga, suicide ka khayal, suicide karne ka man, atma hatya, aatma hatya, jeene ki wajah, jeene ki wajah nahi, jeene ka koi matlab, jeene ki koi wajah, mar jaane ka, mar jaane ka mann, jeene layak nahi',
  hindi:
    'आत्महत्या, खुदकुशी, मरना चाहता, मरना चाहती, मर जाना, जीना नहीं, जान देना, मरना है, मरने का मन, जिंदगी खत्म, खुद को खत्म, जान दे दूं, मरने की इच्छा, मरने के विचार, मरने के ख्याल, मर जाऊं, मर जाऊंगा, मर जाऊंगी, मरना चाहते, मर ही जाऊं, जीने का मन नहीं, जीने की इच्छा नहीं, जीना नहीं चाहता, जीना नहीं चाहती, खुद को मार, खुद को चोट, खुद को नुकसान, खुद को काट, हाथ काट, नस काट, जान दे दूंगा, जान दे दूंगी, जान देने, फांसी, जहर, जिंदगी से थक, जिंदगी से तंग, सुसाइड, आत्महत्या के विचार, जीने की वजह, जीने का कोई मतलब, मर जाने का, मर जाने का मन',
  sources: ['nhs', 'wiktionary'],
} as const;

export const violence = {
  id: 'violence',
  label: 'Violence at home',
  help: 'urgent',
  specialities: 'violence, abuse',
  profile: 'safe+women',
  near: 'family, trauma',
  english:
    'domestic violence, domestic abuse, violent husband, violent partner, abusive husband, abusive relationship, abusive partner, abuse at home, husband hits, hits me, beats me, beaten, dowry, marital rape, unsafe at home, not safe at home, will kill me, threatens to kill, violence, violent, physically abused by husband, beaten by husband, beats his wife, husband beats, husband beats me, husband slaps, husband slapped me, slaps me, slapped me, hit me, hitting me, he hits, he beats me, he hit me, beating me, father beats, father hits, my father beats me, dowry harassment, harassed for dowry, tortured by in laws, torture by in laws, threatened me, threatens me, scared of my husband, afraid of my husband, locked me, forced sex, wife beating, wife beats me, partner hits me, boyfriend hits me',
  hinglish:
    'maarta hai, marta peetta, maar peet, maarpeet, marpit, gharelu hinsa, dahej, pati maarta, pati marta, haath uthata, maar dalega, maar daalega, jaan se maar, maarti hai, maarte hain, maarta peetta, marta pitta, maar pitai, maarpitai, pitai, pitai karta, pati maarte, pati ne maara, pati haath, sasural wale maarte, sasural wale marte, papa maarte, dahej ke liye, dahej maang, thappad, thappad maara, dhamki, dhamki deta, dhamkata, jaan se maarne, tang karta, torture karta, torture karte, ghar mein hinsa, hinsa, atyachar, zulm, julm, haath uthaya, haath uthate, haath utha, pati ne mara',
  hindi:
    'घरेलू हिंसा, मारता है, मारपीट, दहेज, पति मारता, हाथ उठाता, मार डालेगा, जान से मार, मारते हैं, मारती है, मारा पीटा, मारता पीटता, मारपीट करता, पिटाई, थप्पड़, पति मारते, पति ने मारा, ससुराल वाले मारते, दहेज के लिए, धमकी, धमकी देता, जान से मारने, हिंसा, अत्याचार, जुल्म, हाथ उठाया, हाथ उठाते',
  sources: ['wiktionary', 'nhs'],
} as const;
