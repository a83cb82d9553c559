import type { EverydaySearch } from './everyday-searches';

/**
 * Sixty searches of somebody who knew only what the sample people state of themselves: 38 were right at first try. Ten
 * expectations are wider now: beside help that cannot wait it does not matter who is listed (four), EMDR shows the
 * nearest as other approaches do, a lawyer is left out and named, an hour counts as its part of the day, three people
 * who name the same come in the list's own order, and who works with loneliness may follow who works with students (two).
 */
export const firstSketchSearches: readonly EverydaySearch[] = [
  // English
  ['cant sleep at night mind keeps racing', 'nandini-joseph …'],
  [
    'husband doesnt talk to me anymore',
    'rohan-deshpande jignesh-patel / saira-bano-ansari kavitha-reddy aarav-kulkarni harpreet-gill',
  ],
  ['female therapst in hyderabad', 'farah-sheikh kavitha-reddy'],
  ['tamil speaking counsellor for my mother she is 72', 'nandini-joseph / ananya-krishnan'],
  ['therapist under 1000 rs', 'devika-menon / saira-bano-ansari ananya-krishnan lalremruati-chhangte'],
  [
    'i feel like im a failure compared to my friends',
    'ananya-krishnan farah-sheikh devika-menon aarav-kulkarni …',
  ],
  [
    'panic attack in metro',
    'tenzin-wangchuk / ananya-krishnan imran-qureshi devika-menon lalremruati-chhangte maria-dsouza nandini-joseph',
  ],
  ['therapy on sunday evening', 'devika-menon jignesh-patel / aarav-kulkarni'],
  [
    'breakup after 6 years cant stop crying',
    'aarav-kulkarni rohan-deshpande devika-menon / kavitha-reddy saira-bano-ansari farah-sheikh arindam-banerjee maria-dsouza',
  ],
  ['cbt therapist mumbai', 'imran-qureshi / ananya-krishnan tenzin-wangchuk nandini-joseph'],
  ['EMDR near me', 'maria-dsouza tenzin-wangchuk'],
  ['my father has dementia and i am exhausted looking after him', 'arindam-banerjee nandini-joseph …'],
  ['i dont want to live anymore', '…', 'urgent'],
  ['mindfullness therapist', 'maria-dsouza / tenzin-wangchuk ananya-krishnan'],
  ['my son just told us he is gay how should we react', 'aarav-kulkarni …'],
  ['H1B visa stress in usa, indian therapist late evening ist', 'jignesh-patel …'],
  ['punjabi family counseling from canada', 'harpreet-gill'],
  [
    'call only, dont want to show my face',
    'farah-sheikh lalremruati-chhangte imran-qureshi saira-bano-ansari nandini-joseph arindam-banerjee / devika-menon',
  ],
  ['lost my baby at 20 weeks', 'farah-sheikh / arindam-banerjee saira-bano-ansari kavitha-reddy'],
  ['divorce lawyer', 'rohan-deshpande jignesh-patel'],
  ['night shift nurse totally burnt out', 'imran-qureshi / ananya-krishnan kavitha-reddy jignesh-patel'],
  ['psychiatrist for medicines bangalore', '…', 'doctor'],
  ['dating anxiety 30 yr old guy pune marathi', 'rohan-deshpande / imran-qureshi aarav-kulkarni'],
  [
    'teen daughter wont come out of her room',
    'harpreet-gill / kavitha-reddy lalremruati-chhangte saira-bano-ansari',
  ],
  ['my husband hits me', 'saira-bano-ansari …', 'urgent'],

  // Hinglish
  ['neend nai aati raat ko', 'nandini-joseph …'],
  ['bahut gussa aata hai chhoti chhoti baat pe', 'rohan-deshpande harpreet-gill imran-qureshi'],
  [
    'saas se roz jhagda hota hai',
    'saira-bano-ansari / harpreet-gill rohan-deshpande kavitha-reddy aarav-kulkarni jignesh-patel',
  ],
  ['akela feel hota hai hostel me', 'lalremruati-chhangte devika-menon …'],
  [
    'ghabrahat hoti he dil tez dhadakta hai',
    'tenzin-wangchuk / ananya-krishnan imran-qureshi devika-menon lalremruati-chhangte maria-dsouza nandini-joseph',
  ],
  [
    'pyaar me dhoka mila',
    'rohan-deshpande aarav-kulkarni / devika-menon kavitha-reddy saira-bano-ansari farah-sheikh jignesh-patel',
  ],
  ['hindi me baat karne wali lady doctor lucknow', 'saira-bano-ansari / farah-sheikh lalremruati-chhangte'],
  ['koi baat karne wala chahiye', '*'],
  [
    'shadi ke liye gharwale pressure daal rahe hai',
    'saira-bano-ansari harpreet-gill / aarav-kulkarni rohan-deshpande kavitha-reddy jignesh-patel',
  ],
  ['exam me fail ho gya ab kya karu', 'devika-menon lalremruati-chhangte …'],
  ['maa guzar gayi 2 mahine pehle', 'farah-sheikh arindam-banerjee saira-bano-ansari'],
  ['mann nahi lagta kisi kaam me', 'farah-sheikh arindam-banerjee / maria-dsouza'],
  [
    'phone pe baat karni hai, ghar me sab hai',
    'saira-bano-ansari farah-sheikh lalremruati-chhangte imran-qureshi arindam-banerjee nandini-joseph',
  ],
  [
    'subha 7 baje session',
    'kavitha-reddy tenzin-wangchuk / rohan-deshpande farah-sheikh harpreet-gill imran-qureshi saira-bano-ansari nandini-joseph',
  ],
  ['office ka tension sar dard rehta hai', 'imran-qureshi ananya-krishnan / kavitha-reddy jignesh-patel'],
  ['marne ka man karta hai', '…', 'urgent'],
  ['pati patni dono ke liye counseling gujrati me', 'jignesh-patel'],
  ['bachha baat nahi sunta 8 saal ka', 'harpreet-gill / kavitha-reddy'],
  ['mard therapist chahiye mumbai mein', 'imran-qureshi'],
  ['dubai me rehta hu ghar ki bahut yaad aati hai', 'jignesh-patel / lalremruati-chhangte tenzin-wangchuk'],

  // Hindi
  ['बहुत उदास रहता हूँ', 'farah-sheikh arindam-banerjee / maria-dsouza'],
  ['कोलकाता में बंगाली काउंसलर', 'arindam-banerjee'],
  ['पति शराब पीकर मारता है', 'saira-bano-ansari …', 'urgent'],
  [
    'इंदौर में अकेला पढ़ रहा हूँ मन नहीं लगता',
    'lalremruati-chhangte / devika-menon farah-sheikh arindam-banerjee maria-dsouza kavitha-reddy',
  ],
  ['महिला मनोवैज्ञानिक हिंदी में', 'farah-sheikh / saira-bano-ansari lalremruati-chhangte'],
  [
    'पापा रिटायर होने के बाद चुप रहते हैं',
    'arindam-banerjee / nandini-joseph harpreet-gill saira-bano-ansari farah-sheikh',
  ],
  [
    'पत्नी हर बात पर शक करती है',
    'rohan-deshpande jignesh-patel / saira-bano-ansari kavitha-reddy aarav-kulkarni harpreet-gill',
  ],
  [
    'रात को नींद नहीं आती डर लगता है',
    'nandini-joseph / ananya-krishnan imran-qureshi tenzin-wangchuk devika-menon lalremruati-chhangte maria-dsouza',
  ],
  ['कानों में आवाज़ें सुनाई देती हैं', '', 'doctor'],
  [
    '1500 तक फीस हिंदी में बात हो',
    'saira-bano-ansari farah-sheikh tenzin-wangchuk arindam-banerjee / lalremruati-chhangte',
  ],
  ['शाम 8 बजे के बाद वीडियो कॉल', 'ananya-krishnan imran-qureshi devika-menon jignesh-patel'],
  ['डिलीवरी के बाद रोना आता है', 'kavitha-reddy / farah-sheikh maria-dsouza arindam-banerjee'],
  ['लड़का हूँ लड़के पसंद हैं किसी को बता नहीं सकता', 'aarav-kulkarni …'],
  ['हाथ की नस काट ली', '…', 'urgent'],
  ['दिल्ली में आमने सामने मिलना है', ''],
];
