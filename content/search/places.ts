/**
 * Languages, divided by semicolons, each with its other names as people type them; the first is the one that profiles
 * use. Sources: Eighth Schedule, Wiktionary.
 */
export const languageNames = `
  English, angrezi, angreji, inglish, अंग्रेजी, इंग्लिश, inglis, englis, इंगलिश; Hindi, hindustani, hinglish, हिंदी,
  hindee, hindhi, हिंदुस्तानी; Urdu, उर्दू, urdoo, urdu zaban, उर्दू ज़बान; Bengali, bangla, bangali, बंगाली, बांग्ला,
  বাংলা, bengoli, bong; Marathi, मराठी, marati, maharashtrian, मराठीत; Tamil, tamizh, thamizh, तमिल, தமிழ், tamizhil,
  tamilian, thamil; Telugu, telegu, तेलुगु, తెలుగు, telgu, telugulo, तेलगू, तेलुगू; Kannada, kannad, कन्नड़, ಕನ್ನಡ,
  kanada, kannadiga; Malayalam, malayali, मलयालम, മലയാളം, malyalam, malayalee, mallu, मलयाली; Gujarati, gujrati, gujju,
  गुजराती, ગુજરાતી, gujarathi, gujaratee; Punjabi, panjabi, पंजाबी, ਪੰਜਾਬੀ, pinjabi, punjaabi; Odia, oriya, उड़िया,
  ଓଡ଼ିଆ, odiya, udiya, oria, ओड़िया; Assamese, asamiya, असमिया, অসমীয়া, asomiya, assami, axomiya, अहोमिया; Konkani,
  कोंकणी, kokani, konkni, कोकणी; Kashmiri, कश्मीरी, koshur; Sindhi, सिंधी, sindi; Nepali, gorkhali, नेपाली, nepalese,
  गोरखाली; Manipuri, meitei, meiteilon, मणिपुरी, meetei; Maithili, मैथिली, maithil, mythili; Bhojpuri, भोजपुरी,
  bhojpuriya, भोजपुरिया; Dogri, डोगरी; Santali, santhali, संथाली; Bodo, बोडो; Sanskrit, संस्कृत; Rajasthani, marwari,
  marwadi, राजस्थानी, मारवाड़ी, mewari, मेवाड़ी; Haryanvi, हरियाणवी, hariyanvi, haryanavi; Tulu, तुलु; Mizo, मिज़ो;
  Khasi, खासी; Ladakhi, लद्दाखी; Tibetan, तिब्बती; Portuguese; French, francais; German, deutsch; Spanish, espanol;
  Arabic, arbi; Chhattisgarhi, chattisgarhi, छत्तीसगढ़ी; Garhwali, गढ़वाली; Kumaoni, kumauni, कुमाऊंनी; Awadhi, avadhi,
  अवधी; Magahi, मगही; Kutchi, kachchhi, कच्छी; Kodava, coorgi; Garo; Nagamese; Kokborok; Persian, farsi, फारसी; Russian;
  Mandarin, chinese; Japanese; Italian; Sign language, indian sign language, isl, sign, deaf language, signing`;

/**
 * Cities by state, divided by semicolons, each with its other names; the first is the one that profiles use. A name that
 * many people bear (Salem, Kota, Puri) is searched as a name, so it is not here. Sources: Census 2011, Wiktionary.
 */
export const citiesByState: Readonly<Record<string, string>> = {
  'Andhra Pradesh; andhra; आंध्र प्रदेश': `
    Kakinada; Anantapur, anantapuramu; Kadapa, cuddapah; Visakhapatnam, vizag, vishakhapatnam, विशाखापट्टनम,
    vishakapatnam, visakhapattanam; Vijayawada, bezawada, विजयवाड़ा; Guntur; Nellore; Tirupati, तिरुपति; Kurnool;
    Rajahmundry`,
  'Arunachal Pradesh; arunachal': 'Itanagar',
  'Assam; असम': 'Tezpur; Nagaon; Guwahati, gauhati, गुवाहाटी, guwahathi, gohati; Silchar; Dibrugarh; Jorhat',
  'Bihar; बिहार': 'Purnia; Patna, पटना, patna bihar, patliputra; Bhagalpur; Muzaffarpur; Darbhanga',
  'Chandigarh and around; tricity': `
    Chandigarh, चंडीगढ़, chandigadh, chandighar; Mohali, sas nagar; Panchkula`,
  'Chhattisgarh; छत्तीसगढ़': 'Korba; Raipur, रायपुर, raipur cg; Bhilai; Bilaspur',
  'Delhi and around; delhi ncr; ncr; दिल्ली एनसीआर': `
    Delhi, new delhi, dilli, दिल्ली, नई दिल्ली, dehli, nai dilli, south delhi, north delhi, east delhi, west delhi,
    saket, hauz khas, lajpat nagar, connaught place, janakpuri, pitampura, mayur vihar, vasant kunj, vasant vihar,
    karol bagh, greater kailash, laxmi nagar, malviya nagar, rajouri garden, दिल्ली शहर; Gurugram, gurgaon, गुरुग्राम,
    गुड़गांव, gurgaun, gudgaon, gurgoan, cyber city, dlf, sohna road; Noida, नोएडा, noida sector, noyda; Greater Noida;
    Ghaziabad, गाजियाबाद; Faridabad, फरीदाबाद`,
  'Goa; गोवा': 'Panaji, panjim, पणजी, panaji goa, north goa, south goa; Margao, madgaon; Mapusa; Vasco',
  'Gujarat; gujrat; गुजरात': `
    Junagadh; Vapi; Bhuj, kutch; Ahmedabad, amdavad, ahmadabad, अहमदाबाद, ahemdabad, ahmedbad, navrangpura, vastrapur,
    maninagar, bopal, sg highway, prahlad nagar, अमदावाद; Surat, सूरत; Vadodara, baroda, वडोदरा, badodara, बड़ौदा;
    Rajkot, राजकोट; Gandhinagar; Bhavnagar; Jamnagar`,
  'Haryana; हरियाणा': 'Kurukshetra; Rewari; Rohtak; Hisar; Karnal; Panipat; Ambala; Sonipat',
  'Himachal Pradesh; himachal; हिमाचल': `
    Kangra; Kullu, manali; Shimla, simla, शिमला, shimla hills; Dharamshala, dharamsala; Solan`,
  'Jammu and Kashmir; jammu kashmir; kashmir; कश्मीर': 'Srinagar, श्रीनगर; Jammu, जम्मू',
  'Jharkhand; झारखंड': 'Ranchi, रांची, raanchi; Jamshedpur, tatanagar, जमशेदपुर; Dhanbad, धनबाद; Bokaro',
  'Karnataka; कर्नाटक': `
    Davanagere, davangere; Shivamogga, shimoga; Tumakuru, tumkur; Kalaburagi, gulbarga; Ballari, bellary; Dharwad;
    Bengaluru, bangalore, blr, बेंगलुरु, बैंगलोर, बंगलौर, bangaluru, namma bengaluru, koramangala, indiranagar,
    whitefield, hsr layout, jayanagar, electronic city, marathahalli, hebbal, jp nagar, btm layout, malleshwaram,
    rajajinagar, yelahanka, sarjapur, bellandur, बेंगलूरु, बैंगलुरु; Mysuru, mysore, मैसूर, maisur; Mangaluru,
    mangalore, मंगलौर, mangalor, मंगलुरु; Hubballi, hubli; Belagavi, belgaum; Udupi; Manipal`,
  'Kerala; केरल': `
    Alappuzha, alleppey; Malappuram; Kasaragod; Kochi, cochin, ernakulam, कोच्चि, kochin, cochi, edappally, kakkanad,
    fort kochi, कोचीन; Thiruvananthapuram, trivandrum, तिरुवनंतपुरम, tvm, trivendrum, thiruvanathapuram, त्रिवेंद्रम;
    Kozhikode, calicut, kozikode, calicat, कोझिकोड; Thrissur, trichur; Kollam, quilon; Kannur, cannanore; Palakkad,
    palghat; Kottayam`,
  'Ladakh; लद्दाख': 'Leh, लेह, leh ladakh; Kargil',
  'Madhya Pradesh; madhyapradesh; मध्य प्रदेश': `
    Satna; Indore, इंदौर, indor, indaur; Bhopal, भोपाल, bhopaal; Jabalpur, जबलपुर; Gwalior, ग्वालियर; Ujjain, उज्जैन`,
  'Maharashtra; महाराष्ट्र': `
    Sangli; Jalgaon; Akola; Latur; Nanded; Ahmednagar, ahilyanagar; Mumbai, bombay, मुंबई, बंबई, mumbay, bambai, bombai,
    andheri, bandra, powai, dadar, borivali, malad, goregaon, kandivali, ghatkopar, chembur, juhu, kurla, mulund, worli,
    lower parel, colaba, vile parle, south bombay, south mumbai, अंधेरी, बांद्रा; Pune, poona, पुणे, पूना, puna, punay,
    kothrud, hinjewadi, hinjawadi, wakad, viman nagar, baner, aundh, kharadi, hadapsar, koregaon park, pimpri,
    chinchwad, pcmc, पुना; Nagpur, नागपुर, nagpoor; Navi Mumbai, नवी मुंबई; Thane, ठाणे; Nashik, nasik, नासिक;
    Aurangabad, sambhajinagar, औरंगाबाद; Kolhapur; Solapur, sholapur; Amravati`,
  'Manipur; मणिपुर': 'Imphal, इंफाल',
  'Meghalaya; मेघालय': 'Shillong, शिलांग',
  'Mizoram; मिजोरम': 'Aizawl, aizwal, आइजोल, aijal',
  'Nagaland; नागालैंड': 'Kohima; Dimapur',
  'Odisha; orissa; ओडिशा': `
    Sambalpur; Berhampur, brahmapur; Bhubaneswar, bhubaneshwar, भुवनेश्वर, bhubneshwar, bhubaneshwer, bbsr; Cuttack,
    कटक; Rourkela`,
  'Puducherry and around; pondicherry region': `
    Puducherry, pondicherry, pondy, pondicheri, puduchery, पुडुचेरी`,
  'Punjab; panjab; पंजाब': `
    Pathankot; Hoshiarpur; Ludhiana, लुधियाना; Amritsar, अमृतसर; Jalandhar, jullundur, जालंधर; Patiala, पटियाला;
    Bathinda`,
  'Rajasthan; राजस्थान': `
    Alwar, अलवर; Bhilwara; Sikar, सीकर; Jaipur, जयपुर, jaypur, pink city; Jodhpur, जोधपुर; Udaipur, उदयपुर; Ajmer,
    अजमेर; Bikaner, बीकानेर`,
  'Sikkim; सिक्किम': 'Gangtok, गंगटोक',
  'Tamil Nadu; tamilnadu; तमिलनाडु': `
    Erode; Tiruppur, tirupur; Thanjavur, tanjore; Thoothukudi, tuticorin; Nagercoil, kanyakumari; Chennai, madras,
    சென்னை, चेन्नई, chenai, madraas, adyar, t nagar, velachery, anna nagar, tambaram, omr, besant nagar, mylapore,
    nungambakkam, मद्रास; Coimbatore, kovai, कोयंबटूर; Madurai, मदुरै; Tiruchirappalli, trichy, tiruchi,
    thiruchirapalli, tiruchirapalli, त्रिची; Vellore; Tirunelveli; Ooty, udhagamandalam`,
  'Telangana; तेलंगाना': `
    Karimnagar; Nizamabad; Khammam; Hyderabad, hyd, secunderabad, हैदराबाद, hydrabad, hyderbad, haidarabad, hitech city,
    hitec city, gachibowli, madhapur, kukatpally, banjara hills, jubilee hills, kondapur, begumpet, ameerpet,
    dilsukhnagar, हैदराबाद शहर, सिकंदराबाद; Warangal`,
  'Tripura; त्रिपुरा': 'Agartala',
  'Uttar Pradesh; uttarpradesh; उत्तर प्रदेश': `
    Jhansi, झांसी; Saharanpur; Mathura, मथुरा; Ayodhya, faizabad, अयोध्या; Lucknow, लखनऊ, lakhnau, lucknaw, lukhnow,
    gomti nagar, hazratganj, aliganj, alambagh, लखनउ; Kanpur, कानपुर, cawnpore; Varanasi, banaras, benares, वाराणसी,
    बनारस, kashi vishwanath nagar, benaras; Prayagraj, allahabad, प्रयागराज, इलाहाबाद, ilahabad, elahabad, इलाहबाद;
    Agra, आगरा; Meerut, मेरठ; Bareilly; Aligarh; Gorakhpur; Moradabad`,
  'Uttarakhand; उत्तराखंड': `
    Roorkee; Rudrapur; Kashipur; Dehradun, dehra dun, देहरादून, dehradoon, doon, deharadun; Haridwar, hardwar;
    Rishikesh; Nainital; Haldwani`,
  'West Bengal; पश्चिम बंगाल': `
    Kharagpur; Bardhaman, burdwan; Malda; Kolkata, calcutta, कोलकाता, कलकत्ता, kolkatta, calcuta, kolkota, salt lake,
    saltlake, new town kolkata, rajarhat, ballygunge, behala, garia, jadavpur, tollygunge, park street, south kolkata,
    कोलकत्ता; Howrah, हावड़ा; Siliguri; Durgapur; Asansol; Darjeeling`,
};
