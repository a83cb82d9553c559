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
      'anxiety, anxious, anxi*, worry, worries, worried, worrying, nervous, nervousness, overthinking, overthink, overthinker, over thinking, think too much, thinking too much, racing thoughts, racing mind, restless, restlessness, on edge, fear, fears, fearful, afraid, scared, phobia, phobias, phobic, social anxiety, shy, shyness, stage fright, public speaking, health anxiety, hypochondria, palpitations, gad, uneasy, uneasiness, panicky, worrier, jittery, jitters, trembling, shaking, shaky, shivering, sweating, sweaty, sweaty palms, tense, apprehensive, apprehension, dread, dreading, catastrophising, catastrophizing, ruminate, rumination, ruminating, mind does not stop, mind wont stop, mind won t stop, mind will not stop, mind never stops, mind keeps running, mind is not at peace, peace of mind, no peace, mental peace, switch off my mind, cannot relax, cant relax, can t relax, unable to relax, chest tight, tight chest, chest tightness, tightness in chest, chest pain, knot in stomach, timid, introvert, introverted, hesitant, hesitation, crowd, crowds, crowded places, fear of people, fear of flying, flying, heights, claustrophobia, claustrophobic, performance anxiety, stage fear, stammer, stammers, stammering, stutter, stutters, stuttering, eye contact, talking to strangers, meeting new people, socially awkward, awkward, hypochondriac, googling symptoms, fear of heart attack, fear of death, fear of dying, fear of illness, fear of future, fear of failing, what if, overanalysing, overanalyzing, overthinks, overthought, constant thoughts, unwanted thoughts, too many thoughts, thoughts at night, jumpy, edgy, nervous breakdown, palpitation, heart beats fast, heart pounding, pounding heart, breathless, breathlessness, short of breath, dizzy, dizziness, stomach upset before, fear of driving, fear of dogs, fear of dark, fear of closed spaces, fear of being judged, judged by others, afraid of people, mind never shuts up, mind won t shut up, mind wont shut up, mind is racing, brain never stops, brain won t stop, head is full',
    hinglish:
      'ghabrahat, ghabra, ghabrana, ghabraata, ghabrata, ghabrati, chinta, chintit, fikr, fikar, bechaini, bechain, dar, darr, darta, darti, dar lagta, dil ghabrata, dil dhadakta, zyada sochna, bahut sochna, zyada sochta, zyada sochti, soch soch kar, pareshan, pareshani, ashant, ashanti, mann ashant, man ashant, dimag shant nahi, hurhur, kaalji, tension hoti, ghabraya, ghabrayi, ghabra jata, ghabra jati, ghabra jaate, chinta karta, chinta karti, fikra, fikr hoti, vichar, vichaar, dimag chalta rehta, dimag nahi rukta, dimag band nahi hota, dimag shaant, sochta rehta, sochti rehti, sochte rehte, sochta hi rehta, zyada sochne, sochne ki aadat, sochna band nahi, bahut sochta, bahut sochti, soch mein dooba, ulta seedha sochna, ulte seedhe khayal, khayal aate, bure khayal, negative khayal, anhoni, anhoni ka dar, darpok, dara rehta, dara hua, dari hui, dar baitha, dar lagne, haath kaanpte, haath kampte, haath pair kaanpte, haath pair thande, kaanpna, kaampna, kaanpta, kaanpne, kaampte, thartharana, paseena, pasina, paseene, dhadkan, dhadkan tez, dil tez, dil zor se, dil zor zor se, dil zor se dhadakta, seene mein dard, seene mein jakdan, chhati mein, chhaati bhaari, bheed, bheed se dar, bheed mein dar, logon se dar, logo se dar, logon ke saamne, logo ke samne, sabke saamne, sab ke samne bolne, stage par, logon se milne, logo se milne, naye logon se, ajnabi, sharmata, sharmati, jhijhak, jhijhakta, hichkichahat, sankoch, haklana, haklata, haklati, haklahat, tutlana, vaham, veham, oonchai se, unchai se, andhere se dar, band kamre mein, lift mein dar, ghutan, ghutan hoti, uljhan, uljhan hoti, asahaj, chain nahi, chain nahi milta, sukoon, sukun, sukoon nahi, shanti nahi, mann ki shanti, man ki shanti, bekarari, akulahat, chakkar aate, pet mein gudgudi, maut ka dar, marne ka dar, bimari ka dar, bina baat ke dar, future ki chinta, bhavishya ki chinta, kal ki chinta, nervousness hoti, anxiety hoti, bhiti, kalji, bhaya, bhoy, chinta lagi rehti, khauf, khof, bechaini si, tanaav aur chinta',
    hindi:
      'घबराहट, घबराता, घबराती, घबरा, चिंता, चिंताएं, चिंतित, फिक्र, बेचैनी, बेचैन, डर, डर लगता, भय, परेशान, परेशानी, ज्यादा सोचना, बहुत सोचना, काळजी, चिंता होती, घबराया, घबराई, घबरा जाता, फ़िक्र, विचार, सोचता रहता, सोचती रहती, दिमाग चलता रहता, दिमाग शांत नहीं, मन शांत नहीं, मन की शांति, शांति नहीं, सुकून, सुकून नहीं, चैन नहीं, बुरे ख्याल, बुरे विचार, हाथ कांपते, हाथ पैर कांपते, कांपना, कांपता, पसीना, पसीना आता, धड़कन, धड़कन तेज, दिल तेज, दिल जोर से, दिल घबराता, सीने में दर्द, भीड़, भीड़ से डर, लोगों से डर, लोगों के सामने, शर्मीला, शर्मीली, झिझक, संकोच, हकलाना, हकलाता, हकलाहट, वहम, ऊंचाई से डर, अंधेरे से डर, घुटन, उलझन, बेकरारी, चक्कर आते, मौत का डर, मरने का डर, बीमारी का डर, भविष्य की चिंता, चिंता रोग, एंग्जायटी, एंजायटी, एंग्ज़ायटी, फोबिया, नर्वस, ओवरथिंकिंग, भीती',
    sources: ['phq', 'tripathi', 'narula', 'nhs'],
  },
  {
    id: 'panic',
    label: 'Panic',
    specialities: 'panic, anxiety',
    profile: 'panic',
    near: '',
    english:
      'panic, panic attack, panic attacks, panicking, anxiety attack, anxiety attacks, heart racing, racing heart, fast heartbeat, cannot breathe, agoraphobia, panic disorder, panics, panicked, panick, panik, panic attak, sudden fear, sudden palpitations, suffocating, suffocation, suffocated, choking feeling, hyperventilating, hyperventilation, feel like dying, feel like fainting, cant breathe, can t breathe, unable to breathe, breathing problem, difficulty breathing, thought it was a heart attack, feels like a heart attack, anxiety attak',
    hinglish:
      'saans phoolti, saans phoolna, saans ghutna, dam ghutna, dam ghutta, saans phool, saans nahi aati, dil tez dhadakta, dil ki dhadkan, saans rukti, saans ruk jati, saans atakti, saans lene mein, saans phool jati, saans nahi le pata, saans nahi le pati, dum ghut, dum ghutta, dum ghutna, dam ghut, dil baitha jata, dil baith jata, achanak ghabrahat, achanak dar, panic attack aata, panic hota, lagta hai mar jaunga, lagta hai heart attack, behoshi, behosh',
    hindi:
      'पैनिक, पैनिक अटैक, सांस फूलती, सांस फूलना, सांस नहीं आती, दम घुटता, दम घुटना, दिल की धड़कन, सांस रुकती, सांस रुक जाती, सांस लेने में, सांस अटकती, सांस फूल जाती, सांस नहीं ले पाता, दम घुट, अचानक घबराहट, अचानक डर, दिल बैठा जाता, पैनिक डिसऑर्डर, बेहोशी',
    sources: ['nhs', 'tripathi'],
  },
  {
    id: 'ocd',
    label: 'OCD',
    specialities: 'ocd, obsessive',
    profile: 'ocd, obsessive',
    near: 'anxiety',
    english:
      'ocd, obsessive compulsive, obsession, obsessions, obsessive, compulsion, compulsions, compulsive, intrusive thoughts, checking again and again, hand washing, washing hands, ocd thoughts, obsess, obsessing, obsessed, cleaning again and again, cleanliness, germs, contamination, rituals, counting, repeating, checking locks, checking the door, checking gas, double checking, bad thoughts about god, unwanted sexual thoughts, thoughts keep coming, repetitive thoughts, hair pulling, skin picking, trichotillomania, hoarding, nail biting, symmetry',
    hinglish:
      'baar baar haath dhona, baar baar check, shak ki bimari, baar baar saaf, baar baar dhona, baar baar nahana, haath dhota rehta, haath dhoti rehti, haath dhone ki aadat, saaf safai ki sanak, safai ki bimari, gandagi ka dar, keetanu, baar baar taala, baar baar gas, ek hi khayal, ek hi vichar, baar baar khayal, baar baar vichar, sanak, bhagwan ke baare mein gande, ganda khayal, gande khayal, gande vichar, shak ki aadat, baar haath dhota, baar haath dhoti, baar haath dhone, haath dhoti hoon, haath dhota hoon, haath dhote rehna',
    hindi:
      'ओसीडी, बार बार हाथ धोना, बार बार विचार, बार बार एक ही, एक ही ख्याल, बार बार साफ, बार बार चेक, हाथ धोता रहता, हाथ धोने की आदत, सफाई की सनक, गंदे विचार, गंदे ख्याल, सनक, जुनूनी',
    sources: ['icd', 'nhs'],
  },
  {
    id: 'depression',
    label: 'Depression and low mood',
    specialities: 'depress, low-mood, mood',
    profile: '',
    near: '',
    english:
      'depression, depressed, depressing, depressive, depress*, low mood, feeling low, feel low, feeling down, feel down, sad, sadness, unhappy, hopeless, hopelessness, empty, emptiness, numb, numbness, gloomy, crying, cry, cries, tearful, no motivation, no energy, get out of bed, unmotivated, lost interest, no interest, nothing feels good, melancholy, dysthymia, mood swings, negative thoughts, negative thinking, negativity, worthlessness, life is meaningless, meaningless, dipression, deppression, feeling blue, down in the dumps, miserable, misery, moody, mood off, bad mood, low phase, feeling lost, feel lost, lost in life, fed up, nothing matters, nothing makes me happy, nothing excites me, no joy, no happiness, not happy, cannot enjoy, no hope, lost hope, giving up, give up, want to give up, feel dead inside, dead inside, broken inside, breaking down, break down, breakdown, falling apart, heavy heart, heart is heavy, weeping, tears, cry a lot, crying spells, sob, sobbing, no interest in anything, no will, no zeal, demotivated, low energy, lethargic, lethargy, dull, sluggish, no purpose, purposeless, purpose in life, meaning of life, pointless, feel nothing, feeling nothing, feel like a burden, sorrow, gloom, despair, desperate, suffering silently, seasonal depression, persistent sadness, mood disorder, mood problem, upset, disheartened, disappointed, disappointment, hurt inside, pessimistic, pessimism, lack of motivation, motivation, motivated, existential, existential crisis, midlife crisis, mid life crisis, quarter life crisis, cannot cry, cant cry, can t cry, dont feel like, do not feel like, don t feel like, didn t feel like, feel like doing nothing, feel like doing anything, stuck in life, feeling stuck, feel stuck, life is stuck, hate my life, nothing feels right, everything feels pointless, everything is finished, everything is over, mood swing',
    hinglish:
      'udaas, udas, udaasi, udasi, dukhi, dukh, niraasha, nirasha, niraash, mann nahi lagta, man nahi lagta, mann nahi lag raha, man nahi lag raha, dil nahi lagta, kuch achha nahi lagta, kuch accha nahi lagta, rona, rona aata, rona ata, roti rehti, rota rehta, avsaad, avasad, mayoos, mayusi, dil bhaari, khaalipan, man udaas, mann udaas, mood kharab, mood off rehta, mood theek nahi, udaas rehna, udaas rehti, man bhaari, mann bhaari, man bhari, mann bhari, dil bhari, dil udaas, dil dukhta, dil rota, man dukhi, man nahi karta, mann nahi karta, kuch karne ka man nahi, kuch karne ka mann nahi, kuch bhi karne ka man, jeene mein maza, maza nahi aata, kuch pasand nahi, kisi cheez mein man nahi, kisi kaam mein man, kisi kaam mein mann nahi, khushi nahi, khush nahi, khush nahi rehta, khush nahi rehti, khushi mehsoos nahi, hasna bhool, hansi nahi aati, rone ka man, rone ka mann, rona nikal, ro deta, ro deti, ro padta, ro padti, ro ro kar, rota hu, roti hu, rote rehte, aansu, aansoo, ansu nahi rukte, ummeed nahi, umeed nahi, himmat nahi, himmat haar, himmat toot, haar gaya, haar gayi, haar maan, toot gaya, toot gayi, toot chuka, toot chuki, andar se toot, andar se khaali, khaali khaali, khali khali, khaali lagta, khali lagta, khali sa, sunapan, soonapan, suna suna, zindagi se pareshan, zindagi bekar, zindagi bekaar, zindagi mein kuch nahi, zindagi ka matlab, jeevan ka matlab, jina mushkil, nirash, hatash, hataash, hatasha, dukhi rehta, dukhi rehti, dukhi rehna, gham mein, uthne ka man nahi, uthne ka mann nahi, bistar se uthne, bistar se uth nahi, kuch mehsoos nahi, sunn, bujha bujha, gumsum, gum sum, chup rehta, chup rehti, chup chup, kamre mein band rehta, kamre mein band rehti, kisi se milne ka man, bojh lagta, bojh ban, bojh hoon, depression mein, depress rehta, mayoosi, viraag, maan nahi lagta, dil nahi karta, udasinata, dukh hota, dukhi aatma, subah uthne, subah uthne ka man nahi, subah uthne ka mann nahi, ro nahi sakta, ro nahi sakti, ro nahi pata, ro nahi pati, achha nahi lag, accha nahi lag, acha nahi lag, achha nahi lagta, accha nahi lagta, acha nahi lagta, achha nahi lag raha, accha nahi lag raha, kuch achha nahi, kuch accha nahi, sab kuch khatam, sab khatam, sab kuch khatm, koi raasta nahi, koi rasta nahi, sab bekar, sab bekaar, zindagi ruk, fas gaya, phas gaya, phansa hua',
    hindi:
      'उदास, उदासी, दुखी, दुख, निराशा, निराश, अवसाद, डिप्रेशन, मायूस, रोना, रोना आता, मन नहीं लगता, मन नहीं लग रहा, कुछ अच्छा नहीं लगता, खालीपन, मन भारी, दिल भारी, मन उदास, दिल उदास, दिल दुखता, मन दुखी, मन नहीं करता, कुछ करने का मन नहीं, किसी काम में मन नहीं, कहीं मन नहीं, मूड खराब, मूड ठीक नहीं, खुश नहीं, खुशी नहीं, खुशी महसूस नहीं, रोता रहता, रोती रहती, रोने का मन, आंसू, उम्मीद नहीं, उम्मीद, हिम्मत नहीं, हिम्मत टूट, हार गया, हार गई, हार मान, टूट गया, टूट गई, टूट चुका, अंदर से टूट, अंदर से खाली, खाली लगता, खाली खाली, सूनापन, जिंदगी से परेशान, जिंदगी बेकार, जिंदगी का मतलब, जीने में मजा नहीं, मजा नहीं आता, हताश, हताशा, निराशाजनक, उठने का मन नहीं, बिस्तर से उठने, गुमसुम, चुप रहता, चुप रहती, बोझ लगता, अवसादग्रस्त, डिप्रेस, डिप्रेस्ड, दुखी रहता, दुखी रहती, मायूसी, मूड, रो नहीं सकता, अच्छा नहीं लग, अच्छा नहीं लगता, अच्छा नहीं लग रहा, कुछ अच्छा नहीं, सब कुछ खत्म, सब खत्म, कोई रास्ता नहीं, जिंदगी रुक',
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
      'stress, stressed, stressful, stress*, burnout, burn out, burnt out, burned out, exhausted, exhaustion, overworked, overwork, overwhelmed, overwhelm, pressure, work stress, work pressure, work life balance, workplace, office, office stress, toxic boss, boss, job, job stress, toxic job, work, deadlines, layoff, laid off, job loss, business loss, loss in business, business, lost my job, unemployment, unemployed, tired, tiredness, fatigue, corporate, it job, shift work, tension headache, money problems, debt, financial stress, stressed out, stressing, pressurised, pressurized, work load, workload, over work, overtime, long hours, too much work, hectic, hectic job, hectic schedule, no time for myself, no time for family, drained, worn out, tired all the time, always tired, wiped out, mentally tired, mentally exhausted, emotionally exhausted, emotionally drained, mental exhaustion, mental fatigue, run down, juggling, multitasking, target pressure, targets, kpi, appraisal, performance review, promotion, manager, toxic manager, toxic workplace, toxic work, toxic office, colleague, colleagues, coworker, coworkers, team lead, office politics, politics at work, micromanaged, micromanagement, workplace bullying, bullied at work, harassment at work, workplace harassment, resign, resigned, resignation, quit my job, quit job, quitting job, leave my job, hate my job, hate my work, fired, sacked, terminated, retrenched, retrenchment, layoffs, pip, notice period, job hunt, job search, job change, switch job, jobless, no job, career break, career change, startup, start up, startup founder, founder, entrepreneur, work from home, wfh, remote work, tech job, software engineer, call centre, bpo, night duty, doctors burnout, sales job, bank job, government job stress, freelancer, freelance, loan, loans, emi, money stress, money problem, financial problem, financial problems, financial crisis, money, salary, bankrupt, bankruptcy, shop loss, headaches, headache, neck pain, acidity, stomach problem, stomach ache, burnt, burning out, compassion fatigue, housework, household work, work at home',
    hinglish:
      'tanav, tanaav, tension, thakan, thakaan, thaka, thaki, thak gaya, thak gayi, kaam ka pressure, kaam ka bojh, kaam ka tension, naukri, naukari, office ka tension, dabav, sar bhaari, karz, thak jata, thak jati, thak jaati, thak jaata, thak gaye, thaka hua, thaki hui, thaka rehta, thaki rehti, thakawat, thakavat, thakan rehti, kaam se thak, kaam bahut, bahut kaam, kaam zyada, kaam ka dabav, kaam mein man nahi, kaam mein mann nahi, kaam nahi ho pata, kaam, office mein, office ki tension, office ka pressure, office ka stress, office se pareshan, office ka mahaul, daftar, dafter, boss ki wajah, boss daanta, boss daantta, boss gaali, boss chillata, manager pareshan, sahkarmi, naukri chali gayi, naukri chali, naukri chhoot, naukri nahi, naukri nahi mil rahi, naukri se nikal, naukri se nikaal, naukri ki tension, naukri chhodna, nikaal diya, job chali gayi, job nahi mil rahi, job nahi, job se nikal, berozgar, berojgar, berozgari, berojgari, bekaar baitha, business mein nuksan, dhandha, dhanda, vyapar, vyapaar, karobar, nuksan, nuksaan, ghata, ghaata, karza, karze, karja, udhaar, udhar, kist, paise ki tension, paise ki kami, paison ki tension, paiso ki tangi, paise ki problem, tangi, aarthik, arthik, arthik tangi, gharkharch, kharcha, ghar ka kaam, ghar ke kaam, ghar aur office, do jagah, zimmedari, zimmedariyan, jimmedari, jimmedariyan, bojh, tanav mein, tanaavgrast, dimag par bojh, dimag bhaari, dimaag kharab, sar dard, sir dard, sirdard, sardard, sar mein dard, sir bhari, gardan mein dard, gas ki problem, pet dard, pet kharab, bp high, stress hota, stress bahut, tension rehti, tension mein, tention, tenshan, tensan, dimag par zor',
    hindi:
      'तनाव, टेंशन, स्ट्रेस, थकान, थका, थकी, काम का बोझ, काम का दबाव, नौकरी, दबाव, दफ्तर, ऑफिस, बर्नआउट, कर्ज, थक जाता, थक जाती, थक गया, थक गई, थका हुआ, थकी हुई, थकावट, काम से थक, काम बहुत, काम ज्यादा, काम का तनाव, काम में मन नहीं, काम, ऑफिस का तनाव, ऑफिस की टेंशन, ऑफिस में, दफ्तर का तनाव, दफ्तर में, बॉस, मैनेजर, सहकर्मी, नौकरी चली गई, नौकरी छूट, नौकरी नहीं, नौकरी नहीं मिल रही, नौकरी से निकाल, बेरोजगार, बेरोजगारी, व्यापार, कारोबार, धंधा, नुकसान, घाटा, कर्जा, उधार, पैसे की तंगी, पैसों की तंगी, पैसे की कमी, पैसे की चिंता, आर्थिक, आर्थिक तंगी, खर्चा, घर का काम, घर के काम, जिम्मेदारी, जिम्मेदारियां, बोझ, दिमाग पर बोझ, दिमाग भारी, सिरदर्द, सिर दर्द, सर दर्द, सिर में दर्द, गर्दन में दर्द, पेट दर्द, तनाव में, तनावग्रस्त, टेंशन रहती, स्ट्रेस होता, दबाव में, वर्कलोड',
    sources: ['phq', 'nhs', 'tripathi', 'wiktionary'],
  },
  {
    id: 'sleep',
    label: 'Sleep',
    specialities: 'sleep, insomnia',
    profile: '',
    near: '',
    english:
      'sleep, sleeping, sleep*, insomnia, insomnia*, cannot sleep, cant sleep, can t sleep, not sleeping, sleepless, sleeplessness, awake, awake at night, lie awake, wake up at night, nightmare, nightmares, bad dreams, night terrors, slept, asleep, fall asleep, falling asleep, sleeplesness, insomniac, no sleep, less sleep, poor sleep, disturbed sleep, broken sleep, sleep disturbance, sleep schedule, sleeping pills, sleep paralysis, oversleeping, over sleeping, sleep too much, sleeping too much, sleepy all day, sleepy, awake all night, up all night, toss and turn, tossing and turning, staring at the ceiling, waking up at 3, wake up at 3, wake up too early, waking early, sleepwalking, night shift sleep, restless nights, snoring, scary dreams, bad dream, dreams',
    hinglish:
      'neend, nind, sone mein, so nahi, raat ko jaagna, neend nahi aati, neend nahi, so nahi pata, so nahi pati, anidra, bure sapne, raat bhar jaagna, jaagna, jagna, jaagta rehta, jaagti rehti, neend nahi aa rahi, neend nahi aayi, neend kharab, neend khul jati, neend khulti, neend tootti, neend toot jati, neend udd, neend ud gayi, neend kam, kam neend, neend poori nahi, neend puri nahi, neend ki goli, neend ki dawa, neend zyada, zyada neend, bahut neend, raat ko neend, raat bhar, raat bhar nahi sota, sona nahi, so nahi paata, so nahi paati, so nahi sakta, so nahi pa raha, so nahi pa rahi, sone se dar, sone mein dikkat, aankh khul jati, aankh khul jaati, aankh khulti, aankhon mein neend, karwat, karvat badalta, karwatein, raat jaagta, raat jagte, jagte rehte, jaagte rehna, sapne, sapne aate, darawne sapne, dar ke uth, jhop, nidra, ghum hoy na, urakkam, neendh nahi',
    hindi:
      'नींद, सोने में, नींद नहीं आती, अनिद्रा, सो नहीं पाता, सो नहीं पाती, बुरे सपने, जागना, जागता रहता, जागती रहती, नींद नहीं आ रही, नींद खराब, नींद खुल जाती, नींद टूट जाती, नींद टूटती, नींद कम, कम नींद, नींद पूरी नहीं, नींद की गोली, ज्यादा नींद, बहुत नींद, रात भर जागना, रात भर जागता, रात भर, आंख खुल जाती, सोने में दिक्कत, सो नहीं पा रहा, सो नहीं पा रही, सो नहीं सकता, करवट, डरावने सपने, सपने, बुरे सपने आते, निद्रा, झोप',
    sources: ['phq', 'nhs', 'wiktionary'],
  },
  {
    id: 'grief',
    label: 'Grief and loss',
    specialities: 'grief, loss, bereave',
    profile: '',
    near: '',
    english:
      'grief, grieving, losing, losing my mother, losing my father, baby loss, grieve, griev*, loss, lost my mother, lost my father, lost my husband, lost my wife, lost my baby, lost my son, lost my daughter, lost someone, lost a loved one, death, died, passed away, bereavement, bereav*, mourning, widow, widowed, widower, miscarriage, stillbirth, pet died, father died, mother died, mourn, mourns, lost my grandmother, lost my grandfather, lost my brother, lost my sister, lost my friend, lost my child, lost my dog, lost my cat, lost my pet, lost my parents, lost my mom, lost my mum, lost my dad, lost a parent, lost our baby, lost a friend, lost him, lost her, someone died, husband died, wife died, dad died, mom died, mum died, son died, daughter died, brother died, sister died, friend died, child died, baby died, dog died, cat died, grandmother died, grandfather died, father passed, mother passed, is no more, no more with us, funeral, last rites, anniversary of death, miss my mother, miss my father, miss my mom, miss my dad, missing my father, missing my mother, missing my dad, missing my mom, demise, expired, covid death, sudden death, loss of a loved one, loss of pregnancy, pregnancy loss, abortion, stillborn, orphan',
    hinglish:
      'shok, maut, mrityu, guzar gaye, guzar gayi, guzar gaya, chal base, khona, kho diya, dehant, nidhan, gam, gham, mar gaya, mar gayi, mar gaye, maut ho gayi, death ho gayi, death ho gai, mrityu ho gayi, expire ho gaye, expire ho gaya, guzar gai, gujar gaye, gujar gayi, gujar gaya, is duniya mein nahi, duniya se chala gaya, duniya se chale gaye, duniya chhod, chal basi, chal basa, kho diya hai, khone ka gham, khone ke baad, kho dena, kho chuka, kho chuki, apne ko khona, apno ko khona, swargwas, swargvas, dehaant, antim sanskar, terahvi, unki yaad, maa ki yaad, papa ki yaad, pati ki yaad, yaad aati, yaad bahut aati, yaad satati, vidhwa, vidhva, bewa, garbhpat, garbhpaat, bachcha gir gaya, bachcha nahi raha, anath, matam, gam se',
    hindi:
      'शोक, मौत, मृत्यु, गुजर गए, गुजर गई, गुजर गया, चल बसे, देहांत, निधन, गम, खो दिया, विधवा, मर गया, मर गई, मर गए, मौत हो गई, मृत्यु हो गई, गुजर जाना, इस दुनिया में नहीं, दुनिया से चले गए, दुनिया छोड़, चल बसा, चल बसी, खोने का दुख, खोने का गम, खोने के बाद, खो चुका, अपनों को खोना, स्वर्गवास, स्वर्गवास हो गया, अंतिम संस्कार, याद आती, बहुत याद आती, याद सताती, गर्भपात, मातम, अनाथ, दुख की घड़ी, शोक में',
    sources: ['nhs', 'wiktionary'],
  },
  {
    id: 'relationships',
    label: 'Relationships',
    specialities: 'relationship',
    profile: '',
    near: 'couple',
    english:
      'relationship, relationships, relationship*, dating, boyfriend, girlfriend, bf, gf, ex, partner, situationship, one sided love, commitment, attachment, attachment style, friendship, friends, friend problems, jealous, jealousy, toxic relationship, trust issues, insecure in relationship, love problems, love failure, love, live in relationship, marriage fear, long distance, long distance relationship, codependent, people pleasing, people pleaser, boundaries, lover, love life, love marriage, love affair, crush, unrequited, one sided, situationships, clingy, needy, attachment issues, anxious attachment, avoidant, avoidant attachment, abandonment, abandonment issues, fear of abandonment, fear of commitment, commitment issues, commitment phobia, red flags, toxic boyfriend, toxic girlfriend, toxic partner, toxic ex, toxic love, toxic friend, toxic friends, gaslight, gaslighting, gaslighted, manipulative, manipulation, manipulated, controlling boyfriend, controlling partner, possessive, possessiveness, trust problem, trust problems, trust issue, broken trust, cannot trust, cant trust, can t trust, ldr, tinder, bumble, hinge, dating app, dating apps, staying single, cannot find love, find love, lost a friendship, friendship breakup, fight with friend, best friend, peer pressure, friends ignore me, left out, ignored, ignoring me, fiance, fiancee, engaged, engagement, boyfriend problem, girlfriend problem, living together, communication in relationship, communication issues, communication problem, interpersonal, say no, saying no, cannot say no, always pleasing',
    hinglish:
      'rishta, rishte, rishton, pyaar, pyar, prem, mohabbat, dost, dosti, ekatarfa pyaar, pyaar mein dhokha, pyar mein dhokha, prem mein dhokha, girlfriend se, boyfriend se, ishq, bharosa, pyaar nahi, pyaar nahi karta, pyaar nahi mila, pyaar mein, ekatarfa, ek tarfa pyaar, ek tarfa, rishta nahi chal, rishte mein, rishte mein problem, rishte mein dikkat, rishta kharab, rishton mein, dosti tut, dosti toot gayi, doston se, dost nahi, koi dost nahi, dost ignore, dost chhod, shak karta, shak karti, shak, shakki, bharosa nahi, bharosa toota, bharosa tut, vishwas toota, vishwas nahi, premika, mehbooba, sachcha pyaar, deewana, ladka pasand, ladki pasand, ladki nahi milti, live in mein, sambandh, sambandhon, mel milap, laga hua pyaar, pasand karta, pasand karti, aashiq, ashiqui, jaan pehchan, wafadari',
    hindi:
      'रिश्ता, रिश्ते, रिश्तों, प्यार, प्रेम, इश्क, मोहब्बत, दोस्ती, दोस्त, भरोसा, नाते, रिलेशनशिप, प्यार नहीं, प्यार में, एकतरफा, एकतरफा प्यार, रिश्ते में, रिश्ते में समस्या, रिश्ते में दिक्कत, रिश्ता खराब, रिश्तों में, दोस्ती टूट, दोस्त नहीं, कोई दोस्त नहीं, शक करता, शक करती, शक, भरोसा नहीं, भरोसा टूटा, विश्वास टूट, विश्वास नहीं, गर्लफ्रेंड, बॉयफ्रेंड, प्रेमी, प्रेमिका, जलन, संबंध, संबंधों, सच्चा प्यार',
    sources: ['nhs', 'wiktionary'],
  },
  {
    id: 'breakup',
    label: 'Break-up',
    specialities: 'breakup, break-up, heartbreak, relationship',
    profile: 'breakup, heartbreak, break-up',
    near: '',
    english:
      'breakup, break up, breakups, broke up, broken up, heartbreak, heart break, heartbroken, broken heart, moving on, move on, get over my ex, dumped, ghosted, left me, wife left me, husband left me, break ups, breaking up, brokeup, brake up, brakeup, break-up, broken hearted, brokenhearted, heart broken, heartache, heart ache, split up, we split, splitting up, ended the relationship, relationship ended, ended things, left by, she left me, he left me, left her, girlfriend left, boyfriend left, girlfriend left me, boyfriend left me, partner left, dumped me, ghosting, ghosted me, blocked me, get over him, get over her, getting over, get over someone, forget my ex, forget him, forget her, cannot forget him, cannot forget her, cant forget, can t forget, move on from, moving on from, not able to move on, unable to move on, miss my ex, missing my ex, missing him, missing her, ex boyfriend, ex girlfriend, ex is getting married, her marriage fixed, his marriage fixed, no contact, rebound, closure, lost love, rejected by her, rejected by him, proposal rejected, she rejected me, he rejected me',
    hinglish:
      'dil toota, dil tuta, dil toot gaya, dil tut gaya, breakup ho gaya, rishta toot gaya, chhod diya, chod diya, chhod gaya, chhod gayi, dil tod diya, dil tod, dil todna, dil tuut, dil tootne, dil tutne, dil toota hua, break up ho gaya, breakup ke baad, breakup hua, breakup se, rishta tut gaya, rishta khatam, rishta khatm, rishta toota, chhod ke chala, chhod kar chala, chhod ke chali, chhod kar chali, chhod di, chod di, chhoda, usne chhod, usne chod diya, bhool nahi pa raha, bhool nahi pa rahi, bhul nahi pa raha, bhul nahi pa rahi, use bhool, usko bhool, use bhulana, usko bhulana, ex ki yaad, uski yaad, uski yaad aati, uski shaadi ho gayi, uski shadi ho gayi, pyaar ne chhod, bewafa, bewafai, juda, judai, girlfriend ne dhokha, boyfriend ne dhokha, girlfriend ne chhod, gf ne chhod, bf ne chhod, move on nahi, move on kaise, aage badhna, thukra diya, thukraya, mana kar diya usne',
    hindi:
      'ब्रेकअप, दिल टूटा, दिल टूट गया, रिश्ता टूट गया, छोड़ दिया, दिल तोड़ दिया, दिल टूट, दिल टूटना, टूटा दिल, ब्रेकअप हो गया, ब्रेकअप हुआ, रिश्ता खत्म, रिश्ता टूटा, छोड़ कर चला, छोड़कर चला, छोड़कर चली, उसने छोड़, उसे भूल, भूल नहीं पा रहा, भूल नहीं पा रही, भुला नहीं, उसकी याद, उसकी शादी हो गई, बेवफा, बेवफाई, जुदाई, गर्लफ्रेंड ने छोड़, बॉयफ्रेंड ने छोड़, ठुकरा दिया, आगे बढ़ना',
    sources: ['wiktionary', 'own'],
  },
  {
    id: 'couples',
    label: 'Couples and marriage',
    specialities: 'couple, marriage, marital',
    profile: '',
    near: 'relationship',
    english:
      'couple, couples, couple*, couples therapy, couple therapy, couple counselling, couples counselling, marriage, marriage*, married, marital, marriage counselling, marriage counseling, marriage counsellor, marriage counselor, marriage therapist, marriage problems, husband, wife, husband and wife, spouse, spouses, divorce, divorced, divorc*, separation, separated, affair, affairs, extramarital, extra marital, cheating, cheat, cheats, cheated, cheated on me, infidelity, unfaithful, fight, fights, fighting, quarrel, quarrels, arguing, arguments, fights with husband, fights with wife, fighting with my partner, pre marital, premarital, pre marriage, before marriage, arranged marriage, intimacy, sexless marriage, marrige, mariage, married life, marital problems, marital issues, marital conflict, marriage in trouble, marriage trouble, marriage breaking, save my marriage, unhappy marriage, loveless marriage, newly married, newlywed, newlyweds, just married, wedding, getting married, marriage counselor near, husbands, hubby, wives, wifey, my wife, my husband, better half, divorcing, divorcee, custody, mutual divorce, alimony, separating, live separately, living separately, trial separation, husband cheating, wife cheating, husband affair, wife affair, husband is having an affair, wife is having an affair, having an affair, other woman, other man, another woman, another man, caught cheating, caught him, caught her, adultery, betrayal, betrayed, trust after affair, husband ignores, wife ignores, husband does not talk, husband doesn t talk, husband not talking, wife not talking, husband not interested, wife not interested, husband drinks, husband drinks too much, drinking husband, alcoholic husband, husband alcoholic, husband shouts, wife shouts, wife nags, nagging wife, nagging, silent treatment, fights every day, daily fights, always fighting, keep fighting, constant fights, argue, argues, argue all the time, partner fights, compatibility, incompatible, adjusting after marriage, adjustment, adjustment after marriage, adjusting in marriage, remarriage, second marriage, love lost in marriage, roommates, spark, no intimacy, no sex in marriage, sex life, conflict with partner, couple fights, therapy with my partner, therapy with my wife, therapy with my husband, with my partner, with my wife, with my husband, relationship counselling for couples, relationship counsellor for couples, prenuptial, pre wedding, pre wedding jitters, prewedding, wedding jitters, husband has a girlfriend, wife has a boyfriend',
    hinglish:
      'shaadi, shadi, vivah, pati, patni, biwi, bivi, pati patni, miya biwi, miyan biwi, talaq, talak, talaak, jhagda, jhagde, pati se jhagda, patni se jhagda, biwi se jhagda, dhokha, dhoka, jeevansathi, dampati, gharwali, gharwala, shaadi mein problem, shaadi mein dikkat, shaadi tootne, shaadi toot, shaadi todna, shaadi bachana, shaadi bachani, shaadi ke baad, shaadi se pehle, shaadishuda, shadishuda, vivahit, shaadi ki zindagi, vaivahik, dampatya, pati baat nahi karta, pati dhyan nahi, pati samajhta nahi, pati ignore, pati gussa, pati shak, pati shak karta, patni shak, biwi shak, pati dhokha, pati ka affair, pati ka chakkar, patni ka affair, biwi ka affair, biwi ka chakkar, affair chal raha, chakkar chal raha, dusri aurat, doosri aurat, dusre mard, naajayaz, najayaz sambandh, extra marital affair, pati sharab, pati sharaabi, pati daru, pati nasha, pati peeta, pati peete, pati se alag, patni se alag, pati chhod, patni chhod, biwi chhod, biwi chali gayi, patni mayke, biwi mayke, mayke chali gayi, mayka, maika, alag rehna, alag rehte, alag hona, talaq lena, talaq chahiye, talaq ke baad, divorce ho gaya, divorce lena, roz jhagda, roz ladai, ladai, ladaai, ladai jhagda, ladai jhagde, ladte, ladte rehte, jhagadte, anban, an ban, manmutav, man mutav, wife se ladai, husband se ladai, wife se jhagda, husband se jhagda, gharwale mein jhagda, jodi, mangetar, sagai, miyaan, begum, shohar, shauhar, dhokha diya, dhoka diya, dhokha de raha, dhokha de rahi, dhokebaaz, dhokhebaaz, navra, bayko, vivaah, kalyanam, jhagdalu, jodon, jodo ke liye',
    hindi:
      'शादी, विवाह, पति, पत्नी, बीवी, पति पत्नी, तलाक, दंपति, दंपत्ति, धोखा, वैवाहिक, जोड़े, झगड़ा, झगड़े, शादी में, शादी में समस्या, शादी में दिक्कत, शादी टूट, शादी बचाना, शादी के बाद, शादी से पहले, शादीशुदा, विवाहित, दांपत्य, दाम्पत्य, पति बात नहीं, पति शक, पति शक करता, पति का अफेयर, पत्नी का अफेयर, अफेयर, चक्कर चल रहा, दूसरी औरत, पति शराब, पति पीता, पति से अलग, पत्नी से अलग, पत्नी मायके, मायके चली गई, मायका, अलग रहना, अलग होना, तलाक लेना, तलाक के बाद, लड़ाई, लड़ाई झगड़ा, रोज झगड़ा, रोज लड़ाई, अनबन, मनमुटाव, धोखा दिया, धोखा दे रहा, जीवनसाथी, सगाई, मंगेतर, शौहर, बेगम, पति पत्नी में, मियां बीवी, घरवाली, नवरा, बायको, लग्न, जोड़ों, जोड़ा, जोड़ों के लिए, कपल',
    sources: ['nhs', 'wiktionary'],
  },
  {
    id: 'family',
    label: 'Family',
    specialities: 'family',
    profile: '',
    near: '',
    english:
      'family, families, family therapy, family therapist, family counselling, family counseling, family counsellor, family problems, family issues, family conflict, in laws, inlaws, in law, mother in law, daughter in law, father in law, joint family, siblings, sibling, brother, sister, mother, father, toxic family, toxic parents, my parents, parents fighting, parents fight, property dispute, fights at home, home problems, relatives, relations with family, family fights, family fight, family tension, family pressure, family drama, family politics, family dispute, family business, family counselor, family does not understand, family doesn t understand, family against, parents against, parents do not understand, parents don t understand, parents dont understand, strict parents, strict father, strict mother, controlling parents, controlling mother, controlling father, abusive parents, abusive father, abusive mother, narcissistic mother, narcissistic father, narcissistic parents, overprotective, interfering, interference, mother in laws, mother inlaw, sister in law, brother in law, son in law, sasu, inlaw, in-laws interference, living with in laws, household, extended family, generation gap, alcoholic father, father drinks, father alcoholic, dad drinks, drunk father, fighting parents, parents divorce, parents divorced, parents separated, broken family, dysfunctional, dysfunctional family, estranged, cut off from family, property, property fight, inheritance, caste, inter caste, intercaste, inter religion, interfaith, interfaith marriage, family pressure to marry, pressure to marry, pressure for marriage, marriage pressure, forced marriage, rishta pressure, favouritism, step mother, stepmother, step father, stepfather, step parents, step child, adoption, adopted, elder brother, younger sister',
    hinglish:
      'parivar, pariwar, parivaar, ghar, ghar mein jhagda, ghar ka jhagda, gharelu, saas, sasural, sasuraal, saas bahu, bahu, nanad, devrani, khandan, maa, mummy, papa, pita, mata pita, maa baap, bhai, behen, behan, ghar wale, ghar wale nahi maante, ghar wale pareshan, ghar wale pressure, gharwale, gharwale nahi maan rahe, ghar mein ladai, ghar mein tension, ghar mein kalesh, ghar ka mahaul, ghar ka mahol, ghar ki tension, ghar ki problem, ghar se pareshan, kalesh, klesh, kalah, grih kalesh, ghar kalesh, saas se, saas sasur, saas sasur se, sasur, saas taane, taane, tane maarna, taane maarte, taana, sasural wale, sasural walon, sasural mein, sasural se pareshan, sasural mein problem, bahu se, bahu beta, beta bahu, jethani, jeth, devar, bhabhi, bhabhi se, damaad, jamai, rishtedar, rishtedaar, rishtedaron, mata pita se, maa baap se, maa baap ladte, maa se, papa se, papa gussa, papa daantte, papa marte, papa se baat, mummy papa, mummy papa ladte, mummy se, pitaji, pita ji, mataji, baap se, baap sharabi, papa sharab, papa peete, bhai se, bhai bhai, behen se, bade bhai, chhote bhai, batwara, bantwara, zameen, jaidad, jaydad, jayedaad, sampatti, jaat, jaati alag, dusri jaati, dusre dharm, shaadi ka pressure, shadi ka pressure, shaadi ke liye pressure, shaadi ke liye zabardasti, zabardasti shaadi, jabardasti shadi, rishte wale, sauteli, sautela, sauteli maa, god liya, kutumb, kutumba, aai baba, joint family mein, gharwalo, gharwalon, gharwalo se jhagda, gharwalon se jhagda, ghar walo, ghar walon',
    hindi:
      'परिवार, पारिवारिक, घर, घर में झगड़ा, सास, ससुराल, सास बहू, बहू, मां, माँ, पिता, माता पिता, भाई, बहन, घरेलू, घरवाले, घर वाले, घर वाले नहीं मानते, घर में लड़ाई, घर में तनाव, घर में कलह, घर का माहौल, घर की परेशानी, कलह, क्लेश, गृह क्लेश, सास से, सास ससुर, ससुर, सास ताने, ताने, ताने मारती, ससुराल वाले, ससुराल में, बहू से, बेटा बहू, जेठानी, देवरानी, देवर, ननद, भाभी, दामाद, रिश्तेदार, रिश्तेदारों, मां बाप, माता पिता से, मां से, पापा, मम्मी, पापा से, मम्मी पापा, पापा शराब, पिता शराब, भाई से, बहन से, बंटवारा, जायदाद, जमीन, संपत्ति, जाति, शादी का दबाव, शादी के लिए दबाव, जबरदस्ती शादी, सौतेली, सौतेला, कुटुंब, संयुक्त परिवार, पारिवारिक समस्या, पारिवारिक कलह, खानदान',
    sources: ['wiktionary', 'nhs'],
  },
  {
    id: 'parenting',
    label: 'Children and parenting',
    specialities: 'parent, child',
    profile: 'g=children, g=parent',
    near: 'family',
    english:
      'parenting, parenting*, parenthood, parent, child, children, childs, kid, kids, toddler, child counsellor, child counselor, child therapist, child psychologist, my son, my daughter, son, daughter, 3 year old, 3 yr old, 3 years old, 4 year old, 4 yr old, 4 years old, 5 year old, 5 yr old, 5 years old, 6 year old, 6 yr old, 6 years old, 7 year old, 7 yr old, 7 years old, 8 year old, 8 yr old, 8 years old, 9 year old, 9 yr old, 9 years old, 10 year old, 10 yr old, 10 years old, 11 year old, 11 yr old, 11 years old, 12 year old, 12 yr old, 12 years old, not studying, does not study, doesn t study, doesnt study, not listening, does not listen, tantrum, tantrums, stubborn, screen time, phone addiction child, gaming, games, game addiction, video games, pubg, school refusal, bullying, bullied, bully, bedwetting, behaviour problems, behavior problems, behavioural issues, new mother, new father, new mom, parents of, mothering, fatherhood, motherhood, mom guilt, mum guilt, mother guilt, working mother, working mom, single mother, single mom, single parent, single father, stay at home mother, co parenting, coparenting, step parenting, small child, little one, little girl, little boy, my baby girl, my baby boy, infant, preschool, preschooler, kindergarten, primary school, for my son, for my daughter, son does not listen, son doesn t listen, daughter does not listen, daughter doesn t listen, child does not listen, naughty, mischievous, disobedient, misbehaves, misbehaving, hits other children, hits his sister, biting, child anger, child anxiety, child depression, fussy eater, picky eater, child does not eat, child not eating, thumb sucking, nail biting child, toilet training, potty, sibling rivalry, separation anxiety, school anxiety, school phobia, refuses school, refusing school, not going to school, won t go to school, does not want to go to school, low marks, poor marks, weak in studies, slow learner, play therapy, child behaviour, child behavior, child guidance, parent guidance, parent counselling, parenting advice, parenting tips, discipline, lying, lies, stealing, steals, shy child, quiet child, talks back, back answers, 2 yo, 2yo, 2 yr son, 2 year son, 2 year daughter, age 2, 3 yo, 3yo, 3 yr son, 3 year son, 3 year daughter, age 3, 4 yo, 4yo, 4 yr son, 4 year son, 4 year daughter, age 4, 5 yo, 5yo, 5 yr son, 5 year son, 5 year daughter, age 5, 6 yo, 6yo, 6 yr son, 6 year son, 6 year daughter, age 6, 7 yo, 7yo, 7 yr son, 7 year son, 7 year daughter, age 7, 8 yo, 8yo, 8 yr son, 8 year son, 8 year daughter, age 8, 9 yo, 9yo, 9 yr son, 9 year son, 9 year daughter, age 9, 10 yo, 10yo, 10 yr son, 10 year son, 10 year daughter, age 10, 11 yo, 11yo, 11 yr son, 11 year son, 11 year daughter, age 11, 12 yo, 12yo, 12 yr son, 12 year son, 12 year daughter, age 12',
    hinglish:
      'bachcha, baccha, bacha, bachche, bacche, bachhe, bache, bachchon, bachon, baccho, beta, bete, beti, betiyan, ladka padhta nahi, padhta nahi, padhti nahi, padhai nahi karta, padhai nahi karti, bachche padhai, bachcha padhai, baat nahi maanta, zid, ziddi, zidd, mobile ki lat, parvarish, bachcho, bacho, bachho, bachcha zid, bachchi, bacchi, bachi, chhota bachcha, chota bacha, beta nahi, beta baat nahi, beti baat nahi, beta sunta nahi, bachcha sunta nahi, sunta nahi, sunti nahi, kehna nahi maanta, kehna nahi manta, kahna nahi manta, baat nahi manta, baat nahi manti, baat nahi sunta, baat nahi sunti, shaitani, shaitan, shararat, shararti, sharaarat, school nahi jaata, school nahi jata, school nahi jaana, school jaane se, school se dar, bachcha school, padhai mein kamzor, padhai mein kamjor, padhne mein kamzor, padhne mein kamjor, padhai nahi, padhai nahi karte, padhne nahi baithta, marks kam, number kam aate, bachcha darta, bachcha rota, bachcha gussa, bachche gussa, bachcha khata nahi, jhooth bolta, jhoot bolta, chori karta, bistar geela, bistar gila, palan poshan, santan, aulad, aulaad, mulga, mulgi, maa banna, maa ban, 2 saal ka, 2 saal ki, 2 saal ke, 2 sal ka, 2 sal ki, 3 saal ka, 3 saal ki, 3 saal ke, 3 sal ka, 3 sal ki, 4 saal ka, 4 saal ki, 4 saal ke, 4 sal ka, 4 sal ki, 5 saal ka, 5 saal ki, 5 saal ke, 5 sal ka, 5 sal ki, 6 saal ka, 6 saal ki, 6 saal ke, 6 sal ka, 6 sal ki, 7 saal ka, 7 saal ki, 7 saal ke, 7 sal ka, 7 sal ki, 8 saal ka, 8 saal ki, 8 saal ke, 8 sal ka, 8 sal ki, 9 saal ka, 9 saal ki, 9 saal ke, 9 sal ka, 9 sal ki, 10 saal ka, 10 saal ki, 10 saal ke, 10 sal ka, 10 sal ki, 11 saal ka, 11 saal ki, 11 saal ke, 11 sal ka, 11 sal ki, 12 saal ka, 12 saal ki, 12 saal ke, 12 sal ka, 12 sal ki',
    hindi:
      'बच्चा, बच्चे, बच्चों, बेटा, बेटे, बेटी, परवरिश, बच्चे पढ़ाई, बच्चा पढ़ाई, पढ़ता नहीं, पढ़ती नहीं, पढ़ाई नहीं करता, जिद्दी, बाल मनोवैज्ञानिक, बच्ची, बच्चियां, छोटा बच्चा, बेटा नहीं सुनता, बात नहीं मानता, बात नहीं मानती, बात नहीं सुनता, कहना नहीं मानता, शरारती, शैतानी, जिद, जिद करता, स्कूल नहीं जाता, स्कूल नहीं जाना, स्कूल से डर, पढ़ाई में कमजोर, पढ़ने में कमजोर, पढ़ाई नहीं करती, पढ़ने नहीं बैठता, नंबर कम, बच्चा खाता नहीं, झूठ बोलता, चोरी करता, बिस्तर गीला, संतान, औलाद, पालन पोषण, माता पिता के लिए, पेरेंटिंग, बच्चों का डॉक्टर, मुलगा, मुलगी, 2 साल का, 2 साल की, 2 साल के, 3 साल का, 3 साल की, 3 साल के, 4 साल का, 4 साल की, 4 साल के, 5 साल का, 5 साल की, 5 साल के, 6 साल का, 6 साल की, 6 साल के, 7 साल का, 7 साल की, 7 साल के, 8 साल का, 8 साल की, 8 साल के, 9 साल का, 9 साल की, 9 साल के, 10 साल का, 10 साल की, 10 साल के, 11 साल का, 11 साल की, 11 साल के, 12 साल का, 12 साल की, 12 साल के',
    sources: ['nhs', 'wiktionary'],
  },
  {
    id: 'teenagers',
    label: 'Teenagers',
    specialities: 'teen, adolescen, parent',
    lead: 'teen, adolescen',
    profile: 'g=teen, g=adolescen',
    near: '',
    english:
      '13 year old, 13 yr old, 13 years old, 14 year old, 14 yr old, 14 years old, 15 year old, 15 yr old, 15 years old, 16 year old, 16 yr old, 16 years old, 17 year old, 17 yr old, 17 years old, teenager, teenagers, teen, teens, teenage, adolescent, adolescents, adolescence, puberty, youth, youngster, 13yo, 14yo, 15yo, 16yo, 17yo, teenage son, teenage daughter, teenage boy, teenage girl, teenage girls, teenage boys, my teen, teen son, teen daughter, tween, tweens, preteen, pre teen, high school, class 9, class 8, class 7, 9th class, 8th class, moody teenager, rebellious, rebel, rebelling, locked in his room, locked in her room, stays in his room, stays in her room, closed door, bad company, minor, underage, youngsters, adolescent counselling, 13 yo, 13 year son, 13 year daughter, age 13, 14 yo, 14 year son, 14 year daughter, age 14, 15 yo, 15 year son, 15 year daughter, age 15, 16 yo, 16 year son, 16 year daughter, age 16, 17 yo, 17 year son, 17 year daughter, age 17',
    hinglish:
      'kishor, kishori, tin ager, yuva, teenage beta, teenage beti, jawan beta, jawan beti, jawan hota, kishoravastha, nauvi class, galat sangat, buri sangat, bigad gaya, bigad raha, bigad rahi, kamre se nahi nikalta, kamre se nahi nikalti, 13 saal ka, 13 saal ki, 13 saal ke, 13 sal ka, 13 sal ki, 14 saal ka, 14 saal ki, 14 saal ke, 14 sal ka, 14 sal ki, 15 saal ka, 15 saal ki, 15 saal ke, 15 sal ka, 15 sal ki, 16 saal ka, 16 saal ki, 16 saal ke, 16 sal ka, 16 sal ki, 17 saal ka, 17 saal ki, 17 saal ke, 17 sal ka, 17 sal ki',
    hindi:
      'किशोर, किशोरी, टीनएजर, किशोरावस्था, किशोरों, किशोर बेटा, किशोर बेटी, जवान बेटा, जवान बेटी, गलत संगत, बुरी संगत, बिगड़ गया, टीनेजर, टीन, 13 साल का, 13 साल की, 13 साल के, 14 साल का, 14 साल की, 14 साल के, 15 साल का, 15 साल की, 15 साल के, 16 साल का, 16 साल की, 16 साल के, 17 साल का, 17 साल की, 17 साल के',
    sources: ['nhs', 'wiktionary'],
  },
  {
    id: 'birth',
    label: 'Pregnancy and after a birth',
    specialities: 'pregnan, postpartum, postnatal, perinatal, maternal, birth',
    profile: 'postpartum, postnatal, perinatal, birth+mothers',
    near: 'parent',
    english:
      'pregnancy, pregnant, postpartum, postpartum depression, post partum depression, postnatal depression, post natal, post natal depression, after pregnancy, post partum, postnatal, perinatal, baby blues, after delivery, after birth, after baby, newborn, infertility, ivf, trying to conceive, preg, expecting, expecting a baby, mother to be, mom to be, mum to be, antenatal, ante natal, prenatal, trimester, first trimester, labour, labor pain, childbirth, child birth, c section, cesarean, caesarean, birth trauma, after having a baby, after baby was born, after my baby, having a baby, had a baby, new baby, baby cries, breastfeeding, breast feeding, postpartum anxiety, post partum anxiety, ppd, post delivery, post pregnancy, puerperal, infertile, cannot conceive, not able to conceive, unable to conceive, conceive, conceiving, fertility, ivf failure, ivf failed, failed ivf, iui, surrogacy, childless, no child, new mum, newborn baby, mother of a newborn, maternity leave, maternity, back to work after baby, morning sickness',
    hinglish:
      'garbhavastha, garbhvati, delivery ke baad, bachche ke baad, prasav, banjhpan, pregnant hoon, garbhvati hoon, garbhawati, garbh, pet se, delivery, baby hone ke baad, baby hone, bachcha hone ke baad, baccha hone ke baad, bachcha hone wala, bachche ke janm, bacche ke janam, bachche ke janam, janam ke baad, janm ke baad, delivery se dar, delivery ka dar, prasav ke baad, prasuti, maa banne, maa banne ke baad, nayi maa, nai maa, doodh pilati, bachcha nahi ho raha, baccha nahi ho raha, bachcha nahi hota, baccha nahi hota, bache nahi ho rahe, santan nahi, banjh, nisantan, goad bharai, maa nahi ban',
    hindi:
      'गर्भावस्था, गर्भवती, प्रसव, डिलीवरी के बाद, बांझपन, गर्भ, गर्भ से, गर्भवती हूं, प्रसव के बाद, प्रसूति, डिलीवरी, डिलीवरी से डर, बच्चा होने के बाद, बच्चे के जन्म, बच्चे के जन्म के बाद, जन्म के बाद, मां बनने, मां बनने के बाद, नई मां, बच्चा नहीं हो रहा, बच्चा नहीं होता, संतान नहीं, निसंतान, बांझ, प्रेगनेंसी, प्रेगनेंट, प्रेग्नेंट, प्रेग्नेंसी, आईवीएफ',
    sources: ['nhs', 'icd', 'wiktionary'],
  },
  {
    id: 'student',
    label: 'Student life',
    specialities: 'student, exam, academic, career',
    profile: '',
    near: '',
    english:
      'student, students, student life, exam, exams, exam stress, exam anxiety, exam pressure, exam fear, study, studies, studying, cannot study, concentration, focus, procrastination, procrastinating, lazy, laziness, college, university, hostel, school, board exams, boards, neet, jee, upsc, cat exam, coaching, results, marks, failed exam, career, career counselling, career counseling, career confusion, campus, placement, first job, homesick, ragging, dropper, studies pressure, study pressure, study stress, study anxiety, study problem, not able to study, unable to study, cant study, can t study, cannot concentrate, cant concentrate, can t concentrate, unable to concentrate, concentrate, lack of focus, lack of concentration, cannot focus, cant focus, can t focus, distracted, distraction, time management, exam nerves, exam phobia, exam time, exam results, board exam, board results, 10th board, 12th board, 10th class, 12th class, class 10, class 11, class 12, tenth, twelfth, entrance, entrance exam, competitive exam, competitive exams, ssc, gate exam, clat, gmat, gre, cuet, nda, ca exam, ca final, chartered accountancy, neet dropper, neet repeat, drop year, gap year, jee mains, iit, iit jee, iitian, nit, medical student, mbbs, mbbs student, engineering, engineering student, law student, phd, phd student, thesis, dissertation, research scholar, masters student, kota coaching, coaching centre, coaching institute, tuition, tuitions, attempts, failed attempts, backlog, backlogs, fail, fails, failed, failing, fail in exam, fail in exams, low marks in exam, low score, percentile, rank, result, assignment, assignments, semester, internship, placements, freshers, fresher, first year, final year, hostel life, hosteller, pg life, roommate problem, roommate, seniors ragging, new to college, school pressure, parents pressure to study, academic pressure, academics, career counsellor, career guidance, confused about career, which career, stream, stream selection, what to do in life, future career, fomo, study abroad preparation, ielts, first salary, govt job preparation, government exam, banking exam',
    hinglish:
      'padhai, padhayi, padhna, pariksha, imtihan, imtehan, vidyarthi, chhatra, padhai ka tension, padhai ka pressure, padhai mein mann nahi, padhai mein mann nahi lagta, padhai mein mann nahi lag raha, padhai mein man nahi, padhai mein man nahi lagta, padhai mein man nahi lag raha, padhai mann nahi, padhai mein dhyan, exam ka darr, exam ka dar, exam ka tension, dhyaan nahi lagta, dhyan nahi lagta, padhta, padhti, padhte, padhne, padh nahi pata, padh nahi pati, padh nahi paata, padh nahi pa raha, padh nahi pa rahi, padhne mein man, padhne mein mann, padhne ka man, padhne ka mann nahi, padhne baithta, padhne baithti, padha nahi jaata, padha hua yaad nahi, yaad nahi rehta, yaad nahi hota, yaad nahi rahta, padhai se dar, padhai ki tension, padhai ka bojh, padhai ka stress, padhai chhod, padhai nahi hoti, padhai nahi ho rahi, padhai ka dabav, exam se dar, exam mein fail, exam ki tension, exam ke time, exam ka pressure, exam ka stress, exam aa rahe, exam kharab, paper kharab, paper, papers, paper se dar, pariksha ka dar, pariksha mein, imtihan ka dar, fail ho gaya, fail ho gayi, fel ho gaya, fail hone ka dar, fail hone, result kharab, result aaya, result ka dar, result ki tension, number kam aaye, marks kam aaye, kam marks, boards ki tension, coaching mein, kota mein padhai, competition, taiyari, tayyari, taiyaari, exam ki taiyari, upsc ki taiyari, neet ki taiyari, jee ki taiyari, sarkari naukri ki taiyari, ekagrata, dhyan bhatakta, dhyaan bhatakta, dhyan bhatak, dhyan nahi laga, dhyan nahi lag raha, dhyaan nahi lag, focus nahi, focus nahi hota, focus nahi ho raha, concentration nahi, man bhatakta, mann bhatakta, aalas, aalsi, tal matol, hostel mein, hostel mein akela, hostel mein akeli, hostel mein man nahi, college mein, school mein, career ki tension, career ki chinta, career samajh nahi, kya karu career, abhyas',
    hindi:
      'पढ़ाई, परीक्षा, विद्यार्थी, छात्र, छात्रा, कॉलेज, स्कूल, एग्जाम, पढ़ाई का तनाव, परीक्षा का डर, परीक्षा का तनाव, ध्यान नहीं लगता, करियर, पढ़ाई में मन नहीं, पढ़ाई में मन नहीं लगता, पढ़ाई में मन नहीं लग रहा, पढ़ाई का दबाव, पढ़ता, पढ़ने, पढ़ने में मन, पढ़ने में मन नहीं, पढ़ने का मन नहीं, पढ़ नहीं पाता, पढ़ नहीं पा रहा, याद नहीं रहता, याद नहीं होता, पढ़ाई की चिंता, पढ़ाई की टेंशन, पढ़ाई का बोझ, पढ़ाई से डर, पढ़ाई में ध्यान, पढ़ाई नहीं होती, पढ़ाई नहीं हो रही, परीक्षा की चिंता, परीक्षा में, परीक्षा में फेल, परीक्षा का दबाव, परीक्षा की टेंशन, इम्तिहान, इम्तहान, एग्जाम का डर, एग्जाम की टेंशन, फेल हो गया, फेल हो गई, फेल होने का डर, रिजल्ट, परिणाम, अंक कम, कम अंक, बोर्ड परीक्षा, बोर्ड की परीक्षा, बोर्ड, कोचिंग, तैयारी, प्रतियोगी परीक्षा, नीट, जेईई, यूपीएससी, एकाग्रता, एकाग्र, ध्यान भटकता, ध्यान नहीं लग रहा, मन भटकता, आलस, आलसी, हॉस्टल, हॉस्टल में अकेला, छात्रावास, करियर की चिंता, कैरियर, अभ्यास, विद्यार्थियों, छात्रों, स्टूडेंट',
    sources: ['wiktionary', 'own'],
  },
  {
    id: 'adhd',
    label: 'ADHD',
    specialities: 'adhd, attention, neurodiver',
    profile: 'adhd, neurodivergent',
    near: 'student, parent',
    english:
      'adhd, attention deficit, hyperactive, hyperactivity, neurodivergent, neurodiversity, dyslexia, learning disability, adult adhd, attention problem, attention span, cannot sit still, cant sit still, can t sit still, restless child, hyper active, hyper child, hyperactive child, impulsive, impulsivity, forgetful, forgetfulness, executive dysfunction, dyslexic, dyscalculia, dysgraphia, learning disorder, learning difficulty, learning problem, slow learning, adhd assessment, adhd test, disorganised, disorganized',
    hinglish:
      'bahut chanchal, dhyan ki kami, ek jagah nahi baithta, ek jagah nahi baith, baith nahi sakta, chanchal, dhyan nahi deta, bhulakkad, bhool jata, bhool jati, cheezein bhool',
    hindi: 'एडीएचडी, ध्यान की कमी, एक जगह नहीं बैठता, चंचल, बहुत चंचल, ध्यान नहीं देता, भुलक्कड़, अति सक्रिय',
    sources: ['icd', 'nhs'],
  },
  {
    id: 'autism',
    label: 'Autism',
    specialities: 'autis, neurodiver, development',
    profile: 'autism, autistic, neurodivergent',
    near: 'parent',
    english:
      'autism, autistic, asperger, aspergers, speech delay, special child, special needs, autism spectrum, asd, on the spectrum, spectrum, not speaking, does not speak, doesn t speak, late talking, speech problem, speech therapy, speech therapist, delayed speech, delayed milestones, development delay, developmental delay, global developmental delay, intellectual disability, down syndrome, cerebral palsy, occupational therapy, aba therapy, no eye contact, sensory, sensory issues, meltdown, meltdowns, special educator, special education, mentally challenged, special kid',
    hinglish:
      'bolta nahi, bol nahi pata, bachcha bolta nahi, baccha nahi bolta, der se bolna, mand buddhi, mandbuddhi, vishesh bachcha',
    hindi: 'ऑटिज्म, ऑटिज़्म, बोलता नहीं, बच्चा नहीं बोलता, देर से बोलना, मंदबुद्धि, विशेष बच्चा, ऑटिस्टिक',
    sources: ['icd', 'nhs'],
  },
  {
    id: 'anger',
    label: 'Anger',
    specialities: 'anger',
    profile: '',
    near: '',
    english:
      'anger, angry, anger*, anger management, rage, temper, short temper, short tempered, irritable, irritability, irritated, frustration, frustrated, aggressive, aggression, shouting, losing my temper, angry all the time, anger issues, anger issue, anger problem, anger problems, angrily, angrier, furious, mad at everyone, hot tempered, hot headed, bad temper, tempered, road rage, outburst, outbursts, anger outbursts, explode, exploding, blow up, blow up at, lose my temper, lose temper, loses temper, lost my temper, lose control, losing control, lose my cool, lose it, snap at, snapping, snapping at, snap, yelling, yell, scream, screaming, shout at, throwing things, throws things, break things, breaking things, punch, punching, hitting, fights with everyone, annoyed, annoying, easily annoyed, easily irritated, irritate, irritates, resentment, resentful, bitter, revenge, hatred, cranky, grumpy, quick to anger, impatient, impatience, abusive language, swearing',
    hinglish:
      'gussa, gusse, gussa aata, krodh, chidchida, chidchidapan, chidchidahat, jhunjhlahat, chidh, gusail, gussa aati, gussa karta, gussa karti, gussa rehta, gussa control, gussa kam, gussa nahi rukta, gussa bahut, gussa nikalta, gusse mein, gusse mein toot, gusse par kabu, gusse pe control, gussail, gussaila, gusselu, chidna, chidhna, chidhta, chidhti, chidh jata, chidh jati, chidh hoti, chid hoti, chidchidi, chidchida rehta, chidchide, khijhna, khijhta, khijta, khunnas, jhallana, jhallata, jhalla, chillata, chillati, chillana, chillane, cheekhna, chikhna, cheekhta, ladta rehta, ladti rehti, ladta, haath uthane, haath uth jata, haath uth jaata, samaan todta, saman todna, cheeze todta, todfod, tod phod, tod fod, dimag garam, dimaag garam, khoon khaulta, krodhit, krodh aata, badla, nafrat, aakrosh, aapa kho, sabr nahi, dhairya nahi, kop, chid chid, chhoti chhoti baat pe gussa, chhoti chhoti baat par gussa, choti choti baat pe gussa, choti baat pe gussa, chhoti baat par gussa, jaldi gussa',
    hindi:
      'गुस्सा, गुस्से, क्रोध, चिड़चिड़ा, चिड़चिड़ापन, चिड़चिड़ाहट, झुंझलाहट, गुस्सा करता, गुस्सा करती, गुस्सा रहता, गुस्सा कंट्रोल, गुस्सा कम, गुस्सैल, गुस्से में, गुस्से पर काबू, क्रोधित, क्रोध आता, चिड़चिड़ी, चिढ़, चिढ़ जाता, चिढ़ना, खीझ, चिल्लाता, चिल्लाती, चिल्लाना, चीखना, हाथ उठ जाता, सामान तोड़ता, तोड़फोड़, दिमाग गरम, आक्रोश, बदला, नफरत, राग, चिडचिड, रोष, छोटी छोटी बात पर गुस्सा, जल्दी गुस्सा',
    sources: ['nhs', 'tripathi', 'wiktionary'],
  },
  {
    id: 'trauma',
    label: 'Trauma',
    specialities: 'trauma, ptsd, abuse',
    profile: 'ptsd',
    near: '',
    english:
      'trauma, traumatic, trauma*, ptsd, cptsd, flashback, flashbacks, accident, childhood trauma, childhood abuse, childhood, abused, emotional abuse, molested, assault, sexual abuse, sexual assault, rape, bad memories, past haunts, disaster, traumatised, traumatized, traumatising, traumatizing, post traumatic, post traumatic stress, complex ptsd, complex trauma, triggers, triggered, trigger, flash back, reliving, relive, relives, past trauma, past abuse, past memories, memories of, painful memories, haunting, haunted, haunts me, dark past, my past, past life events, abuse, abuse survivor, survivor, survivors, child abuse, physical abuse, verbal abuse, verbally abused, emotionally abused, physically abused, sexually abused, sexually assaulted, sexually harassed, sexual harassment, harassment, harassed, metoo, molestation, molest, groped, incest, inner child, neglect, neglected, childhood neglect, childhood wounds, difficult childhood, bad childhood, unhappy childhood, betrayal trauma, car accident, bike accident, road accident, crash, train accident, earthquake, flood, floods, fire accident, riots, riot, war, army, soldier, veteran, ex army, military, defence personnel, bomb, robbery, robbed, attacked, attack on me, kidnapped, dissociation, dissociate, dissociating, numbing, hypervigilance, hypervigilant, startled, witnessed, hospital trauma, medical trauma, generational trauma, somatic, raped, was raped',
    hinglish:
      'sadma, aaghat, aghat, purani baatein bhool, purani baatein bhool nahi, purani baate bhool, purani yaadein bhool, beeti baatein bhool, purani yaadein, bachpan ka, hadsa, haadsa, shoshan, bachpan, bachpan mein, bachpan se, bachpan ki yaadein, bachpan ki yaad, bachpan ki baatein, bachpan ka sadma, bachpan mein galat, galat hua, mere saath galat, galat kaam hua, galat tarike se chhua, chhua, chhed chhad, chhedchhad, chhedkhani, chhedkhaani, purani baatein, purani baate, purani yaad, purani baat yaad, beeti baatein, beete din, bita hua kal, beeta hua, ateet, atit, bhula nahi pata, bhula nahi pa raha, bhulaya nahi jata, dara dene wali, durghatna, accident ke baad, accident hua, hadse, haadse, sadme, sadme mein, yaun shoshan, shoshit, peedit, pidit, chot, gehri chot, dard bhari yaadein, ghaav, zakhm, jakhm, fauji, fauj, balatkar',
    hindi:
      'सदमा, आघात, पुरानी बातें भूल, पुरानी बातें भूल नहीं, बीती बातें भूल, पुरानी यादें, हादसा, शोषण, बचपन, बचपन में, बचपन से, बचपन की यादें, बचपन का सदमा, बचपन में गलत, गलत हुआ, मेरे साथ गलत, छेड़छाड़, छेड़खानी, पुरानी बातें, पुरानी याद, बीती बातें, बीता हुआ, अतीत, भुला नहीं पाता, दुर्घटना, एक्सीडेंट, एक्सीडेंट के बाद, हादसे, सदमे में, यौन शोषण, शोषित, पीड़ित, चोट, घाव, जख्म, ट्रॉमा, ट्रामा, फौजी, बलात्कार',
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
      'self worth, selfworth, self esteem, selfesteem, self confidence, confidence, low confidence, no confidence, insecure, insecurity, insecurities, imposter syndrome, impostor syndrome, self doubt, self love, self hate, hate myself, not good enough, inferiority, inferiority complex, worthless, ashamed, shame, guilt, guilty, perfectionism, perfectionist, rejection, failure, fear of failure, body image, self image, identity, identity crisis, comparison, esteem, low esteem, self respect, self acceptance, self criticism, self critical, inner critic, self blame, blaming myself, blame myself, self hatred, self loathing, hating myself, i hate myself, dislike myself, feel ugly, ugly, fat, feel fat, overweight, body shaming, body shame, body shamed, my looks, appearance, dark skin, skin colour, skin color, complexion, fairness, acne, pimples, hair loss, baldness, bald, short height, height complex, confident, unconfident, not confident, under confident, underconfident, lack of confidence, lack confidence, losing confidence, lost confidence, boost confidence, build confidence, interview, interview fear, interviews, public image, english speaking, shame on me, embarrassed, embarrassment, embarrassing, feel small, feel inferior, inferior, feel useless, useless, feel worthless, good for nothing, loser, i am a failure, feel like a failure, am a failure, nobody likes me, no one likes me, unlovable, unworthy, undeserving, dont deserve, don t deserve, not worthy, not enough, never enough, not good at anything, compare myself, comparing myself, comparing, compare with others, comparisons, social media comparison, instagram, criticism, criticised, criticized, afraid of failure, fear of rejection, rejected, validation, seeking validation, need validation, approval, self discovery, find myself, finding myself, who am i, personal growth, self growth, self improvement, personality development, self care, assertive, assertiveness, self sabotage, perfection, high standards, impostor, imposter, guilt trip, regret, regrets, past mistakes, mistake, mistakes, overachiever, hate my body, hate how i look, do not like myself, dont like myself, don t like myself, hate my face',
    hinglish:
      'aatmavishwas, atmavishwas, aatmvishwas, atmvishwas, aatm vishwas, aatmasamman, heen bhavna, hin bhavna, khud se nafrat, sharmindagi, apraadhbodh, bharosa nahi khud, khud par bharosa, khud pe bharosa, apne aap par bharosa, apne par bharosa, aatmvishvas, aatmvishwaas, aatm vishvas, atm vishwas, confidence nahi, confidence kam, confidence ki kami, confidence nahi hai, himmat kaise, himmat chahiye, khud par yakeen, khud pe yakeen, khud par vishwas, khud pe vishwas, khud pe bharosa nahi, apne aap se nafrat, apne aap se nafarat, khud se nafrat hai, khud se gussa, khud ko pasand nahi, apne aap ko pasand nahi, layak nahi, kisi layak nahi, kisi laayak nahi, kisi kaam ka nahi, kisi kaam ki nahi, nakara, nikamma, nikammi, bekaar hoon, bekar hoon, main bekar, main bura, main buri, main hi galat, galti meri, sharm aati, sharam aati, sharam, sharminda, sharmindagi hoti, neecha dikhate, neecha lagta, neecha mehsoos, chhota mehsoos, kamtar, heen, heenbhavna, tulna, tulna karta, tulna karna, doosron se tulna, dusro se compare, compare karta, compare karte, pachtava, pachhtava, pachtawa, pachtana, glani, gilani, aatmglani, apradh, galti, galtiyan, asafal, asafalta, nakaam, nakaami, nakam, nakami, rang kaala, saanwla, kaala rang, moti hoon, mota hoon, mota hone, moti hone, motape se sharam, badsurat, sundar nahi, chehra, log mazak, log mazaak udate, mazak udate, mazaak udate, mazak banate, interview mein, interview se dar, english nahi aati, bolne mein dar, bolne se dar, nyungand, aatmabal, manobal, pehchan, apni pehchan, khud ko pehchan, khud ko samajhna',
    hindi:
      'आत्मविश्वास, आत्मसम्मान, हीन भावना, हीनभावना, खुद से नफरत, खुद पर भरोसा, अपने आप पर भरोसा, शर्मिंदगी, अपराधबोध, आत्मविश्वास नहीं, आत्मविश्वास कम, आत्मविश्वास बढ़ाना, कॉन्फिडेंस, कॉन्फिडेंस नहीं, कॉन्फिडेंस कम, हिम्मत, आत्मबल, मनोबल, खुद पर यकीन, खुद पर विश्वास, खुद को पसंद नहीं, अपने आप से नफरत, लायक नहीं, किसी लायक नहीं, किसी काम का नहीं, किसी काम की नहीं, निकम्मा, नाकाम, नाकामी, असफल, असफलता, शर्म, शर्म आती, शर्मिंदा, हीन, कमतर, तुलना, दूसरों से तुलना, पछतावा, ग्लानि, आत्मग्लानि, गलती, गलतियां, मोटी हूं, मोटा हूं, सांवला, काला रंग, बदसूरत, मजाक उड़ाते, इंटरव्यू, बोलने में डर, पहचान, न्यूनगंड',
    sources: ['phq', 'nhs', 'wiktionary'],
  },
  {
    id: 'lonely',
    label: 'Loneliness',
    specialities: 'lonel, depress',
    profile: 'lonely, loneliness',
    near: '',
    english:
      'lonely, loneliness, no one loves me, nobody loves me, unloved, nobody wants me, lonel*, alone, feel alone, no friends, isolated, isolation, nobody understands me, no one to talk to, nobody to talk to, all alone, so alone, being alone, live alone, living alone, lonesome, alone in life, alone in the city, alone at home, no one understands me, no one understands, nobody understands, no one listens, nobody listens, no one cares, nobody cares, no one to share, nobody to share, no one to call, have no friends, no friend, no real friends, no company, no social life, cannot make friends, making friends, make friends, disconnected, cut off, withdrawn, stay alone, social isolation, empty nest',
    hinglish:
      'akela, akeli, koi pyaar nahi, koi pyaar nahi karta, koi mujhse pyaar nahi, koi pasand nahi karta, akelapan, akelepan, tanhai, tanha, koi nahi hai, koi samajhta nahi, akela rehta, akeli rehti, akela mehsoos, akeli mehsoos, akela feel, akeli feel, akela lagta, akeli lagti, akela hoon, akeli hoon, akela pad gaya, akela pad gayi, akele rehte, akele, akele mein, bilkul akela, koi apna nahi, koi mera nahi, koi sunta nahi, koi sunne wala nahi, koi puchta nahi, koi poochta nahi, koi samajhne wala nahi, koi baat karne wala nahi, baat karne wala koi nahi, ekant, ekaant, tanhaayi, tanha rehta, ekaki, ekta pan',
    hindi:
      'अकेला, अकेली, कोई प्यार नहीं, कोई प्यार नहीं करता, अकेलापन, तन्हाई, तनहाई, अकेला रहता, अकेली रहती, अकेला महसूस, अकेली महसूस, अकेला लगता, अकेले, अकेले रहते, कोई अपना नहीं, कोई सुनता नहीं, कोई समझता नहीं, कोई सुनने वाला नहीं, कोई पूछता नहीं, बात करने वाला कोई नहीं, एकांत, एकाकी, एकाकीपन, तन्हा',
    sources: ['wiktionary', 'nhs'],
  },
  {
    id: 'abroad',
    label: 'Life abroad',
    specialities: 'abroad, migra, nri, cross-cultur',
    profile: '',
    near: '',
    english:
      'abroad, life abroad, living abroad, lonely abroad, alone abroad, nri, nris, overseas, expat, expats, immigrant, immigration, visa, h1b, culture shock, moved abroad, moving abroad, usa, america, canada, uk, london, britain, england, dubai, uae, gulf, qatar, saudi, singapore, australia, germany, europe, new zealand, foreign, outside india, missing home, missing india, away from india, usa for work, us for work, america for work, uk for work, london for work, canada for work, dubai for work, gulf for work, germany for work, australia for work, singapore for work, abroad for work, foreign for work, nri therapist, nri counsellor, nri indian, indians abroad, indian abroad, indian living in, living outside india, settled abroad, settle abroad, settled in usa, settled in canada, settled in uk, relocating, relocation, relocated, relocate, moved to another country, moved to a new country, new country, foreign country, another country, far from home, away from home, away from family, far from family, far from my family, homesickness, home sick, miss home, miss india, missing my family, missing family, missing my parents, family in india, parents in india, back to india, return to india, returning to india, moving back to india, reverse culture shock, green card, pr visa, work permit, work visa, student visa, h4, h1 b, h4 visa, dependent visa, spouse visa, international student, international students, study abroad, studying abroad, masters abroad, no friends here, know nobody here, know no one here, racism, racist, discrimination abroad, cultural differences, cross cultural, intercultural, bicultural, third culture, diaspora, desi, desi therapist, south asian, indian origin, timezone, time zone, time zones, time difference, pst, est time, gmt, gulf countries, middle east, united states, the states, us citizen, u s, new york, nyc, new jersey, california, texas, chicago, seattle, boston, bay area, san francisco, los angeles, dallas, houston, atlanta, toronto, vancouver, montreal, brampton, calgary, ontario, united kingdom, manchester, birmingham, leeds, edinburgh, scotland, ireland, dublin, france, paris, italy, netherlands, amsterdam, holland, berlin, munich, frankfurt, sweden, norway, denmark, finland, switzerland, zurich, spain, portugal, poland, doha, oman, muscat, kuwait, bahrain, riyadh, jeddah, saudi arabia, abu dhabi, sharjah, emirates, hong kong, japan, tokyo, malaysia, thailand, bangkok, south africa, kenya, nairobi, melbourne, sydney, perth, brisbane, auckland, maldives, mauritius, merchant navy, live in us, live in usa, live in america, live in uk, live in canada, living in us, in the us, based in us, work in us, stay in us',
    hinglish:
      'videsh, pardes, bahar rehta, videsh mein, videsh mein akela, videsh mein akeli, pardes mein akela, pardes mein akeli, videsh mein rehta, videsh mein rehti, videsh mein rehte, pardesh, pardesi, bahar desh, dusre desh, doosre desh, desh se door, desh se bahar, ghar ki yaad, ghar ki yaad aati, ghar yaad aata, parivar se door, parivar se dur, family se door, family india, america mein, canada mein, dubai mein, london mein, uk mein, usa mein, gulf mein, saudi mein, australia mein, germany mein, bahar ka desh, khadi desh, paradesh',
    hindi:
      'विदेश, विदेश में अकेला, विदेश में अकेली, परदेस, प्रवासी, एनआरआई, विदेश में रहता, विदेश में रहती, विदेश में रहते, परदेश, दूसरे देश, देश से दूर, घर की याद, घर की याद आती, परिवार से दूर, अमेरिका, कनाडा, दुबई, लंदन, ऑस्ट्रेलिया, जर्मनी, सऊदी, खाड़ी',
    sources: ['wiktionary', 'own'],
  },
  {
    id: 'ageing',
    label: 'Ageing and caregiving',
    specialities: 'ageing, aging, caregiv, elder, older',
    profile: '',
    near: '',
    english:
      'ageing, aging, old age, elderly, elder, elders, older people, senior citizen, senior citizens, seniors, retired, retirement, caregiver, caregivers, caregiving, caregiv*, carer, carers, caring for parent, looking after my mother, looking after my father, ageing parents, aging parents, dementia, alzheimer, alzheimers, parkinson, old parents, old mother, old father, aged parents, elderly parents, care for parents, grandmother, grandfather, grandparents, aged, aged father, aged mother, aged parent, ageing mother, ageing father, aging mother, aging father, elderly mother, elderly father, elderly parent, elderly care, elder care, eldercare, geriatric, older adult, older adults, older person, old people, old person, old man, old woman, oldage, old age home, retiring, retire, after retirement, retired father, post retirement, pension, pensioner, over 60, above 60, 60 plus, 65 years, 70 years, 75 years, 80 years, 60 year old, 65 year old, 70 year old, 75 year old, 80 year old, 60 yr old, 70 yr old, mother is old, father is old, mother has dementia, father has dementia, memory loss, losing memory, loss of memory, memory problem, memory problems, forgets everything, forgetting things, mother forgets, father forgets, amnesia, parkinsons, stroke, paralysis, paralysed, bedridden, hospice, palliative, end of life, caretaker, care taker, carers stress, caregiver stress, caregiver burnout, care giver, take care of my mother, take care of my father, taking care of my mother, taking care of my father, taking care of parents, taking care of my parents, caring for my mother, caring for my father, caring for my parents, looking after my parents, looking after parents, looking after, empty nest syndrome, loneliness in old age, grandparent, grandma, grandpa, menopause, perimenopause',
    hinglish:
      'budhapa, budhe, boodhe, budhe maa baap, budhape, buzurg, bujurg, vriddh, dekhbhal, dekhbhaal, dada, dadi, nana, nani, bhoolne ki bimari, budhape mein, boodha, boodhi, budha, budhi, budhi maa, boodhi maa, boodhe maa baap, budhe papa, bude, bude maa baap, bujurgon, buzurgon, buzurgo, vridh, vriddhavastha, umar ho gayi, umr dhalna, umar dhal, retire ho, retire hone, retirement ke baad, sevanivrutt, sevanivritt, seva nivritt, pensan, daadi, daada, naani, naana, dadaji, dadiji, nanaji, maa bhool, maa bhoolne, papa bhool, bhoolne lagi, bhoolne lage, bhool jaate, bhoolne, yaaddasht, yaddasht, yaadasht, yaadasht kamzor, maa ki dekhbhal, maa ki dekhbhaal, papa ki dekhbhal, papa ki dekhbhaal, maa ki seva, papa ki seva, maa baap ki seva, maa baap ki dekhbhal, bimar maa, beemar maa, bimar papa, beemar pita, lakwa, maa ko sambhalna, seva karte, aaji, aajoba, vayaskar, varishth nagrik, vriddhashram',
    hindi:
      'बुढ़ापा, बुढ़ापे, बुजुर्ग, बुज़ुर्ग, वृद्ध, देखभाल, दादा, दादी, नाना, नानी, बूढ़ा, बूढ़ी, बूढ़े, बूढ़ी मां, बूढ़े मां बाप, बूढ़े पिता, बुजुर्गों, बुजुर्ग मां, बुजुर्ग पिता, बुजुर्ग माता, वृद्धावस्था, वृद्धाश्रम, वरिष्ठ नागरिक, सेवानिवृत्त, सेवानिवृत्ति, रिटायर, रिटायरमेंट, पेंशन, दादाजी, नानाजी, मां भूल, भूल जाते, भूलने, भूलने की बीमारी, भूलने की बीमारी हो, याददाश्त, याददाश्त कमजोर, मां की देखभाल, पिता की देखभाल, माता पिता की देखभाल, मां की सेवा, बीमार मां, बीमार पिता, लकवा, डिमेंशिया, अल्जाइमर, रजोनिवृत्ति',
    sources: ['nhs', 'wiktionary'],
  },
  {
    id: 'lgbtq',
    label: 'LGBTQIA+ affirming',
    specialities: 'lgbt, queer',
    profile: 'f=affirming, queer',
    near: '',
    english:
      'lgbt, lgbt*, lgbtq, lgbtqia, queer, gay, lesbian, bisexual, transgender, trans, transman, transwoman, non binary client, gender identity, gender dysphoria, coming out, come out, coming out to my parents, come out to my parents, coming out to parents, coming out to my family, come out to my family, coming out to family, sexuality, sexual orientation, asexual, same sex, affirming, affirmative, queer affirmative, queer friendly, lgbtq friendly, pride, lgbtqia+, lgbtqi, lgbt+, lgbtq+, lgbtq therapist, lgbt therapist, lgbt affirmative, lgbtq affirmative, lgbtq affirming, lgbt friendly, gay friendly, gay affirmative, gay affirming, gay therapist, gay man, gay men, gay son, gay couple, gays, lesbians, lesbian couple, lesbian daughter, bi, bi sexual, bisexuality, homosexual, homosexuality, homo, queer people, queer person, queer couple, queer affirming, queer affirmative therapist, pansexual, demisexual, aromantic, intersex, trans man, trans woman, trans person, trans people, trans affirming, trans friendly, transexual, transsexual, transition, transitioning, gender transition, gender affirming, gender affirmative, gender change, sex change, hrt, hormone therapy, gender confusion, gender fluid, genderfluid, gender questioning, gender non conforming, agender, cross dressing, crossdresser, non binary person, non binary people, nonbinary client, they them, pronouns, closeted, in the closet, came out, coming out as gay, come out as gay, out to my parents, son is gay, daughter is lesbian, my child is trans, my son is gay, child is trans, attracted to men, attracted to women, attracted to same, attracted to boys, attracted to girls, like boys and girls, boyfriend and i are both men, same gender, samesex, sexual identity, questioning my sexuality, confused about my sexuality, confused about sexuality, confused about gender, confused about my gender, wrong body, born in the wrong body, conversion therapy, homophobia, homophobic, transphobia, rainbow, hijra, third gender, am i gay, i am gay, i am a lesbian, i am trans, i am queer, i am bisexual',
    hinglish:
      'samlaingik, kinnar, gay hoon, gay hun, lesbian hoon, main gay, ladka ladke se pyaar, ladki ladki se pyaar, ladke pasand, ladkon ko pasand, ladko ki taraf, ladkiyan pasand hain ladki, samlaingikta, samlingi, samlaingik hoon, hijda, tritiya ling, trans hoon, ling parivartan, ladka hoon ya ladki, ladki hoon ya ladka, ladka hu ya ladki, ladki hu ya ladka, galat sharir, galat shareer, sharir galat, lingbhav, apni sexuality, apni pehchan chhupana',
    hindi:
      'समलैंगिक, किन्नर, ट्रांसजेंडर, लेस्बियन, एलजीबीटी, समलिंगी, समलैंगिकता, समलैंगिक हूं, गे, गे हूं, क्वीयर, द्विलिंगी, उभयलिंगी, हिजड़ा, तृतीय लिंग, ट्रांस, लिंग, लिंग परिवर्तन, लैंगिक पहचान, लैंगिकता, लड़का हूं या लड़की, लड़की हूं या लड़का, बाइसेक्सुअल, गलत शरीर',
    sources: ['own', 'wiktionary'],
  },
  {
    id: 'sexual',
    label: 'Sexual concerns',
    specialities: 'sex, intimacy',
    profile: 'sexual, sexuality',
    near: 'couple, relationship',
    english:
      'sex, sexual, sexual problem, sexual problems, sexologist, sex therapist, sex therapy, erectile dysfunction, premature ejaculation, libido, low libido, vaginismus, porn, porn addiction, masturbation, sexuality problem, sexual health, sexual issue, sexual issues, sexual dysfunction, sexual desire, sexual performance, sexual anxiety, sexual addiction, sex addiction, sex drive, low sex drive, low desire, no desire, erection, erectile, ed problem, impotence, impotent, early discharge, early ejaculation, ejaculation, nightfall, night fall, dhat, dhat syndrome, performance in bed, performance pressure in bed, in bed, bed problem, bedroom problem, painful sex, pain during sex, dyspareunia, orgasm, cannot enjoy sex, fear of sex, first night, wedding night, unconsummated, unconsummated marriage, virginity, masturbating, masturbate, pornography, pornographic, watching porn, addicted to porn, porn habit, fetish, nofap, size problem',
    hinglish:
      'yaun, gupt rog, sambandh nahi, sex nahi, sex mein, sex ki problem, sex se dar, sex problem, yaun samasya, yaun rog, gupt, guptrog, swapandosh, swapndosh, hastmaithun, hast maithun, shighrapatan, sheeghrapatan, shighra patan, napunsak, napunsakta, namard, namardi, mardana kamzori, mardana kamjori, suhagraat, suhaagraat, sambhog, bistar mein, blue film, gandi film, gandi video, gande video, porn dekhna, porn ki lat, porn dekhta, dhatu, ichha nahi hoti, kamechha',
    hindi:
      'यौन, सेक्स, गुप्त रोग, यौन समस्या, यौन रोग, सेक्स समस्या, सेक्स की समस्या, स्वप्नदोष, हस्तमैथुन, शीघ्रपतन, नपुंसक, नपुंसकता, नामर्दी, मर्दाना कमजोरी, सुहागरात, संभोग, पोर्न, पोर्न की लत, अश्लील, गंदी फिल्म',
    sources: ['icd', 'nhs'],
  },
  {
    id: 'addiction',
    label: 'Addiction',
    specialities: 'addict, substance, alcohol, de-addiction',
    profile: 'addiction, addictions, alcohol, deaddiction',
    near: '',
    english:
      'addiction, addicted, addict, addict*, alcohol, alcoholic, alcoholism, drink, drinks, drunk, drinker, drinking, drinking problem, drug, drugs, drug addiction, substance abuse, smoke, smokes, smoker, smoking, quit smoking, vaping, weed, ganja, cannabis, de addiction, deaddiction, rehab, gambling, gambles, gambler, betting, relapse, sober, sobriety, addicted to alcohol, addicted to drugs, addictive, drinking too much, drinks too much, drink too much, drinking habit, stop drinking, quit drinking, quit alcohol, leave alcohol, drinks daily, drinks every day, binge drinking, heavy drinker, booze, whisky, beer, wine, liquor, hangover, withdrawal, detox, detoxification, nicotine, tobacco, gutka, gutkha, khaini, bidi, beedi, chain smoker, cigarettes, quit cigarettes, stop smoking, quit tobacco, vape, marijuana, hash, charas, heroin, cocaine, mdma, lsd, opium, opioid, afeem, brown sugar, meth, ketamine, cough syrup, pills addiction, injection, narcotics, substance, substances, substance use, rehabilitation, rehab centre, alcoholics anonymous, narcotics anonymous, gamble, gambled, online betting, cricket betting, rummy, dream11, stock trading addiction, trading addiction, shopping addiction, compulsive shopping, bad habit, bad habits',
    hinglish:
      'nasha, nashe, nashe ki lat, sharab, sharaab, sharabi, daru, daaru, peene ki aadat, lat, cigarette, tambaku, jua, satta, nasha mukti, sharab peena, sharab peeta, sharab peeti, sharab peete, sharab chhodna, sharab chhudana, sharab chhodni, sharab chudana, sharab ki lat, sharab ki aadat, sharaab ki lat, daru peena, daru peeta, daru chhodna, daru ki lat, peena chhodna, peeta rehta, nasha karta, nasha karti, nasha chhodna, nasha chhudana, nashe mein, nashe ki aadat, nashedi, nasheri, nashakhor, nashamukti, vyasan, vyasani, buri aadat, gandi aadat, buri lat, gandi lat, aadat chhudana, gaanja, afim, bhaang, bhang, sutta, sigaret, dhumrapan, juaa, jua khelna, sattebaazi, satta lagata, online game paisa, maal phookna, daaru chhodna, lat lag gayi, lat chhudana',
    hindi:
      'नशा, नशे, शराब, शराबी, दारू, लत, तंबाकू, सिगरेट, धूम्रपान, गांजा, जुआ, जुए, सट्टा, पीने की आदत, नशा मुक्ति, शराब पीना, शराब पीता, शराब पीते, शराब छोड़ना, शराब छुड़ाना, शराब की लत, शराब की आदत, दारू पीता, दारू छोड़ना, नशा करता, नशा छोड़ना, नशे में, नशे की लत, नशेड़ी, नशामुक्ति, व्यसन, बुरी आदत, बुरी लत, गंदी आदत, लत लग गई, चरस, अफीम, भांग, गुटखा, खैनी, बीड़ी, स्मैक, जुआ खेलना',
    sources: ['icd', 'nhs', 'wiktionary'],
  },
  {
    id: 'screens',
    label: 'Phone, games and screens',
    specialities: 'screen, gaming, internet-addict, digital',
    profile: '',
    near: 'parent, student',
    english:
      'phone addiction, phone addict, mobile addiction, mobile addict, addicted to phone, addicted to my phone, addicted to mobile, addicted to instagram, addicted to gaming, addicted to games, always on phone, always on the phone, always on his phone, always on her phone, always on mobile, on phone all day, on mobile all day, phone all day, too much phone, too much mobile, too much screen time, social media, social media addiction, instagram addiction, youtube addiction, reels, watching reels, scrolling, doomscrolling, netflix, binge watching, screen addiction, internet addiction, gaming addiction, gaming disorder, online gaming, online games, video game, video game addiction, gamer, bgmi, free fire, freefire, playstation, digital detox, nomophobia',
    hinglish:
      'phone chalata, phone chalati, phone chalate, phone chalana, phone pe laga, phone pe lagi, phone par laga, phone mein laga, phone mein lagi, phone dekhta, phone dekhti, phone mein ghusa, phone chhodta nahi, phone nahi chhodta, phone nahi chhodti, phone nahi chhutta, phone chhodna, phone ki lat, phone ki aadat, phone ka nasha, mobile chalata, mobile chalati, mobile chalana, mobile dekhta, mobile dekhti, mobile pe laga, mobile pe lagi, mobile par laga, mobile mein laga, mobile mein lagi, mobile mein ghusa, mobile chhodta nahi, mobile nahi chhodta, mobile nahi chhodti, mobile chhodna, mobile ki aadat, mobile ka nasha, game khelta rehta, game khelta, game ki lat, gaming ki lat, reels dekhta, reel dekhta, din bhar phone, din bhar mobile, poora din phone, poora din mobile, sara din phone, sara din mobile, saara din mobile',
    hindi:
      'फोन की लत, फोन की आदत, फोन चलाता, फोन चलाती, फोन में लगा, फोन देखता, फोन नहीं छोड़ता, मोबाइल की लत, मोबाइल की आदत, मोबाइल चलाता, मोबाइल देखता, मोबाइल में लगा, मोबाइल में लगी, मोबाइल नहीं छोड़ता, मोबाइल नहीं छोड़ती, दिन भर मोबाइल, दिन भर फोन, गेम की लत, गेम खेलता, सोशल मीडिया, रील्स',
    sources: ['icd', 'own'],
  },
  {
    id: 'eating',
    label: 'Eating',
    specialities: 'eating, anorexia, bulimia, food',
    profile: 'anorexia, bulimia',
    near: 'self-worth, anxiety',
    english:
      'eating, eating disorder, eating disorders, anorexia, anorexic, bulimia, binge eating, binge, overeating, not eating, weight, weight loss, losing weight, obesity, emotional eating, eating disorder therapist, eating problem, eating problems, eating too much, eat too much, over eating, overeat, binge eat, binging, bingeing, purging, purge, throwing up food, vomit after eating, vomiting after eating, starving myself, starving, starve, skip meals, skipping meals, not eating properly, calorie, calories, counting calories, dieting, diet, weight gain, gaining weight, weight problem, want to lose weight, lose weight, loss of appetite, no appetite, appetite, food addiction, stress eating, relationship with food, afraid of food, arfid, orthorexia, anorexia nervosa, bulimic',
    hinglish:
      'khana nahi khata, khana nahi khati, bhookh nahi lagti, bhook nahi lagti, vajan, motapa, khana nahi khaya jata, khaya nahi jata, kuch khaya nahi, khana chhod diya, khane se dar, zyada khana, zyada khata, bahut khata, bahut khati, khata rehta, khati rehti, bhookh, bhukh nahi lagti, bhukh, bhook, bhukh nahi, vajan badh, wazan, wajan, vazan, vajan kam, wajan kam, wazan kam, vajan badhna, ulti karta, ulti kar, khane ki bimari, mota ho gaya, moti ho gayi, mota ho raha, dubla, dubli, patla hona',
    hindi:
      'खाना नहीं खाता, खाना नहीं खाती, भूख नहीं लगती, वजन, मोटापा, खाना नहीं खाया जाता, खाना छोड़ दिया, खाने से डर, ज्यादा खाना, बहुत खाता, बहुत खाती, भूख, भूख नहीं, भूख कम, वजन बढ़, वजन कम, उल्टी, मोटा हो गया, मोटी हो गई, दुबला',
    sources: ['icd', 'nhs', 'phq'],
  },
  {
    id: 'bipolar',
    label: 'Bipolar disorder',
    help: 'doctor',
    specialities: 'bipolar',
    profile: 'bipolar',
    near: 'depress',
    english:
      'bipolar, bipolar disorder, mania, manic, manic depression, bi polar, bipolar 2, bipolar depression, manic episode, manic episodes, maniac, hypomania, hypomanic, mood stabiliser, mood stabilizer, lithium, highs and lows, ups and downs in mood, high and low mood, extreme mood swings, cyclothymia',
    hinglish:
      'kabhi khush kabhi dukhi, kabhi khush kabhi udaas, kabhi bahut khush kabhi, mood badalta, mood badalta rehta, unmaad, bipolar ki bimari',
    hindi: 'बाइपोलर, बायपोलर, द्विध्रुवी, कभी खुश कभी दुखी, मूड बदलता, उन्माद',
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
      'schizophrenia, schizophreni*, psychosis, psychotic, hallucination, hallucinations, hearing voices, delusion, delusions, paranoia, paranoid, schizo, skizofrenia, schizophrenic, schizoaffective, psychotic episode, hears voices, hear voices, voices in my head, voices in head, hearing things, seeing things, sees things, hallucinating, hallucinate, delusional, people are following me, someone is following me, being watched, people are watching me, spying on me, talking to himself, talks to himself, talks to herself, talking to herself, talks alone, possessed, possession, black magic, evil spirit, ghost, ghosts, lost touch with reality, electroshock, ect, mental hospital',
    hinglish:
      'awaazein sunai, aawazein sunai, awaaz sunai deti, awaz sunai, awaaz sunai, awaze sunai, awaazein aati, aawaz aati, awaaz aati, kaan mein awaaz, kano mein awaz, aawazein, awaazein, khud se baat karta, khud se baatein, apne aap se baat karta, akele mein baat karta, akela bolta, akele bolta, bhoot, bhoot pret, pret, jaadu tona, jadu tona, kala jadu, kaala jaadu, kisi ne kuch kar diya, upri hawa, oopri hawa, paagal, pagal, paagalpan, pagalpan, paglapan, pagal ho raha, pagal ho jaunga, dimagi bimari, dimaagi bimari, log mere khilaf, log peecha, peecha kar rahe, nazar rakh, koi peecha, shak ki beemari, bhram, ajeeb harkat, ajib harkat',
    hindi:
      'सिजोफ्रेनिया, स्किज़ोफ्रेनिया, आवाजें सुनाई, आवाज सुनाई, आवाजें आती, आवाजें, कान में आवाज, खुद से बात करता, अपने आप से बात करता, अकेले में बात करता, भूत, भूत प्रेत, जादू टोना, काला जादू, ऊपरी हवा, पागल, पागलपन, दिमागी बीमारी, लोग पीछा, पीछा कर रहे, भ्रम, मतिभ्रम, शिजोफ्रेनिया, सिज़ोफ्रेनिया, स्किजोफ्रेनिया, अजीब हरकत',
    sources: ['icd', 'nhs'],
  },
  {
    id: 'personality',
    label: 'Personality and strong emotions',
    specialities: 'personality, emotion, dbt',
    profile: 'bpd, borderline',
    near: 'trauma, relationship',
    english:
      'bpd, borderline, borderline personality, personality disorder, narcissist, narcissistic, narcissism, emotional regulation, emotional dysregulation, strong emotions, big emotions, borderline pd, bpd therapist, narcissistic abuse, narcissist husband, narcissist mother, narcissistic partner, emotionally unstable, unstable emotions, unstable relationships, emotional instability, regulate my emotions, regulating emotions, control my emotions, controlling emotions, cannot control emotions, too emotional, emotional person, over emotional, overly emotional, hypersensitive, highly sensitive, hsp, oversensitive, over sensitive, sensitive person, sensitive, emotions, split personality, multiple personality, did disorder, antisocial, histrionic, codependency, emotional numbness, express feelings, expressing feelings, express emotions, expressing emotions, suppress emotions, suppressed emotions, bottled up',
    hinglish:
      'bhavuk, bhavnayein, bahut bhavuk, bhavnaon, bhavnao par, bhavnayen, emotional ho jata, emotional ho jati, jazbaat, jazbati, jajbaat, jaldi rota, jaldi ro deta, chhoti chhoti baat, choti choti baat, chhoti baat dil pe, dil pe le, dil par le, samvedansheel',
    hindi: 'भावुक, भावनाएं, बहुत भावुक, भावना, भावनाओं, जज्बात, जज्बाती, छोटी छोटी बात, दिल पर ले, संवेदनशील',
    sources: ['icd', 'nhs'],
  },
  {
    id: 'illness',
    label: 'Living with an illness',
    specialities: 'illness, chronic, pain, cancer',
    profile: 'chronic, illness',
    near: 'ageing, stress',
    english:
      'chronic illness, chronic pain, long illness, cancer, diabetes, thyroid, pcos, pcod, hiv, disability, migraine, ill, sick, sickness, chronically ill, chronic disease, chronic fatigue, fibromyalgia, autoimmune, lupus, arthritis, back pain, body pain, body ache, body aches, pain management, heart disease, heart patient, heart attack, bypass, kidney, dialysis, liver, tb, tuberculosis, epilepsy, seizure, seizures, hypertension, blood pressure, bp, ibs, gut, psychosomatic, somatic symptoms, unexplained pain, tests are normal, all reports normal, reports are normal, cancer patient, cancer survivor, breast cancer, chemo, chemotherapy, oncology, psycho oncology, hormonal, hormones, pms, pmdd, periods, period, endometriosis, hypothyroid, thyroid problem, diabetic, sugar, sugar patient, hiv positive, aids, blind, deaf, hearing impaired, wheelchair, disabled, handicapped, divyang, amputation, surgery, operation, after surgery, hospital, icu, covid, long covid, tinnitus, vertigo, migraines, infertility illness, skin disease, vitiligo, psoriasis',
    hinglish:
      'bimari, beemari, lambi bimari, dard, bimar, beemar, bimaar, bimar rehta, beemar rehta, bimari se, gambhir bimari, purani bimari, bimari se pareshan, sharir mein dard, badan dard, badan mein dard, pure sharir mein, kamar dard, peeth dard, ghutne, dard rehta, dard hota, sugar ki bimari, madhumeh, dil ki bimari, mirgi, daure, daura padta, kamzori, kamjori, report normal, sab report, thairaid, safed daag, mahwari, maasik dharm, masik dharm, periods mein, viklang, ilaj chal, operation ke baad, adha sir dard, aadhasisi',
    hindi:
      'बीमारी, कैंसर, लंबी बीमारी, दर्द, बीमार, बीमार रहता, बीमारी से, गंभीर बीमारी, पुरानी बीमारी, शरीर में दर्द, बदन दर्द, कमर दर्द, पीठ दर्द, डायबिटीज, मधुमेह, शुगर, मिर्गी, दौरे, कमजोरी, थायराइड, माहवारी, मासिक धर्म, पीरियड, पीसीओडी, पीसीओएस, विकलांग, दिव्यांग, माइग्रेन, ऑपरेशन',
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
      'cbt, cbt i, cognitive behavioural therapy, cognitive behavioral therapy, cognitive behaviour therapy, cognitive behavior therapy, cognitive behavioural, cognitive behavioral, cognitive therapy, cognitive, behaviour therapy, behavior therapy, rebt, cbt therapy, cbt therapist, cognitive behaviour, cognitive behavior, cognitive behavioural therapist, behavioural therapy, behavioral therapy, behavioural activation, exposure therapy, exposure and response prevention, erp, erp therapy, rational emotive, thought records, cbti',
    hinglish: '',
    hindi: 'सीबीटी, संज्ञानात्मक, सीबीटी थेरेपी',
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
      'act therapy, acceptance and commitment therapy, acceptance and commitment, acceptance commitment, acceptance therapy, acceptance commitment therapy, act therapist, commitment therapy',
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
    english:
      'mindfulness, mindful, meditation, mbct, mbsr, meditate, mindfulness based, mindfulness therapy, meditations, meditating, breathing, breathing exercises, breathwork, relaxation, relaxation techniques, yoga, yoga therapy, pranayama',
    hinglish: 'dhyan, dhyaan, vipassana, dhyan lagana, dhyan karna, yog, yoga aur dhyan, pranayam, saans ki',
    hindi: 'ध्यान, माइंडफुलनेस, योग, प्राणायाम, ध्यान लगाना, ध्यान करना, मेडिटेशन',
    sources: ['therapies', 'wiktionary'],
  },
  {
    id: 'emdr',
    label: 'EMDR',
    kind: 'approach',
    specialities: 'emdr',
    profile: 'a=emdr, a=eye-movement, emdr',
    near: 'trauma',
    english:
      'emdr, eye movement, emdr therapy, emdr therapist, emdr trauma therapy, eye movement desensitization, eye movement desensitisation, bilateral stimulation, brainspotting',
    hinglish: '',
    hindi: 'ईएमडीआर',
    sources: ['therapies'],
  },
  {
    id: 'dbt',
    label: 'DBT',
    kind: 'approach',
    specialities: 'dbt, dialectical',
    profile: 'a=dialectical, dbt, dialectical',
    near: 'trauma, self-worth',
    english:
      'dbt, dialectical behaviour therapy, dialectical behavior therapy, dialectical, dbt therapy, dbt therapist, dbt skills, dialectical therapy, distress tolerance',
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
      'psychodynamic, psychodynamic therapy, psychoanalysis, psychoanalyst, psychoanalytic, freud, freudian, psycho dynamic, psychodynamic therapist, psychoanalytical, psycho analysis, depth therapy, depth psychology, jungian, jung, unconscious, dream analysis, object relations, relational therapy, long term therapy',
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
    english:
      'eft, emotionally focused, emotionally focused therapy, emotion focused, gottman, imago, eft therapy, eft couples, emotion focused therapy, emotionally focussed, gottman method, gottman therapist, attachment based couple therapy',
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
    english:
      'systemic, systemic therapy, family systems, family systems therapy, systemic therapist, systems therapy, structural family therapy, family constellation, family system, genogram',
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
      'person centred, person centered, client centred, client centered, humanistic, rogerian, person centred therapy, person centered therapy, person centric, client centric, carl rogers, non directive, non judgmental, nonjudgmental, non judgemental, without judgement, without judging, humanistic therapy, person centred counselling, rogers',
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
    english:
      'narrative therapy, narrative, narrative practice, narrative practices, narrative therapist, storytelling therapy, narrative approach',
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
    english:
      'solution focused, solution focused therapy, sfbt, brief therapy, short term therapy, solution focussed, solution focused brief therapy, solution oriented, solution based, sfbt therapist, short term, brief counselling',
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
    english:
      'compassion focused, compassion focused therapy, compassion, self compassion, cft, compassion focussed, compassion based, compassionate, self compassion therapy',
    hinglish: '',
    hindi: '',
    sources: ['therapies'],
  },
] as const;
