/** Words of Hindi in Latin letters, mixed with English as people mix them. Sources: those of `hindi.ts`, own. */
export const hinglish: Readonly<Record<string, string>> = {
  anxiety: `
    ghabrahat, ghabrata, bechaini, bechain, chinta, dar lagta, darr lagta, bheed dar, bahut sochta, sochta rehta,
    zyada soch, ulte khayal, haath kaanpte, bolne dar, sabke saamne bolne, haklata, fikr, vehem, man ashant, ~dar,
    ~pareshan, ~pareshani`,
  panic: `
    dil tez dhadakta, dil zor dhadakta, saans rukti, saans phool*, dam ghutta, achanak ghabrahat,
    lagta hai mar jaunga|jaungi`,
  ocd: 'haath dho*, baar check karna, safai bimari, gande khayal',
  depression: `
    udaas, udaasi, niraasha, mann nahi lagta, man nahi lagta, man nahi karta, mann bhaari, dil bhaari, rona aata,
    rota rehta, ro nahi sakta, khaali lagta, mood kharab, kuch achha nahi lagta, kisi kaam mann nahi, motivation nahi,
    himmat nahi, himmat toot gayi, chup rehta, maza nahi aata, khushi nahi, jeevan bekaar, ~dukh, ~dukhi, ~rona,
    ~pachtava`,
  stress: `
    tanaav, kaam bojh, office pressure, boss pressure, boss daantta, boss tang, naukri chali gayi, naukri chhoot,
    naukri nahi mil, naukri nikaal, karz, karza, udhaar, loan tension, paise tension, business nuksan, kaam tension,
    dimag thak, office jane man nahi, thak jaati kaam, ~tension, ~thak gaya, ~thakan, ~naukri, ~kaam, ~daftar, ~dukan,
    ~paisa, ~sar dard, naukri jaane ka dar`,
  sleep:
    'neend, so nahi paata, raat bhar jagta, bure sapne, aankh khul jaati, neend goli, karvat, neend kharab',
  grief: `
    guzar*, maut, mar gaya, mar gayi, chal base, death ho gayi, kho diya, jaane baad, nahi rahe, swargwas, intekal,
    dehant, vidhwa, yaad aati maa|papa|dadi, bachcha gir gaya, garbhpaat, shok, gham, chhod chale gaye duniya`,
  relationships: `
    pyaar, pyaar dhokha, rishta, rishte, shak karta, shak karti, bharosa nahi karta, gf jhagda, ~dost, ~boyfriend,
    ~pasand hai, ~mohabbat`,
  breakup: `
    dil toot gaya, dil tuta, chhod diya, chhod gaya, chhod gayi, rishta toot gaya, bhool nahi pa raha,
    bhula nahi pa raha, dhokha diya, breakup baad, boyfriend|girlfriend|gf|bf dhokha, kisi aur shaadi kar li,
    block kar diya`,
  couples: `
    pati patni, shaadi baad, shaadi mein, shaadi toot, talaq, talaak, talak, pati affair, patni shak, pati shak,
    doosri aurat, doosra aadmi, mayke chali gayi, biwi jhagda, wife ladai, ~roz jhagda, pati dhyan nahi deta,
    pati baat nahi karta, shaadishuda, chakkar, alag rehna, ~pati, ~patni, ~biwi, ~shaadi, ~jhagda, ~ladai, ~shauhar`,
  family: `
    saas, bahu, sasural, sasur, nanad, devrani, ghar jhagda, ghar wale, gharwale nahi samajhte, parivaar, maa baap,
    mummy papa ladte, taane, shaadi liye pressure|force|zabardasti, rishte dabav, log kya kahenge, samaj, inter caste,
    alag jaati, dusre dharm, papa gussa, bhai jhagda, jaidad, ~ghar, ~maa, ~papa, ~pitaji, ~mummy, ~bhai, ~behen,
    ~ammi, ~abbu, ~rishtedar, taane|taana maarti|maarta|maarte hai|hain`,
  parenting: `
    bachche, bachcha, baccha, bacche, bachcho, parvarish, beta padhta nahi, ziddi, bachcha school nahi jata,
    beti baat nahi sunti, beta jhooth bolta, bachcha chilla, bachche gussa, 2..12 saal, ~beta, ~beti, ~bete`,
  teenagers: 'jawan beta, 13..17 saal, kishor, kamre nahi nikalta, badtameez, kishoravastha',
  birth: `
    delivery, baby hone baad, bachcha hone baad, pet hoon, garbhvati, pregnant, bachcha nahi ho raha, maa banne,
    mahine baby, doodh pilana, baanjh`,
  student: `
    padhai, padhai dabav, pariksha, exam darr, exam fail, hostel mein, college mein, coaching, kota, tayyari,
    number kam aaye, marks kam aaye, result kharab, padhne, padh*, pg mein, board exam, career tension,
    sarkari naukri, ~fail ho gaya`,
  adhd: 'dhyan nahi lagta, bhool jata, dhyan bhatakta, chanchal, tik nahi baithta',
  adultadhd: 'mujhe adhd, bado adhd, pati adhd',
  autism: 'bolta nahi, nazar nahi milata, der bolna, mand buddhi',
  anger: `
    gussa, chidchida, chidchidapan, chilla deta, haath uth jata, todta, phod, krodh, ladta rehta, bhadak jata,
    tez mizaj, ~chillata, haath utha deta`,
  trauma: `
    sadma, bachpan galat, bachpan ka, purani baatein bhool nahi, purani yaadein, galat hua,
    galat kaam kiya mere saath, zyadti, balatkar, hadsa, haadsa, accident baad, chhedchhad, shoshan, bhayanak yaad,
    ~bachpan`,
  selfworth: `
    khud bharosa nahi, aatmavishwas, atmavishwas, confidence nahi, sharam aati, kisi layak nahi, khud nafrat,
    sab mujhse aage, sab mujhse behtar, heen bhavna, mota, moti, mazak udate, kaala rang, nakamyab, kamzor samajhta,
    bekar hu, tulna, ~sharam`,
  lonely: `
    akela, akelapan, akeli, tanha, tanhai, koi dost nahi, koi nahi samajhta, koi samajhta nahi, kisi baat nahi,
    koi pyaar nahi karta, sab door ho gaye, koi apna nahi`,
  abroad: `
    videsh, pardes, ghar yaad, ~ghar door, america mein, canada mein, dubai mein, germany mein, australia mein,
    bahar desh, apna desh, visa tension`,
  ageing: `
    budhapa, budhape, buzurg, budhi maa, boodhe maa baap, dekhbhal, seva, retire hone, retire, dadi, dada, nani, nana,
    bhoolne, maa tabiyat, papa tabiyat, lakwa, amma ko, saas bimar, umar ho gayi, bistar par`,
  lgbtq: `
    ladka hu ladke, ladki hu ladki, ladke pasand, ladka hoon ya ladki, hijra, kinnar, samlaingik, gay hu, main gay,
    ling parivartan, ladke pyaar ladka`,
  sexual: `
    sambhog, sex problem, sex samasya, mardana kamzori, namardi, napunsak, gupt rog, shighrapatan, swapndosh,
    hastmaithun, yaun`,
  addiction: `
    sharab, sharabi, daru, daaru, nasha, lat, cigarette, beedi, gutka, tambaku, charas, ganja, bhang, juaa, jue, juye,
    peeta, peete, peena, nashedi, satta, pike, peekar`,
  screens: `
    phone chalata, mobile chalata, mobile nahi chhodta, phone laga rehta, phone lage rehte, din bhar mobile,
    sara din phone, mobile game, game khelta, mobile lat, phone lat, reels dekhta`,
  eating: `
    khana nahi khata, khana nahi khati, zyada khata, motapa, ulti kar deta, bhookh nahi, vajan badh, patla hona`,
  bipolar: 'kabhi bahut khush kabhi udaas, bipolar',
  psychosis: `
    awaazein sunai, awaaz sunai deti, shak bimari, pagalpan, pagal, koi peecha karta, bhoot pret, jaadu tona,
    khud baatein, khane mein zeher`,
  personality: 'jazbaati, bahut emotional, chhoti baat bura, ~chhoti chhoti baat',
  illness: 'bimari, kamar dard, ~bimar, ~dard, ~tabiyat',
  unsettled: `
    ajeeb lag raha, ajeeb lagta, theek nahi lag raha, kuch theek nahi, kya ho raha mujhe, pata nahi kya ho raha`,
  mindfulness: 'dhyan lagana, yog, pranayam, vipassana',
  video: 'ghar baithe, video pe',
  phone:
    'phone par, phone pe, call pe, phone karke, video nahi, bina video, bina camera, mobile par baat, awaaz pe',
  in_person: 'aamne saamne, milkar, mil ke, saamne baith, clinic mein, milke baat, rubaru',
  woman: 'mahila, aurat, stri, madam, wali didi, koi didi',
  man: 'purush, mard, aadmi',
  today: 'aaj',
  tonight: 'aaj raat, aaj raat ko',
  tomorrow: 'kal',
  week: 'is hafte, isi hafte',
  earlyMornings: 'subah subah, subah 5..8, 5..8 baje subah, office se pehle, subah jaldi',
  mornings: 'subah, savere',
  afternoons: 'dopahar, lunch mein',
  evenings: 'shaam, sham ko, office ke baad, kaam ke baad, college ke baad',
  nights:
    'shaam 8 baje, raat 8 baje, raat ko session, raat ko baat karni, khane ke baad, der raat, ~raat, ~raat ko',
  lateNights: 'raat|shaam 9..11, 9..11 baje baad, raat 9..11 baje baad',
  weekdays: 'kaam ke din, somvar se shukravar',
  weekends: 'chhutti, chutti ke din, saptahant',
  monday: 'somvar',
  tuesday: 'mangalvar',
  wednesday: 'budhvar',
  thursday: 'guruvar, veervar, brihaspativar',
  friday: 'shukravar, jumma',
  saturday: 'shanivar',
  sunday: 'itvaar, ravivar',
  soonest: 'turant, jaldi se jaldi, abhi chahiye, abhi baat, fatafat',
  'fee-low': `
    sasta, saste, sasti, kam fees, kam paise, muft, free mein, paise nahi, mehnga nahi, bina paise, kam kharcha`,
  experience: 'anubhavi, anubhav',
  accepting: 'naye client',
  register: 'pramanit',
  psychologist: 'manovaigyanik, saikolojist',
  doctor: `
    dawai, dawa, dava, goli, manochikitsak, mansik rog, dimag ka doctor, autism|adhd|bipolar kya,
    kya autism|adhd|bipolar`,
  helper: 'salahkar, paramarsh, salah, margdarshan, kaunsalar',
  nearMe: 'mere paas, aas paas, paas mein',
  unfiltered: `
    ladki, ladka, ladke, mahila ke liye, aurat ke liye, gruhini, agle hafte, parso, aurat hoon, mahila hoon,
    main ladka|ladki`,
  idle: `
    aajkal, aaj kal, kal se, aaj tak, aaj bhi, abhi abhi, roz subah, har subah, har shaam, din raat, subah se,
    kal raat, subah shaam, baat karni hai, kisi se baat karni, madad chahiye, phone aate, ka man, monday se,
    ravivar se`,
  or: 'ya, athva',
  little: `
    mujhe mera meri mere main mein me hai hain h hu hoon ho hota hoti raha rahi rahe rha rehta rehti rehte tha thi
    gaya gayi gaye gya ka ki ke ko se par pe tak bhi aur to hi nahi nahin nhi nai mat kya kaise koi kuch kisi jo bahut
    bohot zyada bilkul roz har din raat bhar chahiye chahta chahti karne karta karti karte kar kr karu wala wali wale
    liye sath baat baatein baare lag lagta lagti lagte aata aati aate jaati deta deti dete lena samajh samajhta bolta
    bole batao mile milna accha achha sabse baad pehle dil mann man andar samasya dikkat log ab khud wo sirf hua hue
    diya liya pa saal mahine kaun zindagi sakta sakti batana do teen ne sunta ji please bina wajah na toh aap apna
    bahot jyada thoda acha ilaj phir usse uske unki ye woh kyunki lekin jab agar kabhi sahi mil karo hum kyun ek bol
    paas krna rhi mai tum theek kahan madad apne bas krni kehte`,
};
