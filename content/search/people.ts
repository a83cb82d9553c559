/** Languages as people type them, beside the name that profiles use. Sources: constitution, wiktionary. */
export const languageNames = {
  English: 'english, angrezi, angreji, inglish, अंग्रेजी, इंग्लिश',
  Hindi: 'hindi, hindustani, hinglish, हिंदी, हिन्दी',
  Urdu: 'urdu, उर्दू',
  Bengali: 'bengali, bangla, bangali, बंगाली, बांग्ला, বাংলা',
  Marathi: 'marathi, मराठी',
  Tamil: 'tamil, tamizh, thamizh, तमिल, தமிழ்',
  Telugu: 'telugu, telegu, तेलुगु, తెలుగు',
  Kannada: 'kannada, kannad, कन्नड़, ಕನ್ನಡ',
  Malayalam: 'malayalam, malayali, मलयालम, മലയാളം',
  Gujarati: 'gujarati, gujrati, gujju, गुजराती, ગુજરાતી',
  Punjabi: 'punjabi, panjabi, पंजाबी, ਪੰਜਾਬੀ',
  Odia: 'odia, oriya, उड़िया, ଓଡ଼ିଆ',
  Assamese: 'assamese, asamiya, असमिया, অসমীয়া',
  Konkani: 'konkani, कोंकणी',
  Kashmiri: 'kashmiri, कश्मीरी',
  Sindhi: 'sindhi, सिंधी',
  Nepali: 'nepali, gorkhali, नेपाली',
  Manipuri: 'manipuri, meitei, meiteilon, मणिपुरी',
  Maithili: 'maithili, मैथिली',
  Bhojpuri: 'bhojpuri, भोजपुरी',
  Dogri: 'dogri, डोगरी',
  Santali: 'santali, santhali, संथाली',
  Bodo: 'bodo, बोडो',
  Sanskrit: 'sanskrit, संस्कृत',
  Rajasthani: 'rajasthani, marwari, marwadi, राजस्थानी, मारवाड़ी',
  Haryanvi: 'haryanvi, हरियाणवी',
  Tulu: 'tulu, तुलु',
  Mizo: 'mizo, मिज़ो',
  Khasi: 'khasi, खासी',
  Ladakhi: 'ladakhi, लद्दाखी',
  Tibetan: 'tibetan, तिब्बती',
  Portuguese: 'portuguese',
  French: 'french',
  German: 'german',
  Spanish: 'spanish',
  Arabic: 'arabic, arbi',
  'Sign language': 'sign language, indian sign language, isl',
} as const;

/**
 * Cities by state, each with its other names; the first is the one that profiles use. Sources: census, wiktionary.
 * A name that many people bear (Salem, Kota, Puri) is searched as a name, so it is not here.
 */
export const citiesByState = {
  'Andhra Pradesh; andhra; आंध्र प्रदेश': [
    'Visakhapatnam, vizag, vishakhapatnam, विशाखापट्टनम',
    'Vijayawada, bezawada, विजयवाड़ा',
    'Guntur',
    'Nellore',
    'Tirupati, तिरुपति',
    'Kurnool',
    'Rajahmundry',
  ],
  'Arunachal Pradesh; arunachal': ['Itanagar'],
  'Assam; असम': ['Guwahati, gauhati, गुवाहाटी', 'Silchar', 'Dibrugarh', 'Jorhat'],
  'Bihar; बिहार': ['Patna, पटना', 'Bhagalpur', 'Muzaffarpur', 'Darbhanga'],
  'Chandigarh and around; tricity': ['Chandigarh, चंडीगढ़', 'Mohali, sas nagar', 'Panchkula'],
  'Chhattisgarh; छत्तीसगढ़': ['Raipur, रायपुर', 'Bhilai', 'Bilaspur'],
  'Delhi and around; delhi ncr; ncr; दिल्ली एनसीआर': [
    'Delhi, new delhi, dilli, दिल्ली, नई दिल्ली',
    'Gurugram, gurgaon, गुरुग्राम, गुड़गांव',
    'Noida, नोएडा',
    'Greater Noida',
    'Ghaziabad, गाजियाबाद',
    'Faridabad, फरीदाबाद',
  ],
  'Goa; गोवा': ['Panaji, panjim, पणजी', 'Margao, madgaon', 'Mapusa', 'Vasco'],
  'Gujarat; gujrat; गुजरात': [
    'Ahmedabad, amdavad, ahmadabad, अहमदाबाद',
    'Surat, सूरत',
    'Vadodara, baroda, वडोदरा',
    'Rajkot, राजकोट',
    'Gandhinagar',
    'Bhavnagar',
    'Jamnagar',
  ],
  'Haryana; हरियाणा': ['Rohtak', 'Hisar', 'Karnal', 'Panipat', 'Ambala', 'Sonipat'],
  'Himachal Pradesh; himachal; हिमाचल': ['Shimla, simla, शिमला', 'Dharamshala, dharamsala', 'Solan'],
  'Jammu and Kashmir; jammu kashmir; kashmir; कश्मीर': ['Srinagar, श्रीनगर', 'Jammu, जम्मू'],
  'Jharkhand; झारखंड': ['Ranchi, रांची', 'Jamshedpur, tatanagar, जमशेदपुर', 'Dhanbad, धनबाद', 'Bokaro'],
  'Karnataka; कर्नाटक': [
    'Bengaluru, bangalore, blr, बेंगलुरु, बैंगलोर, बंगलौर',
    'Mysuru, mysore, मैसूर',
    'Mangaluru, mangalore, मंगलौर',
    'Hubballi, hubli',
    'Belagavi, belgaum',
    'Udupi',
    'Manipal',
  ],
  'Kerala; केरल': [
    'Kochi, cochin, ernakulam, कोच्चि',
    'Thiruvananthapuram, trivandrum, तिरुवनंतपुरम',
    'Kozhikode, calicut',
    'Thrissur, trichur',
    'Kollam, quilon',
    'Kannur, cannanore',
    'Palakkad, palghat',
    'Kottayam',
  ],
  'Ladakh; लद्दाख': ['Leh, लेह', 'Kargil'],
  'Madhya Pradesh; madhyapradesh; मध्य प्रदेश': [
    'Indore, इंदौर',
    'Bhopal, भोपाल',
    'Jabalpur, जबलपुर',
    'Gwalior, ग्वालियर',
    'Ujjain, उज्जैन',
  ],
  'Maharashtra; महाराष्ट्र': [
    'Mumbai, bombay, मुंबई, बंबई',
    'Pune, poona, पुणे, पूना',
    'Nagpur, नागपुर',
    'Navi Mumbai, नवी मुंबई',
    'Thane, ठाणे',
    'Nashik, nasik, नासिक',
    'Aurangabad, sambhajinagar, औरंगाबाद',
    'Kolhapur',
    'Solapur, sholapur',
    'Amravati',
  ],
  'Manipur; मणिपुर': ['Imphal, इंफाल'],
  'Meghalaya; मेघालय': ['Shillong, शिलांग'],
  'Mizoram; मिजोरम': ['Aizawl, aizwal, आइजोल'],
  'Nagaland; नागालैंड': ['Kohima', 'Dimapur'],
  'Odisha; orissa; ओडिशा': ['Bhubaneswar, bhubaneshwar, भुवनेश्वर', 'Cuttack, कटक', 'Rourkela'],
  'Puducherry and around; pondicherry region': ['Puducherry, pondicherry, pondy'],
  'Punjab; panjab; पंजाब': [
    'Ludhiana, लुधियाना',
    'Amritsar, अमृतसर',
    'Jalandhar, jullundur, जालंधर',
    'Patiala, पटियाला',
    'Bathinda',
  ],
  'Rajasthan; राजस्थान': [
    'Jaipur, जयपुर',
    'Jodhpur, जोधपुर',
    'Udaipur, उदयपुर',
    'Ajmer, अजमेर',
    'Bikaner, बीकानेर',
  ],
  'Sikkim; सिक्किम': ['Gangtok, गंगटोक'],
  'Tamil Nadu; tamilnadu; तमिलनाडु': [
    'Chennai, madras, चेन्नई',
    'Coimbatore, kovai, कोयंबटूर',
    'Madurai, मदुरै',
    'Tiruchirappalli, trichy, tiruchi',
    'Vellore',
    'Tirunelveli',
    'Ooty, udhagamandalam',
  ],
  'Telangana; तेलंगाना': ['Hyderabad, hyd, secunderabad, हैदराबाद', 'Warangal'],
  'Tripura; त्रिपुरा': ['Agartala'],
  'Uttar Pradesh; uttarpradesh; उत्तर प्रदेश': [
    'Lucknow, लखनऊ',
    'Kanpur, कानपुर',
    'Varanasi, banaras, benares, वाराणसी, बनारस',
    'Prayagraj, allahabad, प्रयागराज, इलाहाबाद',
    'Agra, आगरा',
    'Meerut, मेरठ',
    'Bareilly',
    'Aligarh',
    'Gorakhpur',
    'Moradabad',
  ],
  'Uttarakhand; उत्तराखंड': [
    'Dehradun, dehra dun, देहरादून',
    'Haridwar, hardwar',
    'Rishikesh',
    'Nainital',
    'Haldwani',
  ],
  'West Bengal; पश्चिम बंगाल': [
    'Kolkata, calcutta, कोलकाता, कलकत्ता',
    'Howrah, हावड़ा',
    'Siliguri',
    'Durgapur',
    'Asansol',
    'Darjeeling',
  ],
} as const;

/** Ways to meet. */
export const modeWords = {
  video:
    'online, on line, video, video call, videocall, video session, zoom, google meet, skype, virtual, virtually, remote, internet, ghar baithe, ऑनलाइन, वीडियो, वीडियो कॉल, घर बैठे',
  phone:
    'phone, phone call, telephone, telephonic, on call, audio, audio call, call par, phone par, mobile par, फोन, फ़ोन, फोन पर, कॉल पर',
  in_person:
    'in person, inperson, offline, face to face, f2f, clinic, clinics, in clinic, office visit, walk in, physically, physical session, meet in person, aamne saamne, amne samne, milkar, milke, आमने सामने, ऑफलाइन, क्लिनिक, मिलकर',
} as const;

/** Gender of the therapist. "for women" says who comes, so such phrases stand among the words without a filter. */
export const genderWords = {
  woman:
    'female, females, woman, women, lady, ladies, mahila, stri, aurat, femal, lady doctor, female doctor, woman therapist, female therapist, she her, महिला, स्त्री, औरत, लेडी',
  man: 'male, males, man, men, gents, gent, purush, mard, male doctor, male therapist, पुरुष, मर्द, आदमी',
  non_binary:
    'non binary, nonbinary, enby, genderqueer, non binary therapist, queer therapist, trans therapist',
} as const;

/** When somebody wants to meet. Names of days mean the weekend where they are Saturday and Sunday; others have no filter. */
export const freeWords = {
  today:
    'today, todays, tonight, aaj, aaj hi, aaj raat, aaj ke liye, today itself, available today, आज, आज ही, आज रात',
  tomorrow: 'tomorrow, tomorow, tommorow, tommorrow, tmrw, kal, kal ke liye, kal subah, कल, कल के लिए',
  week: 'this week, within a week, next few days, next 7 days, coming days, is hafte, iss hafte, is week, is saptah, इस हफ्ते, इस सप्ताह',
  evenings:
    'evening, evenings, late evening, after office hours, after office, after work hours, after working hours, office ke baad, daftar ke baad, shaam, shaam ko, sham ko, sham mein, sham ke, saam ko, sandhya, after 5, after 6, after 7, after 8, after 5pm, after 6pm, after 7pm, after 8pm, 5pm, 6pm, 7pm, 8pm, 9pm, 5 pm, 6 pm, 7 pm, 8 pm, 9 pm, शाम, शाम को, ऑफिस के बाद, दफ्तर के बाद',
  weekends:
    'weekend, weekends, week end, week ends, saturday, saturdays, sunday, sundays, holiday, holidays, chhutti, chutti, chhutti ke din, itvaar, itwaar, itvar, itwar, etvar, etwar, ravivar, raviwar, ravivaar, raviwaar, shanivar, shaniwar, shanivaar, shaniwaar, sanivar, saniwar, वीकेंड, वीकेंड पर, शनिवार, रविवार, इतवार, सप्ताहांत, छुट्टी, छुट्टी के दिन',
} as const;

/** Other things that the list can do for a word. */
export const orderWords = {
  soonest:
    'soonest, earliest, earliest available, earliest appointment, earliest slot, first available, next available, next free, next slot, available now, asap, as soon as possible, urgent, urgently, immediate, immediately, turant, jaldi se jaldi, jald se jald, jaldi appointment, jaldi milna, तुरंत, जल्दी से जल्दी, जल्द से जल्द',
  'fee-low':
    'low budget, cheap, cheapest, affordable, low cost, low fee, low fees, low price, budget, inexpensive, economical, sliding scale, free counselling, free counseling, free therapy, free therapist, free session, sasta, saste, sasti, kam fees, kam fee, kam paise, kam daam, सस्ता, सस्ते, सस्ती, कम फीस, कम पैसे',
  experience:
    'experienced, most experienced, senior therapist, senior counsellor, senior psychologist, anubhavi, अनुभवी',
} as const;

export const acceptingWords =
  'accepting, accepting clients, accepting new clients, taking new clients, new clients';

export const registerWords =
  'registered, licensed, licenced, certified, verified, rci, rci registered, rci licensed, qualified, ncahp, पंजीकृत, लाइसेंस';
