import { suicidal, violence } from './urgent';

/**
 * What people search for, in the words in which they say it. Everyday words come first, then terms.
 *
 * specialities: beginnings of words in a speciality that a therapist may name; any of them counts.
 * profile: words of a profile that count as well; several words joined by + must stand in the same profile. "a=" is
 * the beginning of an approach, "g=" of a group of clients, "f=affirming" what a therapist says of themselves.
 * near: specialities that are close enough to be shown, with a note, when nobody has the first ones.
 * english, hinglish, hindi: words and phrases, divided by commas. A star stands for any ending.
 */
export const concerns = [
  {
    id: 'anxiety',
    label: 'Anxiety',
    specialities: 'anxiety',
    profile: '',
    near: '',
    english:
      'anxiety, anxious, anxi*, worry, worries, worried, worrying, nervous, nervousness, overthinking, overthink, overthinker, over thinking, think too much, thinking too much, racing thoughts, racing mind, restless, restlessness, on edge, fear, fears, fearful, afraid, scared, phobia, phobias, phobic, social anxiety, shy, shyness, stage fright, public speaking, health anxiety, hypochondria, palpitations, gad, uneasy, uneasiness',
    hinglish:
      'ghabrahat, ghabra, ghabrana, ghabraata, ghabrata, ghabrati, chinta, chintit, fikr, fikar, bechaini, bechain, dar, darr, darta, darti, dar lagta, dil ghabrata, dil dhadakta, zyada sochna, bahut sochna, zyada sochta, zyada sochti, soch soch kar, pareshan, pareshani, ashant, ashanti, mann ashant, man ashant, dimag shant nahi, hurhur, kaalji, tension hoti',
    hindi:
      'घबराहट, घबराता, घबराती, घबरा, चिंता, चिंताएं, चिंतित, फिक्र, बेचैनी, बेचैन, डर, डर लगता, भय, परेशान, परेशानी, ज्यादा सोचना, बहुत सोचना, काळजी',
    sources: ['phq', 'tripathi', 'narula', 'nhs'],
  },
  {
    id: 'panic',
    label: 'Panic',
    specialities: 'panic, anxiety',
    profile: 'panic',
    near: '',
    english:
      'panic, panic attack, panic attacks, panicking, anxiety attack, anxiety attacks, heart racing, racing heart, fast heartbeat, cannot breathe, agoraphobia',
    hinglish:
      'saans phoolti, saans phoolna, saans ghutna, dam ghutna, dam ghutta, saans phool, saans nahi aati, dil tez dhadakta, dil ki dhadkan',
    hindi: 'पैनिक, पैनिक अटैक, सांस फूलती, सांस फूलना, सांस नहीं आती, दम घुटता, दम घुटना, दिल की धड़कन',
    sources: ['nhs', 'tripathi'],
  },
  {
    id: 'ocd',
    label: 'OCD',
    specialities: 'ocd, obsessive',
    profile: 'ocd, obsessive',
    near: 'anxiety',
    english:
      'ocd, obsessive compulsive, obsession, obsessions, obsessive, compulsion, compulsions, compulsive, intrusive thoughts, checking again and again, hand washing, washing hands',
    hinglish: 'baar baar haath dhona, baar baar check, shak ki bimari',
    hindi: 'ओसीडी, बार बार हाथ धोना',
    sources: ['icd', 'nhs'],
  },
  {
    id: 'depression',
    label: 'Depression and low mood',
    specialities: 'depress, low-mood, mood',
    profile: '',
    near: '',
    english:
      'depression, depressed, depressing, depressive, depress*, low mood, feeling low, feel low, feeling down, feel down, sad, sadness, unhappy, hopeless, hopelessness, empty, emptiness, numb, numbness, gloomy, crying, cry, cries, tearful, no motivation, no energy, get out of bed, unmotivated, lost interest, no interest, nothing feels good, melancholy, dysthymia, mood swings, negative thoughts, negative thinking, negativity, worthlessness, life is meaningless, meaningless',
    hinglish:
      'udaas, udas, udaasi, udasi, dukhi, dukh, niraasha, nirasha, niraash, mann nahi lagta, man nahi lagta, mann nahi lag raha, man nahi lag raha, dil nahi lagta, kuch achha nahi lagta, kuch accha nahi lagta, rona, rona aata, rona ata, roti rehti, rota rehta, avsaad, avasad, mayoos, mayusi, dil bhaari, khaalipan, man udaas, mann udaas',
    hindi:
      'उदास, उदासी, दुखी, दुख, निराशा, निराश, अवसाद, डिप्रेशन, मायूस, रोना, रोना आता, मन नहीं लगता, मन नहीं लग रहा, कुछ अच्छा नहीं लगता, खालीपन',
    sources: ['phq', 'tripathi', 'nhs', 'wiktionary'],
  },
  suicidal,
  {
    id: 'stress',
    label: 'Stress and burnout',
    specialities: 'stress, burnout, work',
    profile: '',
    near: '',
    english:
      'stress, stressed, stressful, stress*, burnout, burn out, burnt out, burned out, exhausted, exhaustion, overworked, overwork, overwhelmed, overwhelm, pressure, work stress, work pressure, work life balance, workplace, office, office stress, toxic boss, boss, job, job stress, toxic job, work, deadlines, layoff, laid off, job loss, business loss, loss in business, business, lost my job, unemployment, unemployed, tired, tiredness, fatigue, corporate, it job, shift work, tension headache, money problems, debt, financial stress',
    hinglish:
      'tanav, tanaav, tension, thakan, thakaan, thaka, thaki, thak gaya, thak gayi, kaam ka pressure, kaam ka bojh, kaam ka tension, naukri, naukari, office ka tension, dabav, sar bhaari, karz',
    hindi: 'तनाव, टेंशन, स्ट्रेस, थकान, थका, थकी, काम का बोझ, काम का दबाव, नौकरी, दबाव, दफ्तर, ऑफिस, बर्नआउट, कर्ज',
    sources: ['phq', 'nhs', 'tripathi', 'wiktionary'],
  },
  {
    id: 'sleep',
    label: 'Sleep',
    specialities: 'sleep, insomnia',
    profile: '',
    near: '',
    english:
      'sleep, sleeping, sleep*, insomnia, insomnia*, cannot sleep, cant sleep, can t sleep, not sleeping, sleepless, sleeplessness, awake, awake at night, lie awake, wake up at night, nightmare, nightmares, bad dreams, night terrors',
    hinglish:
      'neend, nind, sone mein, so nahi, raat ko jaagna, neend nahi aati, neend nahi, so nahi pata, so nahi pati, anidra, bure sapne, raat bhar jaagna, jaagna, jagna, jaagta rehta, jaagti rehti',
    hindi: 'नींद, सोने में, नींद नहीं आती, अनिद्रा, सो नहीं पाता, सो नहीं पाती, बुरे सपने, जागना, जागता रहता, जागती रहती',
    sources: ['phq', 'nhs', 'wiktionary'],
  },
  {
    id: 'grief',
    label: 'Grief and loss',
    specialities: 'grief, loss, bereave',
    profile: '',
    near: '',
    english:
      'grief, grieving, losing, losing my mother, losing my father, baby loss, grieve, griev*, loss, lost my mother, lost my father, lost my husband, lost my wife, lost my baby, lost my son, lost my daughter, lost someone, lost a loved one, death, died, passed away, bereavement, bereav*, mourning, widow, widowed, widower, miscarriage, stillbirth, pet died, father died, mother died',
    hinglish:
      'shok, maut, mrityu, guzar gaye, guzar gayi, guzar gaya, chal base, khona, kho diya, dehant, nidhan, gam, gham',
    hindi: 'शोक, मौत, मृत्यु, गुजर गए, गुजर गई, गुजर गया, चल बसे, देहांत, निधन, गम, खो दिया, विधवा',
    sources: ['nhs', 'wiktionary'],
  },
  {
    id: 'relationships',
    label: 'Relationships',
    specialities: 'relationship',
    profile: '',
    near: 'couple',
    english:
      'relationship, relationships, relationship*, dating, boyfriend, girlfriend, bf, gf, ex, partner, situationship, one sided love, commitment, attachment, attachment style, friendship, friends, friend problems, jealous, jealousy, toxic relationship, trust issues, insecure in relationship, love problems, love failure, love, live in relationship, marriage fear, long distance, long distance relationship, codependent, people pleasing, people pleaser, boundaries',
    hinglish:
      'rishta, rishte, rishton, pyaar, pyar, prem, mohabbat, dost, dosti, ekatarfa pyaar, pyaar mein dhokha, pyar mein dhokha, prem mein dhokha, girlfriend se, boyfriend se, ishq, bharosa',
    hindi: 'रिश्ता, रिश्ते, रिश्तों, प्यार, प्रेम, इश्क, मोहब्बत, दोस्ती, दोस्त, भरोसा, नाते, रिलेशनशिप',
    sources: ['nhs', 'wiktionary'],
  },
  {
    id: 'breakup',
    label: 'Break-up',
    specialities: 'breakup, break-up, heartbreak, relationship',
    profile: 'breakup, heartbreak, break-up',
    near: '',
    english:
      'breakup, break up, breakups, broke up, broken up, heartbreak, heart break, heartbroken, broken heart, moving on, move on, get over my ex, dumped, ghosted, left me, wife left me, husband left me',
    hinglish:
      'dil toota, dil tuta, dil toot gaya, dil tut gaya, breakup ho gaya, rishta toot gaya, chhod diya, chod diya, chhod gaya, chhod gayi',
    hindi: 'ब्रेकअप, दिल टूटा, दिल टूट गया, रिश्ता टूट गया, छोड़ दिया',
    sources: ['wiktionary', 'own'],
  },
  {
    id: 'couples',
    label: 'Couples and marriage',
    specialities: 'couple, marriage, marital',
    profile: '',
    near: 'relationship',
    english:
      'couple, couples, couple*, couples therapy, couple therapy, couple counselling, couples counselling, marriage, marriage*, married, marital, marriage counselling, marriage counseling, marriage counsellor, marriage counselor, marriage therapist, marriage problems, husband, wife, husband and wife, spouse, spouses, divorce, divorced, divorc*, separation, separated, affair, affairs, extramarital, extra marital, cheating, cheat, cheats, cheated, cheated on me, infidelity, unfaithful, fight, fights, fighting, quarrel, quarrels, arguing, arguments, fights with husband, fights with wife, fighting with my partner, pre marital, premarital, pre marriage, before marriage, arranged marriage, intimacy, sexless marriage',
    hinglish:
      'shaadi, shadi, vivah, pati, patni, biwi, bivi, pati patni, miya biwi, miyan biwi, talaq, talak, talaak, jhagda, jhagde, pati se jhagda, patni se jhagda, biwi se jhagda, dhokha, dhoka, jeevansathi, dampati, gharwali, gharwala',
    hindi: 'शादी, विवाह, पति, पत्नी, बीवी, पति पत्नी, तलाक, दंपति, दंपत्ति, धोखा, वैवाहिक, जोड़े, झगड़ा, झगड़े',
    sources: ['nhs', 'wiktionary'],
  },
  {
    id: 'family',
    label: 'Family',
    specialities: 'family',
    profile: '',
    near: '',
    english:
      'family, families, family therapy, family therapist, family counselling, family counseling, family counsellor, family problems, family issues, family conflict, in laws, inlaws, in law, mother in law, daughter in law, father in law, joint family, siblings, sibling, brother, sister, mother, father, toxic family, toxic parents, my parents, parents fighting, parents fight, property dispute, fights at home, home problems',
    hinglish:
      'parivar, pariwar, parivaar, ghar, ghar mein jhagda, ghar ka jhagda, gharelu, saas, sasural, sasuraal, saas bahu, bahu, nanad, devrani, khandan, maa, mummy, papa, pita, mata pita, maa baap, bhai, behen, behan',
    hindi: 'परिवार, पारिवारिक, घर, घर में झगड़ा, सास, ससुराल, सास बहू, बहू, मां, माँ, पिता, माता पिता, भाई, बहन, घरेलू',
    sources: ['wiktionary', 'nhs'],
  },
  {
    id: 'parenting',
    label: 'Children and parenting',
    specialities: 'parent, child',
    profile: 'g=children, g=parent',
    near: 'family',
    english:
      'parenting, parenting*, parenthood, parent, child, children, childs, kid, kids, toddler, child counsellor, child counselor, child therapist, child psychologist, my son, my daughter, son, daughter, 3 year old, 3 yr old, 3 years old, 4 year old, 4 yr old, 4 years old, 5 year old, 5 yr old, 5 years old, 6 year old, 6 yr old, 6 years old, 7 year old, 7 yr old, 7 years old, 8 year old, 8 yr old, 8 years old, 9 year old, 9 yr old, 9 years old, 10 year old, 10 yr old, 10 years old, 11 year old, 11 yr old, 11 years old, 12 year old, 12 yr old, 12 years old, not studying, does not study, doesn t study, doesnt study, not listening, does not listen, tantrum, tantrums, stubborn, screen time, phone addiction child, mobile addiction, gaming, games, game addiction, video games, pubg, school refusal, bullying, bullied, bully, bedwetting, behaviour problems, behavior problems, behavioural issues, new mother, new father, new mom',
    hinglish:
      'bachcha, baccha, bacha, bachche, bacche, bachhe, bache, bachchon, bachon, baccho, beta, bete, beti, betiyan, ladka padhta nahi, padhta nahi, padhti nahi, padhai nahi karta, padhai nahi karti, bachche padhai, bachcha padhai, baat nahi maanta, zid, ziddi, zidd, mobile ki lat, parvarish',
    hindi:
      'बच्चा, बच्चे, बच्चों, बेटा, बेटे, बेटी, परवरिश, बच्चे पढ़ाई, बच्चा पढ़ाई, पढ़ता नहीं, पढ़ती नहीं, पढ़ाई नहीं करता, जिद्दी, बाल मनोवैज्ञानिक',
    sources: ['nhs', 'wiktionary'],
  },
  {
    id: 'teenagers',
    label: 'Teenagers',
    specialities: 'teen, adolescen, parent',
    profile: 'g=teen, g=adolescen',
    near: '',
    english:
      '13 year old, 13 yr old, 13 years old, 14 year old, 14 yr old, 14 years old, 15 year old, 15 yr old, 15 years old, 16 year old, 16 yr old, 16 years old, 17 year old, 17 yr old, 17 years old, teenager, teenagers, teen, teens, teenage, adolescent, adolescents, adolescence, puberty, youth, youngster',
    hinglish: 'kishor, kishori, tin ager, yuva',
    hindi: 'किशोर, किशोरी, टीनएजर',
    sources: ['nhs', 'wiktionary'],
  },
  {
    id: 'birth',
    label: 'Pregnancy and after a birth',
    specialities: 'pregnan, postpartum, postnatal, perinatal, maternal, birth',
    profile: 'postpartum, postnatal, perinatal, birth+mothers',
    near: 'parent',
    english:
      'pregnancy, pregnant, postpartum, postpartum depression, post partum depression, postnatal depression, post natal, post natal depression, after pregnancy, post partum, postnatal, perinatal, baby blues, after delivery, after birth, after baby, newborn, infertility, ivf, trying to conceive',
    hinglish: 'garbhavastha, garbhvati, delivery ke baad, bachche ke baad, prasav, banjhpan',
    hindi: 'गर्भावस्था, गर्भवती, प्रसव, डिलीवरी के बाद, बांझपन',
    sources: ['nhs', 'icd', 'wiktionary'],
  },
  {
    id: 'student',
    label: 'Student life',
    specialities: 'student, exam, academic, career',
    profile: '',
    near: '',
    english:
      'student, students, student life, exam, exams, exam stress, exam anxiety, exam pressure, exam fear, study, studies, studying, cannot study, concentration, focus, procrastination, procrastinating, lazy, laziness, college, university, hostel, school, board exams, boards, neet, jee, upsc, cat exam, coaching, results, marks, failed exam, career, career counselling, career counseling, career confusion, campus, placement, first job, homesick, ragging, dropper',
    hinglish:
      'padhai, padhayi, padhna, pariksha, imtihan, imtehan, vidyarthi, chhatra, padhai ka tension, padhai ka pressure, padhai mein mann nahi, padhai mein mann nahi lagta, padhai mein mann nahi lag raha, padhai mein man nahi, padhai mein man nahi lagta, padhai mein man nahi lag raha, padhai mann nahi, padhai mein dhyan, exam ka darr, exam ka dar, exam ka tension, dhyaan nahi lagta, dhyan nahi lagta',
    hindi:
      'पढ़ाई, परीक्षा, विद्यार्थी, छात्र, छात्रा, कॉलेज, स्कूल, एग्जाम, पढ़ाई का तनाव, परीक्षा का डर, परीक्षा का तनाव, ध्यान नहीं लगता, करियर, पढ़ाई में मन नहीं, पढ़ाई में मन नहीं लगता, पढ़ाई में मन नहीं लग रहा, पढ़ाई का दबाव',
    sources: ['wiktionary', 'own'],
  },
  {
    id: 'adhd',
    label: 'ADHD',
    specialities: 'adhd, attention, neurodiver',
    profile: 'adhd, neurodivergent',
    near: 'student, parent',
    english:
      'adhd, attention deficit, hyperactive, hyperactivity, neurodivergent, neurodiversity, dyslexia, learning disability',
    hinglish: 'bahut chanchal, dhyan ki kami',
    hindi: 'एडीएचडी, ध्यान की कमी',
    sources: ['icd', 'nhs'],
  },
  {
    id: 'autism',
    label: 'Autism',
    specialities: 'autis, neurodiver, development',
    profile: 'autism, autistic, neurodivergent',
    near: 'parent',
    english: 'autism, autistic, asperger, aspergers, speech delay, special child, special needs',
    hinglish: '',
    hindi: 'ऑटिज्म, ऑटिज़्म',
    sources: ['icd', 'nhs'],
  },
  {
    id: 'anger',
    label: 'Anger',
    specialities: 'anger',
    profile: '',
    near: '',
    english:
      'anger, angry, anger*, anger management, rage, temper, short temper, short tempered, irritable, irritability, irritated, frustration, frustrated, aggressive, aggression, shouting, losing my temper',
    hinglish:
      'gussa, gusse, gussa aata, krodh, chidchida, chidchidapan, chidchidahat, jhunjhlahat, chidh, gusail',
    hindi: 'गुस्सा, गुस्से, क्रोध, चिड़चिड़ा, चिड़चिड़ापन, चिड़चिड़ाहट, झुंझलाहट',
    sources: ['nhs', 'tripathi', 'wiktionary'],
  },
  {
    id: 'trauma',
    label: 'Trauma',
    specialities: 'trauma, ptsd, abuse',
    profile: 'ptsd',
    near: '',
    english:
      'trauma, traumatic, trauma*, ptsd, cptsd, flashback, flashbacks, accident, childhood trauma, childhood abuse, childhood, abused, emotional abuse, molested, assault, sexual abuse, sexual assault, rape, bad memories, past haunts, disaster',
    hinglish: 'sadma, aaghat, aghat, purani yaadein, bachpan ka, hadsa, haadsa, shoshan',
    hindi: 'सदमा, आघात, पुरानी यादें, हादसा, शोषण, बचपन',
    sources: ['icd', 'nhs', 'wiktionary'],
  },
  violence,
  {
    id: 'selfworth',
    label: 'Self-worth',
    specialities: 'self-worth, self-esteem, confidence',
    profile: '',
    near: '',
    english:
      'self worth, selfworth, self esteem, selfesteem, self confidence, confidence, low confidence, no confidence, insecure, insecurity, insecurities, imposter syndrome, impostor syndrome, self doubt, self love, self hate, hate myself, not good enough, inferiority, inferiority complex, worthless, ashamed, shame, guilt, guilty, perfectionism, perfectionist, rejection, failure, fear of failure, body image, self image, identity, identity crisis, comparison',
    hinglish:
      'aatmavishwas, atmavishwas, aatmvishwas, atmvishwas, aatm vishwas, aatmasamman, heen bhavna, hin bhavna, khud se nafrat, sharmindagi, apraadhbodh, bharosa nahi khud, khud par bharosa, khud pe bharosa, apne aap par bharosa, apne par bharosa',
    hindi:
      'आत्मविश्वास, आत्मसम्मान, हीन भावना, हीनभावना, खुद से नफरत, खुद पर भरोसा, अपने आप पर भरोसा, शर्मिंदगी, अपराधबोध',
    sources: ['phq', 'nhs', 'wiktionary'],
  },
  {
    id: 'lonely',
    label: 'Loneliness',
    specialities: 'lonel, depress',
    profile: 'lonely, loneliness',
    near: '',
    english:
      'lonely, loneliness, lonel*, alone, feel alone, no friends, isolated, isolation, nobody understands me, no one to talk to, nobody to talk to',
    hinglish: 'akela, akeli, akelapan, akelepan, tanhai, tanha, koi nahi hai, koi samajhta nahi',
    hindi: 'अकेला, अकेली, अकेलापन, तन्हाई, तनहाई',
    sources: ['wiktionary', 'nhs'],
  },
  {
    id: 'abroad',
    label: 'Life abroad',
    specialities: 'abroad, migra, nri, cross-cultur',
    profile: '',
    near: '',
    english:
      'abroad, life abroad, living abroad, lonely abroad, alone abroad, nri, nris, overseas, expat, expats, immigrant, immigration, visa, h1b, culture shock, moved abroad, moving abroad, usa, america, canada, uk, london, britain, england, dubai, uae, gulf, qatar, saudi, singapore, australia, germany, europe, new zealand, foreign, outside india, missing home, missing india, away from india, usa for work, us for work, america for work, uk for work, london for work, canada for work, dubai for work, gulf for work, germany for work, australia for work, singapore for work, abroad for work, foreign for work',
    hinglish:
      'videsh, pardes, bahar rehta, videsh mein, videsh mein akela, videsh mein akeli, pardes mein akela, pardes mein akeli',
    hindi: 'विदेश, विदेश में अकेला, विदेश में अकेली, परदेस, प्रवासी, एनआरआई',
    sources: ['wiktionary', 'own'],
  },
  {
    id: 'ageing',
    label: 'Ageing and caregiving',
    specialities: 'ageing, aging, caregiv, elder, older',
    profile: '',
    near: '',
    english:
      'ageing, aging, old age, elderly, elder, elders, older people, senior citizen, senior citizens, seniors, retired, retirement, caregiver, caregivers, caregiving, caregiv*, carer, carers, caring for parent, looking after my mother, looking after my father, ageing parents, aging parents, dementia, alzheimer, alzheimers, parkinson, old parents, old mother, old father, aged parents, elderly parents, care for parents, grandmother, grandfather, grandparents',
    hinglish:
      'budhapa, budhe, boodhe, budhe maa baap, budhape, buzurg, bujurg, vriddh, dekhbhal, dekhbhaal, dada, dadi, nana, nani, bhoolne ki bimari',
    hindi: 'बुढ़ापा, बुढ़ापे, बुजुर्ग, बुज़ुर्ग, वृद्ध, देखभाल, दादा, दादी, नाना, नानी',
    sources: ['nhs', 'wiktionary'],
  },
  {
    id: 'lgbtq',
    label: 'LGBTQIA+ affirming',
    specialities: 'lgbt, queer',
    profile: 'f=affirming, queer',
    near: '',
    english:
      'lgbt, lgbt*, lgbtq, lgbtqia, queer, gay, lesbian, bisexual, transgender, trans, transman, transwoman, non binary client, gender identity, gender dysphoria, coming out, come out, coming out to my parents, come out to my parents, coming out to parents, coming out to my family, come out to my family, coming out to family, sexuality, sexual orientation, asexual, same sex, affirming, affirmative, queer affirmative, queer friendly, lgbtq friendly, pride',
    hinglish: 'samlaingik, kinnar',
    hindi: 'समलैंगिक, किन्नर, ट्रांसजेंडर, लेस्बियन, एलजीबीटी',
    sources: ['own', 'wiktionary'],
  },
  {
    id: 'sexual',
    label: 'Sexual concerns',
    specialities: 'sex, intimacy',
    profile: 'sexual, sexuality',
    near: 'couple, relationship',
    english:
      'sex, sexual, sexual problem, sexual problems, sexologist, sex therapist, sex therapy, erectile dysfunction, premature ejaculation, libido, low libido, vaginismus, porn, porn addiction, masturbation',
    hinglish: 'yaun, gupt rog, sambandh nahi',
    hindi: 'यौन, सेक्स, गुप्त रोग',
    sources: ['icd', 'nhs'],
  },
  {
    id: 'addiction',
    label: 'Addiction',
    specialities: 'addict, substance, alcohol, de-addiction',
    profile: 'addiction, addictions, alcohol, deaddiction',
    near: '',
    english:
      'addiction, addicted, addict, addict*, alcohol, alcoholic, alcoholism, drink, drinks, drunk, drinker, drinking, drinking problem, drug, drugs, drug addiction, substance abuse, smoke, smokes, smoker, smoking, quit smoking, vaping, weed, ganja, cannabis, de addiction, deaddiction, rehab, gambling, gambles, gambler, betting, relapse, sober, sobriety',
    hinglish:
      'nasha, nashe, nashe ki lat, sharab, sharaab, sharabi, daru, daaru, peene ki aadat, lat, cigarette, tambaku, jua, satta, nasha mukti',
    hindi: 'नशा, नशे, शराब, शराबी, दारू, लत, तंबाकू, सिगरेट, धूम्रपान, गांजा, जुआ, जुए, सट्टा, पीने की आदत, नशा मुक्ति',
    sources: ['icd', 'nhs', 'wiktionary'],
  },
  {
    id: 'eating',
    label: 'Eating',
    specialities: 'eating, anorexia, bulimia, food',
    profile: 'anorexia, bulimia',
    near: 'self-worth, anxiety',
    english:
      'eating, eating disorder, eating disorders, anorexia, anorexic, bulimia, binge eating, binge, overeating, not eating, weight, weight loss, losing weight, obesity, emotional eating',
    hinglish: 'khana nahi khata, khana nahi khati, bhookh nahi lagti, bhook nahi lagti, vajan, motapa',
    hindi: 'खाना नहीं खाता, खाना नहीं खाती, भूख नहीं लगती, वजन, मोटापा',
    sources: ['icd', 'nhs', 'phq'],
  },
  {
    id: 'bipolar',
    label: 'Bipolar disorder',
    help: 'doctor',
    specialities: 'bipolar',
    profile: 'bipolar',
    near: 'depress',
    english: 'bipolar, bipolar disorder, mania, manic, manic depression',
    hinglish: '',
    hindi: 'बाइपोलर, बायपोलर',
    sources: ['icd', 'nhs'],
  },
  {
    id: 'psychosis',
    label: 'Psychosis',
    help: 'doctor',
    specialities: 'psychosis, psychotic, schizophren',
    profile: 'schizophrenia, psychosis',
    near: '',
    english:
      'schizophrenia, schizophreni*, psychosis, psychotic, hallucination, hallucinations, hearing voices, delusion, delusions, paranoia, paranoid',
    hinglish: 'awaazein sunai, aawazein sunai, awaaz sunai deti',
    hindi: 'सिजोफ्रेनिया, स्किज़ोफ्रेनिया, आवाजें सुनाई',
    sources: ['icd', 'nhs'],
  },
  {
    id: 'personality',
    label: 'Personality and strong emotions',
    specialities: 'personality, emotion, dbt',
    profile: 'bpd, borderline',
    near: 'trauma, relationship',
    english:
      'bpd, borderline, borderline personality, personality disorder, narcissist, narcissistic, narcissism, emotional regulation, emotional dysregulation, strong emotions, big emotions',
    hinglish: 'bhavuk, bhavnayein',
    hindi: 'भावुक, भावनाएं',
    sources: ['icd', 'nhs'],
  },
  {
    id: 'illness',
    label: 'Living with an illness',
    specialities: 'illness, chronic, pain, cancer',
    profile: 'chronic, illness',
    near: 'ageing, stress',
    english:
      'chronic illness, chronic pain, long illness, cancer, diabetes, thyroid, pcos, pcod, hiv, disability, migraine',
    hinglish: 'bimari, beemari, lambi bimari, dard',
    hindi: 'बीमारी, कैंसर, लंबी बीमारी, दर्द',
    sources: ['nhs', 'wiktionary'],
  },
  {
    id: 'cbt',
    label: 'CBT',
    kind: 'approach',
    specialities: 'cbt, cognitive',
    profile: 'a=cognitive, cbt, cognitive+behavioural',
    near: '',
    english:
      'cbt, cbt i, cognitive behavioural therapy, cognitive behavioral therapy, cognitive behaviour therapy, cognitive behavior therapy, cognitive behavioural, cognitive behavioral, cognitive therapy, cognitive, behaviour therapy, behavior therapy, rebt',
    hinglish: '',
    hindi: 'सीबीटी, संज्ञानात्मक',
    sources: ['therapies'],
  },
  {
    id: 'act',
    label: 'Acceptance and commitment therapy',
    kind: 'approach',
    specialities: 'acceptance-and-commitment',
    profile: 'a=acceptance, acceptance+commitment',
    near: '',
    english:
      'act therapy, acceptance and commitment therapy, acceptance and commitment, acceptance commitment',
    hinglish: '',
    hindi: '',
    sources: ['therapies'],
  },
  {
    id: 'mindfulness',
    label: 'Mindfulness',
    kind: 'approach',
    specialities: 'mindful, meditation',
    profile: 'a=mindful, mindfulness, meditation',
    near: '',
    english: 'mindfulness, mindful, meditation, mbct, mbsr, meditate',
    hinglish: 'dhyan, dhyaan, vipassana',
    hindi: 'ध्यान, माइंडफुलनेस',
    sources: ['therapies', 'wiktionary'],
  },
  {
    id: 'emdr',
    label: 'EMDR',
    kind: 'approach',
    specialities: 'emdr',
    profile: 'a=emdr, a=eye-movement, emdr',
    near: 'trauma',
    english: 'emdr, eye movement',
    hinglish: '',
    hindi: '',
    sources: ['therapies'],
  },
  {
    id: 'dbt',
    label: 'DBT',
    kind: 'approach',
    specialities: 'dbt, dialectical',
    profile: 'a=dialectical, dbt, dialectical',
    near: 'trauma, self-worth',
    english: 'dbt, dialectical behaviour therapy, dialectical behavior therapy, dialectical',
    hinglish: '',
    hindi: '',
    sources: ['therapies'],
  },
  {
    id: 'psychodynamic',
    label: 'Psychodynamic therapy',
    kind: 'approach',
    specialities: 'psychodynamic, psychoanaly',
    profile: 'a=psychodynamic, a=psychoanaly, psychodynamic, psychoanalytic',
    near: '',
    english:
      'psychodynamic, psychodynamic therapy, psychoanalysis, psychoanalyst, psychoanalytic, freud, freudian',
    hinglish: '',
    hindi: '',
    sources: ['therapies'],
  },
  {
    id: 'eft',
    label: 'Emotionally focused therapy',
    kind: 'approach',
    specialities: 'emotionally-focused',
    profile: 'a=emotionally',
    near: 'couple',
    english: 'eft, emotionally focused, emotionally focused therapy, emotion focused, gottman, imago',
    hinglish: '',
    hindi: '',
    sources: ['therapies'],
  },
  {
    id: 'systemic',
    label: 'Family systems therapy',
    kind: 'approach',
    specialities: '',
    profile: 'a=family-system, a=systemic',
    near: 'family',
    english: 'systemic, systemic therapy, family systems, family systems therapy',
    hinglish: '',
    hindi: '',
    sources: ['therapies'],
  },
  {
    id: 'person',
    label: 'Person-centred therapy',
    kind: 'approach',
    specialities: '',
    profile: 'a=person-cent, a=client-cent, a=humanistic',
    near: '',
    english:
      'person centred, person centered, client centred, client centered, humanistic, rogerian, person centred therapy, person centered therapy',
    hinglish: '',
    hindi: '',
    sources: ['therapies'],
  },
  {
    id: 'narrative',
    label: 'Narrative therapy',
    kind: 'approach',
    specialities: '',
    profile: 'a=narrative',
    near: '',
    english: 'narrative therapy, narrative',
    hinglish: '',
    hindi: '',
    sources: ['therapies'],
  },
  {
    id: 'solution',
    label: 'Solution-focused therapy',
    kind: 'approach',
    specialities: '',
    profile: 'a=solution',
    near: '',
    english: 'solution focused, solution focused therapy, sfbt, brief therapy, short term therapy',
    hinglish: '',
    hindi: '',
    sources: ['therapies'],
  },
  {
    id: 'compassion',
    label: 'Compassion-focused therapy',
    kind: 'approach',
    specialities: '',
    profile: 'a=compassion',
    near: '',
    english: 'compassion focused, compassion focused therapy, compassion, self compassion',
    hinglish: '',
    hindi: '',
    sources: ['therapies'],
  },
] as const;
