/**
 * Families of everyday words. A phrase of `concerns.ts` names one in braces and stands for a phrase with each of its
 * words: "lost {kin}" is "lost mother", "lost father" and so on. Sources: wiktionary, own.
 */
export const families = {
  /** Who may die, in English. */
  kin: 'mother, mom, mum, mummy, mama, father, dad, papa, daddy, parent, parents, husband, wife, partner, spouse, son, daughter, child, baby, brother, sister, sibling, twin, grandmother, grandfather, grandma, grandpa, granny, grandparent, uncle, aunt, aunty, cousin, nephew, niece, friend, boyfriend, girlfriend, fiance, fiancee, mother in law, father in law, mil, fil, teacher, mentor, dog, cat, pet, puppy',
  rishtedar:
    'maa, maan, mummy, mammi, mumma, ammi, amma, aai, papa, pitaji, pita, pita ji, abbu, appa, baba, baap, dada, dadi, dadaji, dadiji, nana, nani, nanaji, nani ji, bhai, bhaiya, behen, behan, didi, beta, beti, bachcha, chacha, chachi, chachaji, tau, mama ji, mausi, bua, saas, sasur, dost, saheli, father, mother, dad, mom, brother, sister, son, daughter, friend, grandmother, grandfather, uncle, aunty, kutta, dog',
  रिश्तेदार:
    'मां, माँ, मम्मी, अम्मी, अम्मा, माता, माताजी, पापा, पिता, पिताजी, अब्बू, बाप, दादा, दादी, दादाजी, नाना, नानी, भाई, भैया, बहन, दीदी, बेटा, बेटे, बेटी, बच्चा, बच्चे, चाचा, चाची, ताऊ, मौसी, बुआ, सास, ससुर, दोस्त, सहेली',
  /** Who may also leave one by going, so that "chale gaye" alone says too little. */
  jeevansathi: 'pati, patni, biwi, shauhar, husband, wife',
  जीवनसाथी: 'पति, पत्नी, बीवी',
  /** Who may need care. */
  elder:
    'mother, mom, mum, mummy, father, dad, papa, parent, parents, grandmother, grandfather, grandma, grandpa, grandparents, mother in law, father in law, husband, wife',
  buzurg:
    'maa, mummy, papa, pita, pitaji, mataji, maa baap, mata pita, saas, sasur, dadi, dada, nani, nana, mother, father, parents, pati, patni',
  बुजुर्ग: 'मां, माता, पिता, मम्मी, पापा, मां बाप, माता पिता, सास, ससुर, दादी, दादा, नानी, नाना',
  /** Of one gender. */
  ladka: 'ladka, ladke, ladko, ladkon, mard, boy, boys',
  ladki: 'ladki, ladkiyan, ladkiyon, aurat, girl, girls',
  लड़का: 'लड़का, लड़के, लड़कों, मर्द',
  लड़की: 'लड़की, लड़कियां, लड़कियों, औरत',
  /** Hours of a late evening, and ages. */
  late: '8, 9, 10, 11',
  months: '1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12',
  child: '2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12',
  teen: '13, 14, 15, 16, 17',
  old: '60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90',
  /** Being made to do something, and marrying. */
  force:
    'force, forces, forced, forcing, pressure, pressuring, pressurise, pressurize, pressurising, pressurizing, compel, compelling, insist, insisting, pushing, rushing, nagging',
  marry: 'marry, married, marriage, marrying, wedding, get engaged, arranged marriage',
  zabardasti:
    'zabardasti, jabardasti, zabardast, force, pressure, dabav, dabaav, zor, majboor, majbur, peeche pade, jid',
  shaadi: 'shaadi, shadi, vivah, byah, rishta, rishte',
  जबरदस्ती: 'जबरदस्ती, दबाव, जोर, मजबूर, प्रेशर, फोर्स, जिद',
  शादी: 'शादी, विवाह, ब्याह, रिश्ते',
} as const;
