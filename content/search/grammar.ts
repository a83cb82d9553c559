/** Words around what is searched for. Sources: wiktionary, own. */

/** Little words: they mean nothing to the list, so they never exclude a profile while another word remains. */
export const littleWords = `
a an and or the of for from in into on at to with without by as i im m s t d ll ve re am is are was were be been
being it its this that these those
me my mine myself we us our you your he she him her his hers they them their who whom whose which what when
where why how
do does did don doesn didn dont doesnt not no nor can cannot cant could would should will shall may might must
want wants wanted wanna need needs needed
have has had having get gets getting got keep keeps kept feel feels feeling feelings felt make makes making made
go goes going gone come comes
help helps helping look looks looking looked find finding search searching seek seeking show suggest recommend
recommended recommendation please pls plz
good best better top great nice right suitable famous popular trusted
problem problems problam issue issues trouble troubles concern concerns difficulty difficulties suffering suffer
struggling struggle facing face dealing deal cope coping handle manage managing overcome
very so too much many more most lot lots really just only always often never all every everything everyday daily
anymore again about around after before during since because due also even still up down out over
am pm time times day days night nights year years old month months long ago
someone somebody anyone anybody people person persons thing things something anything nothing some any one two
speak speaks speaking spoke talk talks talking talked tell say says know knows knowing understand understands
understanding listen listens
session sessions appointment appointments book booking consult consulting consultation consultations visit
service services support supportive treatment treat treats treating cure specialist specialists specialise
specializing specialized expert experts professional professionals provider providers centre center
mental mentally health emotional wellbeing wellness illness
near nearby location area city town place local here there
old new use uses using while than then if but between able unable like likes fees fee price cost charge charges
rate rates per
friendly safe private confidential
stop stopped stopping start started starting try trying tried wish stay staying stuck live lives living life
lived give gives given giving take takes taking took put let like liked
think thinks thinking thought thoughts seem seems other others another both few little big small bad badly worse
worst hard difficult easy high extreme extremely severe severely mild
constant constantly sudden suddenly recent recently past future well fine ok okay wrong fast quick quickly soon
slot slots available availability baje advice advise guidance guide solution solutions tips
information info question questions details contact number list website app platform mind brain body heart head
inside outside within against between among across together self own
patient patients client clients case cases condition conditions disorder disorders disease symptom symptoms
syndrome sign signs diagnosis test management lack moving move moved
language languages age aged yr yrs young kind type types way ways each every once twice both whole full half
bol sun sunne sunta batana bataye milega milegi milenge kahenge kahan kahaan kaha kaun kitna kitne kitni achcha
zaroorat jarurat zarurat pata raho rahu dekh dekho dikhao dikhaye
reason reasons ek teen zindagi jindagi जिंदगी life normal sabhi talaash chahie ne ने jaane rehne chhodna chhodni
victim victims उठना होने रहने जाने check checkup
told seen ever said ask asked asking turn turned turns become becomes became happen happens happened happening
hear heard work works worked ab phir fir wapas wapis sab sabhi khud usse uske
uski uska unki unke unka inka inki iska iski iske ye yeh wo woh wahi yahi jisse jiski jiske taki kyunki kyonki
kyuki isliye magar parantu bas sirf hua hui hue rakha
rakhi diya diye di li chuka chuki chuke padta padti padte theek thik sahi chal chala chali chalta baitha baithi
baithe jaye jaaye jaun jao aaye aaya aayi aayega karunga karungi karke
dunga dungi batata bata bataun pa paa paya payi mila rakhna rakhta hone honi dene lene jane kehna kehta kehti
kehte bolun ban bana bani banta banti koshish saal sal mahine mahina
hafta samay ghante laga lagi jaisa jaisi aisi waisa usko unko inko isko kisko kiski tera teri tere अब अभी फिर
उसे उसका उसकी उसके उनके उनका उनकी इसका इसकी इसके ये
वो वही यही हुआ हुई हुए दिया दी दिए लिया ली चुका चुकी चुके पड़ता पड़ती पड़ते ठीक सही जाए आए आया आई आऊं दूं बता
बताना बताऊं पा पाया पाई पाते
सब सभी खुद इसलिए क्योंकि सिर्फ बस बैठा बैठी समय टाइम साल महीने लोग इंसान जाऊं करके होने होनी लगा लगी रखा रखी
कोशिश जैसा जैसी ऐसा ऐसी वैसा एक दो ist
waqt baar free banati banani peete bolkar milkar chahe bhale dono teeno shayad zara jara wakt vaqt दोनों शायद
वक्त बनती बनता बनाना कहना कहती कहते
dhundh dhoondh dhundna talash bina wajah vajah karan kaaran mil jaise waise aisa aise itni kabhi sakta sakti
sakte paata paati kami shikayat lekin agar jab tab mehsoos mahsoos walon walo walle karni gharwale gharwalon
preparation control
low poor door dur bhar chhudana chudana chhudwana kabu kaabu
दूर भर काबू छुड़ाना छुड़वाना
kr krna krne krni krta krti krte krke krdo kro krein rha rhi rhe rhta rhti rhte hu hn hm hmm plss plzz pliz
kindly ky kyaa kch koyi yaar yr bro bhut bahoot bahote zyaada jada thodaa thora jyda
mje muje mjhe mujh mujhme humko humse humari unhe unhen inhe tumhara tumhari tumhare aapka aapki aapke apka apki
apke iss uss isme usme jisme jisko jinhe jinko kisne kisse kab kidhar idhar udhar yaha yahan waha wahan jaha
jahan
hue hui hoke hokar hojata hojati hoja hona jayega jayegi jaunga jaungi aakar aake laane lao lau leke lekar lo lu
lun du dun dein dede dedo diya rahna rakho rakhun pta puchna poochna puchhna btao batade suno sunte sunna sunao
sunaye dekhna dekhta dekhti dekhte dikha dikhta dikhti milu milun mila mili chahte chahta chahti chahenge chahu
chahun
paun paoon paaun paaye payega payegi honge hongi hoge banau banaye bane banega karwa karwaye karwani karwane
karwau karate karaye kara karai kardo
rahen uthta uthti uthte baithna baitha kaafi kafi sach sachmuch dheere dhire ajkal kaash vagera wagera jese jyon
jabse jabse tabhi kabhee hamesha aksar
elaj upay upaay tarika tareeka tarike tareeke hal samadhan sujhav jaankari jankari batchit baatcheet batcheet
sewa suvidha bharosemand behtar behtareen badhiya nazdeek nazdik nazdeeki najdik najdeek kareebi aaspas shahar
shehar jagah ilaka ilake mohalla gaon
bande bandi shakhs vyakti mahashay shriman namaste namaskar pranam dhanyawad dhanyavad shukriya jee ji
लें लो ले लेने लेना लेते दें दे देने देना दिए दूं लूं करवाना करवानी करवाने कराना कराने करूंगा करूंगी होंगे होगी
हुए होकर रखना रखते रहना रहने रहें रहूं जाएं जाएगा जाएगी आने आएगा आकर लाना बताइये बतायें बताए बताने पूछना पूछने
सुनना सुनो सुनती देखना देखने देखता देखती मिल मिला मिली मिले मिलें मिलने मिलेंगे चाहते चाहूं चाहे सकूं सकें पाएगा
लगातार लगने लगाना बना बनाने बनने बने
तंग यहां वहां जहां कब किधर कैसी किस किसे किसने किससे जिस जिसे जिसका जिसकी जिसके जिन उन इन इस उस उसने उससे उन्हें
इन्हें हमको हमसे तुम तुम्हारा आपका आपकी आपके मुझ मैंने हमने जी नमस्ते कृपया प्लीज धन्यवाद शुक्रिया हेलो
बहोत काफी थोड़ी थोड़े कम बेहतर बढ़िया धीरे अक्सर प्रतिदिन दिनभर पहली दूसरी बार दफा तरह तरीका तरीके उपाय हल
समाधान सुझाव जानकारी सुविधा नजदीक नजदीकी करीब आसपास शहर जगह इलाका गांव
सेशन सत्र अपॉइंटमेंट अपॉइन्टमेंट अपाइंटमेंट अप्वाइंटमेंट बुक बुकिंग हेल्प नंबर फीस शुल्क रेट चार्ज प्राइस केस
प्रॉब्लम प्राब्लम प्रोब्लम इश्यू सर मैम मैडम बेस्ट टॉप गुड एक्सपर्ट स्पेशलिस्ट विशेषज्ञ केंद्र सेंटर टिप्स
सपोर्ट मेंटल हेल्थ फील फीलिंग लाइफ ट्रीटमेंट कंसल्टेशन कंसल्ट सर्विस ऐप वेबसाइट इंडिया व्यक्ति
बोले बोलें कह कहते कहा कही रख रखे दिखाना दिखाएं ढूंढना विश्वसनीय भरोसेमंद द्वारा बिना बगैर ताकि मगर तब तो सा
वगैरह पीते पीता पीती
somewhere anytime anywhere whenever wherever whatever however though although yet unless whether either neither
else instead rather quite almost nearly maybe perhaps probably possibly actually basically literally honestly
simply totally completely absolutely currently lately nowadays often sometimes usually generally mostly mainly
especially particularly definitely certainly surely truly deeply slowly quietly openly finally already later
early earlier next previous last latest current
yes yeah yep sure heyy greetings sorry interested wondering curious hoping hope considering consider planning
plan prefer preferred preferably preference comfortable available accept accepts offer offers offering provide
provides providing specialises specializes specialising explain discuss discussing discussion share sharing
connect connecting reach reaching refer referral reviews rating
suitable suits based related regarding concerning towards toward upon onto via including along despite except
unlike per plus versus vs
folks everyone everybody yours ours theirs herself himself themselves itself ourselves yourself
bit somewhat somehow super extremely terribly constantly continuously repeatedly regularly frequently rarely
hardly barely
week weeks hour hours minute minutes moment moments second decade ages
nobody says noone opinions opinion sa si konsa konsi kaunsa kaunsi
open opened close closed keep coming leaves remain remains becoming began begin begins
matter matters point points part parts level step steps
decent genuine real true proper correct perfect ideal excellent amazing awesome gentle warm caring polite
कहां कौन कितना जरूरत मिलेगा मिलेगी सकता सकती सकते पाता पाती ढूंढ बताएं सुनने वजह कमी कभी लेकिन अगर जब महसूस करनी
indian indians india bharat bharatiya
hi hello hey dear sir madam maam thanks thank
mujhe mujhko mujhse mera meri mere main mai mein me hum hume humein hamara hamari hamare aap aapko apna apni
apne tum tumhe
hai hain he h hu hoon hun ho hota hoti hote hona hogi hoga raha rahi rahe rehta rehti rehte rahta rahti tha thi
the gaya gayi gaye gya gyi
ka ki ke ko se par pe tak bhi aur ya to toh hi na nahi nahin nhi nai mat kya kaise kaisa kaisi kyun kyon kyu koi
kuch kuchh kisi jo
bahut bohot bahot bhot boht zyada jyada zada itna thoda thodi bilkul ekdum hamesha roz har din raat
chahiye chahie chaiye chahiyeh chaahiye chahta chahti madad sahayata karna karne karta karti karte kar karo kare
karu karun karen karein kijiye karwana wala wali wale vala vali vale waala waali
liye lie liya sath saath baat baatein baare bare lag lagta lagti lagte lage lagne aata aati aate ata ati ate aa
aana ana aane jaata jaati jata jati jaate jana deta deti dete dena leta leti lena
samajh samajhna samajhta samajhti samajhne bolna bolne bolta bolti bole bolo batao bataiye dijiye milta milti
mile milna acha accha achha acchi achhi acche achhe sabse paas aas kareeb baad pehle
dil dimag dimaag man mann andar bahar samasya dikkat takleef taklif mushkil ilaj ilaaj log insan
मुझे मुझको मुझसे मेरा मेरी मेरे मैं में हम हमें हमारा हमारी हमारे आप आपको अपना अपनी अपने
है हैं हूं हूँ हो होता होती होते होना होगा रहा रही रहे रहता रहती था थी थे गया गयी गई गए
का की के को से पर तक भी और या तो ही ना न नहीं मत क्या कैसे कैसा क्यों कोई कुछ किसी जो यह वह
बहुत ज्यादा ज़्यादा इतना थोड़ा बिल्कुल हमेशा रोज हर दिन रात बजे
चाहिए चाहिये चाहता चाहती मदद सहायता करना करने करता करती करते कर करो करें करूं करूँ वाला वाली वाले
लिए लिये साथ बात बातें बारे लग लगता लगती लगते लगे आता आती आते आ आना जाता जाती जाते जाना देता देती लेता लेती
समझ समझना समझने बोलना बोलने बोलता बोलती बताओ बताइए मिलता मिलना अच्छा अच्छी अच्छे सबसे पास बाद पहले भारत भारतीय
दिल दिमाग मन समस्या दिक्कत तकलीफ मुश्किल इलाज मानसिक स्वास्थ्य
`;

/** What people call those who help. Everybody in the directory is meant, unless the word stands alone. */
export const helperWords = `
      therapist, therapists, therapy, therapies, counsellor, counsellors, counselor, counselors, counselling,
      counseling, councelling, councelor, counsel, shrink, doctor, doctors, dr, mental health professional,
      mental health expert, life coach, coach, salahkar, paramarsh, paramarshdata, chikitsak, थेरेपिस्ट,
      थैरेपिस्ट, थेरेपी, थैरेपी, काउंसलर, काउंसलिंग, परामर्श, परामर्शदाता, सलाहकार, डॉक्टर, चिकित्सक, therepist,
      thearpist, tharapist, theraphy, thrapist, councillor, councellor, counsler, counselar, counsling,
      counciling, councling, counselling session, therapy session, talk therapy, mental health doctor,
      mental health therapist, mental health counsellor, emotional support, guidance counsellor, kaunsalar,
      kaunslar, kaunsling, salah, salaah, margdarshan, margdarshak, मार्गदर्शन, सलाह, थेरपिस्ट, थेरपी, काउंसेलर,
      काउंसलर्स, काउंसिलिंग, काउंसिलर, काउन्सलर, चिकित्सा, समुपदेशक`;

/** Titles that profiles bear: they narrow the list while somebody who fits bears one. */
export const titleWords = {
  clinical: 'clinical, klinical',
  psychologist: `
      psychologist, psychologists, psychology, psycologist, phycologist, pyschologist, physcologist,
      psychologyst, psychologiest, sychologist, phsycologist, saikologist, saikolojist, manovaigyanik,
      manovigyani, manovaigyanik doctor, मनोवैज्ञानिक, मनोविज्ञानी, साइकोलॉजिस्ट, साइकोलोजिस्ट, मानसशास्त्रज्ञ`,
  psychotherapist:
    'psychotherapist, psychotherapists, psychotherapy, psycho therapist, psycho therapy, मनोचिकित्सा विशेषज्ञ',
} as const;

/** What nobody here does: prescribing. The page says where to turn, and the rest of the search stays. */
export const doctorWords = `
      autism hai kya, adhd hai kya, bipolar hai kya, schizophrenia hai kya, kya autism hai, kya adhd hai,
      kya bipolar hai, is it autism, is it adhd, is it bipolar, ऑटिज्म है क्या, क्या ऑटिज्म है, tell if i have,
      tell if he has, tell if she has, tell if my son has, tell if my daughter has, tell if my child has,
      tell if my kid has, check if i have, check if my son has, check if my child has, find out if i have,
      know if i have, know if my son has, know if my child has, whether i have, whether my son has,
      whether my child has, adult adhd diagnosis, adult adhd assessment, adult adhd test, adult adhd testing,
      adhd diagnosis adult, adhd diagnosis for adults, bipolar diagnosis, psychiatrist, psychiatrists,
      psychiatry, psychiatric, medicine, medicines, medication, tablets, prescription, antidepressants, dawai,
      dawa, dava, goli, मनोचिकित्सक, दवा, दवाई, गोली, psychatrist, psyciatrist, phychiatrist,
      psychiatrists near, psychaitrist, saikaitrist, psychiatric doctor, meds, pills, tablet, dose,
      antidepressant, anti depressant, anti depressants, anti anxiety medicine, ssri, prescribe, prescribes,
      prescribing, brain doctor, mental doctor, dimag ka doctor, dimaag ka doctor, dimag ke doctor,
      dimagi doctor, mansik doctor, manasik doctor, mansik rog, manasik rog, mansik rog doctor,
      mansik rog visheshagya, mansik rog ke doctor, manorog, manorogi, manorog visheshagya, manochikitsak,
      manochikitsa, neurologist, neuro doctor, pagalon ka doctor, dawaai, davai, davaai, dawaiyan, dawa chahiye,
      dawai chahiye, aushadhi, goliyan, मनोरोग, मनोरोग विशेषज्ञ, मानसिक रोग, मानसिक रोग विशेषज्ञ,
      मानसिक रोग का डॉक्टर, दिमाग का डॉक्टर, दिमाग के डॉक्टर, साइकेट्रिस्ट, साइकियाट्रिस्ट, मनोचिकित्सा,
      दवाइयां, दवाएं, औषधि, गोलियां`;

/** Who comes, or how: understood, but the list has no filter for it. The page says that it was left out. */
export const unfilteredWords = `
      phd psychologist, phd therapist, phd counsellor, phd doctor, phd degree, phd holder,
      psychologist with phd, mphil psychologist, doctorate, for women, for woman, for ladies, for men, for man,
      for girls, for girl, for boys, for boy, for female, for male, for females, for males, mahila ke liye,
      mahilaon ke liye, aurat ke liye, aurato ke liye, ladki, ladkiyon, ladka, ladke, ladko, girl, girls, boy,
      boys, महिला के लिए, महिलाओं के लिए, औरत के लिए, लड़की, लड़का, लड़कियों, adult, adults, young adult,
      young adults, working professional, working professionals, housewife, homemaker, i am a woman, i am a man,
      i am a girl, i am a boy, i am female, i am male, mahila hoon, aurat hoon, ladki hoon, ladka hoon,
      main ladki, main ladka, main aurat, main mahila, working woman, working women, housewives, gruhini,
      grihini, गृहिणी, next week, agle hafte, agle week, next month, agle mahine, day after tomorrow, parso,
      parson, अगले हफ्ते, परसों, chat, chatting, text therapy, whatsapp, whatsapp chat, messaging,
      email therapy, home visit, ghar aakar, ghar aa kar, group therapy, support group, group session`;

/** Phrases that mean nothing to the list, though one of their words alone would: "these days" is not today. */
export const idlePhrases = `
      keep calling, keeps calling, kept calling, people calling, calls me names, calling me names, they call,
      they keep calling, call aate, call aa rahe, phone aate, phone aa rahe, बार बार फोन, come out of,
      coming out of, came out of, comes out of, aaj kal, aajkal, aaj kal ke, kal se, beete kal, day to day,
      आज कल, आजकल, one day, some day, these days, first time, every morning, each morning, in the mornings i,
      morning anxiety, roz subah, har subah, subah se, subah shaam, subah se shaam, every evening, every night,
      har shaam, roz shaam, every day, all day, all day long, every weekend, every sunday, har sunday,
      sunday night, sunday evening blues, din raat, raat din, day and night, night and day, these days i,
      abhi abhi, aaj tak, aaj bhi, aajkal ke, kal raat, last night, last week, pichhle hafte, from today,
      aaj se, till today, until today, once upon, never told anyone, never told anybody, never talked,
      never spoken, talk to someone, talk with someone, someone to talk to, somebody to talk to, need to talk,
      want to talk, need help, need some help, want help, help me, please help, kisi se baat karni,
      kisi se baat karna, kisi se baat, baat karni hai, baat karna chahta, baat karna chahti, madad chahiye,
      madad karo, mujhe madad, किसी से बात, बात करनी है, मदद चाहिए, रोज सुबह, हर सुबह, दिन रात, आज तक, हर दिन,
      सुबह से, सुबह शाम,
      ka man, ka mann, man karta, man karti, man karte, man kar raha, man kar rahi, man hota, man ho raha,
      monday se, tuesday se, wednesday se, thursday se, friday se, saturday se, sunday se, somvar se,
      mangalvar se, budhvar se, guruvar se, shukravar se, shanivar se, ravivar se, itvaar se, hate sundays,
      sunday nights, dread sunday, dread sundays,
      doctor says, doctor said, doctors say,
      doctor ne kaha, tests normal`;

/** Other spellings of one little word, so that phrases with it are found. */
export const spellings = {
  nahi: 'nahin, nhi, nai, nahee, nahe, naahi, nehi, ni',
  neend: 'nind, neind, nid, neendh',
  mann: 'maan',
  lagta: 'lgta, lagtaa, lagata',
  lag: 'lagg, lg',
  aati: 'ati, aatee, aatii',
  aata: 'ata, aataa',
  hai: 'h, he, hain, hay',
  bahut: 'bohot, bahot, bhot, boht',
  mein: 'me, mei',
  par: 'pe, pr',
  raha: 'rha',
  rahi: 'rhi',
  rahe: 'rhe',
  rehta: 'rahta, rhta',
  rehti: 'rahti, rhti',
  gaya: 'gya',
  gayi: 'gyi',
  kar: 'kr',
  kare: 'kre',
  karte: 'krte',
  baje: 'bje',
  baar: 'bar',
  karna: 'krna',
  karta: 'krta',
  karti: 'krti',
  hoon: 'hu, hun',
  kuch: 'kuchh, kch',
  zyada: 'jyada, ziyada, zada',
  नहीं: 'नही, नहि',
  में: 'मे',
  पर: 'पे',
} as const;

/** Said with a place that only the visitor knows. */
export const nearMeWords =
  'near me, nearby, near by, close to me, around me, paas mein, mere paas, aas paas, pas mein, मेरे पास, आस पास';

/**
 * Who is meant, or how it feels, rather than what it is about: such a word asks for nothing while another word names
 * the concern ("grief after losing my mother", "tension about exams").
 */
export const weakWords = `
      tired, fed up, shouts at, shouting at, yells at, shouts at me, yells at me, shouts, shouting, screams,
      yells, chillata, chillate, chillati, चिल्लाता, चिल्लाते, चिल्लाती, chhoti chhoti baat, choti choti baat,
      छोटी छोटी बात, exhausted, thak gaya, thak gayi, थक गया, थक गई, fail, fails, failed, failing, fail ho gaya,
      fail ho gayi, फेल, फेल हो गया, accident, accident mein, log kya kahenge, लोग क्या कहेंगे, ghar pe,
      ghar par, ghar se door, ghar se dur, घर से दूर, kisi se baat nahi, किसी से बात नहीं, away from home,
      far from home, homesick, ghar, घर, jhagda, jhagde, झगड़ा, झगड़े, fight, fights, fighting, quarrel,
      quarrels, arguing, arguments, mother, mom, mum, mummy, father, dad, papa, pita, maa, parents, brother,
      sister, grandmother, grandfather, grandparents, dada, dadi, nana, nani, दादा, दादी, नाना, नानी, bhai,
      behen, behan, husband, wife, spouse, partner, boyfriend, girlfriend, bf, gf, ex, pati, patni, biwi, bivi,
      son, daughter, beta, bete, beti, friend, friends, dost, मां, पिता, भाई, बहन, पति, पत्नी, बीवी, बेटा, बेटे,
      बेटी, दोस्त, tension, pressure, fear, fears, afraid, scared, worry, worried, dar, darr, pareshan,
      pareshani, dukh, dukhi, himmat, हिम्मत, bimari, beemari, बीमारी, dard, दर्द, pain, darta, darti, gharwalo,
      टेंशन, डर, परेशान, परेशानी, दुख, दुखी, nobody, understands, koi, samajhta, samajhti, samajhne, nahi, me,
      मम्मी, पापा, kaam, काम, gharwale, घरवाले, uncle, aunt, aunty, cousin, chacha, chachi, mama, mami, mausi,
      masi, bua, tau, bhaiya, didi, ammi, abbu, amma, appa, aai, pitaji, mataji, दीदी, भैया, चाचा, चाची, मौसी,
      बुआ, मामा, अम्मी, अब्बू, पिताजी, माताजी, बाप, teacher, teachers, nurse, nurses, lawyer, lawyers, advocate,
      police, policeman, pilot, driver, actor, artist, musician, athlete, journalist, banker, techie, techies,
      engineer, developer, coder, programmer, farmer, kisan, किसान, founder, businessman, shopkeeper, manager,
      toxic, trust, conflict, conflicts, communication, confused, confusion, duvidha, दुविधा, helpless, habit,
      habits, aadat, आदत, motivation, personality, samaj, samaaj, समाज, izzat, इज्जत, society, expectations,
      hubby, bimar, beemar, बीमार, tabiyat, तबीयत, paisa, paise, पैसा, पैसे, kamzori, कमजोरी, hospital,
      when i was a child, when i was a kid, when i was little, when i was small, when i was young, as a child,
      as a kid, since my childhood, in my childhood, jab main chhota tha, jab main chhoti thi, guilt, guilty,
      feel guilty, feeling guilty, guilty feel, guilt feel, regret, regrets, pachtava, pachhtava, pachtawa,
      pachtata, पछतावा, bhula nahi pata, bhula nahi pa raha, bhula nahi pa rahi, bhula nahi pati,
      without judgement, without judging, without judgment, non judgmental, non judgemental,
      ashamed, feel ashamed, best friend, close friend, dear friend, bestie, school friend, college friend,
      chup rehta, chup rehti, chup rehte, yaad aata, yaad aati, nafrat, income, no income, salary,
      understands me, samajhte,
      all reports normal, reports are normal, report normal, reports normal,
      feel terrible, feel bad, feel horrible, feel awful, crying, cry, cries, rona, rona aata,
      रोना, dam ghutta, dum ghutta, shift, shifts,
      dukan, dukaan, दुकान,
      i am a teacher, teacher hoon, teacher hu, school teacher, schoolteacher, in the lift, in a lift,
      in the elevator, keeps coming back, still comes back, comes back to me, never left me,
      cannot forget what`;
