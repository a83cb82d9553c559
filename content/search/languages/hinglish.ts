/** Words of Hindi in Latin letters, mixed with English as people mix them. Sources: those of `hindi.ts`, own. */
export const hinglish: Readonly<Record<string, string>> = {
  anxiety: `
    ghabrahat, ghabrata, bechaini, chinta, dar|darr lagta, bheed dar, bahut sochta, sochta rehta, ulte khayal,
    haath kaanpte, sabke saamne bolne, haklata, fikr, vehem, ~dar, ~pareshan`,
  panic: 'dil tez|zor dhadakta, saans rukti, saans phool*, dam ghutta, lagta hai mar jaunga|jaungi',
  ocd: 'haath dho*, baar check karna, safai bimari, gande khayal',
  depression: `
    udaas, udaasi, niraasha, mann|man nahi lagta, man nahi karta, mann|dil bhaari, rona aata, rota|chup rehta,
    ro nahi sakta, khaali lagta, mood kharab, kuch achha nahi lagta, kisi kaam mann nahi,
    motivation|himmat|khushi nahi, maza nahi aata, ~dukh, ~dukhi, ~rona, ~pachtava`,
  stress: `
    tanaav, kaam bojh, office|boss pressure, boss daantta|tang, naukri chali gayi, naukri chhoot|nikaal, karz, karza,
    loan|paise|kaam tension, business nuksan, office jane man nahi, thak jaati kaam, ~thak gaya, ~thakan, ~naukri,
    ~kaam, ~dukan, ~sar dard, naukri jaane ka dar`,
  sleep: 'neend, so nahi paata, raat bhar jagta, bure sapne, aankh khul jaati, neend goli|kharab, karvat',
  grief: `
    guzar*, maut, mar gaya|gayi, chal base, kho diya, jaane baad, nahi rahe, intekal, dehant, vidhwa, garbhpaat, shok`,
  relationships: `
    pyaar, pyaar dhokha, rishta, rishte, shak karta|karti, bharosa nahi karta, ~dost, ~pasand hai, ~mohabbat`,
  breakup: `
    dil|rishta toot gaya, dil tuta, chhod diya|gaya|gayi, bhool|bhula nahi pa raha, dhokha diya,
    boyfriend|girlfriend|gf|bf dhokha, block kar diya`,
  couples: `
    pati patni|affair|shak, shaadi baad|mein|toot, talaq, patni shak, doosri aurat, mayke chali gayi, biwi jhagda,
    wife ladai, pati baat nahi karta, shaadishuda, chakkar, ~pati, ~patni, ~biwi, ~shaadi, ~jhagda, ~ladai, ~shauhar`,
  family: `
    saas, bahu, sasural, sasur, nanad, ghar|bhai jhagda, ghar wale, parivaar, maa baap, mummy papa ladte, taane,
    shaadi liye pressure|force|zabardasti, log kya kahenge, samaj, alag jaati, papa gussa, ~ghar, ~maa, ~pitaji, ~bhai,
    ~behen, ~ammi, ~abbu, ~rishtedar, taane|taana maarti|maarta|maarte hai|hain`,
  parenting: `
    bachche, bachcha, bachcho, ziddi, beti baat nahi sunti, beta jhooth bolta, 2..12 saal, ~beta, ~beti, ~bete`,
  teenagers: 'jawan beta, 13..17 saal, kishor, kamre nahi nikalta',
  birth: `
    delivery, baby|bachcha hone baad, garbhvati, bachcha nahi ho raha, mahine baby, doodh pilana, baanjh`,
  student: 'pariksha, kota, tayyari, number|marks kam aaye, result kharab, padh*, sarkari naukri',
  adhd: 'dhyan nahi lagta, bhool jata, dhyan bhatakta, chanchal',
  adultadhd: 'mujhe|bado|pati adhd',
  autism: 'bolta nahi, nazar nahi milata, der bolna, mand buddhi',
  anger: `
    gussa, chidchida, chidchidapan, chilla deta, haath uth jata, todta, krodh, ~chillata, haath utha deta`,
  trauma: `
    sadma, bachpan galat|ka, purani baatein bhool nahi, purani yaadein, galat hua, balatkar, hadsa, chhedchhad,
    shoshan, ~bachpan`,
  selfworth: `
    khud bharosa nahi, aatmavishwas, sharam aati, kisi layak nahi, khud nafrat, sab mujhse aage|behtar, heen bhavna,
    mota, moti, mazak udate, nakamyab, bekar hu, tulna`,
  lonely: `
    akela, akelapan, akeli, tanha, tanhai, koi dost|samajhta|apna nahi, kisi baat nahi, koi pyaar nahi karta`,
  abroad: 'videsh, pardes, ghar yaad, ~ghar door, bahar|apna desh',
  ageing: `
    budhapa, buzurg, budhi maa, dekhbhal, seva, dadi, dada, nani, nana, bhoolne, maa|papa tabiyat, lakwa, umar ho gayi`,
  lgbtq: `
    ladka hu ladke, ladki hu ladki, ladke pasand, ladka hoon ya ladki, hijra, kinnar, samlaingik, ling parivartan`,
  sexual: 'sambhog, mardana kamzori, namardi, napunsak, gupt rog, shighrapatan, swapndosh, hastmaithun, yaun',
  addiction: `
    sharab, daru, nasha, lat, cigarette, beedi, gutka, tambaku, charas, ganja, juaa, jue, juye, peeta, peete, peena,
    nashedi, satta, pike, peekar`,
  screens: `
    phone chalata|lat, mobile chalata|game|lat, mobile nahi chhodta, phone laga rehta, phone lage rehte,
    din bhar mobile, sara din phone, game khelta`,
  eating: 'khana nahi khata|khati, zyada khata, motapa, bhookh nahi, vajan badh',
  bipolar: 'kabhi bahut khush kabhi udaas',
  psychosis: `
    awaazein sunai, awaaz sunai deti, shak bimari, pagalpan, pagal, koi peecha karta, bhoot pret, khane mein zeher`,
  personality: 'jazbaati, chhoti baat bura, ~chhoti chhoti baat',
  illness: 'bimari, kamar dard, ~bimar, ~dard, ~tabiyat',
  unsettled: 'ajeeb lag raha, theek nahi lag raha, kuch theek nahi, kya ho raha mujhe',
  mindfulness: 'dhyan lagana, yog, pranayam, vipassana',
  video: 'ghar baithe',
  phone: 'video nahi, bina video|camera, mobile par baat, awaaz pe',
  in_person: 'aamne saamne, milkar, mil ke, saamne baith, milke baat, rubaru',
  woman: 'mahila, aurat, stri, madam, wali|koi didi',
  man: 'purush, mard, aadmi',
  today: 'aaj',
  tonight: 'aaj raat',
  tomorrow: 'kal',
  week: 'is|isi hafte',
  earlyMornings: 'subah subah|jaldi, subah 5..8, office se pehle',
  mornings: 'subah, savere',
  afternoons: 'dopahar, lunch mein',
  evenings: 'shaam, sham ko, office|kaam|college ke baad',
  nights: 'shaam|raat 8 baje, raat ko session, raat ko baat karni, khane ke baad, der raat, ~raat, ~raat ko',
  lateNights: 'raat|shaam 9..11, 9..11 baje baad, raat 9..11 baje baad',
  weekdays: 'kaam ke din, somvar se shukravar',
  weekends: 'chhutti, saptahant',
  days: `
    somvar; mangalvar; budhvar; guruvar, veervar, brihaspativar; shukravar, jumma; shanivar; itvaar, ravivar`,
  soonest: 'turant, jaldi se jaldi, abhi chahiye|baat',
  'fee-low': 'sasta, saste, sasti, kam fees|paise|kharcha, muft, free mein, paise|mehnga nahi, bina paise',
  experience: 'anubhavi',
  accepting: 'naye client',
  register: 'pramanit',
  psychologist: 'manovaigyanik, saikolojist',
  doctor: `
    dawai, dawa, goli, manochikitsak, mansik rog, dimag ka doctor, autism|adhd|bipolar kya, kya autism|adhd|bipolar`,
  helper: 'salahkar, paramarsh, salah, margdarshan, kaunsalar',
  nearMe: 'mere|aas paas, paas mein',
  unfiltered: 'ladki, ladka, ladke, mahila|aurat ke liye, gruhini, agle hafte, parso, aurat|mahila hoon',
  idle: `
    aajkal, aaj kal|tak|bhi, kal|subah|monday|ravivar se, roz|har subah, har|subah shaam, din|kal raat, baat karni hai,
    kisi se baat karni, madad chahiye, ka man`,
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
