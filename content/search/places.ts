/**
 * Languages, divided by semicolons, each with its other names as people type them; the first is the one that profiles
 * use. Sources: Eighth Schedule, Wiktionary.
 */
export const languageNames = `
  English, angrezi, अंग्रेजी, इंग्लिश; Hindi, hindustani, hinglish, हिंदी, हिंदुस्तानी; Urdu, उर्दू; Bengali, bangla,
  बंगाली, बांग्ला, বাংলা, bong; Marathi, मराठी, maharashtrian, मराठीत; Tamil, tamizh, तमिल, தமிழ், tamilian; Telugu,
  telegu, तेलुगु, తెలుగు; Kannada, kannad, कन्नड़, ಕನ್ನಡ, kanada, kannadiga; Malayalam, malayali, मलयालम, മലയാളം,
  mallu; Gujarati, gujrati, gujju, गुजराती, ગુજરાતી; Punjabi, panjabi, पंजाबी, ਪੰਜਾਬੀ; Odia, oriya, उड़िया, ଓଡ଼ିଆ,
  udiya, ओड़िया; Assamese, asamiya, असमिया, অসমীয়া; Konkani, कोंकणी; Kashmiri, कश्मीरी, koshur; Sindhi, सिंधी; Nepali,
  gorkhali, नेपाली; Manipuri, meitei, meiteilon, मणिपुरी; Maithili, मैथिली; Bhojpuri, भोजपुरी, भोजपुरिया; Dogri, डोगरी;
  Santali, संथाली; Bodo, बोडो; Sanskrit, संस्कृत; Rajasthani, marwari, राजस्थानी, मारवाड़ी, mewari, मेवाड़ी; Haryanvi,
  हरियाणवी; Tulu, तुलु; Mizo, मिज़ो; Khasi, खासी; Ladakhi, लद्दाखी; Tibetan, तिब्बती; Portuguese; French, francais;
  German, deutsch; Spanish, espanol; Arabic, arbi; Chhattisgarhi, छत्तीसगढ़ी; Garhwali, गढ़वाली; Kumaoni, कुमाऊंनी;
  Awadhi, avadhi, अवधी; Magahi, मगही; Kutchi, kachchhi, कच्छी; Kodava, coorgi; Garo; Nagamese; Kokborok; Persian,
  farsi, फारसी; Russian; Mandarin, chinese; Japanese; Italian; Sign language, indian sign language, isl, sign,
  deaf language`;

/**
 * Cities by state, divided by semicolons, each with its other names; the first is the one that profiles use. A name that
 * many people bear (Salem, Kota, Puri) is searched as a name, so it is not here. Sources: Census 2011, Wiktionary.
 */
export const citiesByState: Readonly<Record<string, string>> = {
  'Andhra Pradesh; andhra; आंध्र प्रदेश': `
    Kakinada; Anantapur, anantapuramu; Kadapa, cuddapah; Visakhapatnam, vizag, vishakhapatnam, विशाखापट्टनम;
    Vijayawada, bezawada, विजयवाड़ा; Guntur; Nellore; Tirupati, तिरुपति; Kurnool; Rajahmundry`,
  'Arunachal Pradesh; arunachal': 'Itanagar',
  'Assam; असम': 'Tezpur; Nagaon; Guwahati, gauhati, गुवाहाटी; Silchar; Dibrugarh; Jorhat',
  'Bihar; बिहार': 'Purnia; Patna, पटना, patliputra; Bhagalpur; Muzaffarpur; Darbhanga',
  'Chandigarh and around; tricity': 'Chandigarh, चंडीगढ़; Mohali, sas nagar; Panchkula',
  'Chhattisgarh; छत्तीसगढ़': 'Korba; Raipur, रायपुर; Bhilai; Bilaspur',
  'Delhi and around; delhi ncr; ncr; दिल्ली एनसीआर': `
    Delhi, new delhi, dilli, दिल्ली, saket, hauz khas, lajpat nagar, connaught place, janakpuri, pitampura,
    mayur vihar, vasant kunj, vasant vihar, karol bagh, greater kailash, laxmi nagar, malviya nagar, rajouri garden;
    Gurugram, gurgaon, गुरुग्राम, गुड़गांव, cyber city, dlf, sohna road; Noida, नोएडा; Greater Noida; Ghaziabad,
    गाजियाबाद; Faridabad, फरीदाबाद`,
  'Goa; गोवा': 'Panaji, panjim, पणजी, north goa, south goa; Margao, madgaon; Mapusa; Vasco',
  'Gujarat; gujrat; गुजरात': `
    Junagadh; Vapi; Bhuj, kutch; Ahmedabad, amdavad, अहमदाबाद, navrangpura, vastrapur, maninagar, bopal, sg highway,
    prahlad nagar; Surat, सूरत; Vadodara, baroda, वडोदरा, बड़ौदा; Rajkot, राजकोट; Gandhinagar; Bhavnagar; Jamnagar`,
  'Haryana; हरियाणा': 'Kurukshetra; Rewari; Rohtak; Hisar; Karnal; Panipat; Ambala; Sonipat',
  'Himachal Pradesh; himachal; हिमाचल': `
    Kangra; Kullu, manali; Shimla, simla, शिमला; Dharamshala, dharamsala; Solan`,
  'Jammu and Kashmir; jammu kashmir; kashmir; कश्मीर': 'Srinagar, श्रीनगर; Jammu, जम्मू',
  'Jharkhand; झारखंड': 'Ranchi, रांची; Jamshedpur, tatanagar, जमशेदपुर; Dhanbad, धनबाद; Bokaro',
  'Karnataka; कर्नाटक': `
    Davanagere, davangere; Shivamogga, shimoga; Tumakuru, tumkur; Kalaburagi, gulbarga; Ballari, bellary; Dharwad;
    Bengaluru, bangalore, blr, बेंगलुरु, बैंगलोर, बंगलौर, bangaluru, koramangala, indiranagar, whitefield, hsr layout,
    jayanagar, electronic city, marathahalli, hebbal, jp nagar, btm layout, malleshwaram, rajajinagar, yelahanka,
    sarjapur, bellandur; Mysuru, mysore, मैसूर; Mangaluru, mangalore, मंगलौर, मंगलुरु; Hubballi, hubli; Belagavi,
    belgaum; Udupi; Manipal`,
  'Kerala; केरल': `
    Alappuzha, alleppey; Malappuram; Kasaragod; Kochi, cochin, ernakulam, कोच्चि, edappally, kakkanad, कोचीन;
    Thiruvananthapuram, trivandrum, तिरुवनंतपुरम, tvm, त्रिवेंद्रम; Kozhikode, calicut, कोझिकोड; Thrissur, trichur;
    Kollam, quilon; Kannur, cannanore; Palakkad, palghat; Kottayam`,
  'Ladakh; लद्दाख': 'Leh, लेह; Kargil',
  'Madhya Pradesh; madhyapradesh; मध्य प्रदेश': `
    Satna; Indore, इंदौर; Bhopal, भोपाल; Jabalpur, जबलपुर; Gwalior, ग्वालियर; Ujjain, उज्जैन`,
  'Maharashtra; महाराष्ट्र': `
    Sangli; Jalgaon; Akola; Latur; Nanded; Ahmednagar, ahilyanagar; Mumbai, bombay, मुंबई, बंबई, andheri, bandra,
    powai, dadar, borivali, malad, goregaon, kandivali, ghatkopar, chembur, juhu, kurla, mulund, worli, lower parel,
    colaba, vile parle, अंधेरी, बांद्रा; Pune, poona, पुणे, पूना, kothrud, hinjewadi, wakad, viman nagar, baner, aundh,
    kharadi, hadapsar, koregaon park, pimpri, chinchwad, pcmc; Nagpur, नागपुर; Navi Mumbai, नवी मुंबई; Thane, ठाणे;
    Nashik, nasik, नासिक; Aurangabad, sambhajinagar, औरंगाबाद; Kolhapur; Solapur, sholapur; Amravati`,
  'Manipur; मणिपुर': 'Imphal, इंफाल',
  'Meghalaya; मेघालय': 'Shillong, शिलांग',
  'Mizoram; मिजोरम': 'Aizawl, आइजोल',
  'Nagaland; नागालैंड': 'Kohima; Dimapur',
  'Odisha; orissa; ओडिशा': `
    Sambalpur; Berhampur, brahmapur; Bhubaneswar, bhubaneshwar, भुवनेश्वर; Cuttack, कटक; Rourkela`,
  'Puducherry and around; pondicherry region': 'Puducherry, pondicherry, pondy, पुडुचेरी',
  'Punjab; panjab; पंजाब': `
    Pathankot; Hoshiarpur; Ludhiana, लुधियाना; Amritsar, अमृतसर; Jalandhar, jullundur, जालंधर; Patiala, पटियाला;
    Bathinda`,
  'Rajasthan; राजस्थान': `
    Alwar, अलवर; Bhilwara; Sikar, सीकर; Jaipur, जयपुर, pink city; Jodhpur, जोधपुर; Udaipur, उदयपुर; Ajmer, अजमेर;
    Bikaner, बीकानेर`,
  'Sikkim; सिक्किम': 'Gangtok, गंगटोक',
  'Tamil Nadu; tamilnadu; तमिलनाडु': `
    Erode; Tiruppur, tirupur; Thanjavur, tanjore; Thoothukudi, tuticorin; Nagercoil, kanyakumari; Chennai, madras,
    சென்னை, चेन्नई, adyar, t nagar, velachery, anna nagar, tambaram, omr, besant nagar, mylapore, nungambakkam, मद्रास;
    Coimbatore, kovai, कोयंबटूर; Madurai, मदुरै; Tiruchirappalli, trichy, tiruchi, त्रिची; Vellore; Tirunelveli; Ooty,
    udhagamandalam`,
  'Telangana; तेलंगाना': `
    Karimnagar; Nizamabad; Khammam; Hyderabad, hyd, secunderabad, हैदराबाद, hitech city, hitec city, gachibowli,
    madhapur, kukatpally, banjara hills, jubilee hills, kondapur, begumpet, ameerpet, dilsukhnagar, सिकंदराबाद;
    Warangal`,
  'Tripura; त्रिपुरा': 'Agartala',
  'Uttar Pradesh; uttarpradesh; उत्तर प्रदेश': `
    Jhansi, झांसी; Saharanpur; Mathura, मथुरा; Ayodhya, faizabad, अयोध्या; Lucknow, लखनऊ, gomti nagar, hazratganj,
    aliganj, alambagh; Kanpur, कानपुर, cawnpore; Varanasi, banaras, benares, वाराणसी, बनारस; Prayagraj, allahabad,
    प्रयागराज, इलाहाबाद; Agra, आगरा; Meerut, मेरठ; Bareilly; Aligarh; Gorakhpur; Moradabad`,
  'Uttarakhand; उत्तराखंड': `
    Roorkee; Rudrapur; Kashipur; Dehradun, dehra dun, देहरादून, dehradoon, doon; Haridwar; Rishikesh; Nainital;
    Haldwani`,
  'West Bengal; पश्चिम बंगाल': `
    Kharagpur; Bardhaman, burdwan; Malda; Kolkata, calcutta, कोलकाता, कलकत्ता, salt lake, saltlake, rajarhat,
    ballygunge, behala, garia, jadavpur, tollygunge, park street; Howrah, हावड़ा; Siliguri; Durgapur; Asansol;
    Darjeeling`,
};

/**
 * Places outside India where Indians live, by the clock that they keep (IANA). Countries with several clocks are
 * missing; their cities are here. A time in a search that names one of them is meant there. Sources: IANA time zone
 * database, own.
 */
export const placesAbroad = {
  'America/Toronto': `
    toronto, brampton, mississauga, markham, ottawa, montreal, waterloo canada, ontario, टोरंटो, टोरोंटो`,
  'America/Vancouver': 'vancouver, british columbia, वैंकूवर',
  'America/Edmonton': 'calgary, edmonton, alberta',
  'America/New_York': `
    new york, newyork, nyc, new jersey, newjersey, jersey city, edison nj, boston, philadelphia,
    washington dc, atlanta, miami, florida, north carolina, virginia, us east coast, east coast, न्यूयॉर्क,
    न्यू जर्सी`,
  'America/Chicago': 'chicago, houston, dallas, austin, texas, शिकागो',
  'America/Denver': 'denver, colorado',
  'America/Los_Angeles': `
    california, bay area, san francisco, san jose, sunnyvale, silicon valley, los angeles, san diego,
    seattle, west coast, कैलिफोर्निया`,
  'Europe/London': `
    london, uk, united kingdom, england, britain, manchester, birmingham, leicester, scotland,
    edinburgh, glasgow, लंदन, इंग्लैंड`,
  'Europe/Dublin': 'dublin, ireland',
  'Europe/Berlin': 'germany, berlin, munich, frankfurt, hamburg, जर्मनी',
  'Europe/Paris': 'france, paris',
  'Europe/Amsterdam': 'netherlands, amsterdam, holland',
  'Europe/Zurich': 'switzerland, zurich',
  'Europe/Stockholm': 'sweden, stockholm',
  'Asia/Dubai': 'dubai, uae, abu dhabi, abudhabi, sharjah, ajman, muscat, oman, दुबई, अबू धाबी, शारजाह',
  'Asia/Qatar': 'doha, qatar, bahrain, कतर',
  'Asia/Riyadh': 'saudi, saudi arabia, riyadh, jeddah, dammam, kuwait, सऊदी, रियाद, कुवैत',
  'Asia/Singapore': 'singapore, malaysia, kuala lumpur, सिंगापुर',
  'Asia/Hong_Kong': 'hong kong, hongkong',
  'Asia/Tokyo': 'tokyo, japan',
  'Australia/Sydney': 'sydney, melbourne, canberra, सिडनी, मेलबर्न',
  'Australia/Brisbane': 'brisbane, queensland',
  'Australia/Perth': 'perth',
  'Pacific/Auckland': 'auckland, new zealand, wellington, न्यूजीलैंड',
  'Africa/Nairobi': 'nairobi, kenya',
  'Africa/Johannesburg': 'johannesburg, durban, south africa',
} as const;
