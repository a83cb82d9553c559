/** Who has a bookable time on the Monday morning of the test, with the hours of the sample data. */
const today =
  'ananya-krishnan farah-sheikh harpreet-gill lalremruati-chhangte kavitha-reddy imran-qureshi devika-menon tenzin-wangchuk saira-bano-ansari nandini-joseph';
const tomorrow =
  'ananya-krishnan rohan-deshpande harpreet-gill lalremruati-chhangte arindam-banerjee kavitha-reddy imran-qureshi devika-menon tenzin-wangchuk saira-bano-ansari jignesh-patel nandini-joseph';
const weekend = 'rohan-deshpande harpreet-gill kavitha-reddy devika-menon jignesh-patel aarav-kulkarni';
const hindiAtTheWeekend = 'rohan-deshpande harpreet-gill jignesh-patel aarav-kulkarni';
const hindiInTheEvening =
  'rohan-deshpande lalremruati-chhangte arindam-banerjee imran-qureshi jignesh-patel aarav-kulkarni';
const anxietyToday =
  'ananya-krishnan lalremruati-chhangte imran-qureshi devika-menon tenzin-wangchuk nandini-joseph';
const anxietyInTheEvening = 'ananya-krishnan lalremruati-chhangte imran-qureshi devika-menon';
const anxiety = `${anxietyToday} maria-dsouza`;
const hindi =
  'rohan-deshpande farah-sheikh harpreet-gill lalremruati-chhangte arindam-banerjee imran-qureshi tenzin-wangchuk saira-bano-ansari jignesh-patel aarav-kulkarni';
const depression = 'farah-sheikh maria-dsouza arindam-banerjee';
const couples = 'rohan-deshpande jignesh-patel';
const stress = 'ananya-krishnan kavitha-reddy imran-qureshi jignesh-patel';
const anger = 'rohan-deshpande harpreet-gill imran-qureshi';
const family = 'harpreet-gill saira-bano-ansari';
const students = 'lalremruati-chhangte devika-menon';
const grief = 'farah-sheikh arindam-banerjee saira-bano-ansari';
const breakup = 'rohan-deshpande kavitha-reddy devika-menon saira-bano-ansari aarav-kulkarni';
const relationships = 'rohan-deshpande kavitha-reddy saira-bano-ansari aarav-kulkarni';
const byVideo =
  'ananya-krishnan rohan-deshpande farah-sheikh harpreet-gill maria-dsouza lalremruati-chhangte kavitha-reddy imran-qureshi devika-menon tenzin-wangchuk jignesh-patel aarav-kulkarni nandini-joseph';

/** Searches that name a time, or several things at once; as in `real-searches.ts`. */
export const combinedSearches: readonly (readonly [typed: string, expected: string])[] = [
  ['weekend therapist', weekend],
  ['hindi weekend', hindiAtTheWeekend],
  ['anxiety evening', anxietyInTheEvening],
  ['shaam ko hindi mein baat', hindiInTheEvening],
  ['aaj therapist chahiye', today],
  ['aaj anxiety', anxietyToday],
  ['therapist available tomorrow', tomorrow],
  [
    'kal hindi therapist',
    'rohan-deshpande harpreet-gill lalremruati-chhangte arindam-banerjee imran-qureshi tenzin-wangchuk saira-bano-ansari jignesh-patel',
  ],
  ['itvaar ko therapist', weekend],
  ['ravivar', weekend],
  ['sunday couples therapist', couples],
  ['saturday evening', 'rohan-deshpande devika-menon jignesh-patel aarav-kulkarni'],
  ['शाम को हिंदी', hindiInTheEvening],
  ['रविवार', weekend],
  ['आज चिंता', anxietyToday],
  ['कल', tomorrow],
  ['after office hours counselling mumbai', 'imran-qureshi aarav-kulkarni'],
  ['office ke baad stress', 'ananya-krishnan imran-qureshi jignesh-patel'],
  ['this week depression', 'farah-sheikh arindam-banerjee'],
  ['earliest appointment hindi', hindi],
  ['weekend under 2000', 'harpreet-gill kavitha-reddy devika-menon aarav-kulkarni'],
  ['female therapist evening', 'ananya-krishnan lalremruati-chhangte devika-menon'],
  ['evening online tamil', 'ananya-krishnan'],
  ['aaj shaam', anxietyInTheEvening],
  ['aajkal bahut udaas', depression],
  ['these days very anxious', anxiety],
  ['weekends in person pune', 'rohan-deshpande'],
  ['इतवार को महिला', 'kavitha-reddy devika-menon'],
  ['evening slot for students', students],
  ['anxiety tomorrow under 1500', 'devika-menon tenzin-wangchuk'],
  ['hindi female phone', 'farah-sheikh lalremruati-chhangte saira-bano-ansari'],
  ['kannada therapist', 'ananya-krishnan'],
  ['gujarati couple counselling', 'jignesh-patel'],
  ['telugu parenting', 'kavitha-reddy'],
  ['punjabi family therapist', 'harpreet-gill'],
  ['urdu depression', 'farah-sheikh'],
  ['marathi gussa', 'rohan-deshpande imran-qureshi'],
  ['urdu speaking female in lucknow', 'saira-bano-ansari'],
  ['trauma in person', 'maria-dsouza tenzin-wangchuk'],
  ['video counselling malayalam', 'devika-menon nandini-joseph'],
  ['grief hindi under 1200', 'farah-sheikh saira-bano-ansari'],
  ['stress hindi male', 'imran-qureshi jignesh-patel'],
  ['non binary therapist mumbai', 'aarav-kulkarni'],
  ['nri couple', 'jignesh-patel'],
  ['exam tension hindi', 'lalremruati-chhangte'],
  ['self esteem hindi', 'farah-sheikh aarav-kulkarni'],
  ['anger management male therapist', anger],
  ['ladakh', 'tenzin-wangchuk'],
  ['goa trauma', 'maria-dsouza'],
  ['neend ki problem tamil', 'nandini-joseph'],
  ['शादी में समस्या', couples],
  ['परिवार में झगड़ा', family],
  ['बच्चों का गुस्सा', 'harpreet-gill imran-qureshi'],
  ['ghar mein jhagda hindi', family],
  ['boyfriend ne chhod diya', breakup],
  ['panic attack hindi male', 'imran-qureshi tenzin-wangchuk'],
  ['emdr', 'maria-dsouza tenzin-wangchuk'],
  ['kolkata grief', 'arindam-banerjee'],
  ['hyderabad women therapist depression', 'farah-sheikh'],
  ['anxiety female under 1000', 'devika-menon'],
];

/** Searches of somebody who had not seen the words, kept as they were typed. */
export const testerSearches: readonly (readonly [typed: string, expected: string])[] = [
  ['i need a therapist who speaks hindi and is free on weekends', hindiAtTheWeekend],
  ['any female psychologist available today evening', 'ananya-krishnan'],
  ['depression counselling kolkata bengali', 'arindam-banerjee'],
  ['low budget therapist hindi', hindi],
  ['therapist below 1000', 'devika-menon saira-bano-ansari'],
  ['online counsellor for anxiety at night after 8pm', anxietyInTheEvening],
  ['sunday ko koi counsellor free hai kya', weekend],
  ['mujhe kal subah appointment chahiye', tomorrow],
  ['shaadi ke baad problems ho rahi hain', couples],
  ['saas se pareshan hoon', family],
  ['exam ka stress hai hindi mein baat karni hai', 'lalremruati-chhangte'],
  ['papa ki death ho gayi', grief],
  ['boss bahut pressure deta hai', stress],
  ['raat bhar neend nahi aati', 'nandini-joseph'],
  ['bahut gussa aata hai bacho pe', 'harpreet-gill imran-qureshi'],
  ['bacche ka mobile addiction', 'harpreet-gill kavitha-reddy imran-qureshi aarav-kulkarni'],
  ['gay friendly counsellor bangalore', 'ananya-krishnan'],
  ['dipression', depression],
  ['anxeity tharapist mumbai', 'imran-qureshi'],
  ['cuples therapy', couples],
  ['counselor for my 8 year old', 'harpreet-gill kavitha-reddy imran-qureshi aarav-kulkarni'],
  ['therapist for teenager in lucknow', 'saira-bano-ansari'],
  ['marriage counsellor ahmedabad', 'jignesh-patel'],
  ['therapist in delhi ncr', byVideo],
  ['counselling in gurgaon', byVideo],
  ['phone pe counselling bengali', 'arindam-banerjee'],
  ['Dr Farah', 'farah-sheikh'],
  ['tenzin', 'tenzin-wangchuk'],
  ['Kulkarni', 'aarav-kulkarni'],
  ['post natal depression telugu', 'kavitha-reddy'],
  ['overthinking and no confidence', 'ananya-krishnan devika-menon'],
  ['divorce', couples],
  ['my wife and i fight all the time', couples],
  ['toxic relationship', relationships],
  ['workplace burnout evening slots', 'ananya-krishnan imran-qureshi jignesh-patel'],
  ['shifted to usa for work, missing home', 'lalremruati-chhangte tenzin-wangchuk jignesh-patel'],
  ['konkani', 'maria-dsouza'],
  ['manipuri therapist', ''],
  ['therapist who knows acceptance and commitment therapy', 'maria-dsouza tenzin-wangchuk'],
  ['narrative therapy hindi', 'arindam-banerjee jignesh-patel'],
  ['psychodynamic mumbai', 'imran-qureshi'],
  ['budget 1500 hindi anxiety', 'tenzin-wangchuk'],
  ['1500 rupaye tak hindi mahila', 'farah-sheikh saira-bano-ansari'],
  ['मुझे नींद नहीं आती है', 'nandini-joseph'],
  ['मैं बहुत उदास हूँ', depression],
  ['पति पत्नी का झगड़ा', couples],
  ['परीक्षा का डर', students],
  ['महिला थेरेपिस्ट हैदराबाद', 'farah-sheikh kavitha-reddy'],
  ['आज शाम को कोई थेरेपिस्ट', anxietyInTheEvening],
  ['शनिवार को हिंदी में काउंसलिंग', hindiAtTheWeekend],
  ['1000 रुपये से कम', 'devika-menon saira-bano-ansari'],
  ['घबराहट होती है दिल तेज़ धड़कता है', anxiety],
  ['तमिल में बात', 'ananya-krishnan nandini-joseph'],
  ['गुस्सा कैसे कम करें', anger],
  ['Chandigarh family counsellor on saturday', 'harpreet-gill'],
  ['kerala therapist online', 'devika-menon'],
  ['experienced female counsellor for grief', 'farah-sheikh saira-bano-ansari'],
  ['male therapist hindi evening under 2500', 'rohan-deshpande arindam-banerjee imran-qureshi'],
  ['want to talk to someone today please', today],
  ['somone to tlk to tomorow evning about anxity', anxietyInTheEvening],
];

/** A second tester, after the words were mended. */
export const secondTesterSearches: readonly (readonly [typed: string, expected: string])[] = [
  ['koi accha therapist batao jo hindi bole', hindi],
  ['counsellor for breakup, evening, video', 'rohan-deshpande devika-menon aarav-kulkarni'],
  ['lady counsellor for family issue', 'saira-bano-ansari'],
  ['stress therapist ahmedabad online', 'jignesh-patel'],
  ['tamil therapist for old parents', 'nandini-joseph'],
  ['trauma therapist under 1500 online', 'tenzin-wangchuk'],
  ['mann bahut bhaari hai rona aata hai', depression],
  ['doctor for depression in hyderabad', 'farah-sheikh'],
  ['delivery ke baad', 'kavitha-reddy'],
  ['living in canada', 'lalremruati-chhangte tenzin-wangchuk jignesh-patel'],
  ['अंग्रेजी में थेरेपी', '*'],
  ['सस्ता काउंसलर', '* devika-menon saira-bano-ansari farah-sheikh'],
  ['bangaluru anxiety', 'ananya-krishnan'],
  ['anxiety counselling bengaluru weekend', ''],
  ['couple counselling evening gujarati', 'jignesh-patel'],
  ['kochi counsellor', 'devika-menon'],
  ['social anxiety student', students],
  ['self doubt', 'ananya-krishnan farah-sheikh devika-menon aarav-kulkarni'],
  ['exam fail ho gaya', students],
  ['therapist on phone in urdu', 'farah-sheikh imran-qureshi saira-bano-ansari'],
  // His profile says how the heart races in a lift.
  ['phobia of lifts', 'tenzin-wangchuk'],
  ['sleepless nights hindi', ''],
  ['reiki healer', ''],
  ['queer therapist', 'aarav-kulkarni'],
  ['mental health help for men', '*'],
  ['anxiety 800 rs', 'devika-menon'],
  ['grief counsellor free today', 'farah-sheikh saira-bano-ansari'],
  ['budhape ki samasya', 'arindam-banerjee nandini-joseph'],
  ['Hindi + English, male, couples, Sunday, online', couples],
  ['chinta aur neend ki dikkat', 'nandini-joseph'],
];
