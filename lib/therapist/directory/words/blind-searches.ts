const anxiety =
  'ananya-krishnan maria-dsouza lalremruati-chhangte imran-qureshi devika-menon tenzin-wangchuk nandini-joseph';
const anger = 'rohan-deshpande harpreet-gill imran-qureshi';
const grief = 'farah-sheikh arindam-banerjee saira-bano-ansari';
const affirming =
  'ananya-krishnan rohan-deshpande harpreet-gill arindam-banerjee devika-menon jignesh-patel aarav-kulkarni';
const students = 'lalremruati-chhangte devika-menon';
const hindiWomen = 'farah-sheikh lalremruati-chhangte saira-bano-ansari';
const depression = 'farah-sheikh maria-dsouza arindam-banerjee';
const stress = 'ananya-krishnan kavitha-reddy imran-qureshi jignesh-patel';

/** Searches that were thought of with the sample people at hand, before any was tried; as in `real-searches.ts`. */
export const blindSearches: readonly (readonly [typed: string, expected: string])[] = [
  ['i cry all the time for no reason', depression],
  [
    'my boss shouts at me and i cant sleep at night',
    'ananya-krishnan kavitha-reddy imran-qureshi jignesh-patel nandini-joseph',
  ],
  ['tamil speaking lady for anxiety', 'ananya-krishnan nandini-joseph'],
  ['couple counselling after an affair', 'rohan-deshpande jignesh-patel'],
  ['postpartum depression', 'kavitha-reddy'],
  ['panic attacks in the metro', anxiety],
  ['how to control my temper', anger],
  ['gujarati nri therapist', 'jignesh-patel'],
  ['lost my mother last month', grief],
  ['coming out to my parents', affirming],
  ['overthinking at 3 am', anxiety],
  ['malayalam counsellor under 1000', 'devika-menon'],
  ['burnt out it job hyderabad', 'kavitha-reddy'],
  ['my father has dementia', 'arindam-banerjee nandini-joseph'],
  ['childhood abuse survivor', 'maria-dsouza tenzin-wangchuk'],
  ['teenager will not talk to us', 'harpreet-gill lalremruati-chhangte kavitha-reddy'],
  ['male therapist in mumbai', 'imran-qureshi'],
  ['evening therapist bengaluru', 'ananya-krishnan'],
  ['phone counselling in bengali', 'arindam-banerjee'],
  ['person centered therapist urdu', 'farah-sheikh saira-bano-ansari'],
  ['EFT couples', 'rohan-deshpande jignesh-patel'],
  ['bipolar', depression],
  ['exam fear neet', students],
  ['i feel like a failure', 'ananya-krishnan farah-sheikh devika-menon aarav-kulkarni'],
  ['husband drinks every day', 'rohan-deshpande harpreet-gill saira-bano-ansari jignesh-patel'],
  [
    'morning slot before 9',
    'rohan-deshpande farah-sheikh harpreet-gill kavitha-reddy imran-qureshi tenzin-wangchuk saira-bano-ansari nandini-joseph',
  ],
  ['mujhe bahut gussa aata hai', anger],
  ['dil toot gaya', 'rohan-deshpande kavitha-reddy devika-menon saira-bano-ansari aarav-kulkarni'],
  ['raat ko neend nahin', 'nandini-joseph'],
  ['saas se pareshan', 'harpreet-gill saira-bano-ansari'],
  ['padhai mein man nahi lagta', students],
  ['tension ho rahi hai office ki', stress],
  ['man udaas rehta hai', depression],
  ['papa guzar gaye', grief],
  ['bachche ki zid', 'harpreet-gill kavitha-reddy'],
  ['hindi bolne wali lady doctor', hindiWomen],
  ['1200 se kam hindi mein', 'farah-sheikh saira-bano-ansari'],
  ['dar lagta hai bina wajah', anxiety],
  ['shaadi ke baad se udaas', 'rohan-deshpande farah-sheikh maria-dsouza arindam-banerjee jignesh-patel'],
  ['log kya kahenge gay hoon', affirming],
  [
    'phone pe baat karni hai hindi',
    'farah-sheikh lalremruati-chhangte arindam-banerjee imran-qureshi saira-bano-ansari',
  ],
  ['budhi maa ki dekhbhaal', 'arindam-banerjee nandini-joseph'],
  ['videsh mein akela', 'lalremruati-chhangte tenzin-wangchuk jignesh-patel'],
  ['office ka pressure aur chidchidapan', 'imran-qureshi'],
  ['purani baatein bhool nahi pati, bachpan ka trauma', 'maria-dsouza tenzin-wangchuk'],
  ['गुस्सा बहुत आता है', anger],
  ['उदासी', depression],
  ['शादी में परेशानी', 'rohan-deshpande jignesh-patel'],
  ['पुणे में काउंसलर', 'rohan-deshpande'],
  ['हिंदी में महिला थेरेपिस्ट', hindiWomen],
  ['पढ़ाई का दबाव', students],
  ['माता-पिता से झगड़ा', 'harpreet-gill saira-bano-ansari'],
  ['मराठी', 'rohan-deshpande imran-qureshi aarav-kulkarni'],
  [
    'फोन पर बात',
    'farah-sheikh lalremruati-chhangte arindam-banerjee imran-qureshi saira-bano-ansari nandini-joseph',
  ],
  ['किसी अपने को खो दिया', grief],
  ['बच्चों की परवरिश', 'harpreet-gill kavitha-reddy'],
  ['समलैंगिक', affirming],
  ['लखनऊ', 'saira-bano-ansari'],
  [
    'शाम को हिंदी में',
    'rohan-deshpande lalremruati-chhangte arindam-banerjee imran-qureshi jignesh-patel aarav-kulkarni',
  ],
  ['कोलकाता में बुज़ुर्गों के लिए', 'arindam-banerjee'],
  ['दफ़्तर का तनाव', stress],
  ['i have no energy to get out of bed', depression],
  ['pyaar mein dhokha mila', 'rohan-deshpande kavitha-reddy saira-bano-ansari aarav-kulkarni'],
  ['khud par bharosa nahi hai', 'ananya-krishnan farah-sheikh devika-menon aarav-kulkarni'],
  ['dadi ki maut ke baad', grief],
  ['worried about my teenage son', 'harpreet-gill lalremruati-chhangte kavitha-reddy'],
  ['video session with a man for anger', anger],
  ['beti baat nahi sunti', 'harpreet-gill kavitha-reddy'],
  ['मां की मौत के बाद', grief],
  ['घबराहट और डर', anxiety],
];
