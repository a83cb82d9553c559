/** Words of Tamil, in its script and in Latin letters. Sources: Wiktionary, own. */
export const tamil: Readonly<Record<string, string>> = {
  suicidal: `
    தற்கொலை*, சாக வேண்டும், சாகணும், சாகலாம், செத்துப்போகணும், செத்துடலாம், உயிர் வாழ விருப்பம் இல்லை,
    வாழ பிடிக்கவில்லை, வாழ பிடிக்கல, வாழவே வேண்டாம், உயிரை விட|மாய்த்து, தூக்கு போட, மாத்திரை நிறைய சாப்பிட்டேன்,
    விஷம் குடி*, கையை அறுத்து, tharkolai, tarkolai, saaganum, saganum, saaga venum, sethudalam, settu|sethu poganum,
    vaazha pidikkala, vaala|vazhave pidikala, uyira|uyirai vida, thookku poda, thooku pottu, visham kudi*, kaiya aruthu,
    thookku maatra niraya`,
  violence: `
    அடிக்கிறார், அடிக்கிறான், அடித்தார், கணவர்|என்னை அடி*, வரதட்சணை, குடும்ப வன்முறை, வன்முறை, கொன்றுவிடுவேன், மிரட்டு*,
    கொடுமை, adikiraar, adikkiraar, adikiran, adikkiran, ennai|kanavar|purushan adi*, enna adikka*, varadhatchanai,
    vanmurai, kondruduven, kolluven, mirattu*, kodumai`,
  anxiety: `
    பதட்டம், பதற்றம், பதட்டமாக, கவலை, கவலையாக, பயமா, மனக்கலக்கம், படபடப்பு, ரொம்ப|அதிகமா யோசி*,
    கூட்டத்தைக் கண்டால் பயம், பேச பயம், நிம்மதி இல்லை, ~பயம், padhattam, pathatram, padapadappu, kavalai, kavalaiya,
    romba|adhigama yosi*, yosichite, bayama iruk*, pesa|koottam bayam, nimmadhi illa*, manasu padharudhu, ~bayam, ~payam`,
  panic: `
    பீதி, மூச்சு முட்டு*, மூச்சு திணற*, இதயம் வேகமா, நெஞ்சு படபட*, திடீர் பயம், moochu muttu*, moochu thinar*,
    nenju padapada*, idhayam vegama, thideer bayam, beedhi`,
  ocd: `
    திரும்பத் திரும்ப கழுவு*, கை கழுவிக்கிட்டே, சுத்தம் பைத்தியம், திரும்ப திரும்ப சரிபார்*, kai kazhuvi*,
    thirumba thirumba check, sutham paithiyam`,
  depression: `
    மனச்சோர்வு, மன அழுத்த நோய், சோகம், சோகமாக, மனம் பாரம், மனசு கஷ்டம்|சரியில்லை, அழுகை, அழுதுக்கிட்டே, அழுகையா வருது,
    எதிலும் ஆர்வம் இல்லை, எதுவும் பிடிக்கல, வெறுமை, நம்பிக்கை|உற்சாகம் இல்லை, விரக்தி, ~வருத்தம், manachorvu, sogam,
    manasu kashtam|baaram, manasu sari illa*, azhugai, azhudhu, azhugaya varudhu, edhulayum aarvam illa*,
    edhuvum pudikala, verumai, nambikkai illa*, viraktti, ~varutham`,
  stress: `
    மன அழுத்தம், அழுத்தம், வேலை அழுத்தம்|பளு|சுமை|போய்விட்டது|போச்சு|இல்லை, கடன், மேலாளர் திட்டு*, ஆபீஸ் டென்ஷன்,
    தொழில் நஷ்டம், ~டென்ஷன், ~வேலை, ~சோர்வு, ~பணம், ~ஆபீஸ், mana azhutham, azhutham, velai azhutham|palu|sumai,
    vela pressure|pochu, velai illa*, kadan, boss|manager thittu*, office tension, thozhil nashtam, ~velai, ~vela,
    ~sorvu, ~panam`,
  sleep: `
    தூக்கம், தூக்கம் வரவில்லை|வரல, தூங்க முடியவில்லை, தூக்கமின்மை, கெட்ட கனவு, இரவு முழுவதும் விழி*, thookkam,
    thookam varala, thoonga mudiyala, thookkaminmai, ketta kanavu, rathiri muzhuka muzhi*`,
  grief: `
    இறந்த*, மரணம், சாவு, இழப்பு, துக்கம், காலமானார், போய் சேர்ந்த*, கருச்சிதைவு, கலைந்துவிட்டது, விதவை, இல்லாமல் போய்,
    irandhu*, irandha*, maranam, saavu, izhappu, ilappu, dhukkam, kaalamanar, sethu pona, poi sendh*, karuchidhaivu,
    karu kalai*, vidhavai`,
  relationships: `
    காதல், உறவு, உறவுகள், சந்தேகம், காதலன், காதலி, நம்பிக்கை துரோகம், ~நண்பர், ~நண்பன், kaadhal, uravu, sandhegam,
    santhegam, kadhalan, nambikkai dhrogam, ~nanban, ~nanbar`,
  breakup: `
    காதல் தோல்வி, பிரிந்துவிட்டோம், பிரிஞ்சுட்டோம், விட்டுப் போய்விட்டான், விட்டு போயிட்டான்|போயிட்டா, ஏமாற்றி*,
    மறக்க முடியல, மனம் உடைந்து, kadhal tholvi, pirinjutom, pirindhu, vittu poitan|poita, yemathi*, ematri*,
    marakka mudiyala, manasu odanju*`,
  couples: `
    கணவன் மனைவி, தம்பதி, திருமணம், கல்யாணம், விவாகரத்து, கணவர் பேசமாட்டார், கணவருடன்|மனைவியுடன் சண்டை, கள்ளத்தொடர்பு,
    கள்ள உறவு, திருமண வாழ்க்கை, ~கணவர், ~கணவன், ~மனைவி, ~சண்டை, ~புருஷன், ~பொண்டாட்டி, kanavan manaivi, thambadhi,
    thirumanam, kalyanam, vivagarathu, vivakarathu, kanavar pesa*, purushan|pondatti|manaivi sandai,
    kalla thodarbu|uravu, ~kanavar, ~purushan, ~manaivi, ~pondatti, ~sandai`,
  family: `
    குடும்பம், குடும்பத்தில், மாமியார், மாமனார், நாத்தனார், மருமகள், வீட்டில் சண்டை, பெற்றோர், அப்பா அம்மா சண்டை,
    கூட்டுக் குடும்பம், கல்யாணத்துக்கு கட்டாய*, சாதி, சொத்து தகராறு, ~வீட்டில், ~அம்மா, ~அப்பா, ~அண்ணன், ~தம்பி, ~தங்கை,
    ~அக்கா, kudumbam, kudumbathil, maamiyar, maamanar, nathanar, marumagal, veetla|vettula sandai, petror,
    appa amma sandai, kootu kudumbam, kalyanathuku kattaya*, jaadhi, saadhi, sothu thagararu, ~veetla, ~amma, ~appa,
    ~annan, ~thambi, ~thangachi, ~akka`,
  parenting: `
    குழந்தை, குழந்தைகள், பிள்ளை|குழந்தை வளர்ப்பு, பிள்ளைகள், பிடிவாதம், அடம், பள்ளிக்கு போக*, படிக்க மாட்டே*,
    பேச்சை கேட்க*, 2..12 வயது, ~மகன், ~மகள், ~பையன், kuzhandhai, kulandhai, kuzhanthai, pillai|kuzhandhai valarpu,
    pillaigal, pidivadham, adam pidi*, schoolukku poga*, padikka maten*, pecha kekka*, 2..12 vayasu, 2..12 vayadhu,
    ~magan, ~magal, ~paiyan, ~ponnu`,
  teenagers: `
    வாலிப*, பதின்ம*, விடலை, டீன் ஏஜ், 13..17 வயது, valiba*, padhinma*, vidalai, 13..17 vayasu, 13..17 vayadhu`,
  birth: `
    கர்ப்பம், கர்ப்பமாக, பிரசவம், பிரசவத்துக்குப், குழந்தை பிறந்த|இல்லை, மலடி, குழந்தையின்மை, தாய்ப்பால், garbam,
    karpam, karbama, prasavam, pirasavam, kuzhandhai porandha, kuzhandhai illa*, maladi, thaai paal`,
  student: `
    படிப்பு, படிக்க முடியல, தேர்வு, பரீட்சை, பரிட்சை, மதிப்பெண், கல்லூரி, மாணவர், மாணவி, விடுதி, தேர்வு பயம்,
    தோல்வி தேர்வு, நீட், படிப்பில் கவனம், ~பெயில், padippu, padikka mudiyala, thervu, pareetchai, mark kammi, kalloori,
    maanavar, manavan, viduthi, thervu bayam, padippula kavanam, ~fail aagi*`,
  adhd: `
    கவனக்குறைவு, கவனச்சிதறல், கவனம் செலுத்த முடியல, மறந்துடு*, gavanakuraivu, kavana sidharal, kavanam illa*,
    marandhudu*`,
  adultadhd: 'எனக்கு ஏடிஎச்டி, enakku|periyavanga adhd',
  autism: 'ஆட்டிசம், பேச்சு வரல, கண் பார்க்க*, pechu varala, kann paakka*, autism kuzhandhai',
  anger: `
    கோபம், கோவம், கோபமா, கோபத்தை கட்டுப்படுத்த, எரிச்சல், கத்துகிறேன், ஆத்திரம், சிடுசிடுப்பு, kobam, kovam,
    kobatha kattupadutha, erichal, kathuren, aathiram, sidusiduppu`,
  trauma: `
    அதிர்ச்சி, வன்கொடுமை, பாலியல் வன்கொடுமை|தொல்லை, சிறுவயதில், விபத்து, பழைய நினைவுகள், மறக்க முடியாத நினைவு, adhirchi,
    athirchi, vankodumai, paaliyal vankodumai|thollai, siru|chinna vayasula, vibathu, pazhaya ninaivu*`,
  selfworth: `
    தன்னம்பிக்கை, தாழ்வு மனப்பான்மை, சுயமரியாதை, வெட்கம், கூச்சம், ஒப்பிட்டு*, எதுக்கும் லாயக்கில்லை, என்னையே வெறு*,
    குண்டா, கறுப்பு நிறம், thannambikkai, thazhvu manapanmai, suya mariyadhai, vetkam, koocham, oppittu*, laayaku illa*,
    ennaiye veru*, gunda iruk*`,
  lonely: `
    தனிமை, தனிமையாக, தனியா, நண்பர்கள்|யாருமே இல்லை, பேச யாரும் இல்லை, யாரும் புரிஞ்சுக்க*, thanimai, thanimaiya,
    thaniya iruk*, nanbargal|friends|yaarume illa*, yaarum purinju*`,
  abroad: `
    வெளிநாடு, வெளிநாட்டில், வீட்டு|ஊர் ஞாபகம், அமெரிக்கா, கனடா, துபாய், சிங்கப்பூர், லண்டன், மலேசியா, ஆஸ்திரேலியா,
    velinadu, velinaatula, veetu|oor nyabagam, malaysia la`,
  ageing: `
    முதுமை, முதியோர், வயதான, வயதான அம்மா, ஓய்வு பெற்ற*, ரிட்டயர், மறதி நோய், பக்கவாதம், பராமரிப்பு, பார்த்துக்க*,
    தாத்தா, பாட்டி, 60..95 வயது, mudhumai, mudhiyor, vayasana, vayadhana, oyvu petra*, retire aana, maradhi noi,
    pakkavadham, paramarippu, paathukka*, paarthukka*, thatha, paati, 60..95 vayasu`,
  lgbtq: `
    ஓரினச்சேர்க்கை*, தன்பாலின*, திருநங்கை, திருநம்பி, பால் புதுமை*, ஆண் ஆணை, பெண் பெண்ணை, orinacherkai, thanpaalin*,
    thirunangai, thirunambi`,
  sexual: `
    பாலியல் பிரச்சனை, உடலுறவு, தாம்பத்தியம், ஆண்மைக்குறைவு, விந்து, paaliyal prachanai, udaluravu, thambathiyam,
    aanmai kuraivu, vindhu`,
  addiction: `
    குடி, குடிப்பழக்கம், குடிக்கிறார், குடிக்கிறான், குடிகாரன், மது, சாராயம், போதை, போதைப்பொருள், சிகரெட், கஞ்சா,
    புகைப்பிடி*, சூதாட்டம், அடிமை, kudi, kudipazhakkam, kudikiraar, kudikkiran, kudikaran, saarayam, bodhai, podhai,
    kanja, pugai pidi*, soodhattam, adimai`,
  screens: `
    மொபைல்|செல்போன் அடிமை, போன் பார்த்துக்கிட்டே, கேம் விளையாடிக்கிட்டே, mobile adimai, phone paathukite,
    game velayadi*, cell phone adimai, phone a vida*`,
  eating: `
    சாப்பிட மாட்டே*, சாப்பாடு பிடிக்கல, உடல் எடை, குண்டு, அதிகமா சாப்பிடு*, sapida maten*, saapadu pidikala, udal edai,
    adhigama sapidu*`,
  bipolar: 'இருமுனை*, இருதுருவ*, irumunai, irudhuruva',
  psychosis: `
    மனச்சிதைவு, காதில் குரல், குரல் கேட்கு*, பைத்தியம், மாயத்தோற்றம், பேய் பிடி*, manachidhaivu, kadhula kural,
    kural kekku*, paithiyam, pei pidi*`,
  personality: 'உணர்ச்சிவசப்படு*, unarchivasapadu*',
  illness: `
    புற்றுநோய், சர்க்கரை நோய், நீரிழிவு, நாள்பட்ட வலி, முதுகு வலி, நீண்ட நாள் நோய், ~நோய், ~வலி, putrunoi, puttru noi,
    sakkarai noi, neerizhivu, mudhugu vali, romba naal noi, ~noi, ~vali`,
  unsettled: 'ஏதோ மாதிரி இருக்கு, என்னமோ சரியில்லை, edho madhiri iruk*, ennamo sari illa*, enaku enna aachu',
  cbt: 'சிபிடி',
  mindfulness: 'தியானம், யோகா, மூச்சுப் பயிற்சி, dhyanam, dhiyanam, moochu payirchi',
  video: 'ஆன்லைன், வீடியோ, வீடியோ கால், இணையவழி, வீட்டிலிருந்தே, inaiya vazhi, veetula irundhe',
  phone: 'போன், தொலைபேசி, போனில், போன் மூலம், வீடியோ வேண்டாம், tholaipesi, video venam',
  in_person: 'நேரில், நேரடியாக, நேருக்கு நேர், nerla, neril, neradiya, neruku ner',
  woman: 'பெண், பெண் மருத்துவர்|ஆலோசகர், பெண்மணி, pen|ponnu doctor, pen counsellor',
  man: 'ஆண், ஆண் மருத்துவர், ஆண் ஆலோசகர், aan doctor, aan counsellor',
  today: 'இன்று, இன்னைக்கு, innaiku, innikku, indru',
  tonight: 'இன்று இரவு, இன்னைக்கு ராத்திரி, innaiku rathiri, indru iravu',
  tomorrow: 'நாளை, நாளைக்கு, naalai, naalaiku, nalaiku',
  week: 'இந்த வாரம், indha vaaram, intha varam',
  earlyMornings: 'அதிகாலை, காலை 5..8 மணி, வேலைக்கு முன், adhikaalai, kaalai 5..8 mani, kaalaila 5..8',
  mornings: 'காலை, காலையில், kaalai, kaalaila, kalaila',
  afternoons: 'மதியம், மதியானம், madhiyam, mathiyam, madhyanam',
  evenings: `
    மாலை, மாலையில், சாயங்காலம், வேலைக்கு பிறகு, மாலை 5..8 மணி, maalai, maalaila, saayangalam, sayandharam, saayandhiram,
    velaiku apram`,
  nights: 'இரவு|ராத்திரி 8 மணி, ~இரவு, ~ராத்திரி, rathiri|iravu 8 mani, ~rathiri, ~iravu',
  lateNights: 'இரவு 9..11 மணி, ராத்திரி 9..11, rathiri 9..11, iravu 9..11, 9..11 manikku mela',
  weekdays: 'வேலை நாள், vela|velai naal',
  weekends: 'வார இறுதி, விடுமுறை, லீவு நாள், vaara irudhi, vidumurai, leavu naal',
  days: `
    திங்கள், திங்கட்கிழமை, thingal, thingal kizhamai; செவ்வாய், செவ்வாய்க்கிழமை, sevvai, chevvai; புதன், புதன்கிழமை,
    budhan kizhamai, pudhan kizhamai; வியாழன், வியாழக்கிழமை, viyazhan, viyazha kizhamai; வெள்ளி, வெள்ளிக்கிழமை,
    velli kizhamai; சனி, சனிக்கிழமை, sani kizhamai; ஞாயிறு, ஞாயிற்றுக்கிழமை, nyayiru, gnayiru, nyayitru kizhamai`,
  soonest: 'உடனே, உடனடியாக, சீக்கிரம், udane, udanadiya, seekiram',
  'fee-low': `
    குறைந்த|கம்மி கட்டணம், மலிவு, இலவசம், இலவச, kuraindha kattanam, kammi fees, ilavasam, panam illa*, malivu`,
  experience: 'அனுபவமுள்ள, அனுபவம், anubavam, anubhavam',
  register: 'பதிவு பெற்ற, pathivu petra',
  psychologist: 'உளவியலாளர், உளவியல் நிபுணர், ulaviyalalar, ulaviyal nibunar',
  doctor: 'மனநல மருத்துவர், மாத்திரை, மருந்து, மூளை டாக்டர், mananala maruthuvar, maathirai, marundhu',
  helper: `
    ஆலோசகர், ஆலோசனை, சிகிச்சை, சிகிச்சையாளர், கவுன்சிலர், கவுன்சிலிங், தெரபிஸ்ட், ~மருத்துவர், ~டாக்டர், aalosagar,
    alosanai, sigichai, mananala alosagar`,
  nearMe: 'அருகில், பக்கத்தில், pakkathula, arugil',
  unfiltered: 'பெண்களுக்கு, ஆண்களுக்கு, இல்லத்தரசி, அடுத்த வாரம், illatharasi, adutha vaaram, pengaluku',
  idle: `
    இப்போதெல்லாம், தினமும், எப்பவும், பேச|உதவி வேண்டும், பேசணும், தினம் தினம், ippolam, dhinamum, eppavum, pesanum,
    udhavi venum, yaar kittayavadhu pesanum`,
  or: 'அல்லது, இல்லன்னா, alladhu, illana',
  little: `
    நான் என் எனக்கு என்னை என்னுடைய நீங்கள் உங்கள் அவர் அவள் அவன் அது இது இந்த அந்த என்ன எப்படி ஏன் எங்கே யார் யாராவது
    ஒரு ரொம்ப மிகவும் அதிகம் அதிகமா இல்லை இல்ல முடியல முடியவில்லை இருக்கு இருக்கிறது இருக்கிறேன் வருது வருகிறது வேண்டும்
    வேணும் செய்ய போக பிறகு முன் உடன் மேல் கீழ் தேவை உதவி பிரச்சனை மனசு மனம் நாள் நேரம் மணி naan en enaku enakku ennoda
    ungal avar ava avan adhu idhu indha andha enna epdi eppadi yen enga yaar yaaravadhu oru romba rombha adhigama illa
    illai mudiyala iruku irukku irukken irukkiraar varudhu venum vendum panna poga apram aprom mela keezha kooda thevai
    udhavi prachanai prachana manasu naal neram mani nalla solla pesa pesuvanga theriyala la le ku ah`,
};
