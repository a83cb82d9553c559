/** Words of Hindi in Latin letters, mixed with English as people mix them. Sources: those of `hindi.ts`, own. */
export const hinglish: Readonly<Record<string, string>> = {
  anxiety: `
    ghabrahat, ghabrata, bechaini, chinta, dar|darr lagta, bheed dar, bahut sochta, sochta rehta, zyada soch,
    ulte khayal, haath kaanpte, bolne dar, sabke saamne bolne, haklata, fikr, vehem, man ashant, ~dar, ~pareshan`,
  panic: `
    dil tez|zor dhadakta, saans rukti, saans phool*, dam ghutta, achanak ghabrahat, lagta hai mar jaunga|jaungi`,
  ocd: 'haath dho*, baar check karna, safai bimari, gande khayal',
  depression: `
    udaas, udaasi, niraasha, mann|man nahi lagta, man nahi karta, mann|dil bhaari, rona aata, rota|chup rehta,
    ro nahi sakta, khaali lagta, mood kharab, kuch achha nahi lagta, kisi kaam mann nahi, motivation|himmat|khushi nahi,
    himmat toot gayi, maza nahi aata, jeevan bekaar, ~dukh, ~dukhi, ~rona, ~pachtava`,
  stress: `
    tanaav, kaam bojh, office|boss pressure, boss daantta|tang, naukri chali gayi, naukri chhoot|nikaal,
    naukri nahi mil, karz, karza, udhaar, loan|paise|kaam tension, business nuksan, dimag thak, office jane man nahi,
    thak jaati kaam, ~tension, ~thak gaya, ~thakan, ~naukri, ~kaam, ~daftar, ~dukan, ~paisa, ~sar dard,
    naukri jaane ka dar`,
  sleep: 'neend, so nahi paata, raat bhar jagta, bure sapne, aankh khul jaati, neend goli|kharab, karvat',
  grief: `
    guzar*, maut, mar gaya, mar gayi, chal base, kho diya, jaane baad, nahi rahe, swargwas, intekal, dehant, vidhwa,
    yaad aati maa|papa|dadi, bachcha gir gaya, garbhpaat, shok, gham, chhod chale gaye duniya`,
  relationships: `
    pyaar, pyaar dhokha, rishta, rishte, shak karta|karti, bharosa nahi karta, gf jhagda, ~dost, ~boyfriend,
    ~pasand hai, ~mohabbat`,
  breakup: `
    dil|rishta toot gaya, dil tuta, chhod diya|gaya|gayi, bhool|bhula nahi pa raha, dhokha diya,
    boyfriend|girlfriend|gf|bf dhokha, kisi aur shaadi kar li, block kar diya`,
  couples: `
    pati patni|affair|shak, shaadi baad|mein|toot, talaq, patni shak, doosri aurat, doosra aadmi, mayke chali gayi,
    biwi jhagda, wife ladai, pati dhyan nahi deta, pati baat nahi karta, shaadishuda, chakkar, alag rehna, ~pati,
    ~patni, ~biwi, ~shaadi, ~jhagda, ~ladai, ~shauhar`,
  family: `
    saas, bahu, sasural, sasur, nanad, devrani, ghar|bhai jhagda, ghar wale, gharwale nahi samajhte, parivaar, maa baap,
    mummy papa ladte, taane, shaadi liye pressure|force|zabardasti, rishte dabav, log kya kahenge, samaj, inter caste,
    alag jaati, dusre dharm, papa gussa, jaidad, ~ghar, ~maa, ~papa, ~pitaji, ~mummy, ~bhai, ~behen, ~ammi, ~abbu,
    ~rishtedar, taane|taana maarti|maarta|maarte hai|hain`,
  parenting: `
    bachche, bachcha, bachcho, parvarish, beta padhta nahi, ziddi, bachcha school nahi jata, beti baat nahi sunti,
    beta jhooth bolta, bachcha chilla, bachche gussa, 2..12 saal, ~beta, ~beti, ~bete`,
  teenagers: 'jawan beta, 13..17 saal, kishor, kamre nahi nikalta, badtameez, kishoravastha',
  birth: `
    delivery, baby|bachcha hone baad, pet hoon, garbhvati, pregnant, bachcha nahi ho raha, maa banne, mahine baby,
    doodh pilana, baanjh`,
  student: `
    padhai dabav, pariksha, exam darr|fail, coaching, kota, tayyari, number|marks kam aaye, result kharab, padh*,
    pg mein, board exam, career tension, sarkari naukri`,
  adhd: 'dhyan nahi lagta, bhool jata, dhyan bhatakta, chanchal, tik nahi baithta',
  adultadhd: 'mujhe|bado|pati adhd',
  autism: 'bolta nahi, nazar nahi milata, der bolna, mand buddhi',
  anger: `
    gussa, chidchida, chidchidapan, chilla deta, haath uth jata, todta, phod, krodh, ladta rehta, bhadak jata,
    tez mizaj, ~chillata, haath utha deta`,
  trauma: `
    sadma, bachpan galat|ka, purani baatein bhool nahi, purani yaadein, galat hua, galat kaam kiya mere saath, zyadti,
    balatkar, hadsa, chhedchhad, shoshan, bhayanak yaad, ~bachpan`,
  selfworth: `
    khud bharosa nahi, aatmavishwas, sharam aati, kisi layak nahi, khud nafrat, sab mujhse aage|behtar, heen bhavna,
    mota, moti, mazak udate, kaala rang, nakamyab, kamzor samajhta, bekar hu, tulna, ~sharam`,
  lonely: `
    akela, akelapan, akeli, tanha, tanhai, koi dost|samajhta|apna nahi, koi nahi samajhta, kisi baat nahi,
    koi pyaar nahi karta, sab door ho gaye`,
  abroad: 'videsh, pardes, ghar yaad, ~ghar door, bahar|apna desh, visa tension',
  ageing: `
    budhapa, buzurg, budhi maa, boodhe maa baap, dekhbhal, seva, retire hone, retire, dadi, dada, nani, nana, bhoolne,
    maa|papa tabiyat, lakwa, amma ko, saas bimar, umar ho gayi, bistar par`,
  lgbtq: `
    ladka hu ladke, ladki hu ladki, ladke pasand, ladka hoon ya ladki, hijra, kinnar, samlaingik, ling parivartan,
    ladke pyaar ladka`,
  sexual: 'sambhog, mardana kamzori, namardi, napunsak, gupt rog, shighrapatan, swapndosh, hastmaithun, yaun',
  addiction: `
    sharab, daru, nasha, lat, cigarette, beedi, gutka, tambaku, charas, ganja, bhang, juaa, jue, juye, peeta, peete,
    peena, nashedi, satta, pike, peekar`,
  screens: `
    phone chalata|lat, mobile chalata|game|lat, mobile nahi chhodta, phone laga rehta, phone lage rehte,
    din bhar mobile, sara din phone, game khelta, reels dekhta`,
  eating: 'khana nahi khata|khati, zyada khata, motapa, ulti kar deta, bhookh nahi, vajan badh, patla hona',
  bipolar: 'kabhi bahut khush kabhi udaas, bipolar',
  psychosis: `
    awaazein sunai, awaaz sunai deti, shak bimari, pagalpan, pagal, koi peecha karta, bhoot pret, jaadu tona,
    khud baatein, khane mein zeher`,
  personality: 'jazbaati, bahut emotional, chhoti baat bura, ~chhoti chhoti baat',
  illness: 'bimari, kamar dard, ~bimar, ~dard, ~tabiyat',
  unsettled: `
    ajeeb lag raha, ajeeb lagta, theek nahi lag raha, kuch theek nahi, kya ho raha mujhe, pata nahi kya ho raha`,
  mindfulness: 'dhyan lagana, yog, pranayam, vipassana',
  video: 'ghar baithe',
  phone: 'phone karke, video nahi, bina video|camera, mobile par baat, awaaz pe',
  in_person: 'aamne saamne, milkar, mil ke, saamne baith, milke baat, rubaru',
  woman: 'mahila, aurat, stri, madam, wali|koi didi',
  man: 'purush, mard, aadmi',
  today: 'aaj',
  tonight: 'aaj raat, aaj raat ko',
  tomorrow: 'kal',
  week: 'is|isi hafte',
  earlyMornings: 'subah subah|jaldi, subah 5..8, 5..8 baje subah, office se pehle',
  mornings: 'subah, savere',
  afternoons: 'dopahar, lunch mein',
  evenings: 'shaam, sham ko, office|kaam|college ke baad',
  nights: 'shaam|raat 8 baje, raat ko session, raat ko baat karni, khane ke baad, der raat, ~raat, ~raat ko',
  lateNights: 'raat|shaam 9..11, 9..11 baje baad, raat 9..11 baje baad',
  weekdays: 'kaam ke din, somvar se shukravar',
  weekends: 'chhutti, chutti ke din, saptahant',
  days: `
    somvar; mangalvar; budhvar; guruvar, veervar, brihaspativar; shukravar, jumma; shanivar; itvaar, ravivar`,
  soonest: 'turant, jaldi se jaldi, abhi chahiye|baat, fatafat',
  'fee-low': 'sasta, saste, sasti, kam fees|paise|kharcha, muft, free mein, paise|mehnga nahi, bina paise',
  experience: 'anubhavi, anubhav',
  accepting: 'naye client',
  register: 'pramanit',
  psychologist: 'manovaigyanik, saikolojist',
  doctor: `
    dawai, dawa, goli, manochikitsak, mansik rog, dimag ka doctor, autism|adhd|bipolar kya, kya autism|adhd|bipolar`,
  helper: 'salahkar, paramarsh, salah, margdarshan, kaunsalar',
  nearMe: 'mere|aas paas, paas mein',
  unfiltered: `
    ladki, ladka, ladke, mahila|aurat ke liye, gruhini, agle hafte, parso, aurat|mahila hoon, main ladka|ladki`,
  idle: `
    aajkal, aaj kal|tak|bhi, kal|subah|monday|ravivar se, abhi abhi, roz|har subah, har|subah shaam, din|kal raat,
    baat karni hai, kisi se baat karni, madad chahiye, phone aate, ka man`,
  or: 'ya, athva',
  little: `
    mujhe mera meri mere main mein me hai hain h hu hoon ho hota hoti raha rahi rahe rha rehta rehti rehte tha thi gaya
    gayi gaye gya ka ki ke ko se par pe tak bhi aur to hi nahi nahin nhi nai mat kya kaise koi kuch kisi jo bahut bohot
    zyada bilkul roz har din raat bhar chahiye chahta chahti karne karta karti karte kar kr karu wala wali wale liye
    sath baat baatein baare lag lagta lagti lagte aata aati aate jaati deta deti dete lena samajh samajhta bolta bole
    batao mile milna accha achha sabse baad pehle dil mann man andar samasya dikkat log ab khud wo sirf hua hue diya
    liya pa saal mahine kaun zindagi sakta sakti batana do teen ne sunta ji please bina wajah na toh aap apna bahot
    jyada thoda acha ilaj phir usse uske unki ye woh kyunki lekin jab agar kabhi sahi mil karo hum kyun ek bol paas krna
    rhi mai tum theek kahan madad apne bas krni kehte bhasha bhashi`,
};
