/** Languages as people type them, beside the name that profiles use. Sources: Eighth Schedule, Wiktionary. */
export const languageNames = {
  English: `
      english, angrezi, angreji, inglish, अंग्रेजी, इंग्लिश, inglis, angrezi mein, angrezi mai, englis, इंगलिश,
      अंग्रेज़ी`,
  Hindi: `
      hindi, hindustani, hinglish, हिंदी, हिन्दी, hindee, hindhi, hindi bhasha, hindi bhashi, hindi speaking,
      हिन्दी भाषा, हिंदी भाषी, हिंदुस्तानी`,
  Urdu: 'urdu, उर्दू, urdoo, urdu zaban, उर्दू ज़बान',
  Bengali:
    'bengali, bangla, bangali, बंगाली, बांग्ला, বাংলা, bengoli, bangla bhasha, bengali speaking, bong, बांग्ला भाषा',
  Marathi: 'marathi, मराठी, marati, marathi bhasha, maharashtrian, मराठीत, मराठी भाषा',
  Tamil: 'tamil, tamizh, thamizh, तमिल, தமிழ், tamizhil, tamilian, tamil speaking, thamil, तमिल भाषा',
  Telugu: 'telugu, telegu, तेलुगु, తెలుగు, telgu, telugulo, telugu speaking, तेलगू, तेलुगू',
  Kannada: 'kannada, kannad, कन्नड़, ಕನ್ನಡ, kanada, kannadiga, kannada speaking, कन्नड',
  Malayalam: 'malayalam, malayali, मलयालम, മലയാളം, malyalam, malayalee, mallu, malayali speaking, मलयाली',
  Gujarati: 'gujarati, gujrati, gujju, गुजराती, ગુજરાતી, gujarathi, gujju bhasha, gujaratee, गुजराती भाषा',
  Punjabi: 'punjabi, panjabi, पंजाबी, ਪੰਜਾਬੀ, punjabi speaking, pinjabi, punjaabi, पंजाबी भाषा',
  Odia: 'odia, oriya, उड़िया, ଓଡ଼ିଆ, odiya, udiya, oria, ओड़िया',
  Assamese: 'assamese, asamiya, असमिया, অসমীয়া, asomiya, assami, axomiya, अहोमिया',
  Konkani: 'konkani, कोंकणी, kokani, konkni, कोकणी',
  Kashmiri: 'kashmiri, कश्मीरी, koshur, kashmiri speaking',
  Sindhi: 'sindhi, सिंधी, sindhi speaking, sindi',
  Nepali: 'nepali, gorkhali, नेपाली, nepalese, nepali speaking, गोरखाली',
  Manipuri: 'manipuri, meitei, meiteilon, मणिपुरी, meetei',
  Maithili: 'maithili, मैथिली, maithil, mythili bhasha',
  Bhojpuri: 'bhojpuri, भोजपुरी, bhojpuriya, bhojpuri mein, भोजपुरिया',
  Dogri: 'dogri, डोगरी',
  Santali: 'santali, santhali, संथाली',
  Bodo: 'bodo, बोडो',
  Sanskrit: 'sanskrit, संस्कृत',
  Rajasthani: 'rajasthani, marwari, marwadi, राजस्थानी, मारवाड़ी, mewari, मेवाड़ी',
  Haryanvi: 'haryanvi, हरियाणवी, hariyanvi, haryanavi',
  Tulu: 'tulu, तुलु',
  Mizo: 'mizo, मिज़ो',
  Khasi: 'khasi, खासी',
  Ladakhi: 'ladakhi, लद्दाखी',
  Tibetan: 'tibetan, तिब्बती',
  Portuguese: 'portuguese',
  French: 'french, francais',
  German: 'german, deutsch',
  Spanish: 'spanish, espanol',
  Arabic: 'arabic, arbi',
  Chhattisgarhi: 'chhattisgarhi, chattisgarhi, छत्तीसगढ़ी',
  Garhwali: 'garhwali, गढ़वाली',
  Kumaoni: 'kumaoni, kumauni, कुमाऊंनी',
  Awadhi: 'awadhi, avadhi, अवधी',
  Magahi: 'magahi, मगही',
  Kutchi: 'kutchi, kachchhi, कच्छी',
  Kodava: 'kodava, coorgi',
  Garo: 'garo',
  Nagamese: 'nagamese',
  Kokborok: 'kokborok',
  Persian: 'persian, farsi, फारसी',
  Russian: 'russian',
  Mandarin: 'mandarin, chinese',
  Japanese: 'japanese',
  Italian: 'italian',
  'Sign language': 'sign language, indian sign language, isl, sign, deaf language, signing',
} as const;

/**
 * Cities by state, divided by semicolons, each with its other names; the first is the one that profiles use. A name that
 * many people bear (Salem, Kota, Puri) is searched as a name, so it is not here. Sources: Census 2011, Wiktionary.
 */
export const citiesByState: Readonly<Record<string, string>> = {
  'Andhra Pradesh; andhra; आंध्र प्रदेश': `
    Kakinada; Anantapur, anantapuramu; Kadapa, cuddapah; Visakhapatnam, vizag, vishakhapatnam, विशाखापट्टनम,
    vishakapatnam, vizag city, visakhapattanam; Vijayawada, bezawada, विजयवाड़ा; Guntur; Nellore; Tirupati, तिरुपति;
    Kurnool; Rajahmundry`,
  'Arunachal Pradesh; arunachal': 'Itanagar',
  'Assam; असम': 'Tezpur; Nagaon; Guwahati, gauhati, गुवाहाटी, guwahathi, gohati; Silchar; Dibrugarh; Jorhat',
  'Bihar; बिहार': 'Purnia; Patna, पटना, patna bihar, patliputra; Bhagalpur; Muzaffarpur; Darbhanga',
  'Chandigarh and around; tricity': `
    Chandigarh, चंडीगढ़, chandigadh, chandighar; Mohali, sas nagar; Panchkula`,
  'Chhattisgarh; छत्तीसगढ़': 'Korba; Raipur, रायपुर, raipur cg; Bhilai; Bilaspur',
  'Delhi and around; delhi ncr; ncr; दिल्ली एनसीआर': `
    Delhi, new delhi, dilli, दिल्ली, नई दिल्ली, delhi city, dehli, nai dilli, south delhi, north delhi, east delhi,
    west delhi, saket, hauz khas, lajpat nagar, connaught place, janakpuri, pitampura, mayur vihar, vasant kunj,
    vasant vihar, karol bagh, greater kailash, laxmi nagar, malviya nagar, rajouri garden, दिल्ली शहर; Gurugram,
    gurgaon, गुरुग्राम, गुड़गांव, gurgaun, gudgaon, gurgoan, cyber city, dlf, sohna road, गुडगांव; Noida, नोएडा,
    noida sector, noyda; Greater Noida; Ghaziabad, गाजियाबाद; Faridabad, फरीदाबाद`,
  'Goa; गोवा': 'Panaji, panjim, पणजी, panaji goa, north goa, south goa; Margao, madgaon; Mapusa; Vasco',
  'Gujarat; gujrat; गुजरात': `
    Junagadh; Vapi; Bhuj, kutch; Ahmedabad, amdavad, ahmadabad, अहमदाबाद, ahemdabad, ahmedbad, navrangpura,
    vastrapur, maninagar, bopal, sg highway, prahlad nagar, अमदावाद; Surat, सूरत, surat city; Vadodara, baroda,
    वडोदरा, badodara, baroda city, बड़ौदा; Rajkot, राजकोट; Gandhinagar; Bhavnagar; Jamnagar`,
  'Haryana; हरियाणा': 'Kurukshetra; Rewari; Rohtak; Hisar; Karnal; Panipat; Ambala; Sonipat',
  'Himachal Pradesh; himachal; हिमाचल': `
    Kangra; Kullu, manali; Shimla, simla, शिमला, shimla hills; Dharamshala, dharamsala; Solan`,
  'Jammu and Kashmir; jammu kashmir; kashmir; कश्मीर': 'Srinagar, श्रीनगर; Jammu, जम्मू',
  'Jharkhand; झारखंड': 'Ranchi, रांची, raanchi; Jamshedpur, tatanagar, जमशेदपुर; Dhanbad, धनबाद; Bokaro',
  'Karnataka; कर्नाटक': `
    Davanagere, davangere; Shivamogga, shimoga; Tumakuru, tumkur; Kalaburagi, gulbarga; Ballari, bellary; Dharwad;
    Bengaluru, bangalore, blr, बेंगलुरु, बैंगलोर, बंगलौर, bangaluru, namma bengaluru, koramangala, indiranagar,
    whitefield, hsr layout, jayanagar, electronic city, marathahalli, hebbal, jp nagar, btm layout, malleshwaram,
    rajajinagar, yelahanka, sarjapur, bellandur, बेंगलूरु, बैंगलुरु; Mysuru, mysore, मैसूर, mysuru city, maisur;
    Mangaluru, mangalore, मंगलौर, mangaluru city, mangalor, मंगलुरु; Hubballi, hubli; Belagavi, belgaum; Udupi;
    Manipal`,
  'Kerala; केरल': `
    Alappuzha, alleppey; Malappuram; Kasaragod; Kochi, cochin, ernakulam, कोच्चि, kochin, cochi, edappally,
    kakkanad, fort kochi, कोचीन; Thiruvananthapuram, trivandrum, तिरुवनंतपुरम, tvm, trivendrum, thiruvanathapuram,
    त्रिवेंद्रम; Kozhikode, calicut, kozikode, calicat, कोझिकोड; Thrissur, trichur; Kollam, quilon; Kannur,
    cannanore; Palakkad, palghat; Kottayam`,
  'Ladakh; लद्दाख': 'Leh, लेह, leh ladakh; Kargil',
  'Madhya Pradesh; madhyapradesh; मध्य प्रदेश': `
    Satna; Indore, इंदौर, indor, indaur; Bhopal, भोपाल, bhopaal; Jabalpur, जबलपुर; Gwalior, ग्वालियर; Ujjain, उज्जैन`,
  'Maharashtra; महाराष्ट्र': `
    Sangli; Jalgaon; Akola; Latur; Nanded; Ahmednagar, ahilyanagar; Mumbai, bombay, मुंबई, बंबई, mumbay, bambai,
    bombai, andheri, bandra, powai, dadar, borivali, malad, goregaon, kandivali, ghatkopar, chembur, juhu, kurla,
    mulund, worli, lower parel, colaba, vile parle, south bombay, south mumbai, मुम्बई, अंधेरी, बांद्रा; Pune,
    poona, पुणे, पूना, puna, punay, kothrud, hinjewadi, hinjawadi, wakad, viman nagar, baner, aundh, kharadi,
    hadapsar, koregaon park, pimpri, chinchwad, pcmc, पुना; Nagpur, नागपुर, nagpoor, nagpur city; Navi Mumbai,
    नवी मुंबई; Thane, ठाणे; Nashik, nasik, नासिक; Aurangabad, sambhajinagar, औरंगाबाद; Kolhapur; Solapur, sholapur;
    Amravati`,
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
    Karimnagar; Nizamabad; Khammam; Hyderabad, hyd, secunderabad, हैदराबाद, hydrabad, hyderbad, haidarabad,
    hitech city, hitec city, gachibowli, madhapur, kukatpally, banjara hills, jubilee hills, kondapur, begumpet,
    ameerpet, dilsukhnagar, हैदराबाद शहर, सिकंदराबाद; Warangal`,
  'Tripura; त्रिपुरा': 'Agartala',
  'Uttar Pradesh; uttarpradesh; उत्तर प्रदेश': `
    Jhansi, झांसी; Saharanpur; Mathura, मथुरा; Ayodhya, faizabad, अयोध्या; Lucknow, लखनऊ, lakhnau, lucknaw, lukhnow,
    gomti nagar, hazratganj, aliganj, alambagh, लखनउ; Kanpur, कानपुर, cawnpore; Varanasi, banaras, benares, वाराणसी,
    बनारस, kashi vishwanath nagar, benaras, banaras city; Prayagraj, allahabad, प्रयागराज, इलाहाबाद, ilahabad,
    elahabad, इलाहबाद; Agra, आगरा; Meerut, मेरठ; Bareilly; Aligarh; Gorakhpur; Moradabad`,
  'Uttarakhand; उत्तराखंड': `
    Roorkee; Rudrapur; Kashipur; Dehradun, dehra dun, देहरादून, dehradoon, doon, deharadun; Haridwar, hardwar;
    Rishikesh; Nainital; Haldwani`,
  'West Bengal; पश्चिम बंगाल': `
    Kharagpur; Bardhaman, burdwan; Malda; Kolkata, calcutta, कोलकाता, कलकत्ता, kolkatta, calcuta, kolkota,
    salt lake, saltlake, new town kolkata, rajarhat, ballygunge, behala, garia, jadavpur, tollygunge, park street,
    south kolkata, कोलकत्ता; Howrah, हावड़ा; Siliguri; Durgapur; Asansol; Darjeeling`,
};
