/** Ways to meet. */
export const modeWords = {
  video: `
      online, on line, video, video call, videocall, video session, zoom, google meet, skype, virtual,
      virtually, remote, internet, ghar baithe, ऑनलाइन, वीडियो, वीडियो कॉल, घर बैठे, vc, video chat,
      video calling, video counselling, video counseling, video therapy, video consultation, over video,
      whatsapp video, facetime, teams, webcam, live video, online session, online therapy, online counselling,
      online counseling, online consultation, internet par, laptop par, mobile se video, teletherapy,
      telehealth, tele counselling, e counselling, from home, sitting at home, ghar se hi, ghar par baithe,
      door baithe, ऑनलाइन काउंसलिंग, वीडियो पर, वीडियो कॉल पर, ज़ूम, गूगल मीट, घर से ही`,
  phone: `
      phone, phone call, telephone, telephonic, on call, audio, audio call, call par, phone par, mobile par,
      फोन, फ़ोन, फोन पर, कॉल पर, voice call, voice calls, voice, call, calls, calling, phone calls,
      phone session, phone counselling, phone counseling, phone consultation, over call, over phone,
      over the phone, by phone, on phone, on the phone, on the call, tele consultation, teleconsultation,
      phone se, phone pe, phone karke, phone karna, phone mein baat, call pe, call karke, mobile pe baat,
      mobile pe call, without camera, without video, no video, no camera, camera off, bina video, bina camera,
      फोन से, फोन पे, फोन करके, कॉल करके, मोबाइल पर बात, बिना वीडियो, टेलीफोन, आवाज पर`,
  in_person: `
      in person, inperson, offline, face to face, f2f, clinic, clinics, in clinic, office visit, walk in,
      physically, physical session, meet in person, aamne saamne, amne samne, milkar, milke, आमने सामने, ऑफलाइन,
      क्लिनिक, मिलकर, in persons, face-to-face, face 2 face, visit clinic, clinic visit, at clinic,
      at the clinic, visit in person, meet face to face, go and meet, meet personally, personally, in real life,
      in room, in the room, at office of therapist, offline session, offline counselling, samne baith,
      saamne baith, saamne baith kar, samne baith kar, aamne-saamne, mil kar, mil ke, milke baat, clinic mein,
      clinic jaakar, rubaru, roobaroo, रूबरू, सामने बैठ, सामने बैठकर, मिल कर, मिलके, क्लीनिक, आमने-सामने`,
} as const;

/** Gender of the therapist. "for women" says who comes, so such phrases stand among the words without a filter. */
export const genderWords = {
  woman: `
      wali madam, wali didi, wali maam, वाली मैडम, वाली दीदी, female, females, woman, women, lady, ladies,
      mahila, stri, aurat, femal, lady doctor, female doctor, woman therapist, female therapist, she her, महिला,
      स्त्री, औरत, लेडी, lady counsellor, lady therapist, female counsellor, female counselor, woman counsellor,
      women counsellor, women therapist, lady dr, female dr, ladies doctor, mahila doctor, mahila counsellor,
      mahila therapist, aurat doctor, ladki therapist, ladki counsellor, girl therapist, girl counsellor,
      madam doctor, madam counsellor, mahilaa, she therapist, femail, feamle, महिला डॉक्टर, महिला काउंसलर,
      लेडी डॉक्टर, औरत डॉक्टर, मैडम डॉक्टर,
      koi didi, kisi didi, कोई दीदी, किसी दीदी, koi madam, kisi madam`,
  man: `
      male, males, man, men, gents, gent, purush, mard, male doctor, male therapist, पुरुष, मर्द, आदमी,
      male counsellor, male counselor, man therapist, man counsellor, men therapist, gents doctor,
      gents counsellor, male dr, purush doctor, purush counsellor, mard doctor, aadmi doctor, ladka therapist,
      boy therapist, guy, guy therapist, he him, पुरुष डॉक्टर, पुरुष काउंसलर, मर्द डॉक्टर, जेंट्स`,
  non_binary: `
      non binary, nonbinary, enby, genderqueer, non binary therapist, queer therapist, trans therapist,
      nonbinary therapist, trans counsellor, queer counsellor, they them therapist, gender queer,
      transgender therapist, gay counsellor`,
} as const;

/** When somebody wants to meet. Days of the week are the next ones. Sources: wiktionary, own. */
export const freeWords = {
  today: `
      today, todays, aaj, aaj hi, aaj ke liye, aaj ke din, aaj ka, today itself, available today, same day,
      later today, ajj, आज, आज ही, आज के लिए`,
  tonight:
    'tonight, to night, tonite, today night, this evening late, aaj raat, aaj raat ko, aaj ki raat, आज रात, आज रात को',
  tomorrow: `
      tomorrow, tomorow, tommorow, tommorrow, tmrw, tmrow, tmr, 2moro, next day, kal, kal ke liye, kal hi,
      kal ke din, कल, कल के लिए, कल ही`,
  week: `
      this week, within this week, within a week, next few days, next 7 days, coming days, coming week,
      in a few days, is hafte, iss hafte, isi hafte, is week, isi week, is saptah, इस हफ्ते, इसी हफ्ते,
      इस सप्ताह`,
  earlyMornings: `
      early morning, early mornings, early in the morning, before 7, before 8, before 9, before work,
      before office, 6am, 7am, 8am, 6 am, 7 am, 8 am, subah subah, subah jaldi, office se pehle, सुबह सुबह,
      ऑफिस से पहले, 5am, 5 am, before 6, before 7am, before 8am, before 9am, before 7 am, before 8 am,
      before 9 am, before going to work, before going to office, subah {early} baje, subah ke {early} baje,
      subah subah {early} baje, {early} baje subah, {early} baje subah ko, {early} am subah, subah savere,
      subah sawere, bahut subah, सुबह {early} बजे, सुबह के {early} बजे, {early} बजे सुबह, सुबह सवेरे,
      सुबह जल्दी, बहुत सुबह`,
  mornings: `
      morning, mornings, before 10, before 11, before 12, before noon, before college, before lunch, forenoon,
      9am, 10am, 11am, 9 am, 10 am, 11 am, subah, subha, subeh, subah ko, subah ke, subah mein, savere, sawere,
      sabere, saver, pratah, dopahar se pehle, sakali, सुबह, सुबह को, सुबह के, सवेरे, प्रातः, सकाळी`,
  afternoons: `
      afternoon, afternoons, noon, midday, mid day, lunch time, lunchtime, lunch break, lunch hour, after lunch,
      12pm, 1pm, 2pm, 3pm, 4pm, 12 pm, 1 pm, 2 pm, 3 pm, 4 pm, dopahar, dopeher, dopahar ko, dopahar mein,
      dupahar, dophar, lunch mein, lunch ke baad, दोपहर, दोपहर को, दोपहर में`,
  evenings: `
      evening, evenings, after office hours, after office, after work hours, after work, after working hours,
      after college, after school hours, after 5, after 6, after 7, after 8, after 5pm, after 6pm, after 7pm,
      after 8pm, after 5 pm, after 6 pm, after 7 pm, after 8 pm, 5pm, 6pm, 7pm, 8pm, 9pm, 5 pm, 6 pm, 7 pm,
      8 pm, 9 pm, office ke baad, daftar ke baad, kaam ke baad, college ke baad, duty ke baad, shaam, shaam ko,
      sham ko, sham mein, sham ke, saam ko, shaam mein, shaam ke, shaam ke baad, sandhya, शाम, शाम को, शाम में,
      शाम के, शाम के बाद, ऑफिस के बाद, दफ्तर के बाद, काम के बाद, संध्याकाळी, संध्या समय`,
  nights: `
      late evening, late evenings, late in the evening, late night, late nights, late at night, night time,
      nighttime, night slot, night slots, night session, night appointment, night counselling, after dinner,
      shaam 8 baje, shaam ko 8 baje, शाम 8 बजे, शाम को 8 बजे, raat ko session, raat mein session, raat ko baat,
      raat mein baat, raat ke samay, raat ke time, raat ko time, raat 8 baje, raat ko 8 baje, der raat,
      khane ke baad, रात को बात, रात में बात, रात के समय, देर रात, रात 8 बजे, रात को 8 बजे`,
  lateNights: `
      after {late}, after {late}pm, after {late} pm, past {late}, past {late}pm, past {late} pm, 10pm, 11pm,
      10 pm, 11 pm, late night after {late}pm, late night after {late} pm, late night after {late},
      shaam {late} baje, shaam ko {late} baje, शाम {late} बजे, शाम को {late} बजे, raat {late} baje,
      raat ko {late} baje, raat {late} ke baad, raat ko {late} ke baad, {late} baje ke baad raat,
      रात {late} बजे, रात को {late} बजे, रात {late} के बाद,
      raat {late} baje ke baad, raat ke {late} baje, रात {late} बजे के बाद, {late} baje ke baad,
      after {late} at night`,
  weekdays: `
      weekday, weekdays, week day, week days, on weekdays, working day, working days, monday to friday,
      mon to fri, mon fri, kaam ke din, काम के दिन, सोमवार से शुक्रवार`,
  weekends: `
      weekend, weekends, week end, week ends, wkend, saturday sunday, sat sun, sat and sun,
      saturdays and sundays, holiday, holidays, off day, day off, chhutti, chutti, chhutti ke din,
      chutti ke din, shanivar ravivar, saptahant, वीकेंड, वीकेंड पर, वीकएंड, सप्ताहांत, छुट्टी, छुट्टी के दिन`,
  monday: 'monday, mondays, somvar, somwar, somvaar, somwaar, सोमवार',
  tuesday: 'tuesday, tuesdays, mangalvar, mangalwar, mangalvaar, mangalwaar, मंगलवार',
  wednesday: 'wednesday, wednesdays, wenesday, wensday, budhvar, budhwar, budhvaar, budhwaar, बुधवार',
  thursday: `
      thursday, thursdays, thurday, guruvar, guruwar, guruvaar, guruwaar, brihaspativar, veervar, veerwar,
      बृहस्पतिवार, गुरुवार, वीरवार`,
  friday: 'friday, fridays, shukravar, shukrawar, shukravaar, shukrawaar, jumma, शुक्रवार, जुम्मा',
  saturday: `
      saturday, saturdays, saterday, shanivar, shaniwar, shanivaar, shaniwaar, sanivar, saniwar, sanichar,
      शनिवार, शनिचर`,
  sunday: `
      sunday, sundays, sundey, itvaar, itwaar, itvar, itwar, etvar, etwar, ravivar, raviwar, ravivaar, raviwaar,
      रविवार, इतवार`,
} as const;

/** Other things that the list can do for a word. */
export const orderWords = {
  soonest: `
      soonest, earliest, earliest available, earliest appointment, earliest slot, first available,
      next available, next free, next slot, available now, asap, as soon as possible, urgent, urgently,
      immediate, immediately, turant, jaldi se jaldi, jald se jald, jaldi appointment, jaldi milna, तुरंत,
      जल्दी से जल्दी, जल्द से जल्द, soonest possible, as early as possible, at the earliest, earliest possible,
      fastest, first slot, next appointment, next opening, available right now, free now, free right now,
      talk right now, talk now, need someone right now, right away, straight away, emergency appointment,
      jaldi chahiye, abhi chahiye, abhi baat, abhi milna, abhi therapist, abhi appointment, fatafat, foran,
      fauran, sabse pehle, sabse jaldi, तुरन्त, अभी चाहिए, अभी बात, सबसे जल्दी, फौरन`,
  'fee-low': `
      low budget, cheap, cheapest, affordable, low cost, low fee, low fees, low price, budget, inexpensive,
      economical, sliding scale, free counselling, free counseling, free therapy, free therapist, free session,
      sasta, saste, sasti, kam fees, kam fee, kam paise, kam daam, सस्ता, सस्ते, सस्ती, कम फीस, कम पैसे,
      low charges, low rate, low rates, less fees, less fee, less price, lower fees, lowest fee, lowest fees,
      lowest price, minimum fee, minimum fees, reasonable, reasonable fees, reasonable price, cost effective,
      pocket friendly, budget friendly, not expensive, not costly, not too expensive, discount, discounts,
      concession, concessional, student discount, student fees, subsidised, subsidized, cannot afford,
      cant afford, can t afford, no money, not much money, tight budget, small budget, free counselor,
      free counsellor, free help, free of cost, free consultation, pro bono, free psychologist, ngo, charity,
      sasta sa, sasta wala, sabse sasta, sasta doctor, sasti fees, sasti therapy, kam kharcha, kam kharche,
      kam kharch, kam rate, kam charge, kam price, kam paison, kam paiso, kam budget, muft, muft mein,
      free mein, free me, bina paise, zyada paise nahi, paisa nahi, paise nahi hai, paisa kam, itne paise nahi,
      paise kam, mehnga nahi, mahanga nahi, kifayati, किफायती, मुफ्त, मुफ़्त, फ्री, निशुल्क, सबसे सस्ता,
      कम खर्च, कम खर्चे, कम दाम, बिना पैसे, महंगा नहीं, स्वस्त`,
  experience: `
      experienced, most experienced, senior therapist, senior counsellor, senior psychologist, anubhavi, अनुभवी,
      very experienced, well experienced, highly experienced, long experience, many years of experience,
      years of experience, more experience, senior, seniors therapist, most senior, veteran therapist,
      10 years experience, 20 years experience, sabse anubhavi, zyada anubhav, anubhav wala, anubhav,
      सबसे अनुभवी, अनुभव, ज्यादा अनुभव`,
} as const;

export const acceptingWords = `
      accepting, accepting patients, accepting new patients, taking clients, taking on clients,
      taking new patients, open for new clients, naye client, accepting clients, accepting new clients,
      taking new clients, new clients`;

export const registerWords = `
      registered, registration, registration number, government registered, rehabilitation council, asli doctor,
      pramanit, certified therapist, certified counsellor, licence, license, credentials, proper degree,
      पंजीकृत डॉक्टर, प्रमाणित, registered, licensed, licenced, certified, verified, rci, rci registered,
      rci licensed, qualified, ncahp, पंजीकृत, लाइसेंस`;
