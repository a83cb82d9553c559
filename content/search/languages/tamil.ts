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
    பதட்டம், பதற்றம், பதட்டமாக, கவலை, பயமா, படபடப்பு, ரொம்ப|அதிகமா யோசி*, நிம்மதி இல்லை, ~பயம், padhattam, pathatram,
    padapadappu, kavalai, romba|adhigama yosi*, bayama iruk*, nimmadhi illa*, ~bayam, ~payam`,
  panic: 'பீதி, மூச்சு முட்டு*, மூச்சு திணற*, நெஞ்சு படபட*, moochu muttu*, moochu thinar*, nenju padapada*',
  ocd: 'திரும்பத் திரும்ப கழுவு*, கை கழுவிக்கிட்டே, kai kazhuvi*, thirumba thirumba check',
  depression: `
    மனச்சோர்வு, சோகம், மனசு கஷ்டம்|சரியில்லை, அழுகை, அழுகையா வருது, எதிலும் ஆர்வம் இல்லை, வெறுமை, ~வருத்தம்,
    manachorvu, sogam, manasu kashtam|baaram, manasu sari illa*, azhugai, azhugaya varudhu, verumai, ~varutham`,
  stress: `
    மன அழுத்தம், அழுத்தம், வேலை அழுத்தம்|பளு|சுமை|போய்விட்டது|போச்சு|இல்லை, கடன், ~டென்ஷன், ~வேலை, ~சோர்வு, ~பணம்,
    azhutham, velai azhutham|palu|sumai, vela pressure|pochu, velai illa*, kadan, office tension, ~velai, ~vela`,
  sleep: 'தூக்கம், தூக்கம் வரவில்லை|வரல, தூங்க முடியவில்லை, thookkam, thookam varala, thoonga mudiyala',
  grief: `
    இறந்த*, மரணம், துக்கம், காலமானார், கருச்சிதைவு, விதவை, irandhu*, maranam, saavu, izhappu, sethu pona, vidhavai`,
  relationships: `
    காதல், உறவு, சந்தேகம், காதலி, ~நண்பர், ~நண்பன், kaadhal, uravu, sandhegam, ~nanban, ~nanbar`,
  breakup: `
    காதல் தோல்வி, பிரிந்துவிட்டோம், விட்டுப் போய்விட்டான், ஏமாற்றி*, மறக்க முடியல, kadhal tholvi, pirindhu,
    vittu poitan|poita, ematri*, marakka mudiyala`,
  couples: `
    கணவன் மனைவி, தம்பதி, திருமணம், கல்யாணம், விவாகரத்து, கணவருடன்|மனைவியுடன் சண்டை, ~கணவர், ~மனைவி, ~சண்டை, ~புருஷன்,
    kanavan manaivi, thambadhi, thirumanam, kalyanam, vivagarathu, purushan|pondatti|manaivi sandai, ~kanavar,
    ~purushan, ~manaivi, ~pondatti, ~sandai`,
  family: `
    குடும்பம், மாமியார், மாமனார், மருமகள், வீட்டில் சண்டை, பெற்றோர், சாதி, ~வீட்டில், ~அம்மா, ~அப்பா, ~தம்பி, kudumbam,
    maamiyar, maamanar, marumagal, veetla|vettula sandai, petror, jaadhi, ~veetla, ~amma, ~appa, ~thambi`,
  parenting: `
    குழந்தை, பிள்ளை|குழந்தை வளர்ப்பு, பிடிவாதம், படிக்க மாட்டே*, 2..12 வயது, ~மகன், ~மகள், ~பையன், kuzhandhai,
    kuzhanthai, pillai|kuzhandhai valarpu, adam pidi*, padikka maten*, 2..12 vayasu, ~magan, ~magal, ~paiyan`,
  teenagers: 'வாலிப*, பதின்ம*, 13..17 வயது, valiba*, padhinma*, 13..17 vayasu',
  birth: `
    கர்ப்பம், பிரசவம், குழந்தை பிறந்த|இல்லை, garbam, karpam, prasavam, kuzhandhai porandha, kuzhandhai illa*`,
  student: `
    படிப்பு, படிக்க முடியல, தேர்வு, பரீட்சை, கல்லூரி, மாணவர், விடுதி, படிப்பில் கவனம், padippu, padikka mudiyala,
    thervu, pareetchai, kalloori, maanavar, viduthi, thervu bayam, padippula kavanam`,
  adhd: 'கவனக்குறைவு, கவனம் செலுத்த முடியல, gavanakuraivu, kavanam illa*',
  adultadhd: 'எனக்கு ஏடிஎச்டி, enakku|periyavanga adhd',
  autism: 'ஆட்டிசம், பேச்சு வரல, pechu varala, autism kuzhandhai',
  anger: 'கோபம், கோவம், கோபத்தை கட்டுப்படுத்த, எரிச்சல், ஆத்திரம், kobam, kovam, erichal, aathiram',
  trauma: `
    அதிர்ச்சி, வன்கொடுமை, பாலியல் வன்கொடுமை|தொல்லை, சிறுவயதில், விபத்து, adhirchi, vankodumai,
    paaliyal vankodumai|thollai, siru|chinna vayasula, vibathu`,
  selfworth: `
    தன்னம்பிக்கை, தாழ்வு மனப்பான்மை, வெட்கம், கூச்சம், என்னையே வெறு*, thannambikkai, thazhvu manapanmai, vetkam,
    ennaiye veru*`,
  lonely: `
    தனிமை, தனிமையாக, தனியா, நண்பர்கள்|யாருமே இல்லை, thanimai, thaniya iruk*, nanbargal|friends|yaarume illa*`,
  abroad: `
    வெளிநாடு, வெளிநாட்டில், வீட்டு|ஊர் ஞாபகம், அமெரிக்கா, கனடா, துபாய், சிங்கப்பூர், velinadu, veetu|oor nyabagam`,
  ageing: `
    முதுமை, முதியோர், வயதான, மறதி நோய், பக்கவாதம், பார்த்துக்க*, தாத்தா, பாட்டி, 60..95 வயது, mudhumai, mudhiyor,
    vayasana, maradhi noi, pakkavadham, paathukka*, thatha, paati, 60..95 vayasu`,
  lgbtq: `
    ஓரினச்சேர்க்கை*, தன்பாலின*, திருநங்கை, திருநம்பி, orinacherkai, thanpaalin*, thirunangai, thirunambi`,
  sexual: `
    பாலியல் பிரச்சனை, உடலுறவு, தாம்பத்தியம், ஆண்மைக்குறைவு, paaliyal prachanai, thambathiyam, aanmai kuraivu`,
  addiction: `
    குடி, குடிப்பழக்கம், குடிக்கிறார், மது, போதை, சிகரெட், சூதாட்டம், kudi, kudipazhakkam, kudikiraar, bodhai, kanja`,
  screens: 'மொபைல்|செல்போன் அடிமை, கேம் விளையாடிக்கிட்டே, mobile adimai, game velayadi*',
  eating: 'சாப்பிட மாட்டே*, சாப்பாடு பிடிக்கல, குண்டு, sapida maten*, saapadu pidikala',
  bipolar: 'இருமுனை*, இருதுருவ*, irumunai, irudhuruva',
  psychosis: 'மனச்சிதைவு, காதில் குரல், குரல் கேட்கு*, பைத்தியம், manachidhaivu, kadhula kural, paithiyam',
  personality: 'உணர்ச்சிவசப்படு*, unarchivasapadu*',
  illness: 'புற்றுநோய், நீரிழிவு, முதுகு வலி, ~நோய், ~வலி, putrunoi, neerizhivu, mudhugu vali, ~noi, ~vali',
  unsettled: 'ஏதோ மாதிரி இருக்கு, edho madhiri iruk*',
  cbt: 'சிபிடி',
  mindfulness: 'தியானம், யோகா, dhyanam',
  video: 'ஆன்லைன், வீடியோ, veetula irundhe',
  phone: 'போன், தொலைபேசி, வீடியோ வேண்டாம், video venam',
  in_person: 'நேரில், நேரடியாக, neril, neradiya',
  woman: 'பெண், பெண் மருத்துவர்|ஆலோசகர், pen|ponnu doctor, pen counsellor',
  man: 'ஆண், ஆண் மருத்துவர், aan doctor',
  today: 'இன்று, இன்னைக்கு, innaiku, indru',
  tonight: 'இன்று இரவு, இன்னைக்கு ராத்திரி, innaiku rathiri',
  tomorrow: 'நாளை, நாளைக்கு, naalai, naalaiku',
  week: 'இந்த வாரம், indha vaaram, intha varam',
  earlyMornings: 'அதிகாலை, வேலைக்கு முன், adhikaalai, kaalai 5..8 mani',
  mornings: 'காலை, காலையில், kaalai, kaalaila',
  afternoons: 'மதியம், மதியானம், madhiyam',
  evenings: 'மாலை, மாலையில், சாயங்காலம், maalai, maalaila, saayangalam',
  nights: 'இரவு|ராத்திரி 8 மணி, ~இரவு, ~ராத்திரி, rathiri|iravu 8 mani, ~rathiri, ~iravu',
  lateNights: 'இரவு 9..11 மணி, ராத்திரி 9..11, rathiri 9..11',
  weekdays: 'வேலை நாள், vela|velai naal',
  weekends: 'வார இறுதி, விடுமுறை, vaara irudhi, vidumurai',
  days: `
    திங்கள், திங்கட்கிழமை, thingal; செவ்வாய், செவ்வாய்க்கிழமை, sevvai; புதன், புதன்கிழமை, budhan kizhamai;
    வியாழன், வியாழக்கிழமை, viyazhan; வெள்ளி, வெள்ளிக்கிழமை, velli kizhamai; சனி, சனிக்கிழமை, sani kizhamai;
    ஞாயிறு, ஞாயிற்றுக்கிழமை, nyayiru, gnayiru`,
  soonest: 'உடனே, சீக்கிரம், udane, seekiram',
  'fee-low': 'குறைந்த|கம்மி கட்டணம், மலிவு, இலவசம், இலவச, kuraindha kattanam, ilavasam, panam illa*',
  experience: 'அனுபவம், anubavam',
  register: 'பதிவு பெற்ற, pathivu petra',
  psychologist: 'உளவியலாளர், உளவியல் நிபுணர், ulaviyalalar, ulaviyal nibunar',
  doctor: 'மனநல மருத்துவர், மாத்திரை, மருந்து, mananala maruthuvar, maathirai, marundhu',
  helper: `
    ஆலோசகர், ஆலோசனை, சிகிச்சை, கவுன்சிலர், கவுன்சிலிங், ~மருத்துவர், ~டாக்டர், aalosagar, alosanai, sigichai`,
  nearMe: 'அருகில், பக்கத்தில், pakkathula, arugil',
  unfiltered: 'பெண்களுக்கு, ஆண்களுக்கு, அடுத்த வாரம், adutha vaaram',
  idle: 'இப்போதெல்லாம், தினமும், பேச|உதவி வேண்டும், பேசணும், dhinamum, pesanum, udhavi venum',
  or: 'அல்லது, இல்லன்னா, alladhu, illana',
  little: `
    நான் என் எனக்கு என்னை என்னுடைய நீங்கள் உங்கள் அவர் அவள் அவன் அது இது இந்த அந்த என்ன எப்படி ஏன் எங்கே யார் யாராவது
    ஒரு ரொம்ப மிகவும் அதிகம் அதிகமா இல்லை இல்ல முடியல முடியவில்லை இருக்கு இருக்கிறது இருக்கிறேன் வருது வருகிறது வேண்டும்
    வேணும் செய்ய போக பிறகு முன் உடன் மேல் கீழ் தேவை உதவி பிரச்சனை மனசு மனம் நாள் நேரம் மணி naan en enaku enakku ennoda
    ungal avar ava avan adhu idhu indha andha enna epdi eppadi yen enga yaar yaaravadhu oru romba rombha adhigama illa
    illai mudiyala iruku irukku irukken irukkiraar varudhu venum vendum panna poga apram aprom mela keezha kooda thevai
    udhavi prachanai prachana manasu naal neram mani nalla solla pesa pesuvanga theriyala la le ku ah`,
};
