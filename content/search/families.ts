/**
 * Families of everyday words. A phrase of `concerns.ts` names one in braces and stands for a phrase with each of its
 * words: "lost {kin}" is "lost mother", "lost father" and so on. Sources: wiktionary, own.
 */
export const families = {
  /** Who may die, in English. */
  kin: `
      mother, mom, mum, mummy, mama, father, dad, papa, daddy, parent, parents, husband, wife, partner, spouse,
      son, daughter, child, baby, brother, sister, sibling, twin, grandmother, grandfather, grandma, grandpa,
      granny, grandparent, uncle, aunt, aunty, cousin, nephew, niece, friend, boyfriend, girlfriend, fiance,
      fiancee, mother in law, father in law, mil, fil, teacher, mentor, dog, cat, pet, puppy`,
  rishtedar: `
      maa, maan, mummy, mammi, mumma, ammi, amma, aai, papa, pitaji, pita, pita ji, abbu, appa, baba, baap,
      dada, dadi, dadaji, dadiji, nana, nani, nanaji, nani ji, bhai, bhaiya, behen, behan, didi, beta, beti,
      bachcha, chacha, chachi, chachaji, tau, mama ji, mausi, bua, saas, sasur, dost, saheli, father, mother,
      dad, mom, brother, sister, son, daughter, friend, grandmother, grandfather, uncle, aunty, kutta, dog`,
  रिश्तेदार: `
      मां, माँ, मम्मी, अम्मी, अम्मा, माता, माताजी, पापा, पिता, पिताजी, अब्बू, बाप, दादा, दादी, दादाजी, नाना,
      नानी, भाई, भैया, बहन, दीदी, बेटा, बेटे, बेटी, बच्चा, बच्चे, चाचा, चाची, ताऊ, मौसी, बुआ, सास, ससुर, दोस्त,
      सहेली`,
  /** Who may also leave one by going, so that "chale gaye" alone says too little. */
  jeevansathi: 'pati, patni, biwi, shauhar, husband, wife',
  जीवनसाथी: 'पति, पत्नी, बीवी',
  /** Who may need care. */
  elder: `
      mother, mom, mum, mummy, father, dad, papa, parent, parents, grandmother, grandfather, grandma, grandpa,
      grandparents, mother in law, father in law, husband, wife, appa, amma, ammi, abbu, nani, nana, dadi, dada`,
  buzurg: `
      maa, mummy, papa, pita, pitaji, mataji, maa baap, mata pita, saas, sasur, dadi, dada, nani, nana, mother,
      father, parents, pati, patni`,
  बुजुर्ग: 'मां, माता, पिता, मम्मी, पापा, मां बाप, माता पिता, सास, ससुर, दादी, दादा, नानी, नाना',
  /** Who may drink, gamble or take drugs: a partner, or somebody else at home. Children have words of their own. */
  partner: 'husband, hubby, wife, partner, spouse, boyfriend, fiance',
  athome:
    'father, dad, papa, daddy, mother, mom, mummy, brother, sister, uncle, parents, father in law, brother in law',
  drinks: `
      drinks, drinks every day, drinks daily, drinks a lot, drinks too much, drinks at night, drinking problem,
      drinking daily, drinking every day, drinking too much, comes home drunk, drink, drinking, drunk, alcohol,
      alcoholic, alcoholism, alcohol addiction, alcohol addict, addicted to alcohol, addicted to drugs,
      addicted to drinking, is an addict, drugs, drug addict, drug addiction, whisky, whiskey, liquor, booze,
      gambles, gambling, gambler, betting`,
  saathi: 'pati, patidev, pati dev, shauhar, husband, hubby, patni, biwi, bivi, wife, boyfriend, bf',
  gharka: `
      papa, pita, pitaji, pita ji, baap, abbu, father, dad, bhai, bhaiya, brother, jija, jijaji, sasur, sasurji,
      devar, jeth, mama ji, chacha`,
  mera: 'mera, mere, meri',
  मेरा: 'मेरा, मेरे, मेरी',
  peena: `
      sharab pike, sharab pikar, sharab peekar, daru pike, daru pikar, daru peekar, daaru peekar, sharab,
      sharaab, sharabi, daru, daaru, nasha, nashe, nashedi, nasedi, peeta, peete, pite hai, pita hai, pike,
      pikar, peekar, alcohol, alcoholic, drink karta, drink karte, drink, drinks, juaa, jua, jue, juye, satta`,
  साथी: 'पति, शौहर, पत्नी, बीवी',
  घरका: 'पापा, पिता, पिताजी, बाप, अब्बू, भाई, भैया, जीजा, ससुर, देवर, जेठ, चाचा',
  पीना: `
      शराब पीकर, शराब पीता, शराब पीते, दारू पीकर, नशा करता, शराब, शराबी, दारू, नशा, नशे, नशेड़ी, पीता, पीते,
      पीकर, जुआ, जुए, सट्टा`,
  /** How many tablets somebody took at once. */
  many: '10, 12, 15, 20, 25, 30, 40, 50, ten, fifteen, twenty, thirty, many, too many, all, all my, all the',
  tablets: 'tablets, pills, sleeping pills, sleeping tablets, medicines',
  goli: 'goli, goliyan, goliya, neend ki goli, neend ki goliyan',
  /** Grown-up ages and decades. */
  grown: `
      21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46,
      47, 48, 49, 50, 51, 52, 53, 54, 55`,
  decade: '20s, 30s, 40s, 50s, twenties, thirties, forties, fifties',
  /** People at work, and what they do to somebody. */
  colleague: `
      colleague, colleagues, coworker, coworkers, co worker, co workers, teammate, teammates, boss, manager,
      senior, team lead, supervisor, office people, people at work`,
  bullies: `
      bully, bullies, bullying, bullied, humiliates, humiliating, insults, insulting, harasses, harassing,
      taunts, taunting, targets, targeting, mocks, mocking, ignores, ignoring, excludes, backstabs,
      backstabbing, jealous, gossips, gossiping, politics`,
  /** Somebody unmarried, and how they deceive. */
  lover: 'boyfriend, girlfriend, bf, gf, fiance, fiancee',
  cheats: `
      cheats, cheated, cheating, cheat, cheats on me, cheated on me, cheating on me, betrayed, betrayed me,
      lied, lied to me, two timing, affair, dumped, left me, ghosted, broke up, blocked me`,
  /** A child, and what keeps it at a screen. */
  offspring: 'son, daughter, kid, kids, teenager, teen, children',
  bachcha: 'beta, bete, beti, bachcha, bachche, baccha, bacche, bachchi',
  बच्चा: 'बेटा, बेटे, बेटी, बच्चा, बच्चे',
  apps: 'instagram, insta, youtube, reels, snapchat, tiktok, pubg, free fire, roblox, bgmi, netflix',
  enby: 'non binary, nonbinary, genderqueer, enby',
  /** Both parents. */
  parents: 'parents, mom and dad, mom dad, mum and dad, mother and father, father and mother, my folks',
  mabaap: `
      maa baap, maa papa, mummy papa, papa mummy, mom dad, mummy aur papa, papa aur mummy, maa aur papa,
      ammi abbu, parents`,
  मांबाप: 'मां बाप, मम्मी पापा, पापा मम्मी, माता पिता, मां पिता',
  /** Looking again and again whether all is locked. */
  checks: 'check, checks, checking, recheck, rechecking, checked',
  locks: 'lock, locks, gas, stove, door, doors, switch, switches, tap, taps, plug',
  /** Hours at which one wants to sleep. */
  ungodly: '1, 2, 3, 4, 5, 1am, 2am, 3am, 4am, 5am',
  /** Of one gender. */
  ladka: 'ladka, ladke, ladko, ladkon, mard, boy, boys',
  ladki: 'ladki, ladkiyan, ladkiyon, aurat, girl, girls',
  लड़का: 'लड़का, लड़के, लड़कों, मर्द',
  लड़की: 'लड़की, लड़कियां, लड़कियों, औरत',
  /** Hours of a late evening, and ages. */
  late: '9, 10, 11',
  early: '5, 6, 7, 8',
  months: '1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12',
  child: '2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12',
  teen: '13, 14, 15, 16, 17, thirteen, fourteen, fifteen, sixteen, seventeen',
  old: `
      60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85,
      86, 87, 88, 89, 90`,
  /** Being made to do something, and marrying. */
  force: `
      force, forces, forced, forcing, pressure, pressuring, pressurise, pressurize, pressurising, pressurizing,
      compel, compelling, insist, insisting, pushing, rushing, nagging`,
  marry: 'marry, married, marriage, marrying, wedding, get engaged, arranged marriage',
  zabardasti:
    'zabardasti, jabardasti, zabardast, force, pressure, dabav, dabaav, zor, majboor, majbur, peeche pade, jid',
  shaadi: 'shaadi, shadi, vivah, byah, rishta, rishte',
  जबरदस्ती: 'जबरदस्ती, दबाव, जोर, मजबूर, प्रेशर, फोर्स, जिद',
  शादी: 'शादी, विवाह, ब्याह, रिश्ते',
} as const;
